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

/** Whose way to write a day each language takes: English with the day before the month. */
const days: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** How a language calls days (in UTC) like `2026-11-30`: “30 November 2026”. Another text throws a RangeError. */
export function dayIn(language: Language): (day: string) => string {
  const format = new Intl.DateTimeFormat(days[language], { dateStyle: 'long', timeZone: 'UTC' });
  return (day) => format.format(new Date(day));
}
