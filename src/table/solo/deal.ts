import { createHash } from 'node:crypto';
import { DECK, parseGridCard } from '../../engine/gridcannon/cards.ts';
import type { GridCard } from '../../engine/gridcannon/types.ts';
import { dealFrom } from '../deal.ts';
import type { Dice } from '../deal.ts';
import type { DealNumber } from './ports.ts';

/** Deals by number: the same number is the same cards, for everybody and for ever. */

/** The greatest number that can be typed, or drawn for a new game. Daily deals lie above. */
export const GREATEST_DEAL = 999_999_999;

/** As many random bytes as a safe integer holds with room to spare. */
const BYTES = 6;

/** The deck of a deal, top first. */
export function deckOf(deal: DealNumber): readonly GridCard[] {
  const seed = createHash('sha256').update(`Gridcannon ${deal}`).digest();
  return dealFrom(seed, DECK).deck.flatMap((text) => parseGridCard(text) ?? []);
}

/** A number for a new game. */
export function drawDeal(dice: Dice): DealNumber {
  return 1 + (drawn(dice) % GREATEST_DEAL);
}

/** A number for a daily deal: nobody can guess it, and it can't be typed before its day is over. */
export function drawDailyDeal(dice: Dice): DealNumber {
  return GREATEST_DEAL + 1 + drawn(dice);
}

function drawn(dice: Dice): number {
  return Buffer.from(dice(BYTES)).readUIntBE(0, BYTES);
}
