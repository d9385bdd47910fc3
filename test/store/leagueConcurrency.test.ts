import { afterAll, describe, expect, inject, it } from 'vitest';
import { keep } from '../../src/store/database.ts';
import type { Driver } from '../../src/store/database.ts';
import { makeLeague } from '../../src/store/leagueStore.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { createDatabase } from '../support/postgres.ts';
import { connectPatiently } from './leagueConnections.ts';
import { aRound, bookRound, drawn, NOVEMBER, wonByA } from './leagueSamples.ts';
import type { Round } from './leagueSamples.ts';
import { plainPage } from './plainLeague.ts';
import { snowflake } from './samples.ts';

/** Rounds that end at once on one PostgreSQL, by way of two processes, between people who overlap. */

/** Connections of each process that book at the same time. */
const AT_ONCE = 10;
const ROUNDS = 240;

const database = await createDatabase(inject('postgres'));
const opened = await openPostgres(database.url);
// Their rows change hands as fast as they can, whatever the disk, and they wait for each other as long as it takes.
const url = `${database.url}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
const processes = [1, 2].map(() => connectPatiently(url, AT_ONCE));

describe('rounds that are booked at once', () => {
  afterAll(async () => {
    await Promise.all([opened, ...processes].map((each) => each.close()));
    await database.drop();
  });

  // Few people wait for each other's standings, many with nearly the same points for each other's rungs.
  it.each([6, 60])(
    'between %i people never bring each other to a deadlock, and all count',
    async (people) => {
      const guildId = snowflake();
      const rounds = overlapping(guildId, people);
      const tries = await bookAll(
        processes.map(({ driver }) => driver),
        rounds,
      );
      expect(tries).toBe(rounds.length);
      for (const game of ['all', 'border-stones', 'schotten-totten'] as const) {
        for (const period of ['2026-11', '2026-12', '2026', 'all']) {
          const query = { guildId, game, period };
          const plain = await plainPage(opened.driver, query, 1, null);
          expect(plain.standings).not.toEqual([]);
          expect(await makeLeague(opened.driver).page(query, 1, null)).toEqual(plain);
        }
      }
    },
  );
});

/** Rounds in which everybody meets others, in either seat, in two games and on both sides of the end of a month. */
function overlapping(guildId: string, people: number): readonly Round[] {
  const users = Array.from({ length: people }, snowflake);
  const user = (number: number): string => users[number % people] ?? '';
  return Array.from({ length: ROUNDS }, (_, number) => {
    const apart = 1 + (Math.floor(number / people) % (people - 1));
    return aRound({
      guildId,
      people: [user(number), user(number + apart)],
      ruleset: number % 2 === 0 ? 'border-stones' : 'schotten-totten',
      endedAt: number % 5 < 2 ? Date.UTC(2026, 11, 1) : NOVEMBER,
      result: number % 7 === 0 ? drawn(number % 4, 2) : wonByA(number % 5),
    });
  });
}

/** Books rounds on as many connections as may be; gives how often a transaction was run. */
async function bookAll(drivers: readonly Driver[], rounds: readonly Round[]): Promise<number> {
  const waiting = [...rounds];
  let tries = 0;
  const work = async (driver: Driver): Promise<void> => {
    const round = waiting.pop();
    if (!round) return;
    await driver.transact(async (transaction) => {
      // What PostgreSQL breaks off because of others is run again.
      tries++;
      return keep(await bookRound(transaction, round));
    });
    await work(driver);
  };
  await Promise.all(drivers.flatMap((driver) => Array.from({ length: AT_ONCE }, () => work(driver))));
  return tries;
}
