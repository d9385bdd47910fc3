import { paintPrivateBoard, toPublic } from '../render/index.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { refuse, showPrivately } from './duel.ts';
import type { Anywhere } from './duel.ts';
import { rivalOf } from './find.ts';
import { refuseForAnother } from './inTheWay.ts';
import { localeOf } from './say.ts';
import { liveBoard, shrink } from './tellDuel.ts';
import { channelVoice } from './voice.ts';

/** Shows the board: a player gets the live one posted here anew, anybody else a private copy. */
export async function moveBoard(context: Context, interaction: Anywhere, table: Table): Promise<void> {
  const { row } = table;
  if (!table.seatOf(interaction.invoker.id)) {
    const copy = paintPrivateBoard(table.face, toPublic(table.view(null)), localeOf(interaction.invoker));
    return showPrivately(interaction, copy);
  }
  const here = interaction.place.channelId;
  if (row.channelId !== here && (await context.house.store.moveChannel(row.id, here)) === 'taken') {
    return refuseForAnother(context, interaction, rivalOf(table, interaction.invoker.id));
  }
  await postBoard(context, interaction, table);
}

/** Posts the live board and takes the buttons off the one before it. */
async function postBoard(context: Context, interaction: Anywhere, table: Table): Promise<void> {
  const ref = await interaction.publicly(liveBoard(table), `${table.row.id}.b${interaction.id.slice(-12)}`);
  if (!ref) return refuse(interaction, { code: 'board-impossible' });
  // Most often the board before; the one just posted where the next turn's was faster.
  const superseded = await context.house.store.moveBoard(table.row.id, ref);
  if (superseded) await shrink(table, channelVoice(context), superseded);
}
