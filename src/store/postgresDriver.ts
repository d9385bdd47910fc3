import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import type { Database, Driver, Earlier, Ending } from './database.ts';
import { commitFaultOf, faultOf, toStoreError, workFaultOf } from './postgresFault.ts';
import type { PostgresFault } from './postgresFault.ts';

/**
 * Transactions on a pool of connections. drizzle's own would keep a connection for ever when BEGIN fails, hide an error
 * behind the one of its ROLLBACK, and not say whether COMMIT had been sent; so they are made here.
 */

/** Tries in all, and how long after the first one another may still begin (milliseconds): a player is waiting. */
const TRIES = 5;
const PATIENCE = 1000;
/** Two that clashed shall not clash again, so each waits a random while (milliseconds). */
const LONGEST_PAUSE = 200;

/** The driver of a PostgreSQL server. */
export function makePostgresDriver(pool: Pool): Driver {
  return {
    read: (statement) => repeatedly(() => readOnce(pool, statement)),
    transact: (work) => repeatedly((earlier) => transactOnce(pool, work, earlier)),
  };
}

/** How one try ended. */
type Tried<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly fault: PostgresFault };

async function repeatedly<Value>(attempt: (earlier: Earlier) => Promise<Tried<Value>>): Promise<Value> {
  const began = performance.now();
  let earlier: Earlier = 'nothing';
  for (let tries = 1; ; tries++) {
    const tried = await attempt(earlier);
    if (tried.ok) return tried.value;
    const { kind, error } = tried.fault;
    if (kind === 'uncertain') earlier = 'uncertain';
    const isFinal = kind === 'refused' || kind === 'ours';
    if (isFinal || tries === TRIES || performance.now() - began > PATIENCE) {
      throw toStoreError({ kind: kind === 'lost' && earlier === 'uncertain' ? 'uncertain' : kind, error });
    }
    await pause(Math.random() * LONGEST_PAUSE);
  }
}

function readOnce<Value>(
  pool: Pool,
  statement: (database: Database) => Promise<Value>,
): Promise<Tried<Value>> {
  return onConnection(pool, async (client) => {
    try {
      return { ok: true, value: await statement(drizzle(client)) };
    } catch (error) {
      return { ok: false, fault: workFaultOf(error) };
    }
  });
}

function transactOnce<Value>(
  pool: Pool,
  work: (transaction: Database, earlier: Earlier) => Promise<Ending<Value>>,
  earlier: Earlier,
): Promise<Tried<Value>> {
  return onConnection(pool, async (client) => {
    try {
      await client.query('begin isolation level read committed');
    } catch (error) {
      return { ok: false, fault: faultOf(error) };
    }
    let ending: Ending<Value>;
    try {
      ending = await work(drizzle(client), earlier);
    } catch (error) {
      return { ok: false, fault: await rollBack(client, workFaultOf(error)) };
    }
    return end(client, ending);
  });
}

async function end<Value>(client: PoolClient, ending: Ending<Value>): Promise<Tried<Value>> {
  try {
    await client.query(ending.end);
    return { ok: true, value: ending.value };
  } catch (error) {
    return { ok: false, fault: ending.end === 'commit' ? commitFaultOf(error) : faultOf(error) };
  }
}

/** Rolls back after a fault, where there is still a connection; without one the server does so by itself. */
async function rollBack(client: PoolClient, fault: PostgresFault): Promise<PostgresFault> {
  if (fault.kind === 'lost') return fault;
  try {
    await client.query('rollback');
    return fault;
  } catch (error) {
    return faultOf(error);
  }
}

/** Lends a connection from the pool. One that failed is closed and never lent again. */
async function onConnection<Value>(
  pool: Pool,
  use: (client: PoolClient) => Promise<Tried<Value>>,
): Promise<Tried<Value>> {
  let client: PoolClient;
  try {
    client = await pool.connect();
  } catch (error) {
    return { ok: false, fault: faultOf(error) };
  }
  const tried = await use(client);
  client.release(!tried.ok && (tried.fault.kind === 'lost' || tried.fault.kind === 'uncertain'));
  return tried;
}
