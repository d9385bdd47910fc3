import { describe, expect, it } from 'vitest';
import { makeLeague } from '../../src/store/leagueStore.ts';
import { aRound, drawn, NOVEMBER, playRounds, wonByA } from './leagueSamples.ts';
import type { Round } from './leagueSamples.ts';
import { snowflake } from './samples.ts';
import type { Bench } from './suite.ts';

const DAY = 24 * 3_600_000;

/** Champions, and what the league says of single people. */
export function testLeagueHonours(at: () => Bench): void {
  const league = () => makeLeague(at().database.driver);
  const play = (...rounds: readonly Round[]) => playRounds(at().database.driver, rounds);
  testSeasons(league, play);
  testStats(league, play);
  testHeadToHead(league, play);
}

type TheLeague = () => ReturnType<typeof makeLeague>;
type Play = (...rounds: readonly Round[]) => Promise<void>;

function testSeasons(league: TheLeague, play: Play): void {
  describe('the seasons', () => {
    const inMonth = (month: number) => Date.UTC(2026, month - 1, 3);

    it('keep the champions of each month that is over, newest first, across years', async () => {
      const guildId = snowflake();
      const [anna, ben] = [snowflake(), snowflake()];
      await play(
        aRound({ guildId, people: [anna, ben], endedAt: inMonth(-2) }),
        aRound({ guildId, people: [ben, anna], endedAt: inMonth(1) }),
        aRound({ guildId, people: [ben, anna], endedAt: inMonth(1) }),
        aRound({ guildId, people: [anna, ben], endedAt: inMonth(10) }),
        aRound({ guildId, people: [anna, ben], endedAt: inMonth(11) }),
      );
      const seasons = [
        { month: '2026-10', champions: [anna], points: 5 },
        { month: '2026-01', champions: [ben], points: 10 },
        { month: '2025-10', champions: [anna], points: 5 },
      ];
      expect(await league().seasons(guildId, 'all', '2026-11', 9)).toEqual(seasons);
      expect(await league().seasons(guildId, 'all', '2026-11', 2)).toEqual(seasons.slice(0, 2));
      expect(await league().seasons(guildId, 'all', '2025-10', 9)).toEqual([]);
    });

    it('have all as champions who were equal at the top, in the order of the leaderboard', async () => {
      const guildId = snowflake();
      const [patient, winner, other] = [snowflake(), snowflake(), snowflake()];
      await play(
        aRound({ guildId, people: [patient, other], result: drawn(3, 0) }),
        aRound({ guildId, people: [patient, other], result: drawn(2, 0) }),
        aRound({ guildId, people: [winner, other] }),
      );
      expect(await league().seasons(guildId, 'all', '2026-12', 1)).toEqual([
        { month: '2026-11', champions: [winner, patient], points: 5 },
      ]);
    });

    it('are kept for each game', async () => {
      const guildId = snowflake();
      const [anna, ben] = [snowflake(), snowflake()];
      await play(
        aRound({ guildId, people: [anna, ben], ruleset: 'schotten-totten' }),
        aRound({ guildId, people: [ben, anna], ruleset: 'border-stones', result: wonByA(3) }),
      );
      const championsOf = async (game: 'all' | 'schotten-totten' | 'border-stones') =>
        (await league().seasons(guildId, game, '2026-12', 1))[0]?.champions;
      expect(await championsOf('schotten-totten')).toEqual([anna]);
      expect(await championsOf('border-stones')).toEqual([ben]);
      expect(await championsOf('all')).toEqual([anna]);
    });

    it('have no champion where nobody won a point', async () => {
      const guildId = snowflake();
      const given = { ...drawn(0, 0), winner: 'A', by: 'resign' } as const;
      await play(aRound({ guildId, result: given }));
      expect(await league().seasons(guildId, 'all', '2026-12', 9)).toEqual([]);
    });
  });
}

