import { once } from 'node:events';
import fs from 'node:fs';
import { createInterface } from 'node:readline';
import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { connectStore } from '../../src/store/connect.ts';
import { aChange, played, startDuel } from './samples.ts';

/**
 * A process with an embedded store in a folder. It says `open`, or why it can't be opened, and obeys: `play` makes moves
 * at a new table for ever and says `answered TABLE VERSION` after each; `full disk` lets every write fail from now on;
 * `close` ends it in good order.
 */

const [, , dataDir = ''] = process.argv;
const orders = createInterface(process.stdin);
const opened = await connectStore({
  databaseUrl: null,
  dataDir,
  lost: (error) => {
    say(`lost: ${error.message}`);
    process.exit(3);
  },
}).catch((error: unknown) => {
  say(error instanceof Error ? error.message : 'no error');
  process.exit(1);
});
say('open');
for (;;) {
  const [order] = z.tuple([z.string()]).parse(await once(orders, 'line'));
  if (order === 'close') break;
  if (order === 'full disk') fillDisk();
  if (order === 'play') void play();
}
await opened.close();
orders.close();

async function play(): Promise<void> {
  const { store } = opened;
  const id = await startDuel(store);
  for (let version = 1; ; version++) {
    const done = await store.commit(aChange({ id, version, events: [played, played] }));
    if (done === 'committed') say(`answered ${id} ${version + 1}`);
    // The embedded database answers before any input is looked at.
    await setImmediate();
  }
}

function fillDisk(): void {
  const writeSync = (): never => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  };
  // PGlite writes its files by way of this very object.
  Object.assign(fs, { writeSync });
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
