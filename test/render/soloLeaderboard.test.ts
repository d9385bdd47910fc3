import { describe, expect, it } from 'vitest';
import { spansOf } from '../../src/engine/gridcannon/league.ts';
import type { SoloBoard, SoloPage, SoloStanding } from '../../src/engine/gridcannon/league.ts';
import { locales } from '../../src/locale/index.ts';
import { periodAt } from '../../src/table/league.ts';
import { escapeName, paintSoloLeaderboard, parseCustomId } from '../../src/render/index.ts';
import type { Message, SoloLeaderboardSheet } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { ANNA, BEN, read } from './views.ts';

const CARLA = '300000000000000003';
const names = new Map([
  [ANNA, 'Anna'],
  [BEN, 'Ben'],
  [CARLA, 'Carla'],
]);

function standing(rank: number, user: string, given: Partial<SoloStanding> = {}): SoloStanding {
  return { rank, user, games: 20, wins: 12, score: 29, best: 5, run: 3, longestRun: 7, ...given };
}

function pageOf(standings: readonly SoloStanding[], given: Partial<SoloPage> = {}): SoloPage {
  return { page: 0, pages: 1, people: standings.length, standings, own: null, ...given };
}

/** November as Ben sees it, unless told otherwise. */
function sheetOf(page: SoloPage, given: Partial<SoloLeaderboardSheet> = {}): SoloLeaderboardSheet {
  return { board: 'all', span: 'month', period: '2026-11', page, asker: BEN, names, ...given };
}

/** Where the living buttons lead, row by row. */
function waysOf({ components }: Message): readonly (readonly unknown[])[] {
  return components.map((row) =>
    row.components.flatMap((one) =>
      'custom_id' in one && !one.disabled ? [parseCustomId(one.custom_id)] : [],
    ),
  );
}

const ben = standing(2, BEN, { games: 1, wins: 1, score: 0, best: 0, run: 1, longestRun: 1 });
const lost = { wins: 0, score: 0, best: null, run: 0, longestRun: 0 };
const small = pageOf([standing(1, ANNA), ben, standing(3, CARLA, { ...lost, games: 4 })], { own: ben });
const single = { games: 1, wins: 1, run: 1, longestRun: 1 };
const day = pageOf([
  standing(1, ANNA, { ...single, score: 4, best: 4 }),
  standing(2, BEN, { ...single, score: 1, best: 1 }),
  standing(3, CARLA, { ...lost, games: 1 }),
]);

