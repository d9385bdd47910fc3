import { z } from 'zod';
import { parseGridCard } from '../engine/gridcannon/cards.ts';
import type { GridSolution } from '../engine/gridcannon/solution.ts';
import { SPOTS } from '../engine/gridcannon/types.ts';
import type { GridAction, GridCard, GridEvent } from '../engine/gridcannon/types.ts';

/** Reads what belongs to a game of Gridcannon out of the database's JSON; what doesn't fit is an error here. */

export const gridCard: z.ZodType<GridCard> = z.string().transform((text, context) => {
  const card = parseGridCard(text);
  if (card !== null) return card;
  context.addIssue({ code: 'custom', message: 'no card of gridcannon' });
  return z.NEVER;
});

const card = gridCard;
const cards = z.array(gridCard);
const cell = z.literal([1, 2, 3, 4, 5, 6, 7, 8, 9]);
const spot = z.enum(SPOTS);
const score = z.int().min(0);

const outcome = z.discriminatedUnion('won', [
  z.object({ won: z.literal(true), score }),
  z.object({ won: z.literal(false), by: z.enum(['invincible-royal', 'out-of-cards', 'resign']) }),
]);

export const gridEvent: z.ZodType<GridEvent> = z.discriminatedUnion('type', [
  z.object({ type: z.literal('royalPlaced'), card, spot }),
  z.object({ type: z.literal('kept') }),
  z.object({ type: z.enum(['swapped', 'filled', 'placed']), card, cell }),
  z.object({ type: z.literal('extracted'), cell, cards }),
  z.object({ type: z.literal('reassigned'), card, from: cell, to: cell }),
  z.object({ type: z.literal('armoured'), card, spot }),
  z.object({
    type: z.literal('fired'),
    cell,
    card,
    spot,
    sum: z.number(),
    health: z.number(),
    fell: z.boolean(),
  }),
  z.object({ type: z.enum(['turnedUp', 'setupRoyalUp', 'heldBack', 'resumed']), card }),
  z.object({ type: z.literal('wentUnder'), cards }),
  z.object({ type: z.enum(['setupEnded', 'resigned']) }),
  z.object({ type: z.literal('ended'), outcome }),
]);

const gridAction: z.ZodType<GridAction> = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['royal', 'armour']), spot }),
  z.object({ type: z.enum(['keep', 'resign']) }),
  z.object({ type: z.enum(['swap', 'place', 'extract']), cell }),
  z.object({ type: z.literal('reassign'), from: cell, to: cell }),
]);

export const gridSolution: z.ZodType<GridSolution> = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('won'), score, actions: z.array(gridAction) }),
  z.object({ outcome: z.enum(['lost', 'unknown']) }),
]);
