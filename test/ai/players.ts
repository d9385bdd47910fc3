import { chooseAction } from '../../src/ai/duel/chooseAction.ts';
import { chooseGridAction } from '../../src/ai/grid/chooseGridAction.ts';
import type { Level } from '../../src/ai/level.ts';
import type { Thought } from '../../src/ai/thought.ts';
import { gridcannon } from '../../src/engine/gridcannon/ruleset.ts';
import type { GridPosition } from '../../src/engine/gridcannon/position.ts';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import type { Action } from '../../src/engine/stones/types.ts';
import { rulesetOf } from '../engine/duels.ts';

/** Computer players in tests. */

/** Nobody stops it. */
export function patient(seed: number): Thought {
  return { seed, shouldStop: () => false };
}

/** What whoever is up does. */
export function choose(position: StonesPosition, level: Level, seed = 1): Action {
  const ruleset = rulesetOf(position);
  const seat = ruleset.toMove(position);
  if (seat === null) throw new Error('The duel is over.');
  return chooseAction({ ...ruleset.view(position, seat), seat }, level, patient(seed));
}

/** The same as text, like `play 9s 4`. */
export function chosen(position: StonesPosition, level: Level = 'medium', seed = 1): string {
  return rulesetOf(position).makeAction(choose(position, level, seed));
}

/** What the player of Gridcannon does, as text. */
export function chosenInGrid(position: GridPosition, level: Level = 'medium', seed = 1): string {
  return gridcannon.makeAction(chooseGridAction(gridcannon.view(position, 'A'), level, patient(seed)));
}
