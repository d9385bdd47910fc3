import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { codeOf, constraintOf, messageOf, StoreError } from './storeError.ts';

/**
 * A failure on PostgreSQL, with what it means for the transaction. `lost`: there is no connection (any more), and
 * nothing was committed. `clash`: rolled back because of other transactions. `uncertain`: the connection was lost while
 * the commit was under way. `refused`: the server's answer to this statement, which it would give again.
 * `ours`: no statement failed; it is a fault of the code that makes them.
 */
export interface PostgresFault {
  readonly kind: 'lost' | 'clash' | 'uncertain' | 'refused' | 'ours';
  readonly error: unknown;
}

/** Serialization failure and deadlock. */
const CLASHES = ['40001', '40P01'];

/** The server goes down, crashed, is starting, has no connection left or ended this one; class 08 is the connection. */
const OUTAGE = /^(57P0[1235]|53300|25P0[34]|08...)$/;

/**
 * What it means that connecting, BEGIN or ROLLBACK failed. An error that doesn't bear the server's signature comes from
 * the connection: reset, refused, timed out.
 */
export function faultOf(error: unknown): PostgresFault {
  if (!(error instanceof pg.DatabaseError)) return { kind: 'lost', error };
  const code = codeOf(error);
  if (CLASHES.includes(code)) return { kind: 'clash', error };
  return { kind: OUTAGE.test(code) ? 'lost' : 'refused', error };
}

/** What it means that the statements of a transaction failed. drizzle wraps what the driver says of a statement. */
export function workFaultOf(error: unknown): PostgresFault {
  return error instanceof DrizzleQueryError ? faultOf(error.cause) : { kind: 'ours', error };
}

/** What it means that COMMIT failed: only a plain error of the server says that nothing was committed. */
export function commitFaultOf(error: unknown): PostgresFault {
  const fault = faultOf(error);
  return fault.kind === 'lost' ? { kind: 'uncertain', error } : fault;
}

/** A fault as it leaves the store. */
export function toStoreError({ kind, error }: PostgresFault): Error {
  if (kind === 'ours' && error instanceof Error) return error;
  return new StoreError(`${WHAT[kind]}: ${messageOf(error)}.`, codeOf(error), constraintOf(error));
}

const WHAT: Readonly<Record<PostgresFault['kind'], string>> = {
  lost: "The database can't be reached",
  clash: 'The database was too busy with the same rows',
  uncertain: 'The database was lost during a commit, which may stand',
  refused: 'The database refused a statement',
  ours: 'A transaction failed',
};
