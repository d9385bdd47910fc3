import { and, asc, eq, isNull, lt, lte, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { TableId } from '../table/ports.ts';
import type { Driver } from './database.ts';
import { tables } from './schema.ts';

/** Tables at which there is something to do by themselves, without anybody's press. Each has an index of its own. */

/** Tables of which something is untold that nobody took on after `since` (milliseconds). */
export function untold(driver: Driver, since: number): Promise<readonly TableId[]> {
  return listIds(driver, and(lt(tables.toldVersion, tables.version), isNobodyTelling(since)));
}

/** Where nobody took on the telling after `since` (milliseconds) and is still at it. */
export function isNobodyTelling(since: number): SQL | undefined {
  return or(isNull(tables.tellingAt), lte(tables.tellingAt, new Date(since)));
}

/** Open challenges whose time is over at `now` (milliseconds). */
export function overdue(driver: Driver, now: number): Promise<readonly TableId[]> {
  return listIds(driver, and(eq(tables.status, 'open'), lte(tables.expiresAt, new Date(now))));
}

/** Running tables whose clock has something to do at `now` (milliseconds). */
export function clocksDue(driver: Driver, now: number): Promise<readonly TableId[]> {
  return listIds(driver, isClockDue(now));
}

/** Where a turn is running and its clock has something to do at `now` (milliseconds). */
export function isClockDue(now: number): SQL | undefined {
  return and(eq(tables.status, 'running'), lte(tables.dueAt, new Date(now)));
}

/** Running tables whose board shows a deadline that has moved. */
export function boardsToRepaint(driver: Driver): Promise<readonly TableId[]> {
  return listIds(driver, and(tables.repaint, eq(tables.status, 'running')));
}

async function listIds(driver: Driver, condition: SQL | undefined): Promise<readonly TableId[]> {
  const found = await driver.read((database) =>
    database.select({ id: tables.id }).from(tables).where(condition).orderBy(asc(tables.id)),
  );
  return found.map(({ id }) => id);
}
