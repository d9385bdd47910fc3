import { wordsFor } from './words.ts';

/** How far the stand-in's clock is ahead of the machine's, in milliseconds: the page shows its time. */
let offset = 0;

/** Follows the stand-in's clock. */
export function setClockOffset(milliseconds: number): void {
  offset = milliseconds;
}

/** When a message was written, as it stands beside the name: `19:44`, `Yesterday at 19:44`, or the date. */
export function stampText(at: number, locale: string): string {
  const time = format(at, locale, { timeStyle: 'short' });
  const days = dayOf(now()) - dayOf(at);
  if (days === 0) return time;
  return days === 1
    ? wordsFor(locale).yesterday(time)
    : format(at, locale, { dateStyle: 'short', timeStyle: 'short' });
}

const STYLES: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** A moment as `<t:…:style>` shows it. */
export function dateText(at: number, style: string | undefined, locale: string): string {
  return format(at, locale, STYLES[style ?? 'f'] ?? {});
}

const UNITS = [
  ['year', 31_536_000_000],
  ['month', 2_592_000_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** A moment as `<t:…:R>` shows it: `in 23 hours`. */
export function relativeText(at: number, locale: string): string {
  const distance = at - now();
  const [unit, length] = UNITS.find(([, one]) => Math.abs(distance) >= one) ?? ['second', 1000];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(Math.round(distance / length), unit);
}

function now(): number {
  return Date.now() + offset;
}

function dayOf(at: number): number {
  const date = new Date(at);
  return Math.round(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}

function format(at: number, locale: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locale, options).format(at);
}
