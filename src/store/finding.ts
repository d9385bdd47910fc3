import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Snowflake, StoredTable, TableId } from '../table/ports.ts';
import type { Database, Driver } from './database.ts';
import { events, interactions, tables } from './schema.ts';
import { parseTable } from './storedTable.ts';

/** A challenge or a duel that still goes on. */
export const isLive = inArray(tables.status, ['open', 'running']);

/** The table of an id, or null where there is none. */
export async function findTable(driver: Driver, id: TableId): Promise<StoredTable | null> {
  const [found] = await driver.read((database) => readTables(database, eq(tables.id, id)));
  return found ? parseTable(found) : null;
}

/** A person's open and running tables on a server, newest last. */
export function playersTables(
  driver: Driver,
  guildId: Snowflake,
  user: Snowflake,
): Promise<readonly StoredTable[]> {
  const isSeated = or(eq(tables.challenger, user), eq(tables.opponent, user));
  return listTables(driver, and(eq(tables.guildId, guildId), isSeated, isLive));
}

/** Everybody's running tables in a channel, newest last. */
export function runningTables(driver: Driver, channelId: Snowflake): Promise<readonly StoredTable[]> {
  return listTables(driver, and(eq(tables.channelId, channelId), eq(tables.status, 'running')));
}

async function listTables(driver: Driver, condition: SQL | undefined): Promise<readonly StoredTable[]> {
  const found = await driver.read((database) => readTables(database, condition));
  return found.map(parseTable);
}

/** Rows with their events in one statement, hence of one moment: no commit comes between a row and its events. */
function readTables(database: Database, condition: SQL | undefined) {
  const inOrder = sql<unknown>`
    coalesce(
      jsonb_agg(
        jsonb_build_object('version', ${events.version}, 'event', ${events.event})
        order by ${events.version}, ${events.place}
      ),
      '[]'
    )`.as('in_order');
  const itsEvents = database
    .select({ inOrder })
    .from(events)
    .where(eq(events.tableId, tables.id))
    .as('its_events');
  return database
    .select({ row: tables, events: itsEvents.inOrder })
    .from(tables)
    .crossJoinLateral(itsEvents)
    .where(condition)
    .orderBy(asc(tables.id));
}

/** Whether an interaction has acted at some table. */
export async function hasActed(driver: Driver, interaction: Snowflake): Promise<boolean> {
  const acted = await driver.read((database) => tableActedAt(database, interaction));
  return acted !== null;
}

/** The table at which an interaction acted, or null where it didn't. */
export async function tableActedAt(database: Database, interaction: Snowflake): Promise<TableId | null> {
  const [acted] = await database
    .select({ tableId: interactions.tableId })
    .from(interactions)
    .where(eq(interactions.id, interaction));
  return acted?.tableId ?? null;
}

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

async function listIds(driver: Driver, condition: SQL | undefined): Promise<readonly TableId[]> {
  const found = await driver.read((database) =>
    database.select({ id: tables.id }).from(tables).where(condition).orderBy(asc(tables.id)),
  );
  return found.map(({ id }) => id);
}
