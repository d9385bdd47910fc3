import { setTimeout as pause } from 'node:timers/promises';

/** What a promise brings within so many milliseconds, or else `otherwise`; what comes later, a fault too, is dropped. */
export async function within<T>(milliseconds: number, promise: Promise<T>, otherwise: T): Promise<T> {
  const abort = new AbortController();
  const late = pause(milliseconds, otherwise, { signal: abort.signal }).catch(() => otherwise);
  try {
    return await Promise.race([promise, late]);
  } finally {
    abort.abort();
  }
}
