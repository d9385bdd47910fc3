import { and, eq, sql } from 'drizzle-orm';
import type { Change, Committed, RoundResult, Snowflake, TableId } from '../table/ports.ts';
import { keep, undo } from './database.ts';
import type { Database, Driver, Earlier, Ending } from './database.ts';
import { events, interactions, results, tables } from './schema.ts';

/**
 * Carries out a change of a table, whole or not at all.
 *
 * READ COMMITTED is enough, and wanted: the UPDATE waits for whoever changes the same row, then looks at the row as it
 * has become, and finds no row of the expected version any more. A stricter level would turn that plain "stale" into a
 * serialization failure. The interaction's id is decided in the same way by its primary key.
 */
export function commit(driver: Driver, change: Change): Promise<Committed> {
  return driver.transact((transaction, earlier) => carryOut(transaction, change, earlier));
}

async function carryOut(transaction: Database, change: Change, earlier: Earlier): Promise<Ending<Committed>> {
  const { id, interaction } = change;
  if (interaction !== null && !(await claimInteraction(transaction, interaction, id))) {
    // Where an earlier try may have been committed, the one who has acted is this very caller.
    return undo(earlier === 'uncertain' ? 'committed' : 'repeated');
  }
  const changed = await changeRow(transaction, change);
  if (!changed) return undo('stale');
  await appendEvents(transaction, change);
  if (change.result) await insertResult(transaction, change.result, changed);
  return keep('committed');
}

/** Notes that an interaction acts at a table; false where it has acted before, there or elsewhere. */
export async function claimInteraction(
  transaction: Database,
  interaction: Snowflake,
  tableId: TableId,
): Promise<boolean> {
  const claimed = await transaction
    .insert(interactions)
    .values({ id: interaction, tableId })
    .onConflictDoNothing()
    .returning({ id: interactions.id });
  return claimed.length > 0;
}

/** What a result repeats of its table. */
const ofResult = {
  tableId: tables.id,
  guildId: tables.guildId,
  ruleset: tables.ruleset,
  userA: tables.challenger,
  userB: tables.opponent,
};

interface ChangedRow {
  readonly tableId: TableId;
  readonly guildId: Snowflake;
  readonly ruleset: string;
  readonly userA: Snowflake;
  readonly userB: Snowflake;
}

async function changeRow(transaction: Database, change: Change): Promise<ChangedRow | undefined> {
  const { id, version, status, channelId, deal } = change;
  const [changed] = await transaction
    .update(tables)
    .set({ version: sql`${tables.version} + 1`, status, channelId, deal })
    .where(and(eq(tables.id, id), eq(tables.version, version)))
    .returning(ofResult);
  return changed;
}

async function appendEvents(transaction: Database, { id, version, events: happened }: Change): Promise<void> {
  if (!happened?.length) return;
  await transaction
    .insert(events)
    .values(happened.map((event, place) => ({ tableId: id, version: version + 1, place, event })));
}

async function insertResult(transaction: Database, result: RoundResult, row: ChangedRow): Promise<void> {
  const { winner, by, points, stones } = result;
  await transaction.insert(results).values({
    ...row,
    winner,
    by,
    pointsA: points.A,
    pointsB: points.B,
    stonesA: stones.A,
    stonesB: stones.B,
  });
}
