import { seededGenerator } from '../../seededGenerator.ts';
import { CODES, NO_CARD } from '../cards.ts';
import type { DuelCore } from '../core.ts';
import { NOBODY } from '../layout.ts';
import { STONES } from '../seats.ts';
import { NO_MOVE, type Move } from './moves.ts';

/**
 * What a search knows of the duels that it has looked at, by a hash of 64 bits (Zobrist: each fact has a random number,
 * and those of all facts that hold are combined). Hands need no numbers: they are what is not laid.
 */

/** A power of two. */
const SLOTS = 1 << 14;
const SIDES = 2 * STONES;
const SEED = 1;

const random = seededGenerator(SEED);
const numbers = (count: number) => Int32Array.from({ length: count }, random);
/** By `card * SIDES + side`; by `side`, owned and complete first; by turn, phase and passes. Twice, for each half. */
const cards = [numbers(CODES * SIDES), numbers(CODES * SIDES)] as const;
const owners = [numbers(SIDES), numbers(SIDES)] as const;
const firsts = [numbers(SIDES), numbers(SIDES)] as const;
const states = [numbers(16), numbers(16)] as const;

/** What a worth means that was found within a span: the very worth, or only that it is no less, or no more. */
export type Bound = 'exact' | 'least' | 'most';

const BOUNDS = ['exact', 'least', 'most'] as const satisfies readonly Bound[];

/** What was found out about a duel: its worth for whoever is up, looking so many actions ahead, and the best move. */
interface Knowledge {
  readonly depth: number;
  readonly worth: number;
  readonly bound: Bound;
  readonly move: Move;
}

export class Memory {
  /** Of the duel that was recalled last. */
  worth = 0;
  move: Move = NO_MOVE;
  #depth = 0;
  #bound: Bound = 'exact';

  readonly #highs = new Int32Array(SLOTS);
  readonly #lows = new Int32Array(SLOTS);
  readonly #depths = new Uint8Array(SLOTS);
  readonly #worths = new Float64Array(SLOTS);
  readonly #bounds = new Uint8Array(SLOTS);
  readonly #moves = new Uint16Array(SLOTS);

  /** Brings back what is known of a duel; says whether anything is. */
  recall(core: DuelCore): boolean {
    const low = hash(core, 1);
    const slot = low & (SLOTS - 1);
    // No look that is remembered has the depth 0, so that an empty slot is no knowledge.
    if (this.#depths[slot] === 0 || this.#lows[slot] !== low || this.#highs[slot] !== hash(core, 0))
      return false;
    this.#depth = this.#depths[slot] ?? 0;
    this.worth = this.#worths[slot] ?? 0;
    this.#bound = BOUNDS[this.#bounds[slot] ?? 0] ?? 'exact';
    this.move = this.#moves[slot] ?? NO_MOVE;
    return true;
  }

  /**
   * Whether what was recalled makes a look of this depth needless. A duel that is decided (`won` or as much below 0) is so
   * however far one looks.
   */
  answers(
    depth: number,
    { least, most }: { readonly least: number; readonly most: number },
    won: number,
  ): boolean {
    if (this.#depth < depth && Math.abs(this.worth) < won) return false;
    switch (this.#bound) {
      case 'exact':
        return true;
      case 'least':
        return this.worth >= most;
      case 'most':
        return this.worth <= least;
    }
  }

  /** The newest knowledge takes the place of what was in its slot. */
  remember(core: DuelCore, { depth, worth, bound, move }: Knowledge): void {
    const low = hash(core, 1);
    const slot = low & (SLOTS - 1);
    this.#highs[slot] = hash(core, 0);
    this.#lows[slot] = low;
    this.#depths[slot] = depth;
    this.#worths[slot] = worth;
    this.#bounds[slot] = BOUNDS.indexOf(bound);
    this.#moves[slot] = move;
  }
}

function hash({ laid, owner, first, turn, phase, passes }: DuelCore, half: 0 | 1): number {
  let hashed = states[half][turn | (phase === 'played' ? 2 : 0) | (passes << 2)] ?? 0;
  for (let side = 0; side < SIDES; side++) {
    for (let place = 3 * side; place < 3 * side + 3; place++) {
      const card = laid[place] ?? NO_CARD;
      if (card === NO_CARD) break;
      hashed ^= cards[half][card * SIDES + side] ?? 0;
    }
  }
  for (let stone = 0; stone < STONES; stone++) {
    const [ofOwner, ofFirst] = [owner[stone] ?? NOBODY, first[stone] ?? NOBODY];
    if (ofOwner !== NOBODY) hashed ^= owners[half][ofOwner] ?? 0;
    if (ofFirst !== NOBODY) hashed ^= firsts[half][ofFirst] ?? 0;
  }
  return hashed;
}
