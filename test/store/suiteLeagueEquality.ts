import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { PersonStats, Season, Standing } from '../../src/engine/stones/league.ts';
import type { Driver } from '../../src/store/database.ts';
import { readRow } from '../../src/store/leagueReading.ts';
import { makeLeague } from '../../src/store/leagueStore.ts';
import { rungs, standings } from '../../src/store/schema.ts';
import type { LeagueQuery } from '../../src/table/league.ts';
import { drawn, playRound, wonByA } from './leagueSamples.ts';
import type { Round } from './leagueSamples.ts';
import { plainPage } from './plainLeague.ts';
import { snowflake } from './samples.ts';
import type { Bench } from './suite.ts';

const RULESETS = ['border-stones', 'schotten-totten', 'schotten-totten-online'] as const;
const GAMES = ['all', ...RULESETS] as const;
const PERIODS = ['2026-11', '2026-12', '2027-01', '2026', '2027', 'all'];
/** Enough for two pages and a bit. */
const PEOPLE = 24;
const MOST_ROUNDS = 80;
/** Rounds that are booked at once. */
const AT_ONCE = 8;
const RUNS = 8;

/** A round with numbers for its server and people, so that every run has its own. */
const round = fc.record({
  server: fc.nat(1),
  people: fc.uniqueArray(fc.nat(PEOPLE - 1), { minLength: 2, maxLength: 2 }),
  ruleset: fc.constantFrom(...RULESETS),
  result: fc.oneof(
    { weight: 4, arbitrary: fc.nat(4).map((stones) => wonByA(stones)) },
    { weight: 1, arbitrary: fc.tuple(fc.nat(4), fc.nat(4)).map(([A, B]) => drawn(A, B)) },
    // More than a round can bring, so that few rounds lead past wide rungs too.
    { weight: 1, arbitrary: fc.tuple(fc.nat(150), fc.nat(150)).map(([A, B]) => drawn(A, B)) },
  ),
  // Both sides of a border between months and of one between years.
  endedAt: fc
    .tuple(fc.constantFrom(Date.UTC(2026, 11), Date.UTC(2027, 0)), fc.integer({ min: -2, max: 1 }))
    .map(([border, past]) => border + past),
});

/** A round that is booked, at its table. */
interface Booked extends Round {
  readonly tableId: number;
}

/** After any rounds, booked in any order and several at once, the league says what the plain query says. */
export function testLeagueEquality(at: () => Bench): void {
  describe('the league, whatever was played,', () => {
    it('is equal to the plain query over the rounds', async () => {
      const { driver } = at().database;
      const played = fc.array(round, { minLength: 1, maxLength: MOST_ROUNDS });
      await fc.assert(
        fc.asyncProperty(played, async (given) => {
          const guildIds = [snowflake(), snowflake()];
          const users = Array.from({ length: PEOPLE }, snowflake);
          const rounds = given.map(({ server, people: [one = 0, other = 1], ...rest }): Round => ({
            ...rest,
            guildId: guildIds[server] ?? '',
            people: [users[one] ?? '', users[other] ?? ''],
          }));
          const booked = await bookAll(driver, rounds);
          for (const guildId of guildIds) {
            for (const query of queriesOf(guildId)) {
              await comparePages(driver, query, users);
              await compareRungs(driver, query);
            }
            await compareSeasons(driver, guildId);
            const here = booked.filter((each) => each.guildId === guildId);
            for (const user of users.slice(0, 3)) await compareStats(driver, guildId, user, here);
          }
        }),
        // Looking for fewer rounds that fail too would book thousands.
        { numRuns: RUNS, endOnFailure: true },
      );
    });
  });
}

async function bookAll(driver: Driver, rounds: readonly Round[]): Promise<Booked[]> {
  const booked: Booked[] = [];
  for (let begun = 0; begun < rounds.length; begun += AT_ONCE) {
    const some = rounds.slice(begun, begun + AT_ONCE);
    const tableIds = await Promise.all(some.map((each) => playRound(driver, each)));
    booked.push(...some.map((each, place) => ({ ...each, tableId: tableIds[place] ?? 0 })));
  }
  return booked;
}

function queriesOf(guildId: string): LeagueQuery[] {
  return GAMES.flatMap((game) => PERIODS.map((period) => ({ guildId, game, period })));
}

async function comparePages(driver: Driver, query: LeagueQuery, askers: readonly string[]): Promise<void> {
  const { pages } = await plainPage(driver, query, 0, null);
  // One page more than there are.
  for (let page = 0; page <= pages; page++) {
    const asker = askers[page] ?? null;
    expect(await makeLeague(driver).page(query, page, asker)).toEqual(
      await plainPage(driver, query, page, asker),
    );
  }
}

/** The rungs of either width hold as many people as have their points. */
async function compareRungs(driver: Driver, { guildId, game, period }: LeagueQuery): Promise<void> {
  const isOf = sql`guild_id = ${guildId} and game = ${game} and period = ${period}`;
  const listed = (counted: SQL): SQL => sql`
    select coalesce(jsonb_agg(jsonb_build_array(width, points, people) order by width, points), '[]') as ladder
    from (${counted}) as counted`;
  const row = z.object({ ladder: z.array(z.tuple([z.number(), z.number(), z.number()])) });
  const kept = sql`select width, points, people from ${rungs} where ${isOf}`;
  const plain = sql`
    select width, points - points % width as points, count(*) as people
    from ${standings} cross join (values (1), (100)) as rung (width)
    where ${isOf}
    group by 1, 2`;
  expect(await readRow(driver, listed(kept), row)).toEqual(await readRow(driver, listed(plain), row));
}

async function compareSeasons(driver: Driver, guildId: string): Promise<void> {
  for (const game of GAMES) {
    const plain: Season[] = [];
    for (const month of ['2026-12', '2026-11']) {
      const everybody = await plainTable(driver, { guildId, game, period: month });
      const champions = everybody.filter(({ rank, points }) => rank === 1 && points > 0);
      const [{ points } = { points: 0 }] = champions;
      if (points > 0) plain.push({ month, champions: champions.map(({ user }) => user), points });
    }
    expect(await makeLeague(driver).seasons(guildId, game, '2027-01', 5)).toEqual(plain);
  }
}

async function plainTable(driver: Driver, query: LeagueQuery): Promise<readonly Standing[]> {
  const { pages } = await plainPage(driver, query, 0, null);
  const numbers = Array.from({ length: pages }, (_, number) => number);
  const all = await Promise.all(numbers.map((number) => plainPage(driver, query, number, null)));
  return all.flatMap((page) => page.standings);
}

async function compareStats(
  driver: Driver,
  guildId: string,
  user: string,
  booked: readonly Booked[],
): Promise<void> {
  const stats = await makeLeague(driver).stats(guildId, user, '2026-11');
  expect(stats).toMatchObject(plainStats(user, booked));
}

/** A person's rounds, gone through one after the other. */
function plainStats(user: string, booked: readonly Booked[]): Partial<PersonStats> {
  const inOrder = booked
    .filter(({ people }) => people.includes(user))
    .sort((one, other) => one.endedAt - other.endedAt || one.tableId - other.tableId);
  let [wins, draws, points, streak, longestStreak] = [0, 0, 0, 0, 0];
  for (const { people, result } of inOrder) {
    const seat = people[0] === user ? 'A' : 'B';
    points += result.points[seat];
    if (result.winner === null) draws++;
    if (result.winner === seat) wins++;
    streak = result.winner === seat ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  const rounds = inOrder.length;
  return { rounds, wins, draws, losses: rounds - wins - draws, points, longestStreak };
}
