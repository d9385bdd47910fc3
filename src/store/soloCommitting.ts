import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { MessageRef } from '../table/ports.ts';
import type { SoloChange, SoloEnding, SoloId, SoloStore } from '../table/solo/ports.ts';
import { keep, undo } from './database.ts';
import type { Database, Driver, Earlier, Ending } from './database.ts';
import { claimInteraction } from './interacting.ts';
import { boardColumns, newerOf } from './liveBoard.ts';
import { soloMoves, solos } from './schema.ts';
import type { ReadSoloRow } from './schema.ts';
import { bookSolo } from './soloBooking.ts';
import { isRunning } from './soloFinding.ts';
import { boardOf } from './storedTable.ts';

type Committed = Awaited<ReturnType<SoloStore['commit']>>;

/**
 * Carries out a change of a game that runs, whole or not at all. As with tables, the UPDATE waits for whoever changes
 * the same row, and then finds none of the expected version: “stale”.
 */
export function commitSolo(driver: Driver, change: SoloChange): Promise<Committed> {
  return driver.transact((transaction, earlier) => carryOut(transaction, change, earlier));
}

async function carryOut(
  transaction: Database,
  change: SoloChange,
  earlier: Earlier,
): Promise<Ending<Committed>> {
  const { id, interaction, ending } = change;
  if (interaction !== null && !(await claimInteraction(transaction, interaction, { soloId: id }))) {
    // Where an earlier try may have been committed, the one who has acted is this very caller.
    return undo(earlier === 'uncertain' ? 'committed' : 'repeated');
  }
  const changed = await changeRow(transaction, change);
  if (!changed) return undo('stale');
  await changeMoves(transaction, change);
  if (ending) await book(transaction, changed, ending);
  return keep('committed');
}

/** The row as it is after the change; undefined where it was at another version, or the game is over. */
async function changeRow(
  transaction: Database,
  { id, version, ending, endedAt }: SoloChange,
): Promise<ReadSoloRow | undefined> {
  const [changed] = await transaction
    .update(solos)
    .set({
      version: sql`${solos.version} + 1`,
      ...(ending && endingColumns(ending)),
      ...(endedAt !== undefined && { endedAt: new Date(endedAt) }),
    })
    .where(and(eq(solos.id, id), eq(solos.version, version), isRunning))
    .returning();
  return changed;
}

function endingColumns(ending: SoloEnding) {
  return ending.status === 'won'
    ? { status: 'won', score: ending.score }
    : { status: 'lost', loss: ending.by };
}

async function changeMoves(transaction: Database, { id, version, change }: SoloChange): Promise<void> {
  switch (change.kind) {
    case 'move':
      await transaction.insert(soloMoves).values({ soloId: id, version: version + 1, events: change.events });
      return;
    case 'undo':
      await removeNewest(transaction, id);
      return;
    case 'none':
      return;
  }
}

/** Removes the newest move that a press has made; what happened when the game began is none. */
async function removeNewest(transaction: Database, id: SoloId): Promise<void> {
  const newest = transaction
    .select({ version: soloMoves.version })
    .from(soloMoves)
    .where(and(eq(soloMoves.soloId, id), gt(soloMoves.version, 0)))
    .orderBy(desc(soloMoves.version))
    .limit(1);
  const removed = await transaction
    .delete(soloMoves)
    .where(and(eq(soloMoves.soloId, id), inArray(soloMoves.version, newest)))
    .returning({ version: soloMoves.version });
  if (removed.length === 0) throw new Error(`Game ${id} has no move left to take back.`);
}

async function book(transaction: Database, row: ReadSoloRow, ending: SoloEnding): Promise<void> {
  const { guildId, counts, player, daily, endedAt } = row;
  if (!counts || guildId === null || endedAt === null) return;
  const score = ending.status === 'won' ? ending.score : null;
  await bookSolo(transaction, { guildId, player, daily, endedAt: endedAt.getTime(), score });
}

/**
 * Makes a message the public one of a game, unless a newer one is. Gives the one of the two that is not; null where
 * there is no other.
 */
export async function moveSoloBoard(
  driver: Driver,
  id: SoloId,
  posted: MessageRef,
): Promise<MessageRef | null> {
  let superseded: MessageRef | null = null;
  return driver.transact(async (transaction) => {
    const { boardChannelId, boardMessageId } = solos;
    const [row] = await transaction
      .select({ boardChannelId, boardMessageId })
      .from(solos)
      .where(eq(solos.id, id))
      .for('no key update');
    if (!row) return undo(null);
    const boards = newerOf(boardOf(row), posted);
    // Where an earlier try was committed, the posted message stands there, and the one before is still to be named.
    superseded = boards.superseded ?? superseded;
    await transaction.update(solos).set(boardColumns(boards.live)).where(eq(solos.id, id));
    return keep(superseded);
  });
}
