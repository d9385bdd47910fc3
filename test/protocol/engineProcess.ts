import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The engine as a process of its own, spoken to through its pipes. */
export class EngineProcess {
  readonly #child = spawn(process.execPath, ['--import', 'tsx', 'src/protocol/main.ts'], { cwd: root });
  readonly #lines = createInterface({ input: this.#child.stdout, crlfDelay: Infinity })[
    Symbol.asyncIterator
  ]();
  readonly #exit = new Promise<number | null>((resolve) => this.#child.once('exit', resolve));
  #complaints = '';

  constructor() {
    this.#child.stderr.setEncoding('utf8').on('data', (text: string) => (this.#complaints += text));
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Sends text as it is; resolves when the process wants more. */
  async write(text: string | Buffer): Promise<void> {
    if (!this.#child.stdin.write(text)) await once(this.#child.stdin, 'drain');
  }

  /** Sends one line and gives the line that answers it. */
  async ask(line: string): Promise<string> {
    await this.write(`${line}\n`);
    return this.answer();
  }

  /** The next line of the output. */
  async answer(): Promise<string> {
    const next = await this.#lines.next();
    if (next.done === true) throw new Error(`The engine gave no answer. ${this.#complaints}`);
    return next.value;
  }

  /** Ends the input; gives the lines not fetched yet, and how the process ended. */
  async end(): Promise<{ rest: string[]; code: number | null; complaints: string }> {
    this.#child.stdin.end();
    const rest: string[] = [];
    for (let next = await this.#lines.next(); next.done !== true; next = await this.#lines.next()) {
      rest.push(next.value);
    }
    return { rest, ...(await this.exit()) };
  }

  /** Stops listening, as `head` does when it has enough, but goes on talking. */
  talkWithoutListening(text: string): void {
    this.#child.stdout.destroy();
    // What is still on its way when the process ends has nobody to go to.
    this.#child.stdin.on('error', () => undefined);
    this.#child.stdin.write(text);
  }

  async exit(): Promise<{ code: number | null; complaints: string }> {
    return { code: await this.#exit, complaints: this.#complaints };
  }

  kill(): void {
    this.#child.kill('SIGKILL');
  }
}

/** An object from a line of the output. */
export function parseAnswer(line: string): Readonly<Record<string, unknown>> {
  const answer: unknown = JSON.parse(line);
  if (typeof answer !== 'object' || answer === null) throw new Error(`${line} is no object.`);
  return { ...answer };
}
