import type { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError, TransactionRollbackError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import type { Database, Driver, Ending } from './database.ts';
import { codeOf, constraintOf, messageOf, StoreError } from './storeError.ts';

/**
 * Transactions between two checkpoints. PGlite runs none by itself, so its log would grow for as long as the process
 * lives, and the next start would have to read all of it.
 */
const CHECKPOINT_EVERY = 1000;

/** The driver of the embedded database: one connection, on which transactions wait for each other. */
export function makeEmbeddedDriver(pglite: PGlite): Driver {
  const database = drizzle(pglite);
  let sinceCheckpoint = 0;
  return {
    read: (statement) => speakingPlainly(() => statement(database)),
    async transact(work) {
      const value = await speakingPlainly(() => transactOnce(database, work));
      if (++sinceCheckpoint >= CHECKPOINT_EVERY && (await checkpoint(pglite))) sinceCheckpoint = 0;
      return value;
    },
  };
}

async function transactOnce<Value>(
  database: PgliteDatabase,
  work: (transaction: Database, earlier: 'nothing') => Promise<Ending<Value>>,
): Promise<Value> {
  const undone: Ending<Value>[] = [];
  try {
    return await database.transaction(async (transaction) => {
      const ending = await work(transaction, 'nothing');
      if (ending.end === 'commit') return ending.value;
      undone.push(ending);
      return transaction.rollback();
    });
  } catch (error) {
    const [ending] = undone;
    if (error instanceof TransactionRollbackError && ending) return ending.value;
    throw error;
  }
}

/** False where it failed. What was committed stands all the same, and the next commit tries again. */
async function checkpoint(pglite: PGlite): Promise<boolean> {
  try {
    await pglite.exec('checkpoint');
    return true;
  } catch {
    return false;
  }
}

/** Turns an error of a statement into one that repeats none of its parameters. */
async function speakingPlainly<Value>(run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (!(error instanceof DrizzleQueryError)) throw error;
    const { cause } = error;
    const message = `The database refused a statement: ${messageOf(cause)}.`;
    throw new StoreError(message, codeOf(cause), constraintOf(cause));
  }
}
