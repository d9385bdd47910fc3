import { setTimeout as pause } from 'node:timers/promises';
import { playComputer } from '../table/computer.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { tell } from './tell.ts';
import { channelVoice } from './voice.ts';

/** The computer player's turns, which follow at once on whatever a person does. */

/** How long an answer waits for the computer's turn, in milliseconds; mostly that takes a tenth of it. */
const PATIENCE = 1_200;

/**
 * Lets the computer play, where it is up; gives the table as it is then, so that both turns are told in one message.
 * Where that takes longer than an answer may wait, the table comes back as it was, and the turn is told once it is made.
 */
export async function letComputerPlay(context: Context, table: Table): Promise<Table> {
  if (!table.computerIsUp) return table;
  const turn = playTurn(context, table);
  const late = pause(PATIENCE, 'late' as const, { ref: false });
  const first = await Promise.race([turn, late]);
  if (first !== 'late') return first ?? table;
  void turn.then(() => tell(context, table.row.id, channelVoice(context)));
  return table;
}

/** A turn that the process in which it began has not made: by the clock. */
export async function makeUpTurn(context: Context, table: Table): Promise<void> {
  await playTurn(context, table);
  await tell(context, table.row.id, channelVoice(context));
}

/** The person's own move stands whatever becomes of the computer's; where that breaks, its clock tries again. */
async function playTurn({ house, mind, log }: Context, table: Table): Promise<Table | null> {
  try {
    return await playComputer(house, mind, table.row.id);
  } catch (error) {
    log.warn({ table: table.row.id, err: error }, 'the computer could not play; it is tried again');
    return null;
  }
}
