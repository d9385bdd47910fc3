import { describe, expect, it } from 'vitest';
import type { LeaguePage, Season, Standing } from '../../src/engine/stones/league.ts';
import { locales } from '../../src/locale/index.ts';
import { escapeName, paintLeaderboard, parseCustomId } from '../../src/render/index.ts';
import type { LeaderboardSheet, Message } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { ANNA, BEN, read } from './views.ts';

const CARLA = '300000000000000003';
const names = new Map([
  [ANNA, 'Anna'],
  [BEN, 'Ben'],
  [CARLA, 'Carla'],
]);

function standing(rank: number, user: string, points: number, given: Partial<Standing> = {}): Standing {
  return { rank, user, points, wins: 9, rounds: 12, ...given };
}

function pageOf(standings: readonly Standing[], given: Partial<LeaguePage> = {}): LeaguePage {
  return { page: 0, pages: 1, people: standings.length, standings, own: null, ...given };
}

/** November as Ben sees it, unless told otherwise. */
function sheetOf(page: LeaguePage, given: Partial<LeaderboardSheet> = {}): LeaderboardSheet {
  return { game: 'all', span: 'month', period: '2026-11', page, seasons: [], asker: BEN, names, ...given };
}

/** Where the two buttons lead, dead ones left out. */
function turnsOf({ components }: Message): readonly unknown[] {
  return components.flatMap((row) =>
    row.components.flatMap((one) =>
      'custom_id' in one && !one.disabled ? [parseCustomId(one.custom_id)] : [],
    ),
  );
}

const ben = standing(1, BEN, 45, { wins: 1, rounds: 1 });
const small = pageOf([standing(1, ANNA, 45), ben, standing(3, CARLA, 1, { wins: 0 })], { own: ben });
const seasons: readonly Season[] = [
  { month: '2026-10', champions: [ANNA], points: 45 },
  { month: '2025-12', champions: [ANNA, BEN], points: 1 },
];

