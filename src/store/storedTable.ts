import { z } from 'zod';
import { LEVELS } from '../ai/level.ts';
import { MATCH_FORMS, NO_ROUNDS } from '../engine/stones/match.ts';
import { rulesets } from '../engine/stones/rulesets.ts';
import type { RulesetId } from '../engine/stones/types.ts';
import type { MessageRef, StoredTable } from '../table/ports.ts';
import type { ReadRow } from './schema.ts';
import { cardOf, eventOf, seat } from './storedEvent.ts';
import { timingOf } from './storedTiming.ts';
import { unfit, unreadable } from './unreadable.ts';

/** A row as the driver gives it, and its events as one JSON array, in order. */
export interface ReadTable {
  readonly row: ReadRow;
  readonly events: unknown;
}

const onOrOff = z.enum(['on', 'off']);

const count = z.int().min(0);
const ofBoth = z.object({ A: count, B: count });
const score = z.object({ rounds: count, wins: ofBoth, points: ofBoth });

const timing = z.object({
  turnSince: z.number(),
  stage: z.enum(['running', 'reminded', 'lapsed']),
  dueAt: z.number().nullable(),
});

const closing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('moderator'), by: z.string() }),
  z.object({ kind: z.enum(['left', 'silent', 'match']), by: seat }),
  z.object({ kind: z.literal('next') }),
]);

/** What is JSON or text in the row but something narrower in the table room. */
function schemaOf(ruleset: RulesetId) {
  return z.object({
    row: z.object({
      options: z.object({ claims: z.enum(['before', 'after', 'any']), hand: z.literal([6, 7]) }),
      help: onOrOff,
      thread: onOrOff,
      status: z.enum(['open', 'running', 'over', 'ended', 'declined', 'withdrawn', 'expired']),
      deal: z.object({ deck: z.array(cardOf(ruleset)), first: seat, seed: z.string() }).nullable(),
      match: z.enum(MATCH_FORMS),
      score: score.nullable(),
      timing: timing.nullable(),
      closing: closing.nullable(),
      computer: z.enum(LEVELS).nullable(),
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
  if (!known) throw unreadable(`Table ${row.id}`, 'row.ruleset', 'no ruleset of this version');
  const { data, error } = known.schema.safeParse({ row: { ...row, timing: timingOf(row) }, events });
  if (error) throw unfit(`Table ${row.id}`, error);
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
      round: row.round,
      score: data.row.score ?? NO_ROUNDS,
      previous: row.previousId,
      rematchOf: row.rematchOf,
      clockHours: row.clockHours,
      expiresAt: row.expiresAt.getTime(),
      endedAt: row.endedAt?.getTime() ?? null,
    },
    events: data.events,
  };
}

/** The live message of a row, or null where none is known. */
export function boardOf({
  boardChannelId,
  boardMessageId,
}: Pick<ReadRow, 'boardChannelId' | 'boardMessageId'>): MessageRef | null {
  if (boardChannelId === null || boardMessageId === null) return null;
  return { channelId: boardChannelId, messageId: boardMessageId };
}
