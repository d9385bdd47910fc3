import { seededGenerator } from '../../engine/seededGenerator.ts';
import { codeOf, NO_CARD } from '../../engine/stones/cards.ts';
import { NO_FORMATION } from '../../engine/stones/formation.ts';
import { scoreOfSide } from '../../engine/stones/prover.ts';
import { bestReach } from '../../engine/stones/reach.ts';
import type { TurnOptions } from '../../engine/stones/turn.ts';
import type { Action } from '../../engine/stones/types.ts';
import { bestOf } from '../best.ts';
import type { Thought } from '../thought.ts';
import { playsOf, type Play } from './play.ts';
import type { Sight } from './sight.ts';
import { cardsOn, tableOf, whileLaid, type Table } from './table.ts';

/** What it thinks of a play is measured in categories of formation: of a suited run (5) four more than of a mere sum. */
const CATEGORY = 64;
/** It likes to finish what is begun: so much for each card that lies there already. */
const BEGUN = 0.5;
/** By so much its mood changes what it thinks of a play. */
const MOOD = 3.5;

/**
 * A player who has just learned the formations. It claims what it sees; it looks at its own side of a stone alone and
 * hopes for the best that could come of it, if it is in the mood. What the rival is up to, it doesn't notice.
 */
export function chooseEasily(sight: Sight, options: TurnOptions, thought: Thought): Action {
  const [stone] = options.provable;
  if (stone !== undefined) return { type: 'claim', stone };
  if (!options.mayPlay) return { type: 'end' };
  const table = tableOf(sight);
  const mood = seededGenerator(thought.seed);
  const liking = (play: Play) => hopeFor(table, play) + (MOOD * mood()) / 2 ** 32;
  return { type: 'play', ...bestOf(playsOf(options), liking, thought) };
}

function hopeFor(table: Table, { card, stone }: Play): number {
  const side = 2 * (stone - 1) + table.me;
  const begun = cardsOn(table.layout, side).length;
  const score = whileLaid(table.layout, codeOf(card), side, () => bestScore(table, side));
  return score / CATEGORY + BEGUN * begun;
}

/** The score that a side has or, by any card that isn't seen, could still get. */
function bestScore({ layout: { laid, unseen } }: Table, side: number): number {
  const score = scoreOfSide(laid, side);
  if (score !== NO_FORMATION) return score;
  return bestReach(unseen, laid[3 * side] ?? NO_CARD, laid[3 * side + 1] ?? NO_CARD);
}
