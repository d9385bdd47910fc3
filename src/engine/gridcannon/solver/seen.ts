/** A set of fingerprints of 64 bits, in two halves, with room for so many: a table with open addressing. */
export class Seen {
  readonly #highs: Int32Array;
  readonly #lows: Int32Array;
  readonly #most: number;
  #size = 0;

  /** @param capacity a power of two; a quarter of it stays empty, so that looking something up is quick */
  constructor(capacity: number) {
    this.#highs = new Int32Array(capacity);
    this.#lows = new Int32Array(capacity);
    this.#most = capacity * 0.75;
  }

  get isFull(): boolean {
    return this.#size >= this.#most;
  }

  /** Takes a fingerprint in, and says whether it is new. There must be room. */
  add(high: number, low: number): boolean {
    // Both halves 0 mean an empty place; the one fingerprint in 2^64 that is so shares its place with another.
    const mark = (high | low) === 0 ? 1 : low;
    const mask = this.#highs.length - 1;
    for (let place = high & mask; ; place = (place + 1) & mask) {
      const [there, mine] = [this.#highs[place] ?? 0, this.#lows[place] ?? 0];
      if (there === high && mine === mark) return false;
      if ((there | mine) !== 0) continue;
      this.#highs[place] = high;
      this.#lows[place] = mark;
      this.#size += 1;
      return true;
    }
  }
}
