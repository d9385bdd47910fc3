import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { pickLanguage } from './language.ts';
import type { Language } from './language.ts';

/** Every word that people read, in one language. */
export type Locale = typeof en & { readonly language: Language };

export const locales: Readonly<Record<Language, Locale>> = {
  en: { ...en, language: 'en' },
  de: { ...de, language: 'de' },
};

/** The words for a code like `de`, `de-AT` or `en-US`: German for any German, English for everybody else. */
export function pickLocale(code: string): Locale {
  return locales[pickLanguage(code)];
}
