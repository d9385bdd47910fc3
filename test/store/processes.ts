import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A process of the store's tests, with which one talks in lines. */
export interface Process {
  readonly pid: number;
  /** The next line that it says; an error where it ends without another. */
  hear(): Promise<string>;
  tell(line: string): void;
  /** Everything that it says until it ends. */
  rest(): Promise<readonly string[]>;
  /** Kills it as `kill -9` does, and waits until it is dead. */
  kill(): Promise<void>;
  /** Its exit code, once it has ended by itself. */
  ended(): Promise<number | null>;
}

const running = new Set<Process>();

/** Starts a script of this folder. */
export function startProcess(script: string, ...parameters: readonly string[]): Process {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL(script, import.meta.url)), ...parameters],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exit = once(child, 'exit');
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const one: Process = {
    pid: child.pid ?? 0,
    hear: async () => {
      const line = await lines.next();
      if (line.done === true) throw new Error(`${script} ended`);
      return line.value;
    },
    rest: async () => {
      const said: string[] = [];
      for await (const line of lines) said.push(line);
      return said;
    },
    tell: (line) => child.stdin.write(`${line}\n`),
    kill: async () => {
      child.kill('SIGKILL');
      await exit;
    },
    ended: async () => {
      await exit;
      return child.exitCode;
    },
  };
  running.add(one);
  void exit.then(() => running.delete(one));
  return one;
}

/** Kills whatever a test has left running. */
export async function killAll(): Promise<void> {
  await Promise.all([...running].map((one) => one.kill()));
}
