import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/store/embedded.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL server, for `createDatabase`. */
    postgres: string;
    /** The folder of an embedded database that has just been made, for `copyEmbedded`. */
    embedded: string;
  }
}

/**
 * Starts one PostgreSQL server and makes one embedded database for a whole run of tests. Making one takes seconds of
 * work, and most tests only need what has just been made.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'merestone-embedded-'));
  const [server, embedded] = await Promise.all([
    startPostgres(),
    openEmbedded(folder, (error) => {
      throw error;
    }),
  ]);
  await embedded.close();
  project.provide('postgres', server.address);
  project.provide('embedded', folder);
  return async () => {
    await server.end();
    await rm(folder, { recursive: true, force: true });
  };
}
