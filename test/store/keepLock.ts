import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { takeLock } from '../../src/store/lock.ts';

/** A process that takes the lock of a folder when it is told to, says how that went, and keeps it until it is ended. */

const [, , folder = ''] = process.argv;
const orders = createInterface(process.stdin);
process.stdout.write('ready\n');
await once(orders, 'line');
const locking = await takeLock(folder);
process.stdout.write(`${locking.kind === 'taken' ? 'taken' : JSON.stringify(locking.by)}\n`);
await once(orders, 'line');
if (locking.kind === 'taken') await locking.lock.release();
orders.close();
