import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What the queries are written against: either driver's database, or one of its transactions. */
export type Database = PgDatabase<PgQueryResultHKT>;

/** How a transaction ends, and what its caller gets. */
export interface Ending<Value> {
  readonly end: 'commit' | 'rollback';
  readonly value: Value;
}

/**
 * What is known of earlier tries of the same transaction. `uncertain`: the connection was lost while one was being
 * committed, so that its changes may stand already.
 */
export type Earlier = 'nothing' | 'uncertain';

/** One database, in whichever way it is reached. What a database says of a failure comes as a `StoreError`. */
export interface Driver {
  /** Runs one statement that only reads. It is run again where the connection was lost. */
  read<Value>(statement: (database: Database) => Promise<Value>): Promise<Value>;
  /**
   * Runs a transaction, at READ COMMITTED, and ends it as `work` says. It is run again where that may help (a deadlock,
   * a lost connection); `work` is told whether an earlier try may have been committed.
   */
  transact<Value>(work: (transaction: Database, earlier: Earlier) => Promise<Ending<Value>>): Promise<Value>;
}

/** Ends a transaction so that its changes stand. */
export function keep<Value>(value: Value): Ending<Value> {
  return { end: 'commit', value };
}

/** Ends a transaction so that nothing of it stands. */
export function undo<Value>(value: Value): Ending<Value> {
  return { end: 'rollback', value };
}

/** A database that is ready: migrated, and this process's to use. */
export interface OpenDatabase {
  readonly driver: Driver;
  /** Which database it is, for the log; never with a password. */
  readonly description: string;
  /** What the operator should know about it, in a sentence; null where there is nothing. */
  readonly warning: string | null;
  /** Waits for what is running, then lets go of the database. */
  close(): Promise<void>;
}
