import { and, eq, lt, or } from 'drizzle-orm';
import type { Snowflake, TableId } from '../table/ports.ts';
import { keep } from './database.ts';
import type { Driver } from './database.ts';
import { isNobodyTelling } from './due.ts';
import { interactions, tables } from './schema.ts';
import { refusingIndex } from './storeError.ts';

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
    if (refusingIndex(error) !== null) return 'taken';
    throw error;
  }
}

/** Notes that a board shows its deadline as it is now. */
export async function repainted(driver: Driver, id: TableId): Promise<void> {
  await driver.transact(async (transaction) =>
    keep(await transaction.update(tables).set({ repaint: false }).where(eq(tables.id, id))),
  );
}

/** Forgets the interactions that acted before a time (milliseconds). */
export async function forgetInteractions(driver: Driver, before: number): Promise<void> {
  await driver.transact(async (transaction) =>
    keep(await transaction.delete(interactions).where(lt(interactions.at, new Date(before)))),
  );
}
