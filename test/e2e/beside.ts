import { desc, eq, sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Driver, OpenDatabase } from '../../src/store/database.ts';
import { keep } from '../../src/store/database.ts';
import { heartbeat, results, tables } from '../../src/store/schema.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import type { ClockStage, TableRow, Timing } from '../../src/table/ports.ts';
import type { Book } from './books.ts';
import { PATIENCE } from './duel.ts';
import type { Ground } from './ground.ts';
import type { Room } from './scene.ts';

/**
 * A second look at the database of a running bot, and a hand on its times: no setting of the bot changes time, so what
 * takes days is put into the past. Only PostgreSQL lets anybody beside the bot in.
 */
export class Beside {
  readonly #open: OpenDatabase;
  readonly #driver: Driver;

  private constructor(open: OpenDatabase) {
    this.#open = open;
    this.#driver = oneByOne(open.driver);
  }

  static async open(ground: Ground): Promise<Beside> {
    return new Beside(await ground.open());
  }

  close(): Promise<void> {
    return this.#open.close();
  }

  /** The newest table of a room, and its result where it is booked. @throws Error where there is none. */
  async book({ channel }: Room): Promise<Book> {
    const driver = this.#driver;
    const [newest] = await driver.read((database) =>
      database
        .select({ id: tables.id })
        .from(tables)
        .where(eq(tables.channelId, channel.id))
        .orderBy(desc(tables.id))
        .limit(1),
    );
    const stored = newest && (await makeTableStore(driver).find(newest.id));
    if (!stored) throw new Error(`There is no table in ${channel.name}.`);
    const [result] = await driver.read((database) =>
      database.select().from(results).where(eq(results.tableId, stored.row.id)),
    );
    return { stored, result: result ?? null };
  }

  async row(room: Room): Promise<TableRow> {
    return (await this.book(room)).stored.row;
  }

  /** The clock of the turn that is running. @throws Error where no cards are dealt. */
  async timing(room: Room): Promise<Timing> {
    const { timing } = await this.row(room);
    if (!timing) throw new Error(`Nobody is up in ${room.channel.name}.`);
    return timing;
  }

  /** Waits until the clock of a room has told so much. */
  async untilStage(room: Room, stage: ClockStage): Promise<void> {
    await until(async () => (await this.timing(room)).stage === stage);
  }

  /** Waits until all that has happened in a room is told there. */
  async untilTold(room: Room): Promise<void> {
    await until(async () => {
      const { version, toldVersion } = await this.row(room);
      return toldVersion === version;
    });
  }

  /** Lets the turn of a room, and what a bot has begun to tell of its clock, have begun so many minutes earlier. */
  async pass({ channel }: Room, minutes: number): Promise<void> {
    const earlier = sql`make_interval(mins => ${minutes})`;
    await this.#change(
      sql`update tables
        set turn_since = turn_since - ${earlier}, due_at = due_at - ${earlier}, noticing_at = noticing_at - ${earlier}
        where channel_id = ${channel.id} and status = 'running'`,
    );
  }

  /** Lets the open challenges of a room be over since a minute. */
  async expire({ channel }: Room): Promise<void> {
    await this.#change(
      sql`update tables set expires_at = now() - interval '1 minute' where channel_id = ${channel.id}`,
    );
  }

  /** When a bot has last noted that it can be played with, in milliseconds. */
  async lastBeat(): Promise<number> {
    const [last] = await this.#driver.read((database) => database.select().from(heartbeat));
    if (!last) throw new Error('No bot has ever run.');
    return last.at.getTime();
  }

  /** Lets the last heartbeat lie so many minutes further back. */
  async silence(minutes: number): Promise<void> {
    await this.#change(sql`update heartbeat set at = at - make_interval(mins => ${minutes})`);
  }

  async #change(statement: ReturnType<typeof sql>): Promise<void> {
    await this.#driver.transact(async (transaction) => keep(await transaction.execute(statement)));
  }
}

/** One statement after the other: a single connection is enough for a test, and on a busy machine quickest. */
function oneByOne(driver: Driver): Driver {
  let last: Promise<unknown> = Promise.resolve();
  const after = <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  return {
    read: (statement) => after(() => driver.read(statement)),
    transact: (work) => after(() => driver.transact(work)),
  };
}

/** Waits for something that the database says. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  await vi.waitUntil(isSo, { timeout: PATIENCE, interval: 100 });
}
