import { cardOf } from './cards.ts';
import type { GridCore } from './core.ts';
import type { Chronicle } from './flow.ts';
import { cellAt, spotAt } from './geometry.ts';
import { outcomeOfCore } from './outcome.ts';
import type { GridEvent } from './types.ts';

/** Nobody listens to a random game, or to the solver. */
export const silence: Chronicle = {
  filled: () => undefined,
  fired: () => undefined,
  turnedUp: () => undefined,
  setupRoyalUp: () => undefined,
  wentUnder: () => undefined,
  heldBack: () => undefined,
  resumed: () => undefined,
  setupEnded: () => undefined,
  ended: () => undefined,
};

/** A chronicle that writes what happens by itself to a core behind the events that are there. */
export function chronicleInto(events: GridEvent[], core: GridCore): Chronicle {
  return {
    filled: (card, cell) => events.push({ type: 'filled', card: cardOf(card), cell: cellAt(cell) }),
    fired: (cell, spot, sum, health, fell) =>
      events.push({
        type: 'fired',
        cell: cellAt(cell),
        card: cardOf(core.royal[spot] ?? 0),
        spot: spotAt(spot),
        sum,
        health,
        fell,
      }),
    turnedUp: (card) => events.push({ type: 'turnedUp', card: cardOf(card) }),
    setupRoyalUp: (card) => events.push({ type: 'setupRoyalUp', card: cardOf(card) }),
    wentUnder: (cards) => events.push({ type: 'wentUnder', cards: cards.map(cardOf) }),
    heldBack: (card) => events.push({ type: 'heldBack', card: cardOf(card) }),
    resumed: (card) => events.push({ type: 'resumed', card: cardOf(card) }),
    setupEnded: () => events.push({ type: 'setupEnded' }),
    ended: (lostBy) => events.push({ type: 'ended', outcome: outcomeOfCore(core, lostBy) }),
  };
}
