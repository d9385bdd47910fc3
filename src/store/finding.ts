import { and, asc, desc, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Snowflake, StoredTable, TableId } from '../table/ports.ts';
import type { Database, Driver } from './database.ts';
import { events, tables } from './schema.ts';
import { parseTable } from './storedTable.ts';

/** A challenge or a duel that still goes on. */
export const isLive = inArray(tables.status, ['open', 'running']);

/** A duel that is over, or was broken off. */
const isEnded = inArray(tables.status, ['over', 'ended']);
const newestEnd = [desc(tables.endedAt), desc(tables.id)] as const;

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

/** A person's ended duels on a server, the one that ended last first. */
export async function endedTables(
  driver: Driver,
  guildId: Snowflake,
  user: Snowflake,
  most: number,
): Promise<readonly StoredTable[]> {
  const found = await driver.read((database) => {
    // The last ones of each seat, by an index each: of a person with thousands no more than these are looked at.
    const lastOf = (column: typeof tables.challenger | typeof tables.opponent) =>
      database
        .select({ id: tables.id })
        .from(tables)
        .where(and(eq(tables.guildId, guildId), eq(column, user), isEnded))
        .orderBy(...newestEnd)
        .limit(most);
    const last = unionAll(lastOf(tables.challenger), lastOf(tables.opponent));
    return readTables(database, inArray(tables.id, last), newestEnd).limit(most);
  });
  return found.map(parseTable);
}

/** Who started in the newest table of two people on a server that was dealt, or null where there was none. */
export async function lastStarter(
  driver: Driver,
  guildId: Snowflake,
  one: Snowflake,
  other: Snowflake,
): Promise<Snowflake | null> {
  const isTheirs = sql`
    least(${tables.challenger}, ${tables.opponent}) = least(${one}::text, ${other}::text)
    and greatest(${tables.challenger}, ${tables.opponent}) = greatest(${one}::text, ${other}::text)`;
  const [last] = await driver.read((database) =>
    database
      .select({
        challenger: tables.challenger,
        opponent: tables.opponent,
        first: sql`${tables.deal} ->> 'first'`,
      })
      .from(tables)
      .where(and(eq(tables.guildId, guildId), isTheirs, isNotNull(tables.deal)))
      .orderBy(desc(tables.id))
      .limit(1),
  );
  if (!last) return null;
  return last.first === 'A' ? last.challenger : last.opponent;
}

/** The round that follows one in its match, or null where there is none. */
export async function nextOf(driver: Driver, id: TableId): Promise<TableId | null> {
  const [next] = await driver.read((database) =>
    database.select({ id: tables.id }).from(tables).where(eq(tables.previousId, id)),
  );
  return next?.id ?? null;
}

async function listTables(driver: Driver, condition: SQL | undefined): Promise<readonly StoredTable[]> {
  const found = await driver.read((database) => readTables(database, condition));
  return found.map(parseTable);
}

/** Rows with their events in one statement, hence of one moment: no commit comes between a row and its events. */
function readTables(
  database: Database,
  condition: SQL | undefined,
  order: readonly SQL[] = [asc(tables.id)],
) {
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
    .orderBy(...order);
}
