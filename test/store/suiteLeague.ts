import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LeaguePage } from '../../src/engine/stones/league.ts';
import { book } from '../../src/store/booking.ts';
import { keep } from '../../src/store/database.ts';
import { makeLeague } from '../../src/store/leagueStore.ts';
import { results, rungs } from '../../src/store/schema.ts';
import { aRound, drawn, NOVEMBER, playRound, playRounds, wonByA } from './leagueSamples.ts';
import { snowflake } from './samples.ts';
import type { Bench } from './suite.ts';
import { testLeagueEquality } from './suiteLeagueEquality.ts';
import { testLeagueHonours } from './suiteLeagueHonours.ts';

/** All that the league promises, whichever database it is on. */
export function testLeague(at: () => Bench): void {
  testLeaderboard(at);
  testBooking(at);
  testLeagueHonours(at);
  testLeagueEquality(at);
}

const people = (count: number): string[] => Array.from({ length: count }, snowflake);
const usersOf = ({ standings }: LeaguePage): string[] => standings.map(({ user }) => user);
const ranksOf = ({ standings }: LeaguePage): number[] => standings.map(({ rank }) => rank);

function testLeaderboard(at: () => Bench): void {
  describe('the leaderboard', () => {
    const page = (guildId: string, number = 0, asker: string | null = null) =>
      makeLeague(at().database.driver).page({ guildId, game: 'all', period: 'all' }, number, asker);
    const play = (...rounds: Parameters<typeof playRounds>[1]) => playRounds(at().database.driver, rounds);

    it('of a server where nobody has played is one empty page', async () => {
      const empty = { page: 0, pages: 1, people: 0, standings: [], own: null };
      expect(await page(snowflake(), 3, snowflake())).toEqual(empty);
    });

    it('gives five points to the winner and the stones owned to the loser, whoever sat where', async () => {
      const guildId = snowflake();
      const [anna = '', ben = ''] = people(2);
      await play(
        aRound({ guildId, people: [anna, ben], result: wonByA(3) }),
        aRound({ guildId, people: [ben, anna], result: wonByA(1) }),
        aRound({ guildId, people: [ben, anna], result: drawn(4, 2) }),
      );
      expect((await page(guildId)).standings).toEqual([
        { rank: 1, user: ben, points: 12, wins: 1, rounds: 3 },
        { rank: 2, user: anna, points: 8, wins: 1, rounds: 3 },
      ]);
    });

    it('orders equal points by wins, then by fewer rounds, then by id; they share a rank', async () => {
      const guildId = snowflake();
      const [often = '', once = '', twice = '', twiceToo = '', last = ''] = people(5);
      const against = (user: string, result: ReturnType<typeof drawn>) =>
        aRound({ guildId, people: [user, last], result });
      await play(
        against(often, drawn(4, 0)),
        against(often, drawn(1, 0)),
        against(often, drawn(0, 0)),
        against(twiceToo, drawn(2, 0)),
        against(twiceToo, drawn(3, 0)),
        against(twice, drawn(1, 0)),
        against(twice, drawn(4, 0)),
        against(once, wonByA()),
        against(once, drawn(0, 0)),
        against(once, drawn(0, 0)),
        against(once, drawn(0, 0)),
      );
      const shown = await page(guildId);
      expect(usersOf(shown)).toEqual([once, twice, twiceToo, often, last]);
      expect(ranksOf(shown)).toEqual([1, 1, 1, 1, 5]);
    });

    it('has ten people a page, and ranks that go on where the page before ended', async () => {
      const guildId = snowflake();
      const [first = '', ...others] = people(24);
      await play(...others.map((other) => aRound({ guildId, people: [first, other], result: wonByA(2) })));
      expect(await page(guildId)).toMatchObject({ page: 0, pages: 3, people: 24 });
      expect(usersOf(await page(guildId))).toEqual([first, ...others.slice(0, 9)]);
      expect(usersOf(await page(guildId, 1))).toEqual(others.slice(9, 19));
      expect(ranksOf(await page(guildId, 1))).toEqual(Array.from({ length: 10 }, () => 2));
    });

    it('shows its last page where a later one is asked for, and its first below that', async () => {
      const guildId = snowflake();
      const [first = '', ...others] = people(12);
      await play(...others.map((other) => aRound({ guildId, people: [first, other] })));
      expect(await page(guildId, 2)).toMatchObject({ page: 1, standings: [{}, {}] });
      expect(await page(guildId, Number.MAX_SAFE_INTEGER)).toEqual(await page(guildId, 1));
      expect(await page(guildId, -1)).toEqual(await page(guildId, 0));
    });

    it('shows your own line whichever page is open, and none where you have not played', async () => {
      const guildId = snowflake();
      const [first = '', ...others] = people(12);
      await play(...others.map((other) => aRound({ guildId, people: [first, other], result: wonByA(1) })));
      const own = { rank: 2, user: others[10] ?? '', points: 1, wins: 0, rounds: 1 };
      expect((await page(guildId, 0, own.user)).own).toEqual(own);
      expect((await page(guildId, 1, own.user)).own).toEqual(own);
      expect((await page(guildId, 1, first)).own).toMatchObject({ rank: 1, points: 55 });
      expect((await page(guildId, 0, snowflake())).own).toBeNull();
    });

    it('knows nothing of other servers', async () => {
      const both: [string, string] = [snowflake(), snowflake()];
      const [here, there] = [aRound({ people: both }), aRound({ people: both, result: drawn(1, 2) })];
      await play(here, there);
      expect((await page(here.guildId)).standings).toMatchObject([{ points: 5 }, { points: 0 }]);
      expect((await page(there.guildId)).standings).toMatchObject([{ points: 2 }, { points: 1 }]);
    });

    it('is one of a single game, or of all together', async () => {
      const guildId = snowflake();
      const both: [string, string] = [snowflake(), snowflake()];
      await play(
        aRound({ guildId, people: both, ruleset: 'schotten-totten', result: wonByA(1) }),
        aRound({ guildId, people: both, ruleset: 'border-stones', result: drawn(2, 3) }),
      );
      const pointsIn = async (
        game: 'all' | 'schotten-totten' | 'border-stones' | 'schotten-totten-online',
      ) => {
        const query = { guildId, game, period: '2026' };
        const { standings } = await makeLeague(at().database.driver).page(query, 0, null);
        return standings.map(({ points }) => points);
      };
      expect(await pointsIn('schotten-totten')).toEqual([5, 1]);
      expect(await pointsIn('border-stones')).toEqual([3, 2]);
      expect(await pointsIn('schotten-totten-online')).toEqual([]);
      expect(await pointsIn('all')).toEqual([7, 4]);
    });

    it('counts a round in the month and the year in which it ended, in UTC and to the millisecond', async () => {
      const guildId = snowflake();
      const newYear = Date.UTC(2027, 0, 1);
      await play(aRound({ guildId, endedAt: newYear - 1 }), aRound({ guildId, endedAt: newYear }));
      const peopleIn = async (period: string) => {
        const query = { guildId, game: 'all', period } as const;
        return (await makeLeague(at().database.driver).page(query, 0, null)).people;
      };
      const periods = ['2026-11', '2026-12', '2026', '2027-01', '2027', 'all'];
      expect(await Promise.all(periods.map(peopleIn))).toEqual([0, 2, 2, 2, 2, 4]);
    });
  });
}

