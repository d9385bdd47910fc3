import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { OpenDatabase } from '../../src/store/database.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import { createDatabase } from '../support/postgres.ts';
import type { FreshDatabase } from '../support/postgres.ts';
import { accepting, openTable, startDuel } from './samples.ts';
import { severalProcesses } from './severalProcesses.ts';

/** Clocks and heartbeats of several processes: the bot's own work, which every process would do. */

const ROUNDS = 20;
const HOUR = 3_600_000;
const PATIENCE = 60_000;

const processes = await severalProcesses(6);

describe('several processes on one PostgreSQL', () => {
  const [here, there] = processes.stores;
  afterAll(() => processes.end());

  /** When a process last beat; later with each test. */
  let now = Date.UTC(2026, 0, 1);

  async function startTurn(): Promise<number> {
    const timing = { turnSince: now, stage: 'running', dueAt: now + 36 * HOUR } as const;
    return startDuel(here, { clockHours: 48 }, { timing });
  }

  it('tell once what a clock has to tell', async () => {
    const timing = { turnSince: now, stage: 'running', dueAt: now } as const;
    for (let round = 0; round < ROUNDS; round++) {
      const id = await startDuel(here, { clockHours: 48 }, { timing });
      const begun = await Promise.all(
        processes.stores.map((store) => store.beginNotice(id, timing, now, now - 15_000)),
      );
      expect(begun.filter(Boolean)).toEqual([true]);
    }
  });

  it('that beat for the first time, together, give nothing back: nobody knows since when', async () => {
    const given = await Promise.all(processes.stores.map((store) => store.beat(now, PATIENCE)));
    expect(sum(given)).toBe(0);
  });

  it('give the time without any of them back once when they come to life together', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await startTurn();
      const came = now + HOUR;
      const given = await Promise.all(processes.stores.map((store) => store.beat(came, PATIENCE)));
      expect(given.toSorted()).toEqual([...Array<number>(5).fill(0), HOUR]);
      now = came;
      const timing = (await there.find(id))?.row.timing;
      expect(timing).toEqual({ turnSince: now, stage: 'running', dueAt: now + 36 * HOUR });
    }
  });

  it('give back no more than there was where their clocks differ', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await startTurn();
      const clocks = processes.stores.map((_, place) => now + HOUR + place * PATIENCE);
      const latest = Math.max(...clocks);
      const given = await Promise.all(
        processes.stores.map((store, place) => store.beat(clocks[place] ?? 0, PATIENCE)),
      );
      const since = (await there.find(id))?.row.timing?.turnSince ?? 0;
      expect(since - now).toBe(sum(given));
      expect(since).toBeLessThanOrEqual(latest);
      now = latest;
    }
  });

  it('charge a turn that begins while the time is being given back from its beginning on', async () => {
    const id = await openTable(here, { clockHours: 48 });
    await here.commit(accepting(id, { timing: { turnSince: now, stage: 'reminded', dueAt: now } }));
    now += HOUR;
    const began = new Date(now - 1000);
    await connected(processes.url, async (player) => {
      await player.query('begin');
      await player.query(
        `update tables set version = version + 1, turn_since = $1, due_at = $2, clock_stage = 'running' where id = $3`,
        [began, new Date(now + 36 * HOUR), id],
      );
      const beating = there.beat(now, PATIENCE);
      await expect.poll(() => waiting(player), { timeout: 30_000 }).toBe(1);
      await player.query('commit');
      expect(await beating).toBe(HOUR);
    });
    expect((await here.find(id))?.row.timing).toEqual({
      turnSince: now,
      stage: 'running',
      dueAt: now + 36 * HOUR + 1000,
    });
  });

  it('give thousands of turns their time back', async () => {
    const id = await startTurn();
    const began = new Date(now);
    now += HOUR;
    await connected(processes.url, async (client) => {
      const columns =
        'ruleset, options, help, thread, locale, guild_id, opponent, status, deal, expires_at, turn_since';
      await client.query(
        `insert into tables (${columns}, channel_id, challenger)
         select ${columns}, 'crowd', 'p' || number from tables, generate_series(1, 2500) as number where id = $1`,
        [id],
      );
      expect(await here.beat(now, PATIENCE)).toBe(HOUR);
      const moved =
        'select turn_since - $1 as by, count(*)::int from tables where channel_id = $2 group by 1';
      const { rows } = await client.query(moved, [began, 'crowd']);
      expect(rows).toMatchObject([{ by: { hours: 1 }, count: 2500 }]);
    });
  });

  /** How many connections wait for a lock. */
  async function waiting(client: pg.Client): Promise<number> {
    const found = await client.query(
      `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return found.rowCount ?? 0;
  }
});

describe('a database whose time zone has summer time', () => {
  let database: FreshDatabase;
  let opened: OpenDatabase;

  beforeAll(async () => {
    database = await createDatabase(inject('postgres'));
    const name = new URL(database.url).pathname.slice(1);
    await connected(database.url, (client) =>
      client.query(`alter database ${name} set timezone to 'Europe/Berlin'`),
    );
    opened = await openPostgres(database.url);
  });
  afterAll(async () => {
    await opened.close();
    await database.drop();
  });

  it('gives days of 24 hours back, also where its clocks are put forward meanwhile', async () => {
    const store = makeTableStore(opened.driver);
    const [before, after] = [Date.UTC(2026, 2, 28, 12), Date.UTC(2026, 2, 30, 12)];
    await store.beat(before, PATIENCE);
    const timing = { turnSince: before - HOUR, stage: 'running', dueAt: before + HOUR } as const;
    const id = await startDuel(store, { clockHours: 48 }, { timing });
    expect(await store.beat(after, PATIENCE)).toBe(48 * HOUR);
    expect((await store.find(id))?.row.timing).toEqual({
      turnSince: after - HOUR,
      stage: 'running',
      dueAt: after + HOUR,
    });
  });
});

/** Does something on a connection that is no process's. */
async function connected<Value>(url: string, use: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

function sum(times: readonly number[]): number {
  return times.reduce((all, one) => all + one, 0);
}
