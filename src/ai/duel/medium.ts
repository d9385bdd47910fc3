import { cardOf } from '../../engine/stones/cards.ts';
import { searchEndgame } from '../../engine/stones/endgame/search.ts';
import { winningStones, type TurnOptions } from '../../engine/stones/turn.ts';
import type { Action } from '../../engine/stones/types.ts';
import { bestOf } from '../best.ts';
import type { Thought } from '../thought.ts';
import { Appraiser } from './appraiser.ts';
import { playsOf } from './play.ts';
import type { Sight } from './sight.ts';
import { tableOf } from './table.ts';

/** How many positions the end of a duel may take: some hundredths of a second. */
const POSITIONS = 3000;

/**
 * A sound player. It looks one card ahead and knows what may still come to both sides; once the pile is empty it knows the
 * other hand and looks as far ahead as it can.
 *
 * It takes what it can prove at once: its own side there is complete, so it loses no place, while the rival loses one for
 * a card that is of no use elsewhere. Only the end of a duel shows when to leave a stone open.
 */
export function chooseSoundly(sight: Sight, options: TurnOptions, thought: Thought): Action {
  const [claim] = winningStones(sight, sight.seat).filter((stone) => options.provable.includes(stone));
  if (claim !== undefined) return { type: 'claim', stone: claim };
  const lookedUp = sight.pile === 0 ? lookToTheEnd(sight, thought) : null;
  if (lookedUp !== null) return lookedUp;
  const [stone] = options.provable;
  if (stone !== undefined) return { type: 'claim', stone };
  if (!options.mayPlay) return { type: 'end' };
  const appraiser = new Appraiser(sight);
  const play = bestOf(playsOf(options), (each) => appraiser.worthOf(each), thought);
  return { type: 'play', ...play };
}

/** The best action with both hands open; null where all are lost, and the rival has yet to find out how. */
function lookToTheEnd(sight: Sight, thought: Thought): Action | null {
  if (sight.phase === 'over') return null;
  const { seat, hand, ruleset, options, phase } = sight;
  const other = tableOf(sight).hidden.map((code) => cardOf(ruleset, code));
  const hands = seat === 'A' ? { A: hand, B: other } : { A: other, B: hand };
  const limits = { positions: POSITIONS, shouldStop: () => thought.shouldStop() };
  const { outcome, action } = searchEndgame({ board: sight, options, turn: seat, phase, hands }, limits);
  return outcome === 'lost' ? null : action;
}
