/** What was learned a short while ago, by a key: the oldest goes when there is too much. */
export interface Kept<T> {
  /** What is kept and still fresh. */
  get(key: string): T | undefined;
  /** Keeps it anew, and gives it back. */
  set(key: string, value: T): T;
}

/** Keeps at most `most` values, each for so many milliseconds by `now`. */
export function makeKept<T>(most: number, milliseconds: number, now: () => number): Kept<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      return found && found.until > now() ? found.value : undefined;
    },
    set(key, value) {
      // Taken out first, so that it becomes the youngest.
      kept.delete(key);
      kept.set(key, { value, until: now() + milliseconds });
      const [oldest] = kept.keys();
      if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      return value;
    },
  };
}