describe('the leaderboard', () => {
  it('ranks by points, equal ones alike, and picks out the reader’s own line', () => {
    expect(read(paintLeaderboard(sheetOf(small, { seasons }), locales.en))).toMatchInlineSnapshot(`
      "
      ### All games · November 2026
      1 · Anna · 45 points
      -# 9 wins · 12 rounds
      **1 · Ben (you) · 45 points**
      -# 1 win · 1 round
      3 · Carla · 1 point
      -# 0 wins · 12 rounds
      -# 3 people
      🏆 October: Anna, 45 points
      🏆 December 2025: Anna and Ben, 1 point
      "
    `);
  });

  it('is said in German too, and speaks of one game and a year', () => {
    const sheet = sheetOf(small, { game: 'border-stones', span: 'year', period: '2026', seasons });
    expect(read(paintLeaderboard(sheet, locales.de))).toMatchInlineSnapshot(`
      "
      ### Grenzsteine · 2026
      1 · Anna · 45 Punkte
      -# 9 Siege · 12 Runden
      **1 · Ben (du) · 45 Punkte**
      -# 1 Sieg · 1 Runde
      3 · Carla · 1 Punkt
      -# 0 Siege · 12 Runden
      -# 3 Personen
      "
    `);
  });

  it('names the month and the champions of months in the reader’s language', () => {
    const message = paintLeaderboard(sheetOf(small, { seasons, period: '2026-12' }), locales.de);
    expect(message.content).toContain('### Alle Spiele · Dezember 2026');
    expect(message.content).toContain('🏆 Oktober: Anna, 45 Punkte\n🏆 Dezember 2025: Anna und Ben, 1 Punkt');
  });

  it('has no champions beside a year or all time', () => {
    for (const [span, period] of [['year', '2026'] as const, ['all', 'all'] as const]) {
      const { content } = paintLeaderboard(sheetOf(small, { span, period, seasons }), locales.en);
      expect(content).not.toContain('🏆');
    }
    const sheet = sheetOf(small, { span: 'all', period: 'all' });
    expect(paintLeaderboard(sheet, locales.en).content).toContain('### All games · All time');
  });

  it('shows the own line below a gap where it is on another page', () => {
    const own = standing(1234, BEN, 2);
    const page = pageOf([standing(1, ANNA, 45)], { own, pages: 200, people: 1999 });
    expect(read(paintLeaderboard(sheetOf(page), locales.en))).toMatchInlineSnapshot(`
      "
      ### All games · November 2026
      1 · Anna · 45 points
      -# 9 wins · 12 rounds
      ⋮
      **1,234 · Ben (you) · 2 points**
      -# 9 wins · 12 rounds
      -# 1,999 people · page 1 of 200
      [–] [Next]
      "
    `);
  });

  it('tells who has not played how to get there', () => {
    const page = pageOf([standing(1, ANNA, 45)]);
    expect(paintLeaderboard(sheetOf(page), locales.en).content).toContain(
      '-# You have not finished a round in this time yet: `/challenge` begins one.',
    );
    expect(paintLeaderboard(sheetOf(page), locales.de).content).toContain('`/herausfordern` beginnt eine.');
  });

  it('says how to begin where nobody has played, and keeps the champions', () => {
    expect(read(paintLeaderboard(sheetOf(pageOf([]), { seasons }), locales.en))).toMatchInlineSnapshot(`
      "
      ### All games · November 2026
      Nobody has finished a round in this time yet: \`/challenge\` begins one.
      🏆 October: Anna, 45 points
      🏆 December 2025: Anna and Ben, 1 point
      "
    `);
  });

  it('has buttons only where there are pages, each to its neighbour', () => {
    const turn = (page: number, pages: number) =>
      turnsOf(
        paintLeaderboard(
          sheetOf(pageOf([standing(1, ANNA, 45)], { page, pages }), { game: 'schotten-totten' }),
          locales.en,
        ),
      );
    const to = (page: number) => ({ kind: 'leaderboard', game: 'schotten-totten', span: 'month', page });
    expect(turn(0, 1)).toEqual([]);
    expect(turn(0, 3)).toEqual([to(1)]);
    expect(turn(1, 3)).toEqual([to(0), to(2)]);
    expect(turn(2, 3)).toEqual([to(1)]);
  });

  it('keeps both buttons in their places at either end', () => {
    const at = (page: number) =>
      read(paintLeaderboard(sheetOf(pageOf([ben], { page, pages: 2, own: ben })), locales.en));
    expect(at(0)).toContain('[–] [Next]');
    expect(at(1)).toContain('[Back] [–]');
  });

  it('mentions who has no name, and shows any name as it was escaped', () => {
    const odd = escapeName('**# <@1>');
    const sheet = sheetOf(small, { names: new Map([[ANNA, odd]]) });
    const { content } = paintLeaderboard(sheet, locales.en);
    expect(content).toContain(`1 · ${odd} · 45 points`);
    expect(content).toContain(`**1 · <@${BEN}> (you) · 45 points**`);
    expect(content).toContain(`3 · <@${CARLA}> · 1 point\n`);
  });

  it('names three of many equal champions', () => {
    const champions = [ANNA, BEN, CARLA, ...Array.from({ length: 1000 }, (_, index) => `4${index}`)];
    const message = paintLeaderboard(
      sheetOf(small, { seasons: [{ month: '2026-10', champions, points: 5 }] }),
      locales.en,
    );
    expect(message.content).toContain('🏆 October: Anna, Ben, Carla and 1,000 more, 5 points');
  });
});

describe('a leaderboard as full as can be', () => {
  const widest = escapeName('*'.repeat(24));
  const most = 9_999_999_999;
  const users = Array.from({ length: 10 }, (_, index) => `1${String(index).repeat(19)}`);
  const own = standing(most, BEN, most, { wins: most, rounds: most });
  const page = pageOf(
    users.map((user) => standing(most, user, most, { wins: most, rounds: most })),
    { page: most / 3, pages: most, people: most, own },
  );
  const full = sheetOf(page, {
    game: 'schotten-totten-online',
    period: '2026-09',
    names: new Map([...users, BEN].map((user) => [user, widest])),
    seasons: Array.from({ length: 12 }, (_, index) => ({
      month: `2025-${String(12 - index).padStart(2, '0')}`,
      champions: users,
      points: most,
    })),
  });

  it.each([locales.en, locales.de])('keeps Discord’s limits in $language', (words) => {
    const message = paintLeaderboard(full, words);
    expectWithinLimits({ ...message, content: 'measured below' });
    expect(message.content.length).toBeLessThanOrEqual(2000);
    expect(message.content.split(words.league.yourself(widest))).toHaveLength(2);
    expect(message.content).toContain(words.league.page(page.page + 1, most));
  });

  it('gives up the oldest champions, and shows that it did', () => {
    const { content } = paintLeaderboard(full, locales.en);
    expect(content).toContain('🏆 December 2025');
    expect(content).not.toContain('January 2025');
    expect(content.endsWith('\n…')).toBe(true);
  });
});
