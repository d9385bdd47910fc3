import { and, eq, lt, or, sql } from 'drizzle-orm';
import type { MessageRef, Snowflake, TableId } from '../table/ports.ts';
import { keep } from './database.ts';
import type { Driver } from './database.ts';
import { isNobodyTelling } from './finding.ts';
import { interactions, tables } from './schema.ts';
import { StoreError } from './storeError.ts';

/** PostgreSQL's code for a row that a unique index doesn't let in. */
const UNIQUE_VIOLATION = '23505';

/** Somebody taking on to tell a table's channel what happened; the times are milliseconds. */
export interface Teller {
  readonly id: TableId;
  readonly version: number;
  readonly now: number;
  readonly since: number;
}

/** Takes on the telling; false where it is done, or in the hands of somebody who took it on after `since`. */
export async function beginTelling(driver: Driver, { id, version, now, since }: Teller): Promise<boolean> {
  const isMine = and(eq(tables.tellingVersion, version), eq(tables.tellingAt, new Date(now)));
  const begun = await driver.transact(async (transaction, earlier) => {
    const isFree = or(isNobodyTelling(since), earlier === 'uncertain' ? isMine : undefined);
    return keep(
      await transaction
        .update(tables)
        .set({ tellingVersion: version, tellingAt: new Date(now) })
        .where(and(eq(tables.id, id), lt(tables.toldVersion, version), isFree))
        .returning({ id: tables.id }),
    );
  });
  return begun.length > 0;
}

/**
 * Notes what has been told, and the new live message where there is one. A teller who was thought to have crashed, and
 * comes after the one who took his place, changes nothing.
 */
export async function told(driver: Driver, id: TableId, version: number, board?: MessageRef): Promise<void> {
  const isMine = sql`${tables.tellingVersion} <= ${version}`;
  await driver.transact(async (transaction) =>
    keep(
      await transaction
        .update(tables)
        .set({
          toldVersion: version,
          tellingVersion: sql`case when ${isMine} then null else ${tables.tellingVersion} end`,
          tellingAt: sql`case when ${isMine} then null else ${tables.tellingAt} end`,
          ...(board && toColumns(board)),
        })
        .where(and(eq(tables.id, id), lt(tables.toldVersion, version))),
    ),
  );
}

/** Makes another message the live one. */
export async function moveBoard(driver: Driver, id: TableId, board: MessageRef): Promise<void> {
  await driver.transact(async (transaction) =>
    keep(await transaction.update(tables).set(toColumns(board)).where(eq(tables.id, id))),
  );
}

/** Moves a table to another channel, unless the same two have a table there. */
export async function moveChannel(
  driver: Driver,
  id: TableId,
  channelId: Snowflake,
): Promise<'moved' | 'taken'> {
  try {
    await driver.transact(async (transaction) =>
      keep(await transaction.update(tables).set({ channelId }).where(eq(tables.id, id))),
    );
    return 'moved';
  } catch (error) {
    if (error instanceof StoreError && error.code === UNIQUE_VIOLATION) return 'taken';
    throw error;
  }
}

/** Forgets the interactions that acted before a time (milliseconds). */
export async function forgetInteractions(driver: Driver, before: number): Promise<void> {
  await driver.transact(async (transaction) =>
    keep(await transaction.delete(interactions).where(lt(interactions.at, new Date(before)))),
  );
}

function toColumns({ channelId, messageId }: MessageRef) {
  return { boardChannelId: channelId, boardMessageId: messageId };
}
