import { parentPort } from 'node:worker_threads';
import type { Request } from '../../src/thinking/request.ts';
import { think } from '../../src/thinking/think.ts';

/** The thinker's thread, but for two actions that break it. */

parentPort?.on('message', (request: Request) => {
  const [action] = request.kind === 'solve' ? request.problem.actions : [];
  if (action === 'exit') process.exit(3);
  if (action === 'throw') throw new Error('This thread is broken.');
  parentPort?.postMessage(think(request));
});
