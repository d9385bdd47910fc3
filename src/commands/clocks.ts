import { paintLapse, paintReminder } from '../render/index.ts';
import { act } from '../table/act.ts';
import { findTable } from '../table/challenge.ts';
import { afterNotice, timeoutOf } from '../table/clock.ts';
import type { TableId, Timing } from '../table/ports.ts';
import type { Table } from '../table/table.ts';
import { makeUpTurn } from './computer.ts';
import type { Context } from './context.ts';
import { tell, TELLING_PATIENCE } from './tell.ts';
import { liveBoard } from './tellDuel.ts';
import { channelVoice } from './voice.ts';

/** What the clocks of running duels do, in any process and any number of times: each thing is done once. */

/** Does what a clock that is due has to do: reminds, tells that the time is over, ends the round, or makes the computer's turn. */
export async function ring(context: Context, id: TableId): Promise<void> {
  const { house } = context;
  const table = await findTable(house, id);
  const timing = table?.row.timing;
  if (!table || !timing || timing.dueAt === null || timing.dueAt > house.clock()) return;
  if (table.computerIsUp) return makeUpTurn(context, table);
  if (timing.stage !== 'lapsed') return notice(context, table, timing);
  const acted = await act(house, { interaction: null, table: id, user: null, action: { type: 'take-win' } });
  if (acted.kind === 'acted') await tell(context, id, channelVoice(context));
}

/** Tells what a clock has to tell; one process at a time, another one where that one crashed. */
async function notice({ house, channels }: Context, table: Table, timing: Timing): Promise<void> {
  const { row, turn } = table;
  const [then, endsAt, now] = [afterNotice(row), timeoutOf(row), house.clock()];
  if (!turn || !then || endsAt === null) return;
  if (!(await house.store.beginNotice(row.id, timing, now, now - TELLING_PATIENCE))) return;
  const isReminder = timing.stage === 'running';
  const message = isReminder ? paintReminder(table.face, turn) : paintLapse(table.face, turn, endsAt);
  // Named after the turn, so that Discord shows it once though two tellers should post it.
  const nonce = `${row.id}.${table.turnEndedBy(row.version)}.${isReminder ? 'r' : 'l'}`;
  await channels.post(row.channelId, message, nonce);
  await house.store.noticed(row.id, timing, then);
}

/** Shows the deadline as it is, after time was given back. Best effort: the next turn shows it anyway. */
export async function repaintBoard({ house, channels }: Context, id: TableId): Promise<void> {
  const table = await findTable(house, id);
  if (table?.row.status === 'running' && table.row.board) {
    await channels.edit(table.row.board, liveBoard(table));
  }
  await house.store.repainted(id);
}
