import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rulesets } from '../src/engine/stones/rulesets.ts';
import type { LeagueGame } from '../src/engine/stones/league.ts';
import { book } from '../src/store/booking.ts';
import { keep } from '../src/store/database.ts';
import type { Driver } from '../src/store/database.ts';
import { makeLeague } from '../src/store/leagueStore.ts';
import { openPostgres } from '../src/store/postgres.ts';
import type { League, LeagueQuery } from '../src/table/league.ts';
import { below, generatorFrom } from '../test/engine/games.ts';
import { connectPatiently } from '../test/store/leagueConnections.ts';
import { plainPage } from '../test/store/plainLeague.ts';
import { createDatabase, startPostgres } from '../test/support/postgres.ts';
import { fillLeague, PERIODS } from './leagueRounds.ts';
import { drawServer, serversOf, tablesOf, userOf } from './leagueServers.ts';
import type { Server } from './leagueServers.ts';

/** How long a page of the leaderboard takes, with the asker's own line, beside the plain query over the rounds. */

/** Rounds in all; `ROUNDS=10000000` for 5,000 servers, the largest with 800,000. */
const { ROUNDS } = z
  .object({ ROUNDS: z.coerce.number().int().min(100_000).default(1_000_000) })
  .parse(process.env);
const SEED = 7;
/** Rounds that are booked one by one, after those that were made all at once. */
const BOOKED = 1000;
const AT_ONCE = 8;
const WARM_UP = 300;
const PAGES = 3000;
/** Pages that are asked for by the plain query too. */
const PLAIN = 60;

/** Prints how long pages take on PostgreSQL, the ratio to the plain query, and whether both say the same. */
export async function benchLeague(): Promise<void> {
  const server = await startPostgres();
  const database = await createDatabase(server.address);
  const opened = await openPostgres(database.url);
  // The bot's own connections break off what takes as long as the plain query does.
  const patient = connectPatiently(database.url, 1);
  try {
    await benchOn(opened.driver, patient.driver, database.url);
  } finally {
    await patient.close();
    await opened.close();
    await database.drop();
    await server.end();
  }
}

async function benchOn(driver: Driver, patient: Driver, url: string): Promise<void> {
  const generator = generatorFrom(SEED);
  const servers = serversOf(ROUNDS);
  const made = await timeOf(() => fillLeague(url, servers));
  const draw = (): Server => drawServer(servers, generator);
  const booked = await bookRounds(driver, draw, generator);
  const league = makeLeague(driver);
  const asked = await questionsOf(league, draw, generator);
  const pageOf = ({ query, page, asker }: Question) => league.page(query, page, asker);
  for (const question of asked.slice(0, WARM_UP)) await pageOf(question);
  const times = await timesOf(asked, pageOf);
  const nothing = await timesOf(asked, () => driver.read((database) => database.execute(sql`select 1`)));
  const some = asked.slice(-PLAIN);
  const plainTimes = await timesOf(some, ({ query, page, asker }) => plainPage(patient, query, page, asker));
  const differing = await countDiffering(patient, league, some);

  const [largest] = servers;
  const hardest = times.filter((_, place) => asked[place]?.query.guildId === largest?.guildId);
  const ratio = percentile(plainTimes, 99) / percentile(times, 99);
  print(`league: ${tablesOf(servers)} rounds (or ROUNDS=…), made in ${(made / 1000).toFixed(0)} s`);
  print(
    `  on ${servers.length} servers, the largest with ${largest?.rounds ?? 0} of ${largest?.people ?? 0} people`,
  );
  print(`  page and own line: ${told(times)}, ${PAGES} pages of servers drawn by their rounds`);
  print(`  those of the largest server alone: ${told(hardest)}`);
  print(`  asking the database for nothing: ${told(nothing)}`);
  print(`  the plain query, ${PLAIN} of them: ${told(plainTimes)}, so ${ratio.toFixed(0)} to 1 (99 of 100)`);
  print(`  ${differing === 0 ? `all ${PLAIN} pages equal` : `${differing} of ${PLAIN} pages DIFFER`}`);
  print(`  booking a round: ${told(booked)}, ${AT_ONCE} at once`);
}

/** A page that somebody asks for. */
interface Question {
  readonly query: LeagueQuery;
  readonly page: number;
  readonly asker: string;
}

/** Any page of any table of those servers, asked for by anybody there. */
async function questionsOf(
  league: League,
  draw: () => Server,
  generator: () => number,
): Promise<readonly Question[]> {
  const games: readonly LeagueGame[] = ['all', 'all', 'all', ...rulesets.map(({ id }) => id)];
  const questions: Question[] = [];
  while (questions.length < PAGES) {
    const { guildId, people } = draw();
    const game = games[below(games.length, generator)] ?? 'all';
    const period = PERIODS[below(PERIODS.length, generator)] ?? 'all';
    const query = { guildId, game, period };
    const { pages } = await league.page(query, 0, null);
    questions.push({ query, page: below(pages, generator), asker: userOf(below(people, generator)) });
  }
  return questions;
}

/** Books rounds as the bot does, several at once; gives the times. */
async function bookRounds(
  driver: Driver,
  draw: () => Server,
  generator: () => number,
): Promise<readonly number[]> {
  const from = 1_000_000_000;
  const rounds = Array.from({ length: BOOKED }, (_, number) => {
    const { guildId, people } = draw();
    const one = below(people, generator);
    const other = (one + 1 + below(people - 1, generator)) % people;
    return {
      tableId: from + number,
      guildId,
      ruleset: 'border-stones',
      userA: userOf(one),
      userB: userOf(other),
    };
  });
  const result = { winner: 'A', by: 'five', points: { A: 5, B: 3 }, stones: { A: 5, B: 3 } } as const;
  const endedAt = Date.UTC(2026, 5, 30);
  const lanes = Array.from({ length: AT_ONCE }, (_, lane) =>
    rounds.filter((_, number) => number % AT_ONCE === lane),
  );
  const times = lanes.map((lane) =>
    timesOf(lane, (round) =>
      driver.transact(async (transaction) => {
        await book(transaction, round, result, endedAt);
        return keep(null);
      }),
    ),
  );
  return (await Promise.all(times)).flat();
}

async function countDiffering(driver: Driver, league: League, asked: readonly Question[]): Promise<number> {
  let differing = 0;
  for (const { query, page, asker } of asked) {
    const [kept, plain] = [
      await league.page(query, page, asker),
      await plainPage(driver, query, page, asker),
    ];
    if (!isDeepStrictEqual(kept, plain)) differing++;
  }
  return differing;
}

/** How long each takes, one after the other, in milliseconds. */
async function timesOf<Asked>(
  asked: readonly Asked[],
  answer: (asked: Asked) => Promise<unknown>,
): Promise<readonly number[]> {
  const times: number[] = [];
  for (const each of asked) times.push(await timeOf(() => answer(each)));
  return times;
}

async function timeOf(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

/** The time that so many of a hundred keep within. */
function percentile(times: readonly number[], hundredths: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.ceil((sorted.length * hundredths) / 100) - 1] ?? 0;
}

function told(times: readonly number[]): string {
  return `${percentile(times, 50).toFixed(1)} ms (median), ${percentile(times, 99).toFixed(1)} ms (99 of 100)`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
