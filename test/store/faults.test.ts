import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectStore } from '../../src/store/connect.ts';
import type { OpenStore } from '../../src/store/connect.ts';
import type { TableStore } from '../../src/table/ports.ts';
import { createDatabase, startOwnPostgres } from '../support/postgres.ts';
import type { FreshDatabase, OwnPostgresServer } from '../support/postgres.ts';
import { startProxy } from './cuttingProxy.ts';
import type { CuttingProxy } from './cuttingProxy.ts';
import { aChallenge, aChange, aNextRound, finishDuel, played, snowflake, startDuel } from './samples.ts';

const PATIENT = { timeout: 30_000 };
const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;

/** When a process last beat: later with each beat. */
let beaten = NOON;

const aMessage = () => ({ channelId: snowflake(), messageId: snowflake() });

function open(databaseUrl: string): Promise<OpenStore> {
  return connectStore({
    databaseUrl,
    dataDir: '',
    lost: (error) => {
      throw error;
    },
  });
}

describe('a network that breaks off', () => {
  let database: FreshDatabase;
  let proxy: CuttingProxy;
  let opened: OpenStore;
  let store: TableStore;

  beforeAll(async () => {
    database = await createDatabase(inject('postgres'));
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    proxy = await startProxy(database.url);
    opened = await open(proxy.url);
    store = opened.store;
  });
  afterEach(async () => {
    await opened.close();
    await proxy.close();
  });

  it.each(['cut before commit', 'cut after commit'] as const)(
    'is not noticed by a player: the move is made once (%s)',
    async (weather) => {
      const id = await startDuel(store);
      const change = aChange({ id, version: 1, events: [played] });
      proxy.weather = weather;
      expect(await store.commit(change)).toBe('committed');
      expect(proxy.weather).toBe('pass');
      expect((await store.find(id))?.events.length).toBe(1);
      expect(await store.commit(change)).toBe('repeated');
    },
  );

  it.each(['cut before commit', 'cut after commit'] as const)(
    'opens a challenge once (%s)',
    async (weather) => {
      const challenge = aChallenge();
      proxy.weather = weather;
      const { kind, table } = await store.open(challenge, snowflake());
      expect(kind).toBe('opened');
      expect((await store.ofPlayer(challenge.guildId, challenge.opponent)).map(({ row }) => row.id)).toEqual([
        table.row.id,
      ]);
    },
  );

  it.each(['cut before commit', 'cut after commit'] as const)(
    'leaves the telling in the hands of the one who took it on (%s)',
    async (weather) => {
      const id = await startDuel(store);
      proxy.weather = weather;
      expect(await store.beginTelling(id, 1, 20_000, 5_000)).toBe(true);
      expect(await store.beginTelling(id, 1, 20_000, 5_000)).toBe(false);
    },
  );

  it.each(['cut before commit', 'cut after commit'] as const)(
    'begins the next round of a match once (%s)',
    async (weather) => {
      const challenge = aChallenge();
      const id = await finishDuel(store, challenge);
      proxy.weather = weather;
      const change = aChange({ id, version: 2, closing: { kind: 'next' }, next: aNextRound });
      expect(await store.commit(change)).toBe('committed');
      const running = await store.runningIn(challenge.channelId);
      expect(running.map(({ row }) => row.id)).toEqual([await store.nextOf(id)]);
    },
  );

  it.each(['cut before commit', 'cut after commit'] as const)(
    'lets no board keep its buttons: the one before is named (%s)',
    async (weather) => {
      const id = await startDuel(store);
      const [first, second, third] = [aMessage(), aMessage(), aMessage()];
      await store.moveBoard(id, first);
      proxy.weather = weather;
      expect(await store.told(id, 1, second)).toEqual(first);
      proxy.weather = weather;
      expect(await store.moveBoard(id, third)).toEqual(second);
      expect((await store.find(id))?.row.board).toEqual(third);
    },
  );

  it.each(['cut before commit', 'cut after commit'] as const)(
    'leaves what a clock tells in the hands of the one who took it on (%s)',
    async (weather) => {
      const timing = { turnSince: NOON, stage: 'running', dueAt: NOON } as const;
      const id = await startDuel(store, { clockHours: 1 }, { timing });
      proxy.weather = weather;
      expect(await store.beginNotice(id, timing, NOON, NOON - 15_000)).toBe(true);
      expect(await store.beginNotice(id, timing, NOON, NOON - 15_000)).toBe(false);
    },
  );

  it.each(['cut before commit', 'cut after commit'] as const)(
    'gives the time without a process back once (%s)',
    async (weather) => {
      beaten += HOUR;
      await store.beat(beaten, HOUR);
      const timing = { turnSince: beaten, stage: 'running', dueAt: null } as const;
      const id = await startDuel(store, {}, { timing });
      beaten += HOUR;
      proxy.weather = weather;
      expect(await store.beat(beaten, HOUR - 1)).toBe(HOUR);
      expect((await store.find(id))?.row.timing?.turnSince).toBe(beaten);
    },
  );

  it('leaves a change without an interaction done once, and says no more than that the version has passed', async () => {
    const id = await startDuel(store);
    proxy.weather = 'cut after commit';
    expect(await store.commit({ id, version: 1, interaction: null, events: [played] })).toBe('stale');
    expect((await store.find(id))?.events.length).toBe(1);
  });

  it('and swallows everything makes every call fail, and none hang; afterwards all is well', async () => {
    const id = await startDuel(store);
    proxy.weather = 'swallow';
    await expect(store.find(id)).rejects.toThrow("The database can't be reached");
    await expect(store.commit(aChange({ id, version: 1 }))).rejects.toThrow("The database can't be reached");
    proxy.weather = 'pass';
    expect(await store.commit(aChange({ id, version: 1 }))).toBe('committed');
  });
});

