import { dailyDeal, endDays } from '../../table/solo/daily.ts';
import { dayAt } from '../../table/solo/day.ts';
import type { Context } from '../context.ts';

/** How long before a day begins its deal is drawn, in milliseconds: at midnight many may ask for it at once. */
const AHEAD = 3_600_000;

/**
 * What the days ask for, in any process and any number of times: tries that were not finished on their day are ended,
 * and the next day's deal is drawn before anybody asks for it; that of a day that has begun is drawn when it is asked for.
 */
export function makeDailies({ solos, log }: Context): () => Promise<void> {
  let ready: string | null = null;
  return async () => {
    try {
      await endDays(solos);
      const now = solos.clock();
      const next = dayAt(now + AHEAD);
      if (next === dayAt(now) || next === ready) return;
      await dailyDeal(solos, next);
      ready = next;
    } catch (error) {
      log.warn({ err: error }, 'the daily deals could not be looked after; the next sweep tries again');
    }
  };
}
