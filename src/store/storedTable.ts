import type { InferSelectModel } from 'drizzle-orm';
import { z } from 'zod';
import { rulesets } from '../engine/stones/rulesets.ts';
import type { RulesetId } from '../engine/stones/types.ts';
import type { StoredTable } from '../table/ports.ts';
import type { tables } from './schema.ts';
import { cardOf, eventOf, seat } from './storedEvent.ts';
import { StoreError } from './storeError.ts';

/** A row as the driver gives it, and its events as one JSON array, in order. */
export interface ReadTable {
  readonly row: InferSelectModel<typeof tables>;
  readonly events: unknown;
}

const onOrOff = z.enum(['on', 'off']);

/** What is JSON or text in the row but something narrower in the table room. */
function schemaOf(ruleset: RulesetId) {
  return z.object({
    row: z.object({
      options: z.object({ claims: z.enum(['before', 'after', 'any']), hand: z.literal([6, 7]) }),
      help: onOrOff,
      thread: onOrOff,
      status: z.enum(['open', 'running', 'over', 'declined', 'withdrawn', 'expired']),
      deal: z.object({ deck: z.array(cardOf(ruleset)), first: seat, seed: z.string() }).nullable(),
    }),
    events: z.array(z.object({ version: z.number(), event: eventOf(ruleset) })),
  });
}

const schemas = rulesets.map(({ id }) => ({ ruleset: id, schema: schemaOf(id) }));

/**
 * Turns what was read into a table. What doesn't fit is a `StoreError` that names the table and the field, but never
 * the value, which may be a card in a hand.
 */
export function parseTable({ row, events }: ReadTable): StoredTable {
  const known = schemas.find(({ ruleset }) => ruleset === row.ruleset);
  if (!known) throw unreadable(row.id, 'row.ruleset', 'no ruleset of this version');
  const { data, error } = known.schema.safeParse({ row, events });
  if (error) {
    const [issue] = error.issues;
    throw unreadable(row.id, issue?.path.join('.') ?? '', issue?.message ?? '');
  }
  return {
    row: {
      ...data.row,
      id: row.id,
      ruleset: known.ruleset,
      locale: row.locale,
      guildId: row.guildId,
      channelId: row.channelId,
      challenger: row.challenger,
      opponent: row.opponent,
      version: row.version,
      toldVersion: row.toldVersion,
      board: boardOf(row),
      expiresAt: row.expiresAt.getTime(),
    },
    events: data.events,
  };
}

function boardOf({ boardChannelId, boardMessageId }: ReadTable['row']): StoredTable['row']['board'] {
  if (boardChannelId === null || boardMessageId === null) return null;
  return { channelId: boardChannelId, messageId: boardMessageId };
}

function unreadable(id: number, field: string, reason: string): StoreError {
  return new StoreError(`Table ${id} of the database can't be read: ${field}: ${reason}.`);
}
