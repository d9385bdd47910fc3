import { eq } from 'drizzle-orm';
import type { MessageRef, TableId } from '../table/ports.ts';
import { keep, undo } from './database.ts';
import type { Database, Driver } from './database.ts';
import { tables } from './schema.ts';
import { boardOf } from './storedTable.ts';

/**
 * Which message of a table is the live one. Two boards may be posted in the same instant, by a move and by somebody who
 * asked for the board. Whichever is noted first, the newer one stays live, and the other one is named to who noted it:
 * so each message but the live one is somebody's to take the buttons from.
 */

/**
 * Notes what has been told, and the message posted for it, if any. A teller who was thought to have crashed, and comes
 * after the one who took his place, changes nothing. Gives the message that is not the live one (any more): the one
 * before, or the one just posted; null where there is no other.
 */
export async function told(
  driver: Driver,
  id: TableId,
  version: number,
  posted?: MessageRef,
): Promise<MessageRef | null> {
  let superseded: MessageRef | null = null;
  return driver.transact(async (transaction) => {
    const standing = await lockStanding(transaction, id);
    if (!standing) return undo(null);
    const { board, toldVersion, tellingVersion } = standing;
    if (toldVersion >= version) {
      const other = posted && posted.messageId !== board?.messageId ? posted : null;
      // Where an earlier try was committed, the posted message stands there, and the one before is still to be named.
      return undo(other ?? superseded);
    }
    const boards = posted && newerOf(board, posted);
    superseded = boards?.superseded ?? null;
    const isMine = tellingVersion !== null && tellingVersion <= version;
    await transaction
      .update(tables)
      .set({
        toldVersion: version,
        ...(isMine && { tellingVersion: null, tellingAt: null }),
        ...(boards && boardColumns(boards.live)),
      })
      .where(eq(tables.id, id));
    return keep(superseded);
  });
}

/** Makes a message the live one, unless a newer one is. Gives the one of the two that is not, as `told` does. */
export async function moveBoard(driver: Driver, id: TableId, posted: MessageRef): Promise<MessageRef | null> {
  let superseded: MessageRef | null = null;
  return driver.transact(async (transaction) => {
    const standing = await lockStanding(transaction, id);
    if (!standing) return undo(null);
    const boards = newerOf(standing.board, posted);
    // Where an earlier try was committed, the posted message stands there, and the one before is still to be named.
    superseded = boards.superseded ?? superseded;
    await transaction.update(tables).set(boardColumns(boards.live)).where(eq(tables.id, id));
    return keep(superseded);
  });
}

interface Standing {
  readonly board: MessageRef | null;
  readonly toldVersion: number;
  readonly tellingVersion: number | null;
}

/** What stands in the row, which nobody else changes until the transaction ends. */
async function lockStanding(transaction: Database, id: TableId): Promise<Standing | null> {
  const { boardChannelId, boardMessageId, toldVersion, tellingVersion } = tables;
  const [row] = await transaction
    .select({ boardChannelId, boardMessageId, toldVersion, tellingVersion })
    .from(tables)
    .where(eq(tables.id, id))
    .for('no key update');
  return row ? { ...row, board: boardOf(row) } : null;
}

/** Of the message that stands there and the one just posted, the newer one is live: Discord's ids grow with time. */
export function newerOf(
  standing: MessageRef | null,
  posted: MessageRef,
): { readonly live: MessageRef; readonly superseded: MessageRef | null } {
  if (standing === null || standing.messageId === posted.messageId) return { live: posted, superseded: null };
  return BigInt(standing.messageId) < BigInt(posted.messageId)
    ? { live: posted, superseded: standing }
    : { live: standing, superseded: posted };
}

/** The columns of the live message. */
export function boardColumns({ channelId, messageId }: MessageRef) {
  return { boardChannelId: channelId, boardMessageId: messageId };
}