function testStats(league: TheLeague, play: Play): void {
  describe('the statistics of a person', () => {
    it('are nothing for somebody who has not played', async () => {
      const nothing = { rounds: 0, wins: 0, draws: 0, losses: 0, stones: 0, points: 0, longestStreak: 0 };
      const stats = await league().stats(snowflake(), snowflake(), '2026-11');
      expect(stats).toEqual({ ...nothing, favourite: null, titles: 0 });
    });

    it('add up the rounds of either seat on this server', async () => {
      const [guildId, anna, ben] = [snowflake(), snowflake(), snowflake()];
      await play(
        aRound({ guildId, people: [anna, ben], result: wonByA(4) }),
        aRound({ guildId, people: [ben, anna], result: wonByA(3) }),
        aRound({ guildId, people: [ben, snowflake()], result: drawn(4, 4) }),
        aRound({ people: [anna, ben], result: wonByA(4) }),
      );
      expect(await league().stats(guildId, ben, '2026-11')).toMatchObject({
        rounds: 3,
        wins: 1,
        draws: 1,
        losses: 1,
        stones: 13,
        points: 13,
      });
    });

    it('have as longest streak the most wins in a row, which a draw breaks like a loss', async () => {
      const [guildId, anna, ben] = [snowflake(), snowflake(), snowflake()];
      let endedAt = NOVEMBER;
      const next = () => (endedAt += DAY);
      const wins = () => aRound({ guildId, people: [anna, ben], endedAt: next() });
      const winsSeatedSecond = () =>
        aRound({ guildId, people: [ben, anna], result: { ...wonByA(), winner: 'B' }, endedAt: next() });
      const draws = () => aRound({ guildId, people: [anna, ben], result: drawn(4, 4), endedAt: next() });
      const loses = () => aRound({ guildId, people: [ben, anna], endedAt: next() });
      await play(wins(), wins(), draws(), wins(), winsSeatedSecond(), wins(), loses(), wins(), wins());
      expect((await league().stats(guildId, anna, '2026-11')).longestStreak).toBe(3);
      expect((await league().stats(guildId, ben, '2026-11')).longestStreak).toBe(1);
    });

    it('take rounds in the order in which they ended, and of the same moment in the order of their tables', async () => {
      const [guildId, anna, ben] = [snowflake(), snowflake(), snowflake()];
      const wins = (endedAt: number) => aRound({ guildId, people: [anna, ben], endedAt });
      const loses = (endedAt: number) => aRound({ guildId, people: [ben, anna], endedAt });
      // Booked as win, loss, win, loss, win, but ended as win, win, win, loss, loss.
      await play(
        wins(NOVEMBER),
        loses(NOVEMBER + 9),
        wins(NOVEMBER),
        loses(NOVEMBER + 9),
        wins(NOVEMBER + 1),
      );
      expect((await league().stats(guildId, anna, '2026-11')).longestStreak).toBe(3);
      expect((await league().stats(guildId, ben, '2026-11')).longestStreak).toBe(2);
    });

    it('name the way most rounds were won; of equal ones the first in the order of the outcome kinds', async () => {
      const [guildId, anna, ben] = [snowflake(), snowflake(), snowflake()];
      const wins = (by: string) => aRound({ guildId, people: [anna, ben], result: wonByA(0, by) });
      const loses = aRound({ guildId, people: [ben, anna], result: wonByA(0, 'majority') });
      const favourite = async () => (await league().stats(guildId, anna, '2026-11')).favourite;
      await play(loses, loses, loses, wins('timeout'), wins('three-adjacent'));
      expect(await favourite()).toEqual({ by: 'three-adjacent', wins: 1 });
      await play(wins('timeout'));
      expect(await favourite()).toEqual({ by: 'timeout', wins: 2 });
    });

    it('count the months won, alone or with others, in all games together and not the one that runs', async () => {
      const [guildId, anna, ben] = [snowflake(), snowflake(), snowflake()];
      const september = Date.UTC(2026, 8, 30);
      await play(
        aRound({ guildId, people: [anna, ben], endedAt: Date.UTC(2025, 11, 31) }),
        aRound({ guildId, people: [anna, ben], result: wonByA(2), endedAt: september }),
        aRound({
          guildId,
          people: [ben, anna],
          ruleset: 'schotten-totten',
          result: wonByA(2),
          endedAt: september,
        }),
        aRound({ guildId, people: [anna, ben], endedAt: NOVEMBER }),
      );
      const titles = async (user: string, month: string) =>
        (await league().stats(guildId, user, month)).titles;
      expect(await titles(anna, '2026-11')).toBe(2);
      expect(await titles(ben, '2026-11')).toBe(1);
      expect(await titles(anna, '2026-12')).toBe(3);
      expect(await titles(anna, '2025-12')).toBe(0);
    });
  });
}

function testHeadToHead(league: TheLeague, play: Play): void {
  describe('head to head', () => {
    it('counts what two people did against each other on this server, from the side of the first', async () => {
      const [guildId, anna, ben] = [snowflake(), snowflake(), snowflake()];
      await play(
        aRound({ guildId, people: [anna, ben], result: wonByA(4) }),
        aRound({ guildId, people: [ben, anna], result: wonByA(1) }),
        aRound({ guildId, people: [ben, anna], result: wonByA(0) }),
        aRound({ guildId, people: [ben, anna], result: drawn(3, 4) }),
        aRound({ guildId, people: [anna, snowflake()] }),
        aRound({ people: [anna, ben] }),
      );
      const annas = { wins: 1, draws: 1, losses: 2, points: 10, otherPoints: 17 };
      const bens = { wins: 2, draws: 1, losses: 1, points: 17, otherPoints: 10 };
      expect(await league().headToHead(guildId, anna, ben)).toEqual(annas);
      expect(await league().headToHead(guildId, ben, anna)).toEqual(bens);
    });

    it('is all zero for two who have not met', async () => {
      expect(await league().headToHead(snowflake(), snowflake(), snowflake())).toEqual({
        wins: 0,
        draws: 0,
        losses: 0,
        points: 0,
        otherPoints: 0,
      });
    });
  });
}
