import { paintRecord, paintReplay, toPublic } from '../render/index.ts';
import { findTable } from '../table/challenge.ts';
import { findHistory } from '../table/history.ts';
import type { History } from '../table/history.ts';
import type { TableId } from '../table/ports.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { refuse, showPrivately } from './duel.ts';
import type { PressInteraction } from './interaction.ts';
import { localeOf } from './say.ts';

/**
 * Looking back at a duel, move by move, and its record: its players from anywhere on the server, everybody else where it
 * was played. What shows is public there, but not everybody on the server need see that channel.
 */

/** Shows a duel as it was after a move; a move that there isn't (yet) shows the last one. */
export async function lookBack(
  context: Context,
  interaction: PressInteraction,
  id: TableId,
  move: number,
): Promise<void> {
  const found = await findPast(context, interaction, id);
  if (!found) return refuse(interaction, { code: 'press-unknown' });
  const { table, history } = found;
  const shown = Math.min(move, history.moves);
  const page = {
    move: shown,
    moves: history.moves,
    view: toPublic(history.viewAfter(shown)),
    told: history.toldIn(shown),
    hands: history.handsAfter(shown),
    hasRecord: history.record !== null,
  };
  await showPrivately(interaction, paintReplay(table.face, page, localeOf(interaction.invoker)));
}

/** Gives the record file of a duel that is over by its rules, to whoever pressed alone. */
export async function giveRecord(
  context: Context,
  interaction: PressInteraction,
  id: TableId,
): Promise<void> {
  const found = await findPast(context, interaction, id);
  if (!found) return refuse(interaction, { code: 'press-unknown' });
  const { table, history } = found;
  if (!history.record) return refuse(interaction, { code: 'no-record' }, table);
  const text = `${JSON.stringify(history.record)}\n`;
  await interaction.privately(paintRecord(table.face, text, localeOf(interaction.invoker)));
}

interface Past {
  readonly table: Table;
  readonly history: History;
}

/** A dealt duel that the person may look back at here; null for any other: the button was edited by hand. */
async function findPast(
  { house }: Context,
  interaction: PressInteraction,
  id: TableId,
): Promise<Past | null> {
  if (!Number.isInteger(id)) return null;
  const { place, invoker } = interaction;
  const table = await findTable(house, id);
  if (!table?.dealt || table.row.guildId !== place.guildId) return null;
  if (table.row.channelId !== place.channelId && !table.seatOf(invoker.id)) return null;
  const history = await findHistory(house, id);
  return history && { table, history };
}
