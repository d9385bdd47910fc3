import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connectStore } from '../../src/store/connect.ts';
import type { OpenStore } from '../../src/store/connect.ts';
import { keep } from '../../src/store/database.ts';
import { openEmbedded } from '../../src/store/embedded.ts';
import { killAll, startProcess } from './processes.ts';
import type { Process } from './processes.ts';
import { aChallenge, snowflake } from './samples.ts';

const PATIENT = { timeout: 30_000 };

function fail(error: Error): never {
  throw error;
}

describe('the folder of the embedded database', () => {
  let top: string;
  /** A database that has just been made: making one takes seconds, and most tests only need a copy. */
  let fresh: string;
  let folder: string;

  beforeAll(async () => {
    top = await mkdtemp(join(tmpdir(), 'merestone-data-'));
    fresh = join(top, 'fresh');
    await (await open(fresh)).close();
  });
  beforeEach(async () => {
    folder = await mkdtemp(join(top, 'data-'));
    await cp(join(fresh, 'postgres'), join(folder, 'postgres'), { recursive: true });
  });
  afterEach(killAll);
  afterAll(() => rm(top, { recursive: true, force: true }));

  function open(dataDir = folder): Promise<OpenStore> {
    return connectStore({ databaseUrl: null, dataDir, lost: fail });
  }

  async function keeper(): Promise<Process> {
    const one = startProcess('keepStore.ts', folder);
    expect(await one.hear()).toBe('open');
    return one;
  }

  it('keeps what was stored, on the disk, so that nobody need be warned', async () => {
    const first = await open();
    const { table } = await first.store.open(aChallenge(), snowflake());
    await first.close();
    const second = await open();
    expect(second).toMatchObject({ description: `PGlite in ${folder}`, warning: null });
    expect(await second.store.find(table.row.id)).toEqual(table);
    await second.close();
  });

  it('does not grow with every move for ever: the log of the database is cut off from time to time', async () => {
    const opened = await openEmbedded(folder, fail);
    const cutAt = async (): Promise<string | undefined> => {
      const [control] = await opened.driver.read((database) =>
        database.select({ at: sql<string>`checkpoint_lsn::text` }).from(sql`pg_control_checkpoint()`),
      );
      return control?.at;
    };
    const before = await cutAt();
    for (let moves = 0; moves < 1000; moves++)
      await opened.driver.transact(() => Promise.resolve(keep(moves)));
    expect(await cutAt()).not.toBe(before);
    await opened.close();
  });

  it('has lost nothing that was answered when the process is killed between or in the middle of moves', async () => {
    for (let round = 0; round < 2; round++) {
      const one = await keeper();
      one.tell('play');
      const said: string[] = [];
      for (let moves = 0; moves < 20 + 7 * round; moves++) said.push(await one.hear());
      await one.kill();
      said.push(...(await one.rest()));
      const opened = await open();
      const [, id = '', version = ''] = (said.pop() ?? '').split(' ');
      const found = await opened.store.find(Number(id));
      expect(found?.row.version).toBeGreaterThanOrEqual(Number(version));
      expect(found?.events.length).toBe(2 * ((found?.row.version ?? 0) - 1));
      await opened.close();
    }
  });

  it('is made anew when the process that made it was killed halfway', async () => {
    const empty = join(top, 'on/the/way', 'empty');
    const one = startProcess('keepStore.ts', empty);
    await expect.poll(() => existsSync(join(empty, 'postgres.unfinished/base')), PATIENT).toBe(true);
    await one.kill();
    expect(existsSync(join(empty, 'postgres'))).toBe(false);
    const opened = await open(empty);
    expect((await opened.store.open(aChallenge(), snowflake())).kind).toBe('opened');
    await opened.close();
    expect((await readdir(empty)).toSorted()).toEqual(['lock', 'postgres']);
  });

  it('is refused to a second process in a sentence that says whose it is, until that one is killed', async () => {
    const one = await keeper();
    await expect(open()).rejects.toThrow(
      new RegExp(
        `^DATA_DIR ${folder} is in use by another Merestone, process ${one.pid} on .+, since 2.+Z\\. Stop`,
      ),
    );
    await one.kill();
    const opened = await open();
    await opened.close();
  });

  it('that is full under the log of the database ends the process with a sentence; nothing answered is lost', async () => {
    const one = await keeper();
    one.tell('play');
    const said = [await one.hear()];
    one.tell('full disk');
    said.push(...(await one.rest()));
    expect(said.pop()).toMatch(/^lost: The database in DATA_DIR .+ stopped: .+No space left on device\.$/);
    expect(await one.ended()).toBe(3);
    const opened = await open();
    const [, id = '', version = ''] = (said.pop() ?? '').split(' ');
    expect((await opened.store.find(Number(id)))?.row.version).toBe(Number(version));
    await opened.close();
  });

  it('must be a folder', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(open(file)).rejects.toThrow(`DATA_DIR ${file} can't be used: EEXIST`);
    await expect(open(join(file, 'inside'))).rejects.toThrow(
      `DATA_DIR ${join(file, 'inside')} can't be used: ENOTDIR`,
    );
  });

  it.each([
    ['PG_VERSION', '17\n', /was made by PostgreSQL 17, and this Merestone has 18\.\d+ in it: go on/],
    ['global/pg_control', 'x'.repeat(8192), /can't be opened, its files seem to be damaged: .+\. Put a copy/],
    ['postgresql.conf', 'nonsense', /can't be opened, its files seem to be damaged: .+\. Put a copy/],
  ])('with a broken %s is refused in a sentence, and is free afterwards', async (file, text, sentence) => {
    await writeFile(join(folder, 'postgres', file), text);
    await expect(open()).rejects.toThrow(sentence);
    await expect(open()).rejects.toThrow(sentence);
  });
});
