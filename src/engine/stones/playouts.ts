import { deckOf } from './cards.ts';
import { silence } from './chronicle.ts';
import { canPlay, DuelCore, HAND_SLOTS, mayClaim, setupOf, start } from './core.ts';
import { claim, end, mayEnd, play } from './flow.ts';
import { countStones, nthStone } from './seats.ts';
import type { Options, RulesetId } from './types.ts';

/** Whole duels played at random, through the same rules as every table. */

/** A source of chance: each call gives an integer from 0 to 2^32 - 1, all equally likely. */
export type Generator = () => number;

/** What was played: duels to their end, and the actions in them that a player had to choose. */
export interface Playouts {
  readonly games: number;
  readonly actions: number;
}

/**
 * Plays duels from shuffled decks to their end. Who starts is random too; every action is drawn uniformly from
 * all legal ones (resigning is not among them). The same generator gives the same duels.
 */
export function playouts(
  ruleset: RulesetId,
  options: Options,
  count: number,
  generator: Generator,
): Playouts {
  const deck = Uint8Array.from(deckOf(ruleset).codes);
  const core = new DuelCore(setupOf(ruleset, options));
  let actions = 0;
  for (let game = 0; game < count; game++) {
    shuffle(deck, generator);
    start(core, deck, below(2, generator));
    actions += playOut(core, generator);
  }
  return { games: count, actions };
}

/** Plays a duel on to its end with random legal actions, and counts them. */
function playOut(core: DuelCore, generator: Generator): number {
  let actions = 0;
  for (; core.phase !== 'over'; actions++) actAtRandom(core, generator);
  return actions;
}

function actAtRandom(core: DuelCore, generator: Generator): void {
  const seat = core.turn;
  const provable = mayClaim(core) ? (core.provable[seat] ?? 0) : 0;
  const claims = countStones(provable);
  const open = core.open[seat] ?? 0;
  const places = countStones(open);
  const plays = core.phase === 'start' && canPlay(core) ? (core.handSize[seat] ?? 0) * places : 0;
  const chosen = below(claims + plays + (mayEnd(core) ? 1 : 0), generator);
  if (chosen < claims) claim(core, nthStone(provable, chosen), silence);
  else if (chosen < claims + plays) {
    const card = Math.floor((chosen - claims) / places);
    play(core, HAND_SLOTS * seat + card, nthStone(open, chosen - claims - card * places), silence);
  } else end(core, silence);
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
