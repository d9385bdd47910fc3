import { and, eq, sql } from 'drizzle-orm';
import type { Change, Committed, NextRound, RoundResult } from '../table/ports.ts';
import { book } from './booking.ts';
import { bookAgainstComputer } from './computerBooking.ts';
import { keep, undo } from './database.ts';
import type { Database, Driver, Earlier, Ending } from './database.ts';
import { claimInteraction } from './interacting.ts';
import { events, ONE_A_PAIR, tables } from './schema.ts';
import type { ReadRow } from './schema.ts';
import { begun } from './opening.ts';
import { timingColumns } from './storedTiming.ts';
import { refusingIndex } from './storeError.ts';

/**
 * Carries out a change of a table, whole or not at all.
 *
 * READ COMMITTED is enough, and wanted: the UPDATE waits for whoever changes the same row, then looks at the row as it
 * has become, and finds no row of the expected version any more. A stricter level would turn that plain "stale" into a
 * serialization failure. The interaction's id is decided in the same way by its primary key.
 *
 * `taken` is true even where an earlier try may have been committed: had it been, the interaction would have been found
 * claimed, or the version passed, before anything asked for the place.
 */
export async function commit(driver: Driver, change: Change): Promise<Committed> {
  try {
    return await driver.transact((transaction, earlier) => carryOut(transaction, change, earlier));
  } catch (error) {
    if (refusingIndex(error) === ONE_A_PAIR) return 'taken';
    throw error;
  }
}

async function carryOut(transaction: Database, change: Change, earlier: Earlier): Promise<Ending<Committed>> {
  const { id, interaction } = change;
  if (interaction !== null && !(await claimInteraction(transaction, interaction, { tableId: id }))) {
    // Where an earlier try may have been committed, the one who has acted is this very caller.
    return undo(earlier === 'uncertain' ? 'committed' : 'repeated');
  }
  const changed = await changeRow(transaction, change);
  if (!changed) return undo('stale');
  await appendEvents(transaction, change);
  if (change.next) await beginNext(transaction, changed, change.next);
  if (change.result) await bookRound(transaction, changed, change.result);
  return keep('committed');
}

/** The row as it is after the change; undefined where it was at another version. */
async function changeRow(transaction: Database, change: Change): Promise<ReadRow | undefined> {
  const { id, version, status, channelId, opponent, deal, timing, closing, endedAt } = change;
  const [changed] = await transaction
    .update(tables)
    .set({
      version: sql`${tables.version} + 1`,
      status,
      channelId,
      opponent,
      deal,
      closing,
      ...(timing && timingColumns(timing)),
      ...(endedAt !== undefined && { endedAt: new Date(endedAt) }),
    })
    .where(and(eq(tables.id, id), eq(tables.version, version)))
    .returning();
  return changed;
}

async function appendEvents(transaction: Database, { id, version, events: happened }: Change): Promise<void> {
  if (!happened?.length) return;
  await transaction
    .insert(events)
    .values(happened.map((event, place) => ({ tableId: id, version: version + 1, place, event })));
}

async function bookRound(transaction: Database, row: ReadRow, result: RoundResult): Promise<void> {
  const { id: tableId, guildId, ruleset, challenger: userA, opponent: userB, endedAt, computer } = row;
  if (userB === null || endedAt === null)
    throw new Error(`Table ${tableId} has a result, but has not ended.`);
  if (computer !== null) return bookAgainstComputer(transaction, guildId, userA, computer, result.winner);
  await book(transaction, { tableId, guildId, ruleset, userA, userB }, result, endedAt.getTime());
}

/**
 * The same two on the same terms, in the channel where the round before has ended. It begins as if its challenge had
 * been told and accepted.
 */
async function beginNext(transaction: Database, finished: ReadRow, next: NextRound): Promise<void> {
  const { ruleset, options, help, thread, locale, match, clockHours, computer, rematchOf, expiresAt } =
    finished;
  const { id: previousId, guildId, channelId, challenger, opponent } = finished;
  const { round, score } = next;
  const terms = { ruleset, options, help, thread, locale, match, clockHours, computer, rematchOf, expiresAt };
  const place = { previousId, guildId, channelId, challenger, opponent, round, score };
  await transaction.insert(tables).values({ ...terms, ...place, ...begun(next) });
}
