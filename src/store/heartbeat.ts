import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { keep } from './database.ts';
import type { Database, Driver } from './database.ts';
import { heartbeat, tables } from './schema.ts';

/** Turns that one statement moves: with more, it could take longer than a statement may. */
const AT_ONCE = 1000;

/**
 * Notes that a process is alive at `now` (milliseconds). Where none was for longer than `patience`, running turns get
 * that time back. Gives that time, 0 where there was none.
 *
 * There is one row, and whoever beats holds it to the end: of several processes that come to life together, the first
 * gives the time back, and the others wait for that and find its beat. So once a beat has succeeded, no clock is ahead.
 * It never goes back in time, whatever a process's clock says.
 */
export async function beat(driver: Driver, now: number, patience: number): Promise<number> {
  let given = 0;
  return driver.transact(async (transaction, earlier) => {
    const last = await lastBeat(transaction, now);
    // Where an earlier try may have been committed, the beat that is found is this very one.
    if (now <= last) return keep(earlier === 'uncertain' ? given : 0);
    given = now - last > patience ? now - last : 0;
    if (given > 0) await giveBack(transaction, last, now);
    await transaction.update(heartbeat).set({ at: new Date(now) });
    return keep(given);
  });
}

/** When a process last beat; `now`, where none ever did. Waits for whoever beats at the same moment. */
async function lastBeat(transaction: Database, now: number): Promise<number> {
  await transaction
    .insert(heartbeat)
    .values({ at: new Date(now) })
    .onConflictDoNothing();
  const [last] = await transaction.select({ at: heartbeat.at }).from(heartbeat).for('update');
  return last?.at.getTime() ?? now;
}

/**
 * Moves every running turn on by the time that nobody was there, or by as much of it as the turn has seen. Whoever
 * changes a table at the same moment is waited for, and counts as it is then.
 */
async function giveBack(transaction: Database, last: number, now: number): Promise<void> {
  const until = sql`${sql.param(new Date(now), tables.turnSince)}::timestamptz`;
  const from = sql`${sql.param(new Date(last), tables.turnSince)}::timestamptz`;
  // In seconds: a day in an interval is a day of the session's time zone, which may have 23 hours.
  const missed = sql`make_interval(secs => extract(epoch from ${until} - greatest(${from}, ${tables.turnSince})))`;
  const moved = {
    turnSince: sql`${tables.turnSince} + ${missed}`,
    dueAt: sql`${tables.dueAt} + ${missed}`,
    repaint: sql`${tables.clockHours} is not null`,
  };
  const hasSeen = and(eq(tables.status, 'running'), lt(tables.turnSince, new Date(now)));
  const found = await transaction.select({ id: tables.id }).from(tables).where(hasSeen).orderBy(tables.id);
  const ids = found.map(({ id }) => id);
  for (let first = 0; first < ids.length; first += AT_ONCE) {
    const some = inArray(tables.id, ids.slice(first, first + AT_ONCE));
    await transaction.update(tables).set(moved).where(and(some, hasSeen));
  }
}
