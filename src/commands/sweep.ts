import { expire, findTable } from '../table/challenge.ts';
import type { TableId } from '../table/ports.ts';
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
  await forEach(context, await store.overdue(clock()), async (id) => {
    const table = await findTable(context.house, id);
    if (table) await expire(context.house, table);
  });
  await forEach(context, await store.untold(clock() - TELLING_PATIENCE), async (id) => {
    await tell(context, id, channelVoice(context));
  });
  await store.forgetInteractions(clock() - INTERACTION_MEMORY);
}

/** Looks after tables one by one; one that can't be read, say, doesn't keep the others waiting for ever. */
async function forEach(
  { log }: Context,
  tables: readonly TableId[],
  look: (id: TableId) => Promise<void>,
): Promise<void> {
  for (const id of tables) {
    try {
      await look(id);
    } catch (error) {
      log.warn({ table: id, err: error }, 'a table could not be looked after; the next sweep tries again');
    }
  }
}
