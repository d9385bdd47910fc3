import { DECK_CODES } from './cards.ts';
import { silence } from './chronicle.ts';
import { GridCore } from './core.ts';
import { start } from './flow.ts';
import { listMoves, MOST_MOVES } from './legal.ts';
import { makeMove } from './moves.ts';
import type { GridVariant } from './types.ts';

/** Whole games played at random, through the same rules as every table. */

/** A source of chance: each call gives an integer from 0 to 2^32 - 1, all equally likely. */
export type Generator = () => number;

/** What was played: games to their end, the actions in them, and how many were won. */
export interface GridPlayouts {
  readonly games: number;
  readonly actions: number;
  readonly won: number;
}

/** A bare table, to be copied: cheaper than making one. */
const bare = new GridCore();

/**
 * Plays games from shuffled decks to their end; every action is drawn uniformly from all legal ones (resigning is not
 * among them). The same generator gives the same games.
 */
export function gridPlayouts(variant: GridVariant, count: number, generator: Generator): GridPlayouts {
  const deck = Uint8Array.from(DECK_CODES);
  const core = new GridCore();
  const moves = new Uint16Array(MOST_MOVES);
  let [actions, won] = [0, 0];
  for (let game = 0; game < count; game++) {
    shuffle(deck, generator);
    start(core.become(bare), deck, variant, silence);
    for (; core.phase !== 'over'; actions++) {
      const chosen = below(listMoves(core, moves), generator);
      makeMove(core, moves[chosen] ?? 0, silence);
    }
    if (core.won) won += 1;
  }
  return { games: count, actions, won };
}

function shuffle(deck: Uint8Array, generator: Generator): void {
  for (let rest = deck.length; rest > 1; rest--) {
    const place = below(rest, generator);
    const card = deck[place] ?? 0;
    deck[place] = deck[rest - 1] ?? 0;
    deck[rest - 1] = card;
  }
}

/** An integer from 0 up to, but not including, `limit`. For limits as small as these the bias is below 1 in 10^7. */
function below(limit: number, generator: Generator): number {
  return Math.floor((generator() / 0x1_0000_0000) * limit);
}
