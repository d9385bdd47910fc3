import { describe, expect, it } from 'vitest';
import { formationName, locales, pickLocale } from '../../src/locale/index.ts';

describe('the language', () => {
  it.each(['de', 'de-DE', 'de-AT', 'DE', 'de_CH'])('is German for %s', (code) => {
    expect(pickLocale(code).language).toBe('de');
  });

  it.each(['en-US', 'en-GB', 'fr', '', 'den', 'nds'])('is English for “%s”', (code) => {
    expect(pickLocale(code).language).toBe('en');
  });
});

describe('words', () => {
  it('name formations as each game does', () => {
    const triple = { category: 'triple', sum: 27 } as const;
    expect(formationName(triple, 'border-stones', locales.de)).toBe('Drilling (27)');
    expect(formationName(triple, 'schotten-totten', locales.de)).toBe('Schotten-Totten-Team (27)');
    expect(formationName(triple, 'schotten-totten-online', locales.en)).toBe('three of a kind (27)');
  });

  it('count one stone and several', () => {
    expect([0, 1, 2].map(locales.en.table.stones)).toEqual(['0 stones', '1 stone', '2 stones']);
    expect([0, 1, 2].map(locales.de.table.stones)).toEqual(['0 Steine', '1 Stein', '2 Steine']);
    expect(locales.en.table.winsWith([3, 6, 9])).toBe('wins with stone 3, 6 or 9');
    expect(locales.de.table.winsWith([3, 6])).toBe('gewinnt mit Stein 3 oder 6');
  });

  it.each([locales.en, locales.de])('call commands as they are called in $language', (words) => {
    const { anybody, people } = words.stats.noneOf;
    const texts = [...flatten(words).values(), anybody('Anna'), people('Anna')].join('\n');
    const named = [...texts.matchAll(/`\/([a-z]+)/g)].map(([, name]) => name);
    const commands = Object.values(words.commands).map(({ name }) => name);
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => name === undefined || !commands.includes(name))).toEqual([]);
  });

  it('set thousands apart as each language does', () => {
    expect(locales.en.league.people(1234)).toBe('1,234 people');
    expect(locales.de.league.people(1234)).toBe('1.234 Personen');
  });

  it('call days and months by their names, and years and all time', () => {
    const called = (words: typeof locales.en) =>
      ['2026-03-01', '2026-03', '2026', 'all'].map(words.league.period);
    expect(called(locales.en)).toEqual(['1 March 2026', 'March 2026', '2026', 'All time']);
    expect(called(locales.de)).toEqual(['1. März 2026', 'März 2026', '2026', 'Insgesamt']);
    expect(() => locales.en.league.period('2026-13')).toThrow(RangeError);
  });

  it('are all there, and nothing German has been left in English', () => {
    const [english, german] = [flatten(locales.en), flatten(locales.de)];
    expect([...german.keys()]).toEqual([...english.keys()]);
    const same = [...english].filter(
      ([key, text]) => text.length > 12 && !text.startsWith('a sentence') && german.get(key) === text,
    );
    expect(same).toEqual([['.game.rulesets.schotten-totten', 'Schotten Totten']]);
  });
});

/** Every text by its path; a function only shows that it is there. */
function flatten(value: unknown, path = ''): Map<string, string> {
  if (typeof value === 'string') return new Map([[path, value]]);
  if (typeof value === 'function') return new Map([[path, 'a sentence made to measure']]);
  if (typeof value !== 'object' || value === null) return new Map();
  return new Map(Object.entries(value).flatMap(([key, inner]) => [...flatten(inner, `${path}.${key}`)]));
}
