import type { Day } from './ports.ts';

const DAY_LENGTH = 24 * 3_600_000;

/** The day of a time in milliseconds, in UTC. */
export function dayAt(time: number): Day {
  return new Date(time).toISOString().slice(0, 10);
}

/** The day before the one of a time. */
export function dayBefore(time: number): Day {
  return dayAt(time - DAY_LENGTH);
}
