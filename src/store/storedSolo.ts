import { z } from 'zod';
import type { StoredSolo } from '../table/solo/ports.ts';
import type { ReadSoloRow } from './schema.ts';
import { gridCard, gridEvent } from './storedGrid.ts';
import { boardOf } from './storedTable.ts';
import { unfit } from './unreadable.ts';

/** A row as the driver gives it, and its moves as one JSON array, in order. */
export interface ReadSolo {
  readonly row: ReadSoloRow;
  readonly moves: unknown;
}

const ending = z.discriminatedUnion('status', [
  z.object({ status: z.literal('won'), score: z.number() }),
  z.object({
    status: z.literal('lost'),
    by: z.enum(['invincible-royal', 'out-of-cards', 'resign', 'day-over']),
  }),
]);

/** What is JSON or text in the row but something narrower in the table room. */
const schema = z.object({
  row: z.object({
    variant: z.enum(['standard', 'empty-centre']),
    visibility: z.enum(['public', 'private']),
    deck: z.array(gridCard),
    ending: ending.nullable(),
  }),
  moves: z.array(z.object({ version: z.number(), events: z.array(gridEvent) })),
});

/**
 * Turns what was read into a game. What doesn't fit is a `StoreError` that names the game and the field, but never the
 * value, which may be a card of the pile.
 */
export function parseSolo({ row, moves }: ReadSolo): StoredSolo {
  const { data, error } = schema.safeParse({ row: { ...row, ending: endingOf(row) }, moves });
  if (error) throw unfit(`Game ${row.id}`, error);
  return {
    row: {
      ...data.row,
      id: row.id,
      player: row.player,
      locale: row.locale,
      guildId: row.guildId,
      channelId: row.channelId,
      deal: row.deal,
      daily: row.daily,
      counts: row.counts,
      version: row.version,
      board: boardOf(row),
      startedAt: row.startedAt.getTime(),
      endedAt: row.endedAt?.getTime() ?? null,
    },
    moves: data.moves,
  };
}

/** What a row says of its end, unread yet; null while the game runs. */
function endingOf({ status, score, loss }: ReadSoloRow) {
  if (status === 'running') return null;
  return { status, score, by: loss };
}
