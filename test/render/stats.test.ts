import { describe, expect, it } from 'vitest';
import type { PersonStats } from '../../src/engine/stones/league.ts';
import type { OutcomeKind } from '../../src/engine/stones/types.ts';
import { locales } from '../../src/locale/index.ts';
import { escapeName, paintStats } from '../../src/render/index.ts';
import type { StatsSheet } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { ANNA, BEN, read } from './views.ts';

const played: PersonStats = {
  rounds: 12,
  wins: 9,
  draws: 1,
  losses: 2,
  stones: 52,
  points: 51,
  longestStreak: 4,
  favourite: { by: 'three-adjacent', wins: 5 },
  titles: 2,
};

const nothing: PersonStats = {
  rounds: 0,
  wins: 0,
  draws: 0,
  losses: 0,
  stones: 0,
  points: 0,
  longestStreak: 0,
  favourite: null,
  titles: 0,
};

/** Anna as Ben sees her, unless told otherwise. */
function sheetOf(stats: PersonStats, given: Partial<StatsSheet> = {}): StatsSheet {
  const against = { wins: 3, draws: 0, losses: 1, points: 17, otherPoints: 9 };
  return { user: ANNA, name: 'Anna', stats, computer: [], against, asker: BEN, ...given };
}

describe('somebody’s rounds', () => {
  it('add up, and say how the two stand against each other', () => {
    expect(read(paintStats(sheetOf(played), locales.en))).toMatchInlineSnapshot(`
      "
      ### Anna
      12 rounds: 9 won, 1 drawn, 2 lost
      51 points, 4.3 a round · 52 stones
      Longest streak: 4 rounds won in a row
      Most often won with three adjacent stones (5 times)
      🏆 2 months won
      **You against Anna**
      3 won, 0 drawn, 1 lost · points 17 to 9
      "
    `);
  });

  it('do so in German, with a comma', () => {
    expect(read(paintStats(sheetOf(played), locales.de))).toMatchInlineSnapshot(`
      "
      ### Anna
      12 Runden: 9 gewonnen, 1 unentschieden, 2 verloren
      51 Punkte, 4,3 je Runde · 52 Steine
      Längste Siegesreihe: 4 Runden hintereinander
      Am häufigsten gewonnen mit drei Steinen nebeneinander (5-mal)
      🏆 2 gewonnene Monate
      **Du gegen Anna**
      3 gewonnen, 0 unentschieden, 1 verloren · Punkte 17 zu 9
      "
    `);
  });

  it('are one’s own without a head to head', () => {
    const { content } = paintStats(sheetOf(played, { asker: ANNA, against: null }), locales.en);
    expect(content).toContain('### Anna (you)');
    expect(content).not.toContain('against');
  });

  it('say so where the two have never met', () => {
    const against = { wins: 0, draws: 0, losses: 0, points: 0, otherPoints: 0 };
    const message = (language: 'en' | 'de') => paintStats(sheetOf(played, { against }), locales[language]);
    expect(message('en').content).toContain('You and Anna have not finished a round against each other yet.');
    expect(message('de').content).toContain('Du und Anna habt noch keine Runde gegeneinander beendet.');
  });

  it('leave out what there is none of', () => {
    const stats = { ...nothing, rounds: 1, losses: 1 };
    expect(read(paintStats(sheetOf(stats, { against: null }), locales.en))).toMatchInlineSnapshot(`
      "
      ### Anna
      1 round: 0 won, 0 drawn, 1 lost
      0 points, 0.0 a round · 0 stones
      "
    `);
  });

  it('count one of everything in the singular', () => {
    const once = {
      ...played,
      rounds: 1,
      wins: 1,
      draws: 0,
      losses: 0,
      points: 5,
      stones: 1,
      longestStreak: 1,
    };
    const stats: PersonStats = { ...once, favourite: { by: 'five', wins: 1 }, titles: 1 };
    expect(read(paintStats(sheetOf(stats, { against: null }), locales.de))).toMatchInlineSnapshot(`
      "
      ### Anna
      1 Runde: 1 gewonnen, 0 unentschieden, 0 verloren
      5 Punkte, 5,0 je Runde · 1 Stein
      Längste Siegesreihe: 1 Runde
      Am häufigsten gewonnen mit fünf Steinen (einmal)
      🏆 1 gewonnener Monat
      "
    `);
  });

  it('that there are none of yet are one friendly sentence', () => {
    const said = [locales.en, locales.de].flatMap((words) => [
      paintStats(sheetOf(nothing), words).content,
      paintStats(sheetOf(nothing, { asker: ANNA, against: null }), words).content,
    ]);
    expect(said.join('\n')).toMatchInlineSnapshot(`
      "Anna has not finished a round on this server yet: \`/challenge\` asks for one.
      You have not finished a round on this server yet: \`/challenge\` begins one.
      Anna hat auf diesem Server noch keine Runde beendet: \`/herausfordern\` lädt dazu ein.
      Du hast auf diesem Server noch keine Runde beendet: \`/herausfordern\` beginnt eine."
    `);
  });

  it('against the computer alone are none against people', () => {
    const computer = [{ level: 'easy', wins: 2, draws: 0, losses: 1 }] as const;
    const said = [locales.en, locales.de].flatMap((words) => [
      paintStats(sheetOf(nothing, { computer }), words).content.split('\n')[1],
      paintStats(sheetOf(nothing, { computer, asker: ANNA, against: null }), words).content.split('\n')[1],
    ]);
    expect(said).toEqual([
      'Anna has not finished a round against people on this server yet: `/challenge` asks for one.',
      'You have not finished a round against people on this server yet: `/challenge` begins one.',
      'Anna hat auf diesem Server noch keine Runde gegen Menschen beendet: `/herausfordern` lädt dazu ein.',
      'Du hast auf diesem Server noch keine Runde gegen Menschen beendet: `/herausfordern` beginnt eine.',
    ]);
  });

  it('name every way of winning in words', () => {
    const ways: readonly OutcomeKind[] = ['five', 'three-adjacent', 'majority', 'resign', 'timeout'];
    const lines = [locales.en, locales.de].flatMap((words) =>
      ways.map((by) => {
        const stats = { ...played, favourite: { by, wins: 1234 } };
        return paintStats(sheetOf(stats), words).content.split('\n')[4];
      }),
    );
    expect(lines.join('\n')).toMatchInlineSnapshot(`
      "Most often won with five stones (1,234 times)
      Most often won with three adjacent stones (1,234 times)
      Most often won by more stones in the settlement (1,234 times)
      Most often won because the other resigned (1,234 times)
      Most often won because the other ran out of time (1,234 times)
      Am häufigsten gewonnen mit fünf Steinen (1.234-mal)
      Am häufigsten gewonnen mit drei Steinen nebeneinander (1.234-mal)
      Am häufigsten gewonnen mit mehr Steinen in der Endabrechnung (1.234-mal)
      Am häufigsten gewonnen durch Aufgeben des anderen (1.234-mal)
      Am häufigsten gewonnen durch Zeitüberschreitung des anderen (1.234-mal)"
    `);
  });

  it('round the points of a round to a tenth', () => {
    const line = (points: number, rounds: number) =>
      paintStats(sheetOf({ ...played, points, rounds }), locales.en).content.split('\n')[2];
    expect(line(10, 3)).toContain('3.3 a round');
    expect(line(10, 2)).toContain('5.0 a round');
    expect(line(1_234_567_890, 1)).toContain('1,234,567,890 points, 1,234,567,890.0 a round');
  });

  it.each([locales.en, locales.de])('keep Discord’s limits in $language, however many', (words) => {
    const most = 9_999_999_999;
    const stats: PersonStats = {
      rounds: most,
      wins: most,
      draws: most,
      losses: most,
      stones: most,
      points: most,
      longestStreak: most,
      favourite: { by: 'majority', wins: most },
      titles: most,
    };
    const against = { wins: most, draws: most, losses: most, points: most, otherPoints: most };
    expectWithinLimits(paintStats(sheetOf(stats, { name: escapeName('*'.repeat(24)), against }), words));
  });
});
