import pg from 'pg';
import type { Driver } from '../../src/store/database.ts';
import { makePostgresDriver } from '../../src/store/postgresDriver.ts';

/** A driver on connections of its own, and their end. */
interface PatientDriver {
  readonly driver: Driver;
  close(): Promise<void>;
}

/** Reaches a migrated PostgreSQL as the bot does, but with connections that wait for every answer. */
export function connectPatiently(url: string, most: number): PatientDriver {
  const pool = new pg.Pool({ connectionString: url, max: most });
  // A connection that is still closing may hear that its database is being dropped.
  pool.on('error', () => undefined);
  return { driver: makePostgresDriver(pool), close: () => pool.end() };
}
