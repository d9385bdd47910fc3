import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** How the bot is started. */
export interface BotPlan {
  /** The stand-in's `rest.api` and token. */
  readonly apiUrl: string;
  readonly token: string;
  /** Where its embedded database lies. */
  readonly dataDir: string;
  /** Hears each line of its log. */
  readonly log: (line: string) => void;
}

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const LEASH = new URL('./leash.ts', import.meta.url).href;
const SHORTEST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Milliseconds that it gets for ending by itself. */
const PATIENCE = 8000;
/** Who has run for so many milliseconds has started well. */
const STEADY = 10_000;

/** The bot as a process of its own, the same as `npm start` runs. It is started again whenever it ends. */
export class BotProcess {
  readonly #plan: BotPlan;
  #child: ChildProcess | null = null;
  #ended: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #pause = SHORTEST_PAUSE;
  #isWanted = false;

  constructor(plan: BotPlan) {
    this.#plan = plan;
  }

  /** Its process id while it runs. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  start(): void {
    this.#isWanted = true;
    this.#spawn();
  }

  /** Ends it in an orderly way; it comes back at once. */
  async restart(): Promise<void> {
    await this.#end();
    if (this.#isWanted) this.#spawn();
  }

  /** Ends it for good. */
  async stop(): Promise<void> {
    this.#isWanted = false;
    await this.#end();
  }

  #spawn(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#child) return;
    const { dataDir, log } = this.#plan;
    mkdirSync(dataDir, { recursive: true });
    const startedAt = Date.now();
    const child = spawn(process.execPath, ['--import', TSX, '--import', LEASH, MAIN], {
      // The settings of a real bot in the project's `.env` are not this one's.
      cwd: dataDir,
      env: { ...process.env, ...this.#settings() },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#child = child;
    this.#ended = new Promise((resolve) => {
      child.once('close', () => {
        this.#child = null;
        resolve();
        if (Date.now() - startedAt > STEADY) this.#pause = SHORTEST_PAUSE;
        this.#comeBack();
      });
    });
    tellLines(child.stdout, log);
    tellLines(child.stderr, log);
  }

  #settings(): Record<string, string> {
    const { apiUrl, token } = this.#plan;
    return {
      DISCORD_API_URL: apiUrl,
      DISCORD_TOKEN: token,
      DATA_DIR: '.',
      DATABASE_URL: '',
      LOG_FORMAT: 'text',
    };
  }

  #comeBack(): void {
    if (!this.#isWanted || this.#timer) return;
    this.#timer = setTimeout(() => this.#spawn(), this.#pause);
    this.#pause = Math.min(2 * this.#pause, LONGEST_PAUSE);
  }

  async #end(): Promise<void> {
    const child = this.#child;
    if (child) {
      const impatience = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      child.kill('SIGTERM');
      await this.#ended;
      clearTimeout(impatience);
    }
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

function tellLines(stream: Readable | null, log: (line: string) => void): void {
  if (stream) createInterface({ input: stream }).on('line', log);
}
