import { parentPort } from 'node:worker_threads';
import type { Request } from './request.ts';
import { think } from './think.ts';

/** The thinker's thread: answers one request after the other. */

parentPort?.on('message', (request: Request) => parentPort?.postMessage(think(request)));
