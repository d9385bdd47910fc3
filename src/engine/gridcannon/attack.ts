import { isSameColour, JACK, KING, NO_CARD, QUEEN, suitOf, valueOf } from './cards.ts';
import { healthAt } from './core.ts';
import type { GridCore } from './core.ts';
import { SHOTS } from './geometry.ts';
import type { Shot } from './geometry.ts';

/** What a card that comes to a cell does to the royals at the other ends of its row and its column. */

/** What the two cards in between do to the royal of a spot: to a queen those of her colour, to a king those of his suit. */
export function strength(core: GridCore, { spot, near, far }: Shot): number {
  const royal = core.royal[spot] ?? NO_CARD;
  return force(core.top[near] ?? NO_CARD, royal) + force(core.top[far] ?? NO_CARD, royal);
}

/** What one card does to a royal, both as card codes: a jack is attacked by every card. */
export function force(card: number, royal: number): number {
  const kind = valueOf(royal);
  if (kind === JACK) return valueOf(card);
  const counts = kind === QUEEN ? isSameColour(suitOf(card), suitOf(royal)) : suitOf(card) === suitOf(royal);
  return counts ? valueOf(card) : 0;
}

/** The spots whose living royals fall to a card that has come to a cell, as a mask. */
export function targetsOf(core: GridCore, cell: number): number {
  let targets = 0;
  for (const shot of SHOTS[cell] ?? []) {
    const isLiving = (core.living & (1 << shot.spot)) !== 0;
    if (isLiving && strength(core, shot) >= healthAt(core, shot.spot)) targets |= 1 << shot.spot;
  }
  return targets;
}

/** The health that no shot can match, and the game is lost: 20 for a jack or queen, 19 for a king (card codes). */
export function invincibleAt(royal: number): number {
  return valueOf(royal) === KING ? 19 : 20;
}
