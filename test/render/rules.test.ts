import { describe, expect, it } from 'vitest';
import { rulesets } from '../../src/engine/stones/rulesets.ts';
import { locales } from '../../src/locale/index.ts';
import { paintRules } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { read } from './views.ts';

const languages = [locales.en, locales.de];

describe('the rules', () => {
  it.each(rulesets.map(({ id }) => id))('of %s: every page fits, in both languages', (id) => {
    for (const words of languages) {
      words.rules(id).forEach((_, page) => expectWithinLimits(paintRules(words, id, page)));
    }
    expect(locales.de.rules(id).length).toBe(locales.en.rules(id).length);
  });

  it('are turned page by page, up to the ends', () => {
    const last = locales.en.rules('border-stones').length - 1;
    expect(read(paintRules(locales.en, 'border-stones', 0))).toContain('[–] [Next] [Deutsch]');
    expect(read(paintRules(locales.de, 'border-stones', 4))).toContain('[Zurück] [Weiter] [English]');
    expect(read(paintRules(locales.en, 'border-stones', last))).toContain('[Back] [–] [Deutsch]');
    expect(paintRules(locales.en, 'border-stones', 99)).toEqual(
      paintRules(locales.en, 'border-stones', last),
    );
  });

  it('show the formations of each game in its own words', () => {
    expect(read(paintRules(locales.en, 'border-stones', 2))).toMatchInlineSnapshot(`
      "
      ### Border Stones: Formations, best first
      1. **suited run**: one suit, three values in a row · \`7♠ 8♠ 9♠\`
      2. **triple**: three equal values · \`9♠ 9♥ 9♦\`
      3. **flush**: one suit · \`2♣ 6♣ K♣\`
      4. **run**: three values in a row · \`4♠ 5♥ 6♥\`
      5. **total**: any other three cards · \`3♥ 8♠ 8♦\`

      A kind that stands higher in this list beats every lower one, whatever the numbers: \`A♥ 2♥ 3♥\` beats \`9♠ 9♥ 9♦\`.

      Of the same kind, the higher sum of the three values wins. With equal sums too, the side that was **complete first** (whose third card was laid first) wins.

      The order in which the cards were laid does not matter. Nothing wraps round: Q-K-A is no run.
      -# 3 / 12
      [Back] [Next] [Deutsch]
      "
    `);
    expect(read(paintRules(locales.de, 'schotten-totten', 2))).toMatchInlineSnapshot(`
      "
      ### Schotten Totten: Formationen, die beste zuerst
      1. **geordneter Clan**: drei Werte hintereinander in einer Farbe · \`🔵5 🔵6 🔵7\`
      2. **Schotten-Totten-Team**: drei gleiche Werte · \`🔺9 🔵9 🟪9\`
      3. **Clan**: drei Karten einer Farbe · \`🍀2 🍀4 🍀9\`
      4. **Schotten-Totten-Staffel**: drei Werte hintereinander · \`🔵4 ⭐5 🔶6\`
      5. **wilde Horde**: drei beliebige Karten · \`🔺2 🍀6 🔵6\`

      Was hier weiter oben steht, schlägt alles darunter, ganz gleich mit welchen Zahlen: \`🔶1 🔶2 🔶3\` schlägt \`🔺9 🔵9 🟪9\`.

      Bei gleicher Art gewinnt die höhere Summe der drei Werte. Ist auch die gleich, gewinnt die Seite, die **zuerst vollständig** war (deren dritte Karte zuerst lag).

      In welcher Reihenfolge die Karten gelegt wurden, ist egal. Es geht nicht im Kreis: 8-9-1 ist keine Folge.
      -# 3 / 12
      [Zurück] [Weiter] [English]
      "
    `);
  });

  it('have each game’s own order of a turn', () => {
    const order = (id: (typeof rulesets)[number]['id']) =>
      paintRules(locales.en, id, 1).content.match(/^\d\. \*\*\w+/gm);
    expect(order('border-stones')).toEqual(['1. **Claim', '2. **Lay', '3. **Draw']);
    expect(order('schotten-totten-online')).toEqual(['1. **Lay', '2. **Claim', '3. **Draw']);
  });

  it('say how a match, the clock and every way out go', () => {
    const pages = (words: (typeof languages)[number]) =>
      [8, 9].map((page) => paintRules(words, 'border-stones', page).content);
    expect(pages(locales.en).join('\n')).toMatchSnapshot();
    expect(pages(locales.de).join('\n')).toMatchSnapshot();
  });

  it('name commands as they are called in that language', () => {
    for (const words of languages) {
      const commands = Object.values(words.commands).flatMap((command) => [
        command.name,
        ...('subcommands' in command
          ? Object.values(command.subcommands).map(({ name }) => `${command.name} ${name}`)
          : []),
      ]);
      const text = rulesets.flatMap(({ id }) => words.rules(id).map((page) => page.text)).join('\n');
      const named = [...text.matchAll(/`\/([a-z ]+)`/g)].map(([, name]) => name);
      expect(named.length).toBeGreaterThan(0);
      for (const name of named) expect(commands).toContain(name);
    }
  });

  it('name the larger hand where there is one', () => {
    expect(paintRules(locales.de, 'border-stones', 7).content).toContain('Größere Hand');
    expect(paintRules(locales.de, 'schotten-totten', 7).content).not.toContain('Größere Hand');
  });
});
