import { isSameColour, JACK, QUEEN, suitOf, valueOf } from '../../engine/gridcannon/cards.ts';

/** Number cards by whom they hurt: those of a suit (0 to 3), the black ones, the red ones, all. */
const [BLACK, RED, ALL] = [4, 5, 6];
const GROUPS = 7;
const SPADES = 0;
const HIGHEST = 10;

/** The number cards that are to come, counted: in which order they come, the player doesn't know. */
export class Outlook {
  /** By `group << 4 | value`: cards of this value or more. */
  readonly #counts = new Uint8Array(GROUPS << 4);

  constructor(numbers: readonly number[]) {
    for (const card of numbers) {
      for (const group of [suitOf(card), colourOf(card), ALL]) this.#add((group << 4) | valueOf(card), 1);
    }
    for (let group = 0; group < GROUPS; group++) {
      for (let value = HIGHEST; value > 0; value--) {
        this.#add((group << 4) | (value - 1), this.#counts[(group << 4) | value] ?? 0);
      }
    }
  }

  /** How many can be laid on a card of this value. */
  fitting(value: number): number {
    return this.#counts[(ALL << 4) | value] ?? 0;
  }

  /** How many would hurt a royal by so much at least, if they came to a cell where a card of this value lies. */
  hurting(royal: number, least: number, value: number): number {
    const needed = Math.max(least, value);
    return needed > HIGHEST ? 0 : (this.#counts[(groupOf(royal) << 4) | needed] ?? 0);
  }

  #add(key: number, more: number): void {
    this.#counts[key] = (this.#counts[key] ?? 0) + more;
  }
}

function colourOf(card: number): number {
  return isSameColour(suitOf(card), SPADES) ? BLACK : RED;
}

function groupOf(royal: number): number {
  const rank = valueOf(royal);
  if (rank === JACK) return ALL;
  return rank === QUEEN ? colourOf(royal) : suitOf(royal);
}
