import { spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The bot as a process of its own, started as `npm start` starts it. */
export interface Bot {
  /** All that it has written so far, standard output and errors. */
  readonly output: () => string;
  /** Settles with the exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Waits until it has written this. @throws Error where it ends, or takes too long. */
  says(text: string): Promise<void>;
  /** `kill -9`; comes back when it is dead. */
  kill(): Promise<void>;
  /** SIGTERM; gives the exit code. */
  stop(): Promise<number | null>;
}

const PROGRAM = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const LOADER = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** How long a word of the bot may take, in milliseconds, on a machine that has a lot to do besides. */
const PATIENCE = 90_000;

/**
 * Starts the bot with these settings and no others: in a folder without an `.env`, and with nothing of the variables
 * that this process was started with but the way to its programs.
 */
export function launch(settings: Readonly<Record<string, string>>, folder = tmpdir()): Bot {
  const { PATH = '', HOME = '', SYSTEMROOT = '' } = process.env;
  const child = spawn(process.execPath, ['--import', LOADER, PROGRAM], {
    cwd: folder,
    env: { PATH, HOME, SYSTEMROOT, LOG_FORMAT: 'json', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = new EventEmitter().setMaxListeners(0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      written.emit('more');
    });
  }
  // Tests that fail halfway leave no bot behind.
  const killer = (): void => void child.kill('SIGKILL');
  process.once('exit', killer);
  const ended = once(child, 'close').then(() => {
    process.off('exit', killer);
    written.emit('more');
    return child.exitCode;
  });
  return {
    output: () => output,
    ended,
    async says(text) {
      const signal = AbortSignal.timeout(PATIENCE);
      while (!output.includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`The bot ended before it said “${text}”:\n${output}`);
        }
        await once(written, 'more', { signal }).catch((cause: unknown) => {
          throw new Error(`The bot did not say “${text}”:\n${output}`, { cause });
        });
      }
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}
