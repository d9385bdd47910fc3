import { valueOf } from '../cards.ts';
import { FORCE } from './aims.ts';
import { groupAgainst, NEVER } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** How near a royal is to falling: **ready** where the two cards in between are enough as they lie. */
export const READY = 0;
/** One of many, several, a few, two, one of the cards to come, laid in between, would make it ready. */
export const ONE_CARD_AWAY = 5;
/** Two cards to come could. */
export const TWO_CARDS_AWAY = 6;
/** None of the cards to come can. */
export const OUT_OF_REACH = 7;

const waysToReadiness = Uint8Array.from({ length: 64 }, (_, ways) => {
  if (ways >= 8) return 1;
  if (ways >= 5) return 2;
  return ways >= 3 ? 3 : ONE_CARD_AWAY + 1 - ways;
});

/**
 * The plight of a royal of this health with these two top cards in between: its readiness (`plight & 7`), what is lacking
 * (`plight >> 3 & 31`), and how many cards come before the first that would make it ready (`plight >> 8`).
 */
export function plightOf(royal: number, health: number, near: number, far: number, outlook: Outlook): number {
  const byNear = FORCE[(royal << 6) | near] ?? 0;
  const byFar = FORCE[(royal << 6) | far] ?? 0;
  const lacking = health - byNear - byFar;
  if (lacking <= 0) return READY;
  const group = groupAgainst(royal) << 4;
  const nearPlace = group | lowest(near, health - byFar);
  const farPlace = group | lowest(far, health - byNear);
  const ways = (outlook.counts[nearPlace] ?? 0) + (outlook.counts[farPlace] ?? 0);
  if (ways > 0) {
    const when = Math.min(outlook.firsts[nearPlace] ?? NEVER, outlook.firsts[farPlace] ?? NEVER);
    return (waysToReadiness[ways] ?? 0) | (lacking << 3) | (when << 8);
  }
  const canBoth =
    (outlook.counts[group | lowest(near, health - 10)] ?? 0) > 0 &&
    (outlook.counts[group | lowest(far, health - 10)] ?? 0) > 0;
  return (canBoth ? TWO_CARDS_AWAY : OUT_OF_REACH) | (lacking << 3) | (NEVER << 8);
}

/** The lowest value that may be laid on a card and is as much as is wanted; 11, which no number card has, where it is out of reach. */
function lowest(card: number, wanted: number): number {
  const value = valueOf(card);
  if (wanted > 10) return 11;
  return wanted > value ? wanted : value;
}
