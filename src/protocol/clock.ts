/** The most that may be asked for of one thing to be counted: more is a slip of the pen, and would never end. */
export const MOST_REPEATS = 1_000_000_000;

/** The most milliseconds that may be asked for: an hour. */
export const MOST_MS = 3_600_000;

/** Says, each time it is asked, whether so many milliseconds are over. */
export function after(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() >= end;
}

/** What a piece of work came to, and the milliseconds it took. */
export function measure<T>(work: () => T): { readonly result: T; readonly ms: number } {
  const start = performance.now();
  const result = work();
  return { result, ms: Math.round((performance.now() - start) * 1000) / 1000 };
}
