import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { migrations } from '../../src/store/migrations.ts';

const run = promisify(execFile);

describe('the migrations', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'merestone-migrations-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('bring a database to what the schema says: generating finds nothing left to do', async () => {
    const copy = join(folder, 'drizzle');
    await cp(migrations.migrationsFolder, copy, { recursive: true });
    const before = await readdir(copy);
    const kit = join('node_modules', 'drizzle-kit', 'bin.cjs');
    const parameters = [
      'generate',
      '--dialect=postgresql',
      '--schema=./src/store/schema.ts',
      `--out=${relative('.', copy)}`,
    ];
    const { stdout } = await run(process.execPath, [kit, ...parameters]);
    expect(stdout).toContain('No schema changes');
    expect(await readdir(copy)).toEqual(before);
  });
});
