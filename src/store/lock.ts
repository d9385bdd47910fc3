import { createHash } from 'node:crypto';
import { call } from './lockCall.ts';
import { Door } from './lockDoor.ts';
import { parseName } from './lockName.ts';
import type { Holder } from './lockName.ts';
import { openPlace } from './lockPlace.ts';
import type { Place } from './lockPlace.ts';
import { codeOf } from './storeError.ts';

/** A folder in this process's hands. */
export interface Lock {
  release(): Promise<void>;
}

/** Taken, or in whose hands the folder is; null where that can't be said. */
export type Locking =
  { readonly kind: 'taken'; readonly lock: Lock } | { readonly kind: 'held'; readonly by: Holder | null };

/**
 * Takes a folder that one process at a time may use.
 *
 * A pid in a file can't say whether its process lives: it may have been killed, and another have its number, in a
 * container nearly always. A socket can: the kernel closes it with the process. So whoever wants the folder listens on
 * a socket of its own in there, and then calls everybody else's. Nobody listening: dead, and the name is removed, which
 * is safe at any time, since names are never used again. Answered by the one who holds the folder: lost. Answered by
 * one who wants it too: the earlier name wins, and the other gives up for good. Of any two at least one finds the
 * other, so never do two win; and there is no moment between finding a lock stale and taking it, as there would be if
 * one file were the lock.
 */
export function takeLock(folder: string): Promise<Locking> {
  return process.platform === 'win32' ? takeAddress(pipeOf(folder)) : takeFolder(folder);
}

async function takeFolder(folder: string): Promise<Locking> {
  const place = await openPlace(folder);
  const door = new Door();
  try {
    await door.listen(place.hidden(door.name));
    await place.show(door.name);
    const by = await callEverybody(place, door.name);
    if (by === 'nobody' && door.take()) return { kind: 'taken', lock: lockOf(place, door) };
    await lockOf(place, door).release();
    return { kind: 'held', by: by === 'nobody' ? door.winner : by };
  } finally {
    await place.leave();
  }
}

function lockOf(place: Place, door: Door): Lock {
  return {
    release: async () => {
      await place.remove(door.name);
      await door.close();
    },
  };
}

/** Calls all the others; gives the one who has the folder, or wins it. */
async function callEverybody(place: Place, own: string): Promise<Holder | null | 'nobody'> {
  for (const name of await place.names()) {
    if (name === own) continue;
    const answer = await call(place.address(name), own);
    if (answer === 'dead') await place.remove(name);
    else if (answer === 'silent') return parseName(name, null);
    else if (answer.verdict === 'mine') return parseName(answer.name, answer.host);
  }
  return 'nobody';
}

/** Windows has named pipes: one can be made by one process only, and it ends with it. */
function pipeOf(folder: string): string {
  return `\\\\.\\pipe\\merestone-${createHash('sha256').update(folder.toLowerCase()).digest('hex')}`;
}

/** Takes an address that the system gives to one process at a time and takes back when it ends. */
export async function takeAddress(address: string): Promise<Locking> {
  for (;;) {
    const door = new Door();
    try {
      await door.listen(address);
      door.take();
      return { kind: 'taken', lock: { release: () => door.close() } };
    } catch (error) {
      if (codeOf(error) !== 'EADDRINUSE') throw error;
    }
    const answer = await call(address, door.name);
    if (answer === 'silent') return { kind: 'held', by: null };
    if (answer !== 'dead') return { kind: 'held', by: parseName(answer.name, answer.host) };
  }
}
