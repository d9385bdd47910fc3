import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { TableId, Timing } from '../table/ports.ts';
import { keep } from './database.ts';
import type { Driver } from './database.ts';
import { isClockDue } from './due.ts';
import { tables } from './schema.ts';

/** What a clock tells by itself: that time is running out, and that it has. Each is told by one, and once. */

/** Somebody taking on what a clock has to tell; the times are milliseconds. */
export interface Noticer {
  readonly id: TableId;
  /** The turn and the stage that the notice speaks of. */
  readonly timing: Timing;
  readonly now: number;
  readonly since: number;
}

/**
 * Takes on what a clock has to tell; false where there is nothing to tell (any more), or where it is in the hands of
 * somebody who took it on after `since`.
 */
export async function beginNotice(driver: Driver, { id, timing, now, since }: Noticer): Promise<boolean> {
  const isMine = eq(tables.noticingAt, new Date(now));
  const begun = await driver.transact(async (transaction, earlier) => {
    const isFree = or(
      isNull(tables.noticingAt),
      lte(tables.noticingAt, new Date(since)),
      earlier === 'uncertain' ? isMine : undefined,
    );
    return keep(
      await transaction
        .update(tables)
        .set({ noticingAt: new Date(now) })
        .where(and(isAt(id, timing), isClockDue(now), isFree))
        .returning({ id: tables.id }),
    );
  });
  return begun.length > 0;
}

/**
 * Notes what a clock has told. Nothing changes where the turn it spoke of is over, or where its time has moved on since:
 * then a deadline was named that no longer holds, and what is due later is told then.
 */
export async function noticed(
  driver: Driver,
  id: TableId,
  spoken: Timing,
  then: Pick<Timing, 'stage' | 'dueAt'>,
): Promise<void> {
  const dueAt = then.dueAt === null ? null : new Date(then.dueAt);
  await driver.transact(async (transaction) =>
    keep(
      await transaction
        .update(tables)
        .set({ clockStage: then.stage, dueAt, noticingAt: null })
        .where(and(isAt(id, spoken), eq(tables.status, 'running'))),
    ),
  );
}

/** Where a table is at this turn still, and its clock at this stage. */
function isAt(id: TableId, { turnSince, stage }: Timing): SQL | undefined {
  return and(eq(tables.id, id), eq(tables.turnSince, new Date(turnSince)), eq(tables.clockStage, stage));
}
