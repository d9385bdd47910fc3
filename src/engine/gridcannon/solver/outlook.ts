import { isPloy, isRoyal, JACK, KING, NO_CARD, suitOf, valueOf } from '../cards.ts';
import { pileCard } from '../core.ts';
import type { GridCore } from '../core.ts';

/**
 * What a pile holds in store, read once for all the games that share it: a beam looks at thousands of games with the same
 * pile one after another.
 *
 * Cards are asked for by **group**: those that hurt a royal. Groups 0 to 3 are the suits, then black, red, and all.
 */

const ALL = 6;
const GROUPS = 7;

/** Of `first` where no such card comes. */
export const NEVER = 63;

/** A ploy among the values of a sequence. */
export const PLOY = 15;

export class Outlook {
  /** By `group << 4 | value`: how many number cards of this value or more are to come, and how many cards before the first. */
  readonly counts = new Uint8Array(GROUPS << 4);
  readonly firsts = new Uint8Array(GROUPS << 4);
  readonly lasts = new Uint8Array(16);

  /** The values of all number cards to come, in order, with `PLOY` for ploys; royals are left out. */
  readonly sequence = new Uint8Array(64);
  length = 0;

  numbers = 0;
  ploys = 0;
  royals = 0;
  /** How many cards of the sequence come before the last royal. */
  untilLastRoyal = 0;
  /** The next two royals, and how many cards of the sequence come before them. */
  readonly coming = new Uint8Array(2);
  readonly comingAfter = new Uint8Array(2);

  /** Reads what waits and what lies in the pile of a core. */
  read(core: GridCore): this {
    this.counts.fill(0);
    this.firsts.fill(NEVER);
    this.lasts.fill(0);
    this.length = this.numbers = this.ploys = this.royals = this.untilLastRoyal = 0;
    this.coming.fill(NO_CARD);
    this.#see(core.pending);
    this.#see(core.held);
    for (let from = 0; from < core.pileSize; from++) this.#see(pileCard(core, from));
    this.#sumUp();
    return this;
  }

  #see(card: number): void {
    if (card === NO_CARD) return;
    if (isRoyal(card)) {
      if (this.royals < 2) {
        this.coming[this.royals] = card;
        this.comingAfter[this.royals] = this.length;
      }
      this.royals += 1;
      this.untilLastRoyal = this.length;
      return;
    }
    if (isPloy(card)) this.ploys += 1;
    else {
      const place = (suitOf(card) << 4) | valueOf(card);
      this.counts[place] = (this.counts[place] ?? 0) + 1;
      this.firsts[place] = Math.min(this.firsts[place] ?? NEVER, this.length);
      this.lasts.fill(this.length + 1, 0, valueOf(card) + 1);
      this.numbers += 1;
    }
    this.sequence[this.length] = isPloy(card) ? PLOY : valueOf(card);
    this.length += 1;
  }

  /** From cards of one value and suit to cards of at least a value, and to colours. */
  #sumUp(): void {
    for (let group = 0; group < 4; group++) {
      for (let place = (group << 4) | 9; place >= group << 4; place--) this.#join(place, place, place + 1);
    }
    for (let value = 0; value <= 10; value++) {
      this.#join((4 << 4) | value, value, (3 << 4) | value);
      this.#join((5 << 4) | value, (1 << 4) | value, (2 << 4) | value);
      this.#join((ALL << 4) | value, (4 << 4) | value, (5 << 4) | value);
    }
  }

  #join(to: number, one: number, other: number): void {
    this.counts[to] = (this.counts[one] ?? 0) + (this.counts[other] ?? 0);
    this.firsts[to] = Math.min(this.firsts[one] ?? NEVER, this.firsts[other] ?? NEVER);
  }

  /** How many number cards to come may lie on a card of this value. */
  fitting(value: number): number {
    return this.counts[(ALL << 4) | value] ?? 0;
  }

  /** How many cards come before the first that may lie on a card of this value; `NEVER` where none does. */
  firstFitting(value: number): number {
    return this.firsts[(ALL << 4) | value] ?? NEVER;
  }
}

/** The group of cards that hurt a royal. */
export function groupAgainst(royal: number): number {
  const suit = suitOf(royal);
  if (valueOf(royal) === KING) return suit;
  if (valueOf(royal) === JACK) return ALL;
  return suit === 0 || suit === 3 ? 4 : 5;
}
