import { expire, findTable } from '../table/challenge.ts';
import type { Context } from './context.ts';
import { channelVoice, tell, TELLING_PATIENCE } from './tell.ts';

/** Discord repeats an interaction within seconds, if at all; their ids are kept a day. */
const INTERACTION_MEMORY = 24 * 3_600_000;

/**
 * What time brings about, in any process and any number of times: ends overdue challenges, and tells the channels what
 * a crashed process had stored but not told.
 */
export async function sweep(context: Context): Promise<void> {
  const { store, clock } = context.house;
  for (const id of await store.overdue(clock())) {
    const table = await findTable(context.house, id);
    if (table) await expire(context.house, table);
  }
  for (const id of await store.untold(clock() - TELLING_PATIENCE))
    await tell(context, id, channelVoice(context));
  await store.forgetInteractions(clock() - INTERACTION_MEMORY);
}
