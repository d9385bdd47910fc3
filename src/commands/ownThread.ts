import { pickLocale } from '../locale/index.ts';
import { threadName } from '../render/index.ts';
import { reload } from '../table/challenge.ts';
import type { MessageRef, Snowflake } from '../table/ports.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { refusalMessage } from './say.ts';
import type { Voice } from './voice.ts';

/**
 * Gives a duel a thread of its own on its challenge, where that asked for one; where it can't be, everybody is told so,
 * and the duel stays. Part of telling, so that nobody tells meanwhile where the duel no longer is; told again after a
 * crash, it finds the thread that was opened. Gives the table as it is then.
 */
export async function moveToOwnThread(context: Context, table: Table, voice: Voice): Promise<Table> {
  const { id, channelId, thread, previous, board, locale } = table.row;
  // The later rounds of a match stay in the thread of the first, and whoever moved the duel meanwhile knows better.
  if (thread === 'off' || previous !== null || (board && board.channelId !== channelId)) return table;
  const opened = board && voice.mayOpenThread(channelId) ? await openThread(context, table, board) : null;
  if (opened && (await context.house.store.moveChannel(id, opened)) === 'moved') {
    return reload(context.house, table);
  }
  const notice = refusalMessage(pickLocale(locale), { code: 'thread-impossible' });
  await voice.publicly(table, notice, `${id}.thread`);
  return table;
}

async function openThread(
  { channels }: Context,
  table: Table,
  challenge: MessageRef,
): Promise<Snowflake | null> {
  const name = (seat: 'A' | 'B') => channels.nameOf(table.row.guildId, table.personAt(seat), 'plain');
  const [A, B] = await Promise.all([name('A'), name('B')]);
  return channels.openThread(challenge, threadName(table.face, { A, B }));
}
