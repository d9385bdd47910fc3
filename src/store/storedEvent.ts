import { z } from 'zod';
import { parseCard } from '../engine/stones/cards.ts';
import type { Card, Event, RulesetId } from '../engine/stones/types.ts';

/** Reads events out of the database's JSON: what a hand-edited row or an older version left there is an error here. */

export const seat = z.enum(['A', 'B']);

const stone = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]);

const formation = z.object({
  category: z.enum(['suited-run', 'triple', 'flush', 'run', 'sum']),
  sum: z.number(),
});

const award = z.object({
  stone,
  seat: seat.nullable(),
  reason: z.enum([
    'better',
    'tie-first',
    'unbeatable',
    'cannot-complete',
    'only-complete',
    'more-cards',
    'higher-sum',
    'equal',
  ]),
});

const outcome = z.object({
  winner: seat.nullable(),
  by: z.enum(['five', 'three-adjacent', 'majority', 'draw', 'resign', 'timeout']),
});

/** Why a claim stands or doesn't. */
const why = z.enum([
  'better',
  'tie-first',
  'unbeatable',
  'cannot-complete',
  'worse',
  'tie-second',
  'beatable',
  'side-incomplete',
  'already-claimed',
]);

/** A card of a ruleset's own deck. */
export function cardOf(ruleset: RulesetId): z.ZodType<Card> {
  return z.string().transform((text, context) => {
    const card = parseCard(ruleset, text);
    if (card !== null) return card;
    context.addIssue({ code: 'custom', message: `no card of ${ruleset}` });
    return z.NEVER;
  });
}

/** An event at a table of that ruleset. */
export function eventOf(ruleset: RulesetId): z.ZodType<Event> {
  const card = cardOf(ruleset);
  const proof = z.object({
    proven: z.boolean(),
    why,
    own: formation.nullable(),
    rival: formation.nullable(),
    witness: z.array(card).nullable(),
  });
  return z.discriminatedUnion('type', [
    z.object({ type: z.literal('played'), seat, card, stone }),
    z.object({ type: z.literal('claimed'), seat, stone, proof }),
    z.object({ type: z.literal('claimRefused'), seat, stone, proof }),
    z.object({ type: z.literal('drew'), seat, card }),
    z.object({ type: z.literal('turnEnded'), seat, passed: z.boolean() }),
    z.object({ type: z.literal('settled'), step: z.literal([1, 2, 3]), awards: z.array(award) }),
    z.object({ type: z.literal('resigned'), seat }),
    z.object({ type: z.literal('timedOut'), seat }),
    z.object({ type: z.literal('ended'), outcome }),
  ]);
}
