import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { placePrograms } from './postgresPrograms.ts';

/**
 * A process that keeps a PostgreSQL server for the one that started it: `start` and `stop` come in on the standard
 * input, `started PORT`, `stopped` and `failed REASON` go out. When the input ends, for whatever reason (the tests
 * crashed, say), the server and all its files go away.
 */

const { MARK, PASSWORD } = z.object({ MARK: z.string(), PASSWORD: z.string() }).parse(process.env);

/** How long a server may take to stop in good order, in milliseconds. */
const PATIENCE = 10_000;
/** How many free ports are tried: between finding one and using it somebody else may take it. */
const TRIES = 5;

/** PostgreSQL refuses to run as root; then it runs as somebody without rights. */
const isRoot = process.getuid?.() === 0;
const person = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : null;
const folder = await mkdtemp(join(isRoot ? '/tmp' : tmpdir(), 'merestone-postgres-'));
const data = join(folder, 'data');
let server: ChildProcess | null = null;
let port = 0;

try {
  await chmod(folder, 0o755);
  const programs = await placePrograms(folder);
  await initialise(programs);
  say('ready');
  for await (const order of createInterface(process.stdin)) await obey(order, programs);
} catch (error) {
  say(`failed ${error instanceof Error ? error.message : 'for an unknown reason'}`);
} finally {
  await stop();
  await rm(folder, { recursive: true, force: true });
}

function idOf(option: string): number {
  return Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }));
}

async function initialise(programs: string): Promise<void> {
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, PASSWORD, { mode: 0o600 });
  await mkdir(data, { mode: 0o700 });
  if (person) {
    await chown(data, person.uid, person.gid);
    await chown(passwordFile, person.uid, person.gid);
  }
  const initdb = run(join(programs, 'initdb'), [
    `--pgdata=${data}`,
    '--username=merestone',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ]);
  const said = collect(initdb);
  await once(initdb, 'close');
  if (initdb.exitCode !== 0) throw new Error(`initdb failed: ${said.join(' ')}`);
}

async function obey(order: string, programs: string): Promise<void> {
  if (order === 'start') {
    await start(programs);
    say(`started ${port}`);
  } else {
    await stop();
    say('stopped');
  }
}

/** Starts the server, at the port that it had before, or at a free one. */
async function start(programs: string): Promise<void> {
  const reasons: string[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    const wanted = port || (await findPort());
    const reason = await startAt(programs, wanted);
    if (reason === null) {
      port = wanted;
      return;
    }
    reasons.push(reason);
  }
  throw new Error(`postgres doesn't start: ${reasons.join(' ')}`);
}

/** Null where it has started, else what it said. */
async function startAt(programs: string, wanted: number): Promise<string | null> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port: `${wanted}`,
    unix_socket_directories: '',
    cluster_name: MARK,
    max_connections: '200',
  };
  const parameters = Object.entries(settings).flatMap(([setting, value]) => ['-c', `${setting}=${value}`]);
  const postgres = run(join(programs, 'postgres'), ['-D', data, ...parameters]);
  const said = collect(postgres);
  server = postgres;
  const isReady = await new Promise<boolean>((resolve) => {
    postgres.on('close', () => resolve(false));
    postgres.stderr.on('data', () => {
      if (said.join('').includes('ready to accept connections')) resolve(true);
    });
  });
  return isReady ? null : said.join(' ');
}

/** Stops the server as an operator would, breaking off what is under way; kills it where that takes too long. */
async function stop(): Promise<void> {
  const stopping = server;
  server = null;
  if (stopping?.exitCode !== null || stopping.signalCode !== null) return;
  const killer = setTimeout(() => stopping.kill('SIGKILL'), PATIENCE);
  const closed = once(stopping, 'close');
  stopping.kill('SIGINT');
  await closed;
  clearTimeout(killer);
}

/** Runs a program of PostgreSQL, out of reach of the variables that PostgreSQL reads. */
function run(program: string, parameters: readonly string[]) {
  const { PATH = '', SYSTEMROOT = '' } = process.env;
  return spawn(program, parameters, {
    ...person,
    cwd: folder,
    env: { PATH, SYSTEMROOT, TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(program: ReturnType<typeof run>): readonly string[] {
  const said: string[] = [];
  for (const stream of [program.stdout, program.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => said.push(text));
  }
  program.on('error', (error) => said.push(error.message));
  return said;
}

async function findPort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = z.object({ port: z.number() }).parse(probe.address());
  probe.close();
  await once(probe, 'close');
  return address.port;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
