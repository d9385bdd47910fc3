import type pg from 'pg';
import { codeOf, messageOf, StoreError } from './storeError.ts';

/** What may be told of a connection: everything but the password. */
type Address = Pick<pg.Client, 'host' | 'port' | 'user' | 'database'>;

/** Says in one sentence why the bot can't start on a PostgreSQL server, and what to do about it. */
export function explainStart(address: Address, error: unknown): StoreError {
  const code = codeOf(error);
  const place = `${address.host}:${address.port}`;
  const user = JSON.stringify(address.user ?? '');
  const database = JSON.stringify(address.database ?? '');
  switch (code) {
    case '28P01':
    case '28000':
      return new StoreError(
        `The database at ${place} doesn't let the user ${user} in: ${messageOf(error)}. Check the user and the password in DATABASE_URL.`,
        code,
      );
    case '3D000':
      return new StoreError(`The server at ${place} has no database ${database}: create it first.`, code);
    case '42501':
      return new StoreError(
        `The user ${user} may not make tables in the database ${database} at ${place}: ${messageOf(error)}.`,
        code,
      );
    default:
      return new StoreError(`The database at ${place} can't be used: ${messageOf(error)}. ${HINT}`, code);
  }
}

const HINT = 'Check DATABASE_URL, and that the server runs and can be reached from here.';
