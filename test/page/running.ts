import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../playground/main.ts', import.meta.url));

/** The playground as `npm run playground` starts it. */
export class RunningPlayground {
  /** The address that it printed. */
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<number | null>;

  private constructor(child: ChildProcess, ended: Promise<number | null>, address: string) {
    this.#child = child;
    this.#ended = ended;
    this.address = address;
  }

  /** Starts it and waits for the printed address. @throws Error with its output when it ends before that. */
  static async start(dataDir: string): Promise<RunningPlayground> {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
      env: { ...process.env, DATA_DIR: dataDir, PLAYGROUND_PORT: '0', PLAYGROUND_OPEN: 'no' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const output: string[] = [];
    const address = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        output.push(line);
        const found = /http:\/\/127\.0\.0\.1:\d+\/\?token=\S+/.exec(line)?.[0];
        if (found !== undefined) resolve(found);
      });
      void ended.then(() => reject(new Error(`The playground ended:\n${output.join('\n')}`)));
    });
    return new RunningPlayground(child, ended, address);
  }

  /** Ctrl-C. @returns the exit code. */
  async interrupt(): Promise<number | null> {
    this.#child.kill('SIGINT');
    return this.#ended;
  }

  /** Kills it at once; the bot is a process of its own and has to notice by itself. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}

/** A folder for a test's games; the answer also clears it away. */
export async function makeDataDir(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'merestone-page-'));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) };
}
