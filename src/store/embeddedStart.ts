import type { Holder } from './lockName.ts';
import { codeOf, messageOf, StoreError } from './storeError.ts';

/** Says why a folder can't hold a database. */
export function unusableFolder(dataDir: string, error: unknown): StoreError {
  return new StoreError(
    `DATA_DIR ${dataDir} can't be used: ${messageOf(error)}. It must be a folder that the bot may write to, on a disk that takes sockets.`,
    codeOf(error),
  );
}

/** Says who uses a folder, and what one can do. */
export function inUse(dataDir: string, by: Holder | null): StoreError {
  return new StoreError(
    `DATA_DIR ${dataDir} is in use by another Merestone, ${describe(by)}. Stop that one first, give this one a DATA_DIR ` +
      'of its own, or use PostgreSQL (DATABASE_URL), which any number may share.',
  );
}

function describe(by: Holder | null): string {
  if (by === null) return 'whose process does not answer';
  const where = by.host === null ? ', which does not answer' : ` on ${by.host}`;
  return `process ${by.pid}${where}, since ${new Date(by.since).toISOString()}`;
}

/** What the embedded PostgreSQL says about itself on its standard error, which tells more than PGlite's own errors. */
export class DatabaseVoice {
  readonly #dataDir: string;
  readonly #lost: (error: StoreError) => void;
  #isRunning = false;
  #last = '';
  #versions: readonly string[] = [];

  /** `lost` hears of it when the database stops while it runs. */
  constructor(dataDir: string, lost: (error: StoreError) => void) {
    this.#dataDir = dataDir;
    this.#lost = lost;
  }

  /** From now on a panic is no failure to start, which PGlite reports, but one that it would never come back from. */
  nowRunning(): void {
    this.#isRunning = true;
  }

  /** Takes a line in; false, for PGlite shall not print it. */
  hear(line: string): false {
    const [, theirs, ours] = VERSIONS.exec(line) ?? [];
    if (theirs !== undefined && ours !== undefined) this.#versions = [theirs, ours];
    const [, severity, message = ''] = /\b(FATAL|PANIC):\s+(.*)/.exec(line) ?? [];
    if (severity === undefined) return false;
    this.#last = message;
    if (severity === 'PANIC' && this.#isRunning) {
      this.#lost(new StoreError(`The database in DATA_DIR ${this.#dataDir} stopped: ${message}.`));
    }
    return false;
  }

  /** Says why the database doesn't start. */
  explain(error: unknown): StoreError {
    const [theirs, ours] = this.#versions;
    if (theirs !== undefined && ours !== undefined) {
      return new StoreError(
        `DATA_DIR ${this.#dataDir} was made by PostgreSQL ${theirs}, and this Merestone has ${ours} in it: go on with ` +
          'the version of Merestone that made it, or give another DATA_DIR.',
      );
    }
    const reason = this.#last || messageOf(error);
    return new StoreError(
      `The database in DATA_DIR ${this.#dataDir} can't be opened, its files seem to be damaged: ${reason}. Put a copy ` +
        'of the folder in its place, or give another DATA_DIR.',
    );
  }
}

const VERSIONS = /initialized by PostgreSQL version (\S+), .* this version (\S+)\./;
