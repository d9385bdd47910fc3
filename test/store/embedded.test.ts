import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { openEmbedded } from '../../src/store/embedded.ts';
import { testStore } from './suite.ts';

const folder = await mkdtemp(join(tmpdir(), 'merestone-store-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

testStore('PGlite', () =>
  openEmbedded(folder, (error) => {
    throw error;
  }),
);
