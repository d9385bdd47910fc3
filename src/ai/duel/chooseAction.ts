import { turnOptions } from '../../engine/stones/turn.ts';
import type { Action } from '../../engine/stones/types.ts';
import type { Level } from '../level.ts';
import type { Thought } from '../thought.ts';
import { chooseEasily } from './easy.ts';
import { chooseSoundly } from './medium.ts';
import type { Sight } from './sight.ts';

/**
 * What a computer player does next: it plays a card, claims a stone, or ends the turn. It is asked again until its turn is
 * over. It claims only what is proven, and nothing that it chooses is ever refused.
 *
 * @param sight of the seat whose turn it is; any other is a fault of the caller: RangeError
 * @returns the same for the same sight, level and seed, as long as it isn't stopped
 */
export function chooseAction(sight: Sight, level: Level, thought: Thought): Action {
  if (sight.turn !== sight.seat) throw new RangeError(`It is not the turn of ${sight.seat}.`);
  const options = turnOptions(sight);
  switch (level) {
    case 'easy':
      return chooseEasily(sight, options, thought);
    case 'medium':
      return chooseSoundly(sight, options, thought);
  }
}
