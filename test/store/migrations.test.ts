import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { NO_ROUNDS } from '../../src/engine/stones/match.ts';
import type { OpenDatabase } from '../../src/store/database.ts';
import { migrations } from '../../src/store/migrations.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { makeSoloLeague } from '../../src/store/soloLeague.ts';
import { makeSoloStore } from '../../src/store/soloStore.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import type { TableStore } from '../../src/table/ports.ts';
import { createDatabase } from '../support/postgres.ts';
import type { FreshDatabase } from '../support/postgres.ts';
import { aChallenge, aDeal, aNextRound } from './samples.ts';
import { aMove, aSolo, NOON } from './soloSamples.ts';

const run = promisify(execFile);

const folder = await mkdtemp(join(tmpdir(), 'merestone-migrations-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the migrations', () => {
  it('bring a database to what the schema says: generating finds nothing left to do', async () => {
    const copy = join(folder, 'drizzle');
    await cp(migrations.migrationsFolder, copy, { recursive: true });
    const before = await readdir(copy);
    const kit = join('node_modules', 'drizzle-kit', 'bin.cjs');
    const parameters = [
      'generate',
      '--dialect=postgresql',
      '--schema=./src/store/schema.ts',
      `--out=${relative('.', copy)}`,
    ];
    const { stdout } = await run(process.execPath, [kit, ...parameters]);
    expect(stdout).toContain('No schema changes');
    expect(await readdir(copy)).toEqual(before);
  });
});

/** What the first version of the bot left: duels and challenges without matches and clocks, and their results. */
const left = `
  insert into tables (ruleset, options, help, thread, locale, guild_id, channel_id, challenger, opponent, status, version,
    deal, expires_at)
  select 'border-stones', '{"claims": "after", "hand": 6}', 'off', 'off', 'en', '100', '200', challenger, opponent, status,
    version, case when status in ('running', 'over') then $1::jsonb end, '2025-01-01'
  from (values
    ('1', '2', 'over', 2), ('2', '1', 'over', 2), ('1', '3', 'over', 2), ('1', '2', 'running', 1), ('1', '3', 'open', 0),
    ('2', '3', 'declined', 1)
  ) as old (challenger, opponent, status, version)`;

const results = `
  insert into results
    (table_id, guild_id, ruleset, user_a, user_b, winner, by, points_a, points_b, stones_a, stones_b, at)
  values
    (1, '100', 'border-stones', '1', '2', 'A', 'five', 5, 3, 5, 3, '2024-12-31 23:59:59.999Z'),
    (2, '100', 'border-stones', '2', '1', 'A', 'three-adjacent', 5, 1, 4, 1, '2025-01-01 00:00:00.000Z'),
    (3, '100', 'schotten-totten', '1', '3', null, 'draw', 4, 4, 4, 4, '2025-02-01 12:00:00.000Z')`;

/** The rungs that the standings lead up to: of one point, and of a hundred. */
const climbed = `(
  select guild_id, game, period, width, points - points % width as points, 1 as people
  from standings cross join (values (1), (100)) as ladders (width)
) as climbed`;

/** The totals of everybody, as they are added up from the results alone. */
const addedUp = `
  select guild_id, game, period, user_id, sum(points)::int as points, sum(wins)::int as wins, count(*)::int as rounds
  from (
    select guild_id, ruleset, at, user_a as user_id, points_a as points, (winner is not distinct from 'A')::int as wins
      from results
    union all
    select guild_id, ruleset, at, user_b, points_b, (winner is not distinct from 'B')::int from results
  ) as sides,
  unnest(array['all', ruleset]) as game,
  unnest(array['all', to_char(at at time zone 'UTC', 'YYYY'), to_char(at at time zone 'UTC', 'YYYY-MM')]) as period
  group by guild_id, game, period, user_id order by guild_id, game, period, user_id`;

/** The press that accepted the duel that runs. */
const pressed = `insert into interactions (id, table_id) values ('900', 4)`;

describe('a database that the first version has played in', () => {
  let database: FreshDatabase;
  let client: pg.Client;
  let opened: OpenDatabase;
  let store: TableStore;

  beforeAll(async () => {
    database = await createDatabase(inject('postgres'));
    client = new pg.Client(database.url);
    await client.connect();
    await migrate(drizzle(client), { migrationsFolder: await firstMigration() });
    await client.query(left, [JSON.stringify(aDeal)]);
    await client.query(results);
    await client.query(pressed);
    opened = await openPostgres(database.url);
    store = makeTableStore(opened.driver);
  });
  afterAll(async () => {
    await client.end();
    await opened.close();
    await database.drop();
  });

  it('keeps its challenges and duels: they are single rounds, the first of their match, without a clock', async () => {
    for (const [place, status] of ['over', 'over', 'over', 'running', 'open', 'declined'].entries()) {
      const found = await store.find(place + 1);
      expect(found?.row).toMatchObject({
        status,
        match: 'single',
        round: 1,
        score: NO_ROUNDS,
        previous: null,
        rematchOf: null,
        clockHours: null,
        closing: null,
      });
    }
  });

  it('keeps the time at which its rounds ended', async () => {
    const ended = await store.endedOf('100', '1', 10);
    expect(ended.map(({ row }) => [row.id, row.endedAt])).toEqual([
      [3, Date.UTC(2025, 1, 1, 12)],
      [2, Date.UTC(2025, 0, 1)],
      [1, Date.UTC(2024, 11, 31, 23, 59, 59, 999)],
    ]);
  });

  it('lets the turns that run begin anew, and no others', async () => {
    const turns = await Promise.all([4, 5, 6].map(async (id) => (await store.find(id))?.row.timing));
    const turnSince = expect.any(Number) as unknown;
    expect(turns).toEqual([{ turnSince, stage: 'running', dueAt: null }, null, null]);
    const { rows } = await client.query<{ fresh: boolean }>(
      `select bool_and(turn_since between now() - interval '1 hour' and now()) as fresh from tables where id = 4`,
    );
    expect(rows).toEqual([{ fresh: true }]);
  });

  it('counts every result in the totals of everybody, as adding them up does', async () => {
    const { rows } = await client.query(addedUp);
    expect(rows.length).toBe(30);
    expect(await totals()).toEqual(rows);
    expect(await ladders('rungs')).toEqual(await ladders(climbed));
  });

  it('knows the presses that have acted, and takes new ones at duels and games alone', async () => {
    const solos = makeSoloStore(opened.driver);
    expect([await store.hasActed('900'), await solos.hasActed('900')]).toEqual([true, true]);
    expect(await store.commit({ id: 4, version: 1, interaction: '900' })).toBe('repeated');
    const asked = await store.open(aChallenge(), '901');
    const begun = await solos.begin(aSolo({ guildId: '100', player: '1' }), [], '902');
    expect([asked.kind, begun.kind, begun.solo.row.counts]).toEqual(['opened', 'begun', true]);
    const { id } = begun.solo.row;
    const ending = { status: 'won', score: 2 } as const;
    expect(await solos.commit(aMove({ id, version: 0, ending, endedAt: NOON }))).toBe('committed');
    const query = { guildId: '100', board: 'all', period: '2026-11' } as const;
    const { standings } = await makeSoloLeague(opened.driver).page(query, 0, null);
    expect(standings).toMatchObject([{ user: '1', games: 1, wins: 1, score: 2 }]);
  });

  it('goes on: a duel that ran is played to its end, booked, and counted', async () => {
    const result = { winner: 'A', by: 'five', points: { A: 5, B: 2 }, stones: { A: 5, B: 2 } } as const;
    const endedAt = Date.UTC(2025, 1, 2);
    const change = { id: 4, version: 1, interaction: null, status: 'over', endedAt, result } as const;
    expect(await store.commit(change)).toBe('committed');
    expect(await store.commit({ id: 4, version: 2, interaction: null, next: aNextRound })).toBe('committed');
    expect(await totals()).toEqual((await client.query(addedUp)).rows);
    expect(await ladders('rungs')).toEqual(await ladders(climbed));
  });

  async function totals(): Promise<unknown> {
    const { rows } = await client.query('select * from standings order by guild_id, game, period, user_id');
    return rows;
  }

  /** How many people stand on which rung of which ladder. */
  async function ladders(rungs: string): Promise<unknown> {
    const columns = 'guild_id, game, period, width, points';
    const { rows } = await client.query(
      `select ${columns}, sum(people)::int as people from ${rungs} group by ${columns} order by ${columns}`,
    );
    return rows;
  }
});

/** A folder with the migrations of the first version alone. */
async function firstMigration(): Promise<string> {
  const copy = join(folder, 'first');
  await cp(migrations.migrationsFolder, copy, { recursive: true });
  const path = join(copy, 'meta', '_journal.json');
  const journal = z
    .looseObject({ entries: z.array(z.unknown()) })
    .parse(JSON.parse(await readFile(path, 'utf8')));
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, 1) }));
  return copy;
}
