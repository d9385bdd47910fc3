import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { takeAddress, takeLock } from '../../src/store/lock.ts';
import type { Locking } from '../../src/store/lock.ts';
import { call } from '../../src/store/lockCall.ts';
import { Door } from '../../src/store/lockDoor.ts';
import { killAll, startProcess } from './processes.ts';
import type { Process } from './processes.ts';

describe('the lock of a folder', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'merestone-lock-'));
  });
  afterEach(async () => {
    await killAll();
    await rm(folder, { recursive: true, force: true });
  });

  /** Starts a process that is about to ask for the lock. */
  async function contender(place = folder): Promise<Process> {
    const one = startProcess('keepLock.ts', place);
    await one.hear();
    return one;
  }

  async function take(one: Process): Promise<string> {
    one.tell('take');
    return one.hear();
  }

  it('is taken by one process, and tells the second whose it is', async () => {
    const began = Date.now();
    const [first, second] = [await contender(), await contender()];
    expect(await take(first)).toBe('taken');
    const by: unknown = JSON.parse(await take(second));
    expect(by).toEqual({ pid: first.pid, host: hostname(), since: expect.any(Number) as number });
    expect(by).toHaveProperty(
      'since',
      expect.toSatisfy((since: number) => since >= began),
    );
  });

  it('is free at once when its process has been killed', async () => {
    const [first, second] = [await contender(), await contender()];
    await take(first);
    await first.kill();
    expect(await take(second)).toBe('taken');
    expect(await takeLock(folder)).toMatchObject({ kind: 'held', by: { pid: second.pid } });
  });

  it('is free at once when its process has let go of it', async () => {
    const first = await contender();
    await take(first);
    first.tell('release');
    await first.ended();
    const second = await takeLock(folder);
    expect(second.kind).toBe('taken');
    await releaseAll([second]);
  });

  it('goes to exactly one of several processes that find a dead one there at the same time', async () => {
    const dead = await contender();
    await take(dead);
    await dead.kill();
    const many = await Promise.all(Array.from({ length: 4 }, () => contender()));
    const answers = await Promise.all(many.map(take));
    expect(answers.filter((answer) => answer === 'taken')).toEqual(['taken']);
  });

  it('goes to exactly one of many that ask at the same time, again and again', async () => {
    for (let round = 0; round < 30; round++) {
      const lockings = await Promise.all(Array.from({ length: 8 }, () => takeLock(folder)));
      expect(lockings.filter(({ kind }) => kind === 'taken').length).toBe(1);
      await releaseAll(lockings);
    }
    expect(await readdir(join(folder, 'lock'))).toEqual([]);
  });

  it('is refused by a holder that is stopped and answers nothing', async () => {
    const first = await contender();
    await take(first);
    process.kill(first.pid, 'SIGSTOP');
    expect(await takeLock(folder)).toMatchObject({ kind: 'held', by: { pid: first.pid, host: null } });
  });

  it('works in a folder whose path is far too long for a socket', async () => {
    const deep = join(folder, 'a-very-long-name-'.repeat(8), 'another-very-long-name-'.repeat(8));
    await mkdir(deep, { recursive: true });
    const [first, second] = [await contender(deep), await contender(deep)];
    expect(await take(first)).toBe('taken');
    expect(await takeLock(deep)).toMatchObject({ kind: 'held', by: { pid: first.pid } });
    await first.kill();
    expect(await take(second)).toBe('taken');
    expect((await readdir(tmpdir())).filter((name) => name.startsWith('merestone-socket-'))).toEqual([]);
  });

  it('leaves a socket alone that its process has not opened to calls yet', async () => {
    await mkdir(join(folder, 'lock'));
    await writeFile(join(folder, 'lock', '.1767225600000-1-abcdef'), '');
    await releaseAll([await takeLock(folder)]);
    expect(await readdir(join(folder, 'lock'))).toEqual(['.1767225600000-1-abcdef']);
  });

  it('may be an address of the system, as on Windows: taken by one, and free once it is released', async () => {
    const address = join(folder, 'address');
    const first = await takeAddress(address);
    expect(first.kind).toBe('taken');
    expect(await takeAddress(address)).toMatchObject({ kind: 'held', by: { pid: process.pid } });
    await releaseAll([first]);
    const third = await takeAddress(address);
    expect(third.kind).toBe('taken');
    await releaseAll([third]);
  });
});

describe('the door of a process that wants a folder', () => {
  const earlier = '1000000000000-1-aaaaaa';
  const later = '9000000000000-2-aaaaaa';
  let folder: string;
  let door: Door;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'merestone-door-'));
    door = new Door();
    await door.listen(join(folder, 'door'));
  });
  afterEach(async () => {
    await door.close();
    await rm(folder, { recursive: true });
  });

  const verdictFor = async (name: string): Promise<unknown> => {
    const answer = await call(join(folder, 'door'), name);
    return typeof answer === 'string' ? answer : answer.verdict;
  };

  it('sends one away who came later, and may then take the folder', async () => {
    expect(await verdictFor(later)).toBe('mine');
    expect(door.take()).toBe(true);
  });

  it('gives way to one who came earlier, once and for all', async () => {
    expect(await verdictFor(earlier)).toBe('yours');
    expect(door.winner).toMatchObject({ pid: 1, since: 1_000_000_000_000 });
    expect(door.take()).toBe(false);
    expect(await verdictFor(later)).toBe('yours');
  });

  it('gives way to nobody once its process has the folder', async () => {
    expect(door.take()).toBe(true);
    expect(await verdictFor(earlier)).toBe('mine');
    expect(door.take()).toBe(true);
  });
});

async function releaseAll(lockings: readonly Locking[]): Promise<void> {
  for (const locking of lockings) if (locking.kind === 'taken') await locking.lock.release();
}
