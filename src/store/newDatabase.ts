import { existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';

/** How many files are open at once while they are forced to the disk. */
const AT_ONCE = 64;

/**
 * Makes the files of an embedded database, unless they are there. They are made beside their place and moved there
 * when they are whole: a process that is killed meanwhile leaves nothing that looks like a database.
 * What PostgreSQL says of itself on the way goes to `hear`.
 */
export async function makeDatabase(folder: string, hear: (line: string) => false): Promise<void> {
  if (existsSync(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const pglite = await PGlite.create(unfinished, { onStderr: hear });
  await pglite.close();
  await forceToDisk(unfinished);
  await rename(unfinished, folder);
  await syncAll([dirname(folder)]);
}

async function forceToDisk(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  for (let from = 0; from < paths.length; from += AT_ONCE) await syncAll(paths.slice(from, from + AT_ONCE));
}

async function syncAll(paths: readonly string[]): Promise<void> {
  await Promise.all(
    paths.map(async (path) => {
      const file = await open(path, 'r');
      try {
        await file.sync();
      } finally {
        await file.close();
      }
    }),
  );
}