function testBooking(at: () => Bench): void {
  describe('booking a round', () => {
    it('files it with its table, its people and its time', async () => {
      const { driver } = at().database;
      const round = aRound({ result: wonByA(3, 'three-adjacent'), endedAt: NOVEMBER + 7 });
      const tableId = await playRound(driver, round);
      const filed = await driver.read((database) =>
        database.select().from(results).where(eq(results.tableId, tableId)),
      );
      expect(filed).toEqual([
        {
          tableId,
          guildId: round.guildId,
          ruleset: 'border-stones',
          userA: round.people[0],
          userB: round.people[1],
          winner: 'A',
          by: 'three-adjacent',
          pointsA: 5,
          pointsB: 3,
          stonesA: 5,
          stonesB: 3,
          at: new Date(NOVEMBER + 7),
        },
      ]);
    });

    it('a second time is refused, and counts nothing', async () => {
      const { driver } = at().database;
      const round = aRound();
      const { guildId, ruleset, people, result, endedAt } = round;
      const tableId = await playRound(driver, round);
      const again = { tableId, guildId, ruleset, userA: people[0], userB: people[1] };
      const booking = driver.transact(async (transaction) => {
        await book(transaction, again, result, endedAt);
        return keep(null);
      });
      await expect(booking).rejects.toMatchObject({ name: 'StoreError', code: '23505' });
      const query = { guildId, game: 'all', period: 'all' } as const;
      const { standings } = await makeLeague(driver).page(query, 0, null);
      expect(standings).toMatchObject([
        { points: 5, wins: 1, rounds: 1 },
        { points: 0, wins: 0, rounds: 1 },
      ]);
    });

    it('counts people on narrow rungs and on wide ones, and leaves none behind on which nobody stands', async () => {
      const { driver } = at().database;
      const round = aRound({ result: drawn(99, 2) });
      const ladder = async (width: number) => {
        const isMeant = and(eq(rungs.guildId, round.guildId), eq(rungs.width, width));
        const found = await driver.read((database) =>
          database.select().from(rungs).where(isMeant).orderBy(rungs.points),
        );
        return found
          .filter(({ game, period }) => game === 'all' && period === '2026')
          .map(({ points, people: count }) => [points, count]);
      };
      await playRound(driver, round);
      const apart = [
        [2, 1],
        [99, 1],
      ];
      expect([await ladder(1), await ladder(100)]).toEqual([apart, [[0, 2]]]);
      await playRound(driver, { ...round, result: drawn(1, 98) });
      expect([await ladder(1), await ladder(100)]).toEqual([[[100, 2]], [[100, 2]]]);
    });
  });
}
