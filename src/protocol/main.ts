import { pipeline } from 'node:stream/promises';
import { answersTo } from './answers.ts';

/** `npm run --silent engine`: the line protocol on standard input and output. Nothing else is written there. */

process.stdin.setEncoding('utf8');

try {
  await pipeline(process.stdin, answersOfEngine, process.stdout);
} catch (error) {
  // Whoever asked has closed the other end and doesn't want to hear the rest.
  if (!isBrokenPipe(error)) throw error;
}

function answersOfEngine(input: AsyncIterable<string>): AsyncGenerator<string> {
  return answersTo(input, (fault) => {
    process.stderr.write(`${fault instanceof Error ? (fault.stack ?? fault.message) : String(fault)}\n`);
  });
}

function isBrokenPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}