describe('a PostgreSQL server', () => {
  let server: OwnPostgresServer;
  let database: FreshDatabase;
  let opened: OpenStore;
  let store: TableStore;

  beforeAll(async () => {
    server = await startOwnPostgres();
    database = await createDatabase(server.address);
    opened = await open(database.url);
    store = opened.store;
  });
  afterAll(async () => {
    await opened.close();
    await server.end();
  });

  it('that is stopped and started again costs nothing that was answered, and nothing happens twice', async () => {
    const id = await startDuel(store);
    const answered: number[] = [];
    let failures = 0;
    let isPlaying = true;
    const play = async (): Promise<void> => {
      while (isPlaying) {
        const version = await present(id);
        const change = aChange({ id, version: version ?? 0, events: [played] });
        const done = version === null ? 'failed' : await store.commit(change).catch(() => 'failed');
        if (done === 'committed') answered.push(change.version + 1);
        else failures++;
      }
    };
    const playing = play();
    await expect.poll(() => answered.length, PATIENT).toBeGreaterThan(10);
    await server.stop();
    await expect.poll(() => failures, PATIENT).toBeGreaterThan(0);
    await server.start();
    const before = answered.length;
    await expect.poll(() => answered.length, PATIENT).toBeGreaterThan(before + 10);
    isPlaying = false;
    await playing;
    expect(await versions(id)).toEqual(expect.arrayContaining(answered));
    expect(await versions(id)).toEqual(upTo(await present(id)));
  });

  it('that ends all connections, in use or not, is not noticed by a player', async () => {
    const id = await startDuel(store);
    const administrator = new pg.Client(database.url);
    await administrator.connect();
    const theirs =
      "from pg_stat_activity where application_name = 'merestone' and datname = current_database()";
    const endConnections = () => administrator.query(`select pg_terminate_backend(pid) ${theirs}`);
    const connections = async () => (await administrator.query(`select pid ${theirs}`)).rowCount;
    for (let version = 1; version <= 25; version++) {
      const change = aChange({ id, version, events: [played] });
      const [done] = await Promise.all([store.commit(change), endConnections()]);
      expect(done).toBe('committed');
    }
    await store.find(id);
    expect(await connections()).toBeGreaterThan(0);
    await endConnections();
    await expect.poll(connections, PATIENT).toBe(0);
    expect(await versions(id)).toEqual(upTo(26));
    await administrator.end();
  });

  it('that somebody else has locked a table in refuses in time, and goes on afterwards', async () => {
    const id = await startDuel(store);
    const somebody = new pg.Client(database.url);
    await somebody.connect();
    await somebody.query('begin');
    await somebody.query('select 1 from tables where id = $1 for update', [id]);
    const change = aChange({ id, version: 1, events: [played] });
    await expect(store.commit(change)).rejects.toMatchObject({ name: 'StoreError', code: '57014' });
    await somebody.end();
    expect(await store.commit(change)).toBe('committed');
  });

  /** The version of a table, or null while the database can't be reached. */
  async function present(id: number): Promise<number | null> {
    try {
      return (await store.find(id))?.row.version ?? null;
    } catch {
      return null;
    }
  }

  async function versions(id: number): Promise<readonly number[]> {
    return (await store.find(id))?.events.map(({ version }) => version) ?? [];
  }
});

/** The versions that brought a move: the first is the deal. */
function upTo(version: number | null): readonly number[] {
  return Array.from({ length: (version ?? 0) - 1 }, (_, place) => place + 2);
}
