import { afterAll, beforeAll, describe } from 'vitest';
import type { OpenDatabase } from '../../src/store/database.ts';
import { makeSoloStore } from '../../src/store/soloStore.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import type { TableStore } from '../../src/table/ports.ts';
import type { SoloStore } from '../../src/table/solo/ports.ts';
import { testCommitting } from './suiteCommitting.ts';
import { testComputers } from './suiteComputers.ts';
import { testClocks } from './suiteClocks.ts';
import { testFinding } from './suiteFinding.ts';
import { testHeartbeat } from './suiteHeartbeat.ts';
import { testLeague } from './suiteLeague.ts';
import { testMatches } from './suiteMatches.ts';
import { testOpening } from './suiteOpening.ts';
import { testSoloLeague } from './suiteSoloLeague.ts';
import { testSolos } from './suiteSolos.ts';
import { testTelling } from './suiteTelling.ts';
import { testUnreadable } from './suiteUnreadable.ts';

/** What a group of tests works on; to be asked for within a test. */
export interface Bench {
  readonly store: TableStore;
  readonly solos: SoloStore;
  readonly database: OpenDatabase;
}

/** All that a store promises, whichever database it is on. */
export function testStore(name: string, open: () => Promise<OpenDatabase>): void {
  describe(`the store on ${name}`, () => {
    let database: OpenDatabase | undefined;
    let bench: Bench | undefined;

    beforeAll(async () => {
      database = await open();
      const { driver } = database;
      bench = { database, store: makeTableStore(driver), solos: makeSoloStore(driver) };
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
    testComputers(at);
    testClocks(at);
    testHeartbeat(at);
    testLeague(at);
    testTelling(at);
    testUnreadable(at);
    testSolos(at);
    testSoloLeague(at);
  });
}
