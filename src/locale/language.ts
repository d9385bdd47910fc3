/** The languages that Merestone speaks. */
export type Language = 'en' | 'de';

/** German for any German, English for everybody else. */
export function pickLanguage(code: string): Language {
  return /^de(?:$|[-_])/i.test(code) ? 'de' : 'en';
}