describe('the table of Gridcannon', () => {
  it('tells wins, games, scores and runs, and picks out the reader’s own line', () => {
    expect(read(paintSoloLeaderboard(sheetOf(small), locales.en))).toMatchInlineSnapshot(`
      "
      ### Gridcannon · November 2026
      1 · Anna · 12 wins
      -# 20 games · best 5, mean 2.4 · run of wins 3, longest 7
      **2 · Ben (you) · 1 win**
      -# 1 game · best 0, mean 0.0 · run of wins 1, longest 1
      3 · Carla · 0 wins
      -# 4 games
      -# 3 people
      [–] [Year] [All time]
      "
    `);
    expect(read(paintSoloLeaderboard(sheetOf(small), locales.de))).toMatchInlineSnapshot(`
      "
      ### Gridcannon · November 2026
      1 · Anna · 12 Siege
      -# 20 Spiele · bestes 5, Schnitt 2,4 · Siegesreihe 3, längste 7
      **2 · Ben (du) · 1 Sieg**
      -# 1 Spiel · bestes 0, Schnitt 0,0 · Siegesreihe 1, längste 1
      3 · Carla · 0 Siege
      -# 4 Spiele
      -# 3 Personen
      [–] [Jahr] [Gesamt]
      "
    `);
  });

  it('of one day tells only how each try went', () => {
    const today = sheetOf(day, { board: 'daily', span: 'day', period: '2026-11-30' });
    expect(read(paintSoloLeaderboard(today, locales.en))).toMatchInlineSnapshot(`
      "
      ### Gridcannon: daily deal · 30 November 2026
      1 · Anna · won, 4 ploys left
      **2 · Ben (you) · won, 1 ploy left**
      3 · Carla · lost
      -# 3 people
      [–] [Yesterday] [Month] [Year] [All time]
      "
    `);
    expect(read(paintSoloLeaderboard(today, locales.de))).toMatchInlineSnapshot(`
      "
      ### Gridcannon: Tagesspiel · 30. November 2026
      1 · Anna · gewonnen, 4 Tricks übrig
      **2 · Ben (du) · gewonnen, 1 Trick übrig**
      3 · Carla · verloren
      -# 3 Personen
      [–] [Gestern] [Monat] [Jahr] [Gesamt]
      "
    `);
  });

  it('of the day before reads like that of today', () => {
    const rowsOf = (span: 'day' | 'yesterday'): readonly string[] => {
      const sheet = sheetOf(day, { board: 'daily', span, period: '2026-11-29' });
      return paintSoloLeaderboard(sheet, locales.en).content.split('\n');
    };
    expect(rowsOf('yesterday')).toEqual(rowsOf('day'));
  });

  it('says of the daily deal that there is one try a day, wherever one plays', () => {
    const { en, de } = locales;
    for (const said of [en.soloLeague.nobody.daily, en.soloLeague.notYou.daily]) {
      expect(said).toContain('There is one try a day, wherever you play.');
    }
    for (const said of [de.soloLeague.nobody.daily, de.soloLeague.notYou.daily]) {
      expect(said).toContain('Es gibt einen Versuch am Tag, egal wo du spielst.');
    }
  });

  it('gives equal people the same rank', () => {
    const page = pageOf([standing(1, ANNA), standing(1, BEN), standing(3, CARLA)]);
    const { content } = paintSoloLeaderboard(sheetOf(page), locales.en);
    expect(content.match(/^\**\d+ · \w+/gm)).toEqual(['1 · Anna', '**1 · Ben', '3 · Carla']);
  });

  it('shows the own line below a gap where it is on another page', () => {
    const own = standing(1234, BEN, { wins: 1, games: 1000, score: 2, best: 2, run: 0, longestRun: 1 });
    const page = pageOf([standing(1, ANNA)], { own, pages: 200, people: 1999 });
    expect(read(paintSoloLeaderboard(sheetOf(page), locales.en))).toMatchInlineSnapshot(`
      "
      ### Gridcannon · November 2026
      1 · Anna · 12 wins
      -# 20 games · best 5, mean 2.4 · run of wins 3, longest 7
      ⋮
      **1,234 · Ben (you) · 1 win**
      -# 1,000 games · best 2, mean 2.0 · run of wins 0, longest 1
      -# 1,999 people · page 1 of 200
      [–] [Next]
      [–] [Year] [All time]
      "
    `);
  });

  it('tells who is not on it how to get there, and how to begin where nobody is', () => {
    const painted = (board: SoloBoard, page: SoloPage) =>
      [locales.en, locales.de].map((words) =>
        paintSoloLeaderboard(sheetOf(page, { board }), words).content.split('\n').slice(1),
      );
    const others = pageOf([standing(1, ANNA)]);
    for (const [index, words] of [locales.en, locales.de].entries()) {
      for (const board of ['all', 'daily'] as const) {
        expect(painted(board, pageOf([]))[index]).toEqual([words.soloLeague.nobody[board]]);
        expect(painted(board, others)[index]).toContain(`-# ${words.soloLeague.notYou[board]}`);
        expect(words.soloLeague.nobody[board]).toContain('`/gridcannon');
        expect(words.soloLeague.notYou[board]).toContain('`/gridcannon');
      }
      expect(words.soloLeague.nobody.daily).toContain(`${words.commands.gridcannon.options.deal.name}:daily`);
    }
  });

  it('leads to the other spans, and only the daily board has days', () => {
    for (const board of ['all', 'daily'] as const) {
      for (const span of spansOf(board)) {
        const period = periodAt(span, Date.parse('2026-11-30T12:00:00Z'));
        const [ways] = waysOf(paintSoloLeaderboard(sheetOf(small, { board, span, period }), locales.en));
        const others = spansOf(board).filter((each) => each !== span);
        expect(ways).toEqual(others.map((each) => ({ kind: 'soloLeaderboard', board, span: each, page: 0 })));
      }
    }
    expect(spansOf('all')).toEqual(['month', 'year', 'all']);
    expect(spansOf('daily')).toEqual(['day', 'yesterday', 'month', 'year', 'all']);
  });

  it('turns pages where there are several, each button to its neighbour', () => {
    const turns = (page: number, pages: number) => {
      const sheet = sheetOf(pageOf([standing(1, ANNA)], { page, pages }), { board: 'daily', span: 'year' });
      const message = paintSoloLeaderboard(sheet, locales.en);
      expectWithinLimits(message);
      return waysOf(message).slice(0, -1);
    };
    const to = (page: number) => ({ kind: 'soloLeaderboard', board: 'daily', span: 'year', page });
    expect(turns(0, 1)).toEqual([]);
    expect(turns(0, 3)).toEqual([[to(1)]]);
    expect(turns(1, 3)).toEqual([[to(0), to(2)]]);
    expect(turns(2, 3)).toEqual([[to(1)]]);
  });

  it('mentions who has no name, and shows any name as it was escaped', () => {
    const odd = escapeName('**# <@1>');
    const { content } = paintSoloLeaderboard(sheetOf(small, { names: new Map([[ANNA, odd]]) }), locales.en);
    expect(content).toContain(`1 · ${odd} · 12 wins`);
    expect(content).toContain(`**2 · <@${BEN}> (you) · 1 win**`);
    expect(content).toContain(`3 · <@${CARLA}> · 0 wins\n-# 4 games\n`);
  });

  it.each([locales.en, locales.de])('keeps Discord’s limits in $language, as full as can be', (words) => {
    const widest = escapeName('*'.repeat(24));
    const users = Array.from({ length: 10 }, (_, index) => `1${String(index).repeat(19)}`);
    // Of somebody who has finished a game every minute for nearly two years.
    const most = 999_999;
    const many = { games: most, wins: most, score: 6 * most, best: 6, run: most, longestRun: most };
    const page = pageOf(
      users.map((user) => standing(most, user, many)),
      { page: 99_998, pages: 99_999, people: most, own: standing(most, BEN, many) },
    );
    const full = sheetOf(page, {
      board: 'daily',
      period: '2026-09',
      names: new Map([...users, BEN].map((user) => [user, widest])),
    });
    const message = paintSoloLeaderboard(full, words);
    expectWithinLimits({ ...message, content: 'measured below' });
    expect(message.content.length).toBeLessThanOrEqual(2000);
    expect(message.content.split(words.league.yourself(widest))).toHaveLength(2);
    expect(message.content.endsWith(words.league.page(99_999, 99_999))).toBe(true);
  });
});
