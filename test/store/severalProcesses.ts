import { inject } from 'vitest';
import { openPostgres } from '../../src/store/postgres.ts';
import { makeSoloStore } from '../../src/store/soloStore.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import type { TableStore } from '../../src/table/ports.ts';
import type { SoloStore } from '../../src/table/solo/ports.ts';
import { createDatabase } from '../support/postgres.ts';

/**
 * As good as several processes on one new PostgreSQL database: each store has a pool of connections of its own, and none
 * knows of the others.
 */
export interface SeveralProcesses {
  readonly stores: readonly [TableStore, TableStore, ...TableStore[]];
  /** Their stores of games alone, in the same order. */
  readonly solos: readonly [SoloStore, SoloStore, ...SoloStore[]];
  /** The address of their database, for a connection that is none of theirs. */
  readonly url: string;
  /** Closes the stores and removes their database. */
  end(): Promise<void>;
}

/** Opens them all at once, while the database is empty still: each would create the same tables. */
export async function severalProcesses(processes: number): Promise<SeveralProcesses> {
  const database = await createDatabase(inject('postgres'));
  const opened = await Promise.all(Array.from({ length: processes }, () => openPostgres(database.url)));
  const [here, there, ...others] = opened.map(({ driver }) => makeTableStore(driver));
  const [soloHere, soloThere, ...otherSolos] = opened.map(({ driver }) => makeSoloStore(driver));
  if (!here || !there || !soloHere || !soloThere) throw new RangeError('Several are at least two.');
  return {
    stores: [here, there, ...others],
    solos: [soloHere, soloThere, ...otherSolos],
    url: database.url,
    end: async () => {
      await Promise.all(opened.map((one) => one.close()));
      await database.drop();
    },
  };
}
