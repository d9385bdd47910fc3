import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StandIn } from '../../playground/index.ts';
import { keepWorld, readKept } from '../../playground/web/keep.ts';

const TOKEN = 'a-token-of-at-least-twenty-characters';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'merestone-keep-'));
  path = join(folder, 'playground', 'world.json');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Keeps a world in which Anna has said something. */
async function keepOne(): Promise<void> {
  const discord = await StandIn.start();
  const endKeeping = keepWorld(discord, path, TOKEN);
  discord.person('anna').say(discord.channel, 'hello');
  endKeeping();
  await discord.stop();
}

test('what was kept is read again', async () => {
  await keepOne();
  const { world, token } = readKept(path);
  expect(token).toBe(TOKEN);
  const discord = await StandIn.start(world ? { world } : {});
  expect(discord.person('anna').sees(discord.channel)).toMatchObject([{ text: 'hello', author: 'anna' }]);
  await discord.stop();
});

test('a world of the first version goes on, and people in it can leave and become moderators', async () => {
  await keepOne();
  const lacking = (key: string, value: unknown): unknown =>
    key === 'deleted' || key === 'allowances' ? undefined : value;
  const kept = JSON.parse(await readFile(path, 'utf8'), lacking) as object;
  await writeFile(path, JSON.stringify({ ...kept, version: 1 }));
  const { world } = readKept(path);
  const discord = await StandIn.start(world ? { world } : {});
  const anna = discord.person('anna');
  expect(anna.sees(discord.channel)).toHaveLength(1);
  discord.makeModerator(anna);
  anna.deleteAccount();
  expect(anna.sees(discord.channel)).toEqual([]);
  await discord.stop();
});

test('what cannot be read is not written over', async () => {
  await keepOne();
  await writeFile(path, JSON.stringify({ version: 3, token: TOKEN, world: { lastSnowflake: '1' } }));
  expect(() => readKept(path)).toThrow(/move it away/);
});
