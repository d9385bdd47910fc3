import { paintPrivateBoard, toPublic } from '../render/index.ts';
import { findTable } from '../table/challenge.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { refuse, showPrivately } from './duel.ts';
import type { Anywhere } from './duel.ts';
import { rivalOf } from './find.ts';
import { localeOf } from './say.ts';
import { channelVoice, linkTo, liveBoard, shrink } from './tell.ts';

/** Shows the board: a player gets the live one posted here anew, anybody else a private copy. */
export async function moveBoard(context: Context, interaction: Anywhere, table: Table): Promise<void> {
  const { row } = table;
  if (!table.seatOf(interaction.invoker.id)) {
    const copy = paintPrivateBoard(row, toPublic(table.view(null)), localeOf(interaction.invoker));
    return showPrivately(interaction, copy);
  }
  const here = interaction.place.channelId;
  if (row.channelId !== here && (await context.house.store.moveChannel(row.id, here)) === 'taken') {
    const refusal = {
      code: 'duel-exists',
      opponent: rivalOf(table, interaction.invoker.id),
      link: null,
    } as const;
    return refuse(interaction, refusal);
  }
  await postBoard(context, interaction, table);
}

/** Posts the live board and takes the buttons off the one before it. */
async function postBoard(context: Context, interaction: Anywhere, table: Table): Promise<void> {
  const ref = await interaction.publicly(liveBoard(table), `${table.row.id}.b${interaction.id.slice(-12)}`);
  if (!ref) return refuse(interaction, { code: 'board-impossible' });
  await context.house.store.moveBoard(table.row.id, ref);
  // Another process on the same token may have been faster, and its board be the one that stands there.
  if (ref.messageId !== table.row.board?.messageId) await shrink(table, channelVoice(context));
}

/** The link to a table's live message as it is now, for a sentence that leads there. */
export async function linkToTable(context: Context, table: Table): Promise<string | null> {
  const now = await findTable(context.house, table.row.id);
  return linkTo(table.row.guildId, now?.row.board ?? null);
}
