import { likeness, NO_CARD, valueOf } from './cards.ts';
import { freeSpots } from './core.ts';
import type { GridCore } from './core.ts';
import { BORDERS } from './geometry.ts';
import { SPOTS } from './types.ts';

/** Where a royal is drawn to, and which royal a card arms. Sets of spots are masks. */

/**
 * Where a royal may be placed: on a free spot beside the most similar card of the grid (same suit before same colour
 * before the rest, each from the highest down) that has a free spot beside it; of equally similar ones beside any. Where
 * no card of the grid has one, any free spot.
 */
export function spotsFor(core: GridCore, royal: number): number {
  const free = freeSpots(core);
  let best = -1;
  let spots = 0;
  for (let cell = 0; cell < 9; cell++) {
    const card = core.top[cell] ?? NO_CARD;
    const beside = (BORDERS[cell] ?? 0) & free;
    if (card === NO_CARD || beside === 0) continue;
    const key = (likeness(card, royal) << 4) | valueOf(card);
    if (key < best) continue;
    spots = key > best ? beside : spots | beside;
    best = key;
  }
  return spots === 0 ? free : spots;
}

/**
 * Which living royals a number card may become armour of: the lowest (jack before queen before king, armour not counted)
 * of its suit; failing that of its colour; failing that of all.
 */
export function armourSpots(core: GridCore, card: number): number {
  let best = -1;
  let spots = 0;
  for (let spot = 0; spot < SPOTS.length; spot++) {
    if ((core.living & (1 << spot)) === 0) continue;
    const royal = core.royal[spot] ?? NO_CARD;
    const key = (likeness(card, royal) << 4) | (15 - valueOf(royal));
    if (key < best) continue;
    spots = key > best ? 1 << spot : spots | (1 << spot);
    best = key;
  }
  return spots;
}
