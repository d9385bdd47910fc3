import { expire, findTable } from '../table/challenge.ts';
import type { TableId } from '../table/ports.ts';
import { repaintBoard, ring } from './clocks.ts';
import type { Context } from './context.ts';
import { makeDailies } from './solo/dailies.ts';
import { tell, TELLING_PATIENCE } from './tell.ts';
import { channelVoice } from './voice.ts';

/** Discord repeats an interaction within seconds, if at all; their ids are kept a day. */
const INTERACTION_MEMORY = 24 * 3_600_000;

/** How many boards a sweep repaints. */
const BOARDS_A_SWEEP = 50;

/**
 * Lets the clocks ring that have something to do. Only while Discord's events arrive, and after a heartbeat: as long as
 * nobody can move, nobody's time runs out.
 */
export async function ringClocks(context: Context): Promise<void> {
  const { store, clock } = context.house;
  await forEach(context, await store.clocksDue(clock()), (id) => ring(context, id));
}

/**
 * What time brings about besides, in any process and any number of times: ends overdue challenges, paints deadlines
 * that have moved, and tells the channels what a crashed process had stored but not told. What was stored a moment ago
 * is left to whoever acted, whose answer needs no permission in the channel: but for the first sweep, after which
 * nobody else is to be expected, only what the sweep before found untold too is told.
 */
export function makeSweep(context: Context): () => Promise<void> {
  let before: ReadonlySet<TableId> | null = null;
  const lookAfterDays = makeDailies(context);
  return async () => {
    await lookAfterDays();
    const found = await context.house.store.untold(context.house.clock() - TELLING_PATIENCE);
    const waited = before;
    before = new Set(found);
    await sweep(context, waited ? found.filter((id) => waited.has(id)) : found);
  };
}

async function sweep(context: Context, untold: readonly TableId[]): Promise<void> {
  const { store, clock } = context.house;
  await forEach(context, await store.overdue(clock()), async (id) => {
    const table = await findTable(context.house, id);
    if (table) await expire(context.house, table);
  });
  await forEach(context, untold, async (id) => {
    await tell(context, id, channelVoice(context));
  });
  // After an outage every board with a clock is due at once; none of them may keep the next sweep waiting.
  const boards = await store.boardsToRepaint();
  await forEach(context, boards.slice(0, BOARDS_A_SWEEP), (id) => repaintBoard(context, id));
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
