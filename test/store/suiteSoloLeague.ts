import { describe, expect, it } from 'vitest';
import { makeSoloLeague } from '../../src/store/soloLeague.ts';
import type { SoloBoard, SoloEnding, SoloPage } from '../../src/table/solo/ports.ts';
import { snowflake } from './samples.ts';
import { aDailyTry, aMove, aSolo, lost, NOON, playSolo, startSolo, won } from './soloSamples.ts';
import type { Bench } from './suite.ts';
import { testSoloLeagueEquality } from './suiteSoloLeagueEquality.ts';

/** All that the league of games alone promises, whichever database it is on. */
export function testSoloLeague(at: () => Bench): void {
  const pageOf = (
    guildId: string,
    board: SoloBoard = 'all',
    period = 'all',
    page = 0,
    asker: string | null = null,
  ) => makeSoloLeague(at().database.driver).page({ guildId, board, period }, page, asker);
  /** The games of a person on a server, one after the other. */
  const play = async (guildId: string, player: string, ...endings: readonly SoloEnding[]) => {
    for (const ending of endings) await playSolo(at().solos, { guildId, player }, ending);
  };
  const usersOf = ({ standings }: SoloPage): string[] => standings.map(({ user }) => user);
  const ranksOf = ({ standings }: SoloPage): number[] => standings.map(({ rank }) => rank);
  const people = (count: number): string[] => Array.from({ length: count }, snowflake);

  describe('the leaderboard of games alone', () => {
    it('of a server where nobody has played is one empty page', async () => {
      const empty = { page: 0, pages: 1, people: 0, standings: [], own: null };
      expect(await pageOf(snowflake(), 'daily', '2026-11-30', 3, snowflake())).toEqual(empty);
    });

    it('adds up games, wins and scores, with the best one and the runs of wins', async () => {
      const [guildId, user] = [snowflake(), snowflake()];
      await play(guildId, user, won(2), won(5), won(0), lost, won(3));
      const line = { rank: 1, user, games: 5, wins: 4, score: 10, best: 5, run: 1, longestRun: 3 };
      expect((await pageOf(guildId)).standings).toEqual([line]);
      await play(guildId, user, lost);
      expect((await pageOf(guildId)).standings).toEqual([{ ...line, games: 6, run: 0 }]);
    });

    it('has no best score without a win, and 0 where every ploy was used', async () => {
      const guildId = snowflake();
      const [loser = '', winner = ''] = people(2);
      await play(guildId, loser, lost);
      await play(guildId, winner, won(0));
      expect((await pageOf(guildId)).standings).toMatchObject([
        { user: winner, wins: 1, score: 0, best: 0, run: 1, longestRun: 1 },
        { user: loser, wins: 0, score: 0, best: null, run: 0, longestRun: 0 },
      ]);
    });

    it('orders by wins, then score, then fewer games, then id; those who are equal share a rank', async () => {
      const guildId = snowflake();
      const [twin = '', twinToo = '', often = '', greedy = '', steady = ''] = people(5);
      await play(guildId, greedy, won(6));
      await play(guildId, often, won(3), lost, lost);
      await play(guildId, twinToo, lost, won(3));
      await play(guildId, twin, won(3), lost);
      await play(guildId, steady, won(0), won(1));
      const shown = await pageOf(guildId);
      expect(usersOf(shown)).toEqual([steady, greedy, twin, twinToo, often]);
      expect(ranksOf(shown)).toEqual([1, 2, 3, 3, 5]);
    });

    it('has ten people a page, ranks that are shared across pages, and your own line on each', async () => {
      const guildId = snowflake();
      const [first = '', ...others] = people(24);
      await play(guildId, first, won(1));
      for (const other of others) await play(guildId, other, lost);
      const own = { user: others[22], rank: 2, games: 1 };
      const [one, two, three] = await Promise.all(
        [0, 1, 9].map((page) => pageOf(guildId, 'all', 'all', page, own.user)),
      );
      expect(one).toMatchObject({ page: 0, pages: 3, people: 24, own });
      expect(two).toMatchObject({ page: 1, own });
      expect(three).toMatchObject({ page: 2, own, standings: [{}, {}, {}, own] });
      expect([one, two, three].flatMap((page) => (page ? usersOf(page) : []))).toEqual([first, ...others]);
      expect(new Set(two && ranksOf(two))).toEqual(new Set([2]));
      expect(await pageOf(guildId, 'all', 'all', -1)).toEqual(await pageOf(guildId));
    });

    it('counts a game in the month and the year in which it ended, in UTC and to the millisecond', async () => {
      const [guildId, newYear] = [snowflake(), Date.UTC(2027, 0, 1)];
      await playSolo(at().solos, { guildId }, lost, newYear - 1);
      await playSolo(at().solos, { guildId }, lost, newYear);
      const counted = ['2026-11', '2026-12', '2026', '2027-01', '2027', 'all'].map((period) =>
        pageOf(guildId, 'all', period),
      );
      expect((await Promise.all(counted)).map((page) => page.people)).toEqual([0, 1, 1, 1, 1, 2]);
    });

    it('counts a daily deal on its day, even where it ends after it, on both boards', async () => {
      const guildId = snowflake();
      const endedAt = Date.UTC(2027, 0, 1, 0, 3);
      await playSolo(
        at().solos,
        aDailyTry('2026-12-31', { guildId }),
        { status: 'lost', by: 'day-over' },
        endedAt,
      );
      const periods = ['2026-12-31', '2027-01-01', '2026-12', '2027-01', '2026', '2027', 'all'];
      const peopleOn = async (board: SoloBoard) => {
        const pages = await Promise.all(periods.map((period) => pageOf(guildId, board, period)));
        return pages.map((page) => page.people);
      };
      expect(await peopleOn('daily')).toEqual([1, 0, 1, 0, 1, 0, 1]);
      expect(await peopleOn('all')).toEqual([0, 0, 1, 0, 1, 0, 1]);
    });

    it('knows no other game on the board of the daily deal', async () => {
      const guildId = snowflake();
      await play(guildId, snowflake(), won(1));
      expect((await pageOf(guildId, 'daily')).people).toBe(0);
    });

    it('knows nothing of games that run, that don’t count, or of other servers', async () => {
      const { solos } = at();
      const guildId = snowflake();
      const game = aSolo({ guildId });
      await startSolo(solos, { guildId });
      await playSolo(solos, game, won(1));
      await playSolo(solos, game, won(6));
      await playSolo(solos, { guildId: null, player: game.player }, won(6));
      await play(snowflake(), game.player, won(6));
      expect((await pageOf(guildId)).standings).toMatchObject([{ user: game.player, games: 1, score: 1 }]);
    });

    it('counts nothing of a change that is stale or repeated', async () => {
      const { solos } = at();
      const guildId = snowflake();
      const id = await startSolo(solos, { guildId });
      const end = aMove({ id, version: 0, ending: won(1), endedAt: NOON });
      await solos.commit({ ...end, version: 1, interaction: snowflake() });
      for (const again of [end, end, { ...end, interaction: snowflake() }]) await solos.commit(again);
      expect((await pageOf(guildId)).standings).toMatchObject([{ games: 1, wins: 1, score: 1 }]);
    });
  });
  testSoloLeagueEquality(at);
}
