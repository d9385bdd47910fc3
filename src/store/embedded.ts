import { mkdir, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { OpenDatabase } from './database.ts';
import { DurableFiles, durableParameters } from './durableFiles.ts';
import { makeEmbeddedDriver } from './embeddedDriver.ts';
import { DatabaseVoice, inUse, unusableFolder } from './embeddedStart.ts';
import { takeLock } from './lock.ts';
import type { Lock } from './lock.ts';
import { migrations } from './migrations.ts';
import { makeDatabase } from './newDatabase.ts';
import type { StoreError } from './storeError.ts';

/**
 * Opens the embedded database of a folder, makes it where there is none, and brings it up to date. A `StoreError` says
 * what is wrong: a folder that can't be used, one that another process uses, files that this PGlite can't read.
 *
 * `lost` is called when the database stops for good while it runs (a full disk under its log, say). It must end the
 * process at once: PGlite never comes back from that call, and the next start finds everything that was committed.
 */
export async function openEmbedded(
  dataDir: string,
  lost: (error: StoreError) => void,
): Promise<OpenDatabase> {
  const { folder, lock } = await occupy(dataDir);
  try {
    const { pglite, isDurable } = await start(dataDir, join(folder, 'postgres'), lost);
    return {
      driver: makeEmbeddedDriver(pglite),
      description: `PGlite in ${folder}`,
      warning: isDurable ? null : NOT_DURABLE,
      close: async () => {
        await pglite.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

const NOT_DURABLE =
  'This version of PGlite does not force its files to the disk: a power failure (not a crash of the bot) can cost the ' +
  'last moves. PostgreSQL (DATABASE_URL) does not have this limit.';

async function occupy(dataDir: string): Promise<{ readonly folder: string; readonly lock: Lock }> {
  let folder: string;
  let locking;
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    folder = await realpath(dataDir);
    locking = await takeLock(folder);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
  if (locking.kind === 'held') throw inUse(dataDir, locking.by);
  return { folder, lock: locking.lock };
}

async function start(
  dataDir: string,
  folder: string,
  lost: (error: StoreError) => void,
): Promise<{ readonly pglite: PGlite; readonly isDurable: boolean }> {
  const voice = new DatabaseVoice(dataDir, lost);
  const hear = (line: string): false => voice.hear(line);
  try {
    await makeDatabase(folder, hear);
  } catch (error) {
    throw unusableFolder(dataDir, error);
  }
  try {
    return await openFiles(new DurableFiles(folder), voice);
  } catch (error) {
    throw voice.explain(error);
  }
}

async function openFiles(
  files: DurableFiles,
  voice: DatabaseVoice,
): Promise<{ readonly pglite: PGlite; readonly isDurable: boolean }> {
  const pglite = await PGlite.create({
    fs: files,
    startParams: [...PGlite.defaultStartParams, ...durableParameters],
    onStderr: (line) => voice.hear(line),
  });
  voice.nowRunning();
  await migrate(drizzle(pglite), migrations);
  const syncs = files.syncs;
  // Any commit that writes to the log will do, and this one writes nothing else.
  await pglite.query("select pg_logical_emit_message(true, 'merestone', 'start')");
  return { pglite, isDurable: files.syncs > syncs };
}
