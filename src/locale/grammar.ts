import type { Language } from './language.ts';

/** The forms of a counted phrase; `#` stands for the number. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

/** Says a number in the right form of a language's plural, its thousands set apart. */
export function countingIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const figures = new Intl.NumberFormat(language);
  return (count, forms) => {
    const form = rules.select(count) === 'one' ? forms.one : forms.other;
    return form.replace('#', figures.format(count));
  };
}

/** Whose way to join lists each language takes: English without the comma before the last. */
const lists: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de' };

/** Joins a list as a language does: “4, 5 or 6”, „4, 5 oder 6“. */
export function listingIn(language: Language): Listing {
  const and = new Intl.ListFormat(lists[language], { type: 'conjunction' });
  const or = new Intl.ListFormat(lists[language], { type: 'disjunction' });
  return { all: (items) => and.format(items.map(String)), any: (items) => or.format(items.map(String)) };
}

interface Listing {
  readonly all: (items: readonly (string | number)[]) => string;
  readonly any: (items: readonly (string | number)[]) => string;
}

/** A sentence that begins with a name which may be written small. */
export function capital(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
