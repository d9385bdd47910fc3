import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../src/store/database.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import type { TableStore } from '../../src/table/ports.ts';
import { testCommitting } from './suiteCommitting.ts';
import { testClocks } from './suiteClocks.ts';
import { testFinding } from './suiteFinding.ts';
import { testHeartbeat } from './suiteHeartbeat.ts';
import { testLeague } from './suiteLeague.ts';
import { testMatches } from './suiteMatches.ts';
import { testOpening } from './suiteOpening.ts';
import { testTelling } from './suiteTelling.ts';
import { testUnreadable } from './suiteUnreadable.ts';

/** What a group of tests works on; to be asked for within a test. */
export interface Bench {
  readonly store: TableStore;
  readonly database: OpenDatabase;
}

/** All that a store promises, whichever database it is on. */
export function testStore(driver: string, open: () => Promise<OpenDatabase>): void {
  describe(`the store on ${driver}`, () => {
    let database: OpenDatabase | undefined;
    let bench: Bench | undefined;

    beforeAll(async () => {
      database = await open();
      bench = { database, store: makeTableStore(database.driver) };
    });
    afterAll(() => database?.close());

    const at = (): Bench => {
      if (!bench) throw new Error('no database');
      return bench;
    };
    testOpening(at);
    testCommitting(at);
    testFinding(at);
    testMatches(at);
    testClocks(at);
    testHeartbeat(at);
    testLeague(at);
    testTelling(at);
    testUnreadable(at);
  });
}
