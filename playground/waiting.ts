import type { Changes } from './changes.ts';

/** How long to wait and what to say when it was in vain. */
export interface Patience {
  /** Milliseconds. */
  readonly within: number;
  /** What was waited for and what is there instead; asked only when the time is over. */
  readonly what: () => string;
}

/**
 * Looks at once and after each change of the world until `look` finds something.
 *
 * @throws Error when the time is over or the stand-in stops.
 */
export async function waitUntil<T>(
  changes: Changes,
  look: () => T | undefined,
  patience: Patience,
): Promise<T> {
  const present = look();
  if (present !== undefined) return present;
  return new Promise<T>((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      off();
    };
    const off = changes.on((change) => {
      if (change.kind === 'stopped') {
        stop();
        reject(new Error(`The stand-in stopped while waiting for ${patience.what()}.`));
        return;
      }
      try {
        const found = look();
        if (found === undefined) return;
        stop();
        resolve(found);
      } catch (error) {
        // What looks is a test's own predicate: its mistake must not become the server's.
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Waited ${patience.within} ms for ${patience.what()}.`));
    }, patience.within);
  });
}
