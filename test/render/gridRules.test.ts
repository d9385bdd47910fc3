import { describe, expect, it } from 'vitest';
import { BOOKS, locales } from '../../src/locale/index.ts';
import { paintRules } from '../../src/render/index.ts';
import { facts } from './gridFacts.ts';
import { expectWithinLimits } from './limits.ts';
import { read } from './views.ts';

/** Whatever is decided in Gridcannon is said in its rules, in both languages. */

type Words = typeof locales.en;

const languages = [locales.en, locales.de];

/** The whole book as it is read. */
function bookOf(words: Words): string {
  return words
    .rules('gridcannon')
    .map(({ title, text }) => `### ${title}\n${text}`)
    .join('\n')
    .replaceAll('\uFE0E', '')
    .replaceAll('**', '');
}

describe('the rules of Gridcannon', () => {
  it.each(facts)('say it in both languages: %s', (_, en, de) => {
    expect(bookOf(locales.en)).toMatch(en);
    expect(bookOf(locales.de)).toMatch(de);
  });

  it.each(languages)('fit a phone, page by page, in $language', (words) => {
    words.rules('gridcannon').forEach((_, page) => {
      const message = paintRules(words, 'gridcannon', page);
      expectWithinLimits(message);
      expect(message.content.length).toBeLessThan(1200);
    });
    expect(words.rules('gridcannon')).toHaveLength(locales.en.rules('gridcannon').length);
  });

  it('are the last book, and turned like the others', () => {
    expect(BOOKS.at(-1)).toBe('gridcannon');
    expect(read(paintRules(locales.en, 'gridcannon', 1))).toMatchInlineSnapshot(`
      "
      ### Gridcannon: The grid
      \`\`\`
         · · ·
       · 1 2 3 ·
       · 4 5 6 ·
       · 7 8 9 ·
         · · ·
      \`\`\`

      Each of the nine **cells** holds a stack of number cards, and only the **top card** of a stack counts.

      Each dot is a **spot** for one royal. Twelve of them lie round the grid: above and below each column, left and right of each row. A corner borders two spots, an edge cell one, the centre none.

      A royal that falls stays in its spot, which is never free again.
      -# 2 / 17
      [Back] [Next] [Deutsch]
      "
    `);
    expect(read(paintRules(locales.de, 'gridcannon', 0))).toMatchInlineSnapshot(`
      "
      ### Gridcannon: Das Ziel
      Ein Spiel für dich allein, über eine Revolution. Nach und nach tauchen die Adligen auf und stellen sich um dein Raster, und du stürzt sie: Eine Karte, die du an ein Ende einer Linie legst, feuert auf den, der am anderen steht.

      **Du gewinnst**, sobald alle **zwölf Adligen** gestürzt sind. Dein **Ergebnis** ist die Zahl der Tricks, die du nicht gebraucht hast, höchstens 6.

      Es gibt 54 Karten in vier Farben: ♠ ♣ sind schwarz, ♥ ♦ sind rot.
      - 36 **Zahlenkarten**, 2 bis 10, die ihren Wert zählen
      - 12 **Adlige**: Buben \`B\` (11 Lebenspunkte), Damen \`D\` (12), Könige \`K\` (13)
      - 6 **Tricks**: vier Asse \`A\` (Abzug) und zwei Joker (Versetzung)
      -# 1 / 17
      [–] [Weiter] [English]
      "
    `);
  });

  it.each(languages)('show suits as letters in $language, and print its own faces', (words) => {
    const book = words.rules('gridcannon');
    const text = book.map((page) => page.text).join('\n');
    expect(text).toMatch(/[♠♥♦♣]/u);
    expect(text).not.toMatch(/[♠♥♦♣](?!\uFE0E)/u);
    const printed = new Set(
      Array.from(text.matchAll(/`(\w+)[♠♥♦♣]\uFE0E`/gu), ([, value = '']) => value).filter((value) =>
        /\D/.test(value),
      ),
    );
    const { J, Q, K } = words.game.faces;
    expect([...printed].toSorted()).toEqual([J, Q, K].toSorted());
  });

  it.each(languages)('name commands and buttons as they are called in $language', (words) => {
    const named = Array.from(bookOf(words).matchAll(/`\/([a-z]+)/g), ([, name]) => name);
    const called = Object.values(words.commands).map(({ name }) => name);
    expect(new Set(named)).toEqual(
      new Set([words.commands.gridcannon.name, words.commands.leaderboard.name]),
    );
    for (const name of named) expect(called).toContain(name);
    expect(bookOf(words)).toContain(`${words.commands.gridcannon.options.deal.name}:daily`);
    expect(bookOf(words)).toMatch(new RegExp(`\\n${words.solo.undo} (takes back|nimmt zurück)`));
  });
});
