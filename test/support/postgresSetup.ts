import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL server, for `createDatabase`. */
    postgres: string;
  }
}

/** Starts one PostgreSQL server for a whole run of tests, and ends it afterwards. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  project.provide('postgres', server.address);
  return () => server.end();
}
