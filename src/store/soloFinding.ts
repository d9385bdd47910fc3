import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Snowflake } from '../table/ports.ts';
import type { Day, SoloId, StoredSolo } from '../table/solo/ports.ts';
import type { Database, Driver } from './database.ts';
import { soloMoves, solos } from './schema.ts';
import { parseSolo } from './storedSolo.ts';

export const isRunning = eq(solos.status, 'running');

/** The game of an id, or null where there is none. */
export function findSolo(driver: Driver, id: SoloId): Promise<StoredSolo | null> {
  return findOne(driver, eq(solos.id, id));
}

/** A person's running game in a channel, or null where there is none. */
export function runningSolo(
  driver: Driver,
  player: Snowflake,
  channelId: Snowflake,
): Promise<StoredSolo | null> {
  return findOne(driver, isRunningIn(player, channelId));
}

/** A person's try at the daily deal of a day, or null where there is none. */
export function dailyTry(driver: Driver, player: Snowflake, day: Day): Promise<StoredSolo | null> {
  return findOne(driver, isTryOf(player, day));
}

/** A person's running game in a channel; at most one, the daily left out. */
export function isRunningIn(player: Snowflake, channelId: Snowflake): SQL | undefined {
  return and(eq(solos.player, player), eq(solos.channelId, channelId), isRunning, isNull(solos.daily));
}

/** A person's try at the daily deal of a day; at most one. */
export function isTryOf(player: Snowflake, day: Day): SQL | undefined {
  return and(eq(solos.player, player), eq(solos.daily, day));
}

/** Running tries at daily deals of days before `day`. */
export async function unfinishedDailies(driver: Driver, day: Day): Promise<readonly SoloId[]> {
  const found = await driver.read((database) =>
    database
      .select({ id: solos.id })
      .from(solos)
      .where(and(isRunning, isNotNull(solos.daily), lt(solos.daily, day)))
      .orderBy(asc(solos.id)),
  );
  return found.map(({ id }) => id);
}

async function findOne(driver: Driver, condition: SQL | undefined): Promise<StoredSolo | null> {
  const [found] = await driver.read((database) => readSolos(database, condition));
  return found ? parseSolo(found) : null;
}

/** Rows with their moves in one statement, hence of one moment: no commit comes between a row and its moves. */
function readSolos(database: Database, condition: SQL | undefined) {
  const inOrder = sql<unknown>`
    coalesce(
      jsonb_agg(
        jsonb_build_object('version', ${soloMoves.version}, 'events', ${soloMoves.events})
        order by ${soloMoves.version}
      ),
      '[]'
    )`.as('in_order');
  const itsMoves = database
    .select({ inOrder })
    .from(soloMoves)
    .where(eq(soloMoves.soloId, solos.id))
    .as('its_moves');
  return database
    .select({ row: solos, moves: itsMoves.inOrder })
    .from(solos)
    .crossJoinLateral(itsMoves)
    .where(condition);
}
