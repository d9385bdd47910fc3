import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { OpenDatabase } from '../../src/store/database.ts';
import { openEmbedded } from '../../src/store/embedded.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { copyEmbedded } from '../support/embedded.ts';
import { createDatabase } from '../support/postgres.ts';

/** A database that a bot plays on, new. */
export interface Ground {
  readonly name: string;
  /** The bot's settings for it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Opens it beside the bot (PostgreSQL), or while no bot runs (PGlite). */
  open(): Promise<OpenDatabase>;
  remove(): Promise<void>;
}

/** Both kinds of ground that the bot promises to play on. */
export const grounds = [
  ['PGlite', embeddedGround],
  ['PostgreSQL', postgresGround],
] as const;

/** A temporary folder for PGlite. */
export async function embeddedGround(): Promise<Ground> {
  const folder = await mkdtemp(join(tmpdir(), 'merestone-e2e-'));
  await copyEmbedded(join(folder, 'data'));
  return {
    name: 'PGlite',
    settings: { DATA_DIR: join(folder, 'data') },
    open: () =>
      openEmbedded(join(folder, 'data'), (error) => {
        throw error;
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** A database on the PostgreSQL server of the run, or on another one. */
export async function postgresGround(address = inject('postgres')): Promise<Ground> {
  const database = await createDatabase(address);
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: database.url },
    open: () => openPostgres(database.url),
    remove: () => database.drop(),
  };
}
