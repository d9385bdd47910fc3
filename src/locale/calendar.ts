import type { Language } from './language.ts';

/** How a language calls the months of the league. A month is a text like `2026-11`. */
interface Months {
  /** “November 2026”. */
  readonly named: (month: string) => string;
  /** “November” in the year of another month or year (`2026-12`, `2026`), “November 2025” in any other. */
  readonly seenFrom: (month: string, period: string) => string;
}

/** The months of a language. A text that is no month is our own fault: it throws a RangeError. */
export function monthsIn(language: Language): Months {
  const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
  const withYear = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  // Without a time, ISO texts are read as UTC.
  const named = (month: string): string => withYear.format(new Date(month));
  return {
    named,
    seenFrom: (month, period) =>
      yearOf(month) === yearOf(period) ? alone.format(new Date(month)) : named(month),
  };
}

function yearOf(period: string): string {
  return period.slice(0, 4);
}
