import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { OpenDatabase } from './database.ts';
import { migrations } from './migrations.ts';
import { makePostgresDriver } from './postgresDriver.ts';
import { explainStart } from './postgresStart.ts';
import { StoreError } from './storeError.ts';

/**
 * Discord waits three seconds for an answer, and a store that waits longer is of no use to a player. So these are the
 * longest waits, in milliseconds: for a connection, for a statement by the server's clock (a lock counts), and for one
 * by ours, where the network has swallowed it. The last one frees the rows of a process that died halfway unnoticed.
 */
const WAITS = {
  connectionTimeoutMillis: 1500,
  statement_timeout: 1500,
  query_timeout: 2000,
  idle_in_transaction_session_timeout: 5000,
};

/** Nobody waits for an answer while the bot starts, and a migration may take its time. */
const START_TIMEOUT = 10_000;

/** A transaction takes milliseconds: ten at once are more than a bot in 2,500 servers needs. */
const CONNECTIONS = 10;
/** Connections are made anew only after a minute unused (milliseconds). */
const IDLE = 60_000;

/** Any number, but the same in every version: who holds PostgreSQL's advisory lock of it may migrate. */
const MIGRATION_LOCK = 711_300_426;

/**
 * Reaches a PostgreSQL server and brings its database up to date. A `StoreError` says what is wrong: the address, the
 * server, the password, the database; never with the password in it.
 */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const client = makeClient(url);
  const pool = makePool(url);
  try {
    const description = await prepare(client);
    // A connection pooler in between may refuse what the pool asks for; better now than at the first move.
    await pool.query('select 1');
    return { driver: makePostgresDriver(pool), description, warning: null, close: () => pool.end() };
  } catch (error) {
    await pool.end();
    throw explainStart(client, error);
  } finally {
    await client.end();
  }
}

function makePool(url: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'merestone',
    max: CONNECTIONS,
    idleTimeoutMillis: IDLE,
    keepAlive: true,
    ...WAITS,
  });
  // A connection that breaks while nobody uses it is nobody's error: the pool makes another one. Without a listener it
  // would end the process; and the pool itself listens only to those that it has not lent.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

function ignore(): void {
  // The statement that meets the broken connection reports it.
}

/** Migrates, and says which database it is. */
async function prepare(client: pg.Client): Promise<string> {
  await client.connect();
  const shown = await client.query<{ server_version: string }>('show server_version');
  await migrateAlone(client);
  const version = shown.rows[0]?.server_version ?? '';
  return `PostgreSQL ${version} at ${client.host}:${client.port}, database ${client.database ?? ''}`;
}

function makeClient(url: string): pg.Client {
  // pg makes a guess at a text that is no URL, and may take a piece of the password for the host.
  if (!URL.canParse(url) || !/^postgres(ql)?:/i.test(url)) {
    throw new StoreError('DATABASE_URL is no address of a PostgreSQL database.');
  }
  const client = new pg.Client({
    connectionString: url,
    application_name: 'merestone',
    connectionTimeoutMillis: START_TIMEOUT,
  });
  return client.on('error', ignore);
}

/**
 * Two processes may start at once on an empty database. The lock belongs to this connection: it ends with the process,
 * whatever becomes of it, and whoever comes second finds nothing left to do.
 */
async function migrateAlone(client: pg.Client): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  await migrate(drizzle(client), migrations);
  await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
}
