import { legalInSight, type GridSight } from '../../engine/gridcannon/sight.ts';
import type { GridAction } from '../../engine/gridcannon/types.ts';
import type { Level } from '../level.ts';
import type { Thought } from '../thought.ts';
import { chooseEasily } from './easy.ts';
import { chooseSoundly } from './medium.ts';

/**
 * What a computer player does next in Gridcannon. It is asked for every action that the rules leave open, also where just
 * one is possible; it never gives up.
 *
 * @param sight of a game that runs; where nothing can be done any more, it is a RangeError
 * @returns a legal action, the same for the same sight, level and seed, as long as it isn't stopped
 */
export function chooseGridAction(sight: GridSight, level: Level, thought: Thought): GridAction {
  const actions = legalInSight(sight);
  switch (level) {
    case 'easy':
      return chooseEasily(sight, actions, thought);
    case 'medium':
      return chooseSoundly(sight, actions, thought);
  }
}
