import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { codeOf } from './storeError.ts';
import { makeWord, parseWord } from './lockName.ts';
import type { Word } from './lockName.ts';

/** How long a process that listens may be too busy to answer: it may be opening its database (milliseconds). */
const PATIENCE = 3000;
const BETWEEN_CALLS = 50;

/** What a call to another process comes to. `dead`: nobody listens. `silent`: somebody does, and doesn't answer. */
export type Answer = Word | 'dead' | 'silent';

/** Calls the process behind an address, in the name of one's own door. */
export async function call(address: string, name: string): Promise<Answer> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await callOnce(address, name, end - Date.now());
    if (answer !== 'silent') return answer;
    // It hung up without a word, as it does while it ends; what it is then shows at the next call.
    await pause(BETWEEN_CALLS);
  }
  return 'silent';
}

function callOnce(address: string, name: string, patience: number): Promise<Answer> {
  return new Promise((resolve) => {
    let heard = '';
    const line = connect(address);
    const finish = (answer: Answer): void => {
      line.destroy();
      resolve(answer);
    };
    line.setEncoding('utf8');
    line.setTimeout(patience, () => finish('silent'));
    line.on('connect', () => line.write(makeWord(name, 'asking')));
    line.on('error', (error) => finish(isNobody(error) ? 'dead' : 'silent'));
    line.on('close', () => finish('silent'));
    line.on('data', (text: string) => {
      heard += text;
      const answer = parseWord(heard);
      if (answer) finish(answer);
    });
  });
}

/** The socket's process is gone, or has taken its socket away. Every other failure may be one of a living process. */
function isNobody(error: Error): boolean {
  return ['ECONNREFUSED', 'ENOENT'].includes(codeOf(error));
}
