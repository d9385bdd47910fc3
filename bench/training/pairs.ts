/** Pairs of described games of which one was better than the other: what the weights are learned from. */

/** Room for the traits of one game. */
const ROW = 80;

/** A game as its describer has described it. */
export interface Described {
  /** Where the table for it begins (see `Appraiser`). */
  readonly offset: number;
  readonly traits: Int32Array;
  /** How many of them there are. */
  readonly count: number;
}

export class Pairs {
  /** How many pairs there are. Games 2n and 2n + 1 are pair n, the better one in front. */
  size = 0;

  readonly #capacity: number;
  readonly #offsets: Int32Array;
  readonly #counts: Uint8Array;
  readonly #traits: Int16Array;

  /** @param capacity how many pairs there is room for; what is too much is let go */
  constructor(capacity: number) {
    this.#capacity = capacity;
    this.#offsets = new Int32Array(capacity * 2);
    this.#counts = new Uint8Array(capacity * 2);
    this.#traits = new Int16Array(capacity * 2 * ROW);
  }

  /** Takes a pair in. `describe` describes a game, and may use the same memory for both. */
  add(describe: (which: 'better' | 'worse') => Described): void {
    if (this.size === this.#capacity) return;
    this.#write(this.size * 2, describe('better'));
    this.#write(this.size * 2 + 1, describe('worse'));
    this.size += 1;
  }

  #write(game: number, { offset, traits, count }: Described): void {
    if (count > ROW) throw new RangeError(`A game has ${count} traits, and there is room for ${ROW}.`);
    this.#offsets[game] = offset;
    this.#counts[game] = count;
    this.#traits.set(traits.subarray(0, count), game * ROW);
  }

  offsetOf(game: number): number {
    return this.#offsets[game] ?? 0;
  }

  traitsOf(game: number): Int16Array {
    return this.#traits.subarray(game * ROW, game * ROW + (this.#counts[game] ?? 0));
  }
}
