import { paintChallenge, paintClosedChallenge } from '../render/index.ts';
import { findTable } from '../table/challenge.ts';
import type { TableId } from '../table/ports.ts';
import type { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { tellDuel } from './tellDuel.ts';
import { post } from './voice.ts';
import type { Told, Voice } from './voice.ts';

/**
 * Telling the channel what was stored. The row is the game and knows up to which version its channel has been told;
 * whoever finds something untold tells it: first the one who acted, after a crash the sweep of any process.
 */

/** How long a teller may take before another one takes over, in milliseconds. */
export const TELLING_PATIENCE = 15_000;

/**
 * Tells the channel everything that it does not know yet about a table, and goes on until nothing is left: what is
 * committed while somebody tells is told by the same teller.
 */
export async function tell(context: Context, id: TableId, voice: Voice): Promise<Told> {
  let told: Told = 'nothing-new';
  for (;;) {
    const table = await takeOn(context, id);
    if (!table) return told;
    try {
      told = await tellOnce(context, table, voice);
    } catch (error) {
      // The move stands whatever Discord does; what could not be said now is said by the next sweep.
      context.log.warn({ table: id, err: error }, 'telling failed; it is tried again');
      return told;
    }
    if (told === 'mute')
      context.log.warn({ table: id, channel: table.row.channelId }, 'the channel could not be told');
  }
}

/**
 * The table, where something about it is untold and nobody else is telling it. It is read once the telling is ours:
 * before that, another teller may still have told a part of what is untold here.
 */
async function takeOn({ house }: Context, id: TableId): Promise<Table | null> {
  const untold = await findTable(house, id);
  if (!untold || untold.row.toldVersion >= untold.row.version) return null;
  const now = house.clock();
  const isOurs = await house.store.beginTelling(id, untold.row.version, now, now - TELLING_PATIENCE);
  return isOurs ? findTable(house, id) : null;
}

async function tellOnce(context: Context, table: Table, voice: Voice): Promise<Told> {
  const { row } = table;
  switch (row.status) {
    case 'open':
      return (await post(context, table, voice, paintChallenge(table.offer))).told;
    case 'declined':
    case 'withdrawn':
    case 'expired':
      if (row.board) await voice.edit(row.board, paintClosedChallenge(table.offer, row.status));
      await context.house.store.told(row.id, row.version);
      return 'told';
    case 'running':
    case 'over':
    case 'ended':
      return tellDuel(context, table, voice);
  }
}
