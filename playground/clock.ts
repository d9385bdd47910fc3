/**
 * The stand-in's own time: the machine's clock plus an offset that only ever grows. "15 minutes later" moves
 * the offset; the program under test keeps the machine's clock and doesn't notice.
 */
export class Clock {
  #offset: number;
  readonly #listeners = new Set<() => void>();

  /** @param offset milliseconds by which this clock is ahead of the machine's. */
  constructor(offset = 0) {
    this.#offset = offset;
  }

  /** Milliseconds since 1970, on this clock. */
  now(): number {
    return Date.now() + this.#offset;
  }

  /** How far this clock is ahead of the machine's, in milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  /** Moves the clock forward by `milliseconds` and lets everything that hangs on a deadline look again. */
  advance(milliseconds: number): void {
    if (milliseconds < 0) throw new RangeError('The clock only runs forward: snowflakes must grow.');
    this.#offset += milliseconds;
    for (const listener of this.#listeners) listener();
  }

  /** Calls `listener` after each jump; the answer takes it off again. */
  onAdvance(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
