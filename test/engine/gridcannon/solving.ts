import { makeGridAction } from '../../../src/engine/gridcannon/actions.ts';
import type { GridPosition } from '../../../src/engine/gridcannon/position.ts';
import { gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import type { GridSolution } from '../../../src/engine/gridcannon/solution.ts';
import { solveGrid } from '../../../src/engine/gridcannon/solver/solve.ts';
import type { GridOutcome, GridVariant } from '../../../src/engine/gridcannon/types.ts';
import { generatorFrom, shuffled } from '../games.ts';
import { naiveAct, naiveLegal, type NaiveGame } from '../oracle/naiveGridcannon.ts';
import { after } from './acting.ts';

/** Solving in a test: time is counted in how often the solver looks whether to stop. */

/** What is found of a position in so many looks. */
export function solveIn(looks: number, position: GridPosition): GridSolution {
  let left = looks;
  return solveGrid(position, () => left-- <= 0);
}

/** The first line that is found of a position in so many looks. */
export function solveOnce(looks: number, position: GridPosition): GridSolution {
  let left = looks;
  return solveGrid(
    position,
    () => left-- <= 0,
    () => (left = 0),
  );
}

/** How a game ends by the line of a solution; null where it doesn't, or where the solution is none. */
export function endOf(position: GridPosition, solution: GridSolution): GridOutcome | null {
  if (solution.outcome !== 'won') return null;
  return gridcannon.outcome(after(position, ...solution.actions.map(makeGridAction)));
}

/** The position after the deal of this number. */
export function numbered(deal: number, variant: GridVariant = 'standard'): GridPosition {
  const deck = shuffled(gridcannon.deck, generatorFrom(deal));
  return gridcannon.deal({ options: { variant }, deck, first: 'A' });
}

/** The best score of all games that a game can come to, -1 where none is won; null where there are more than `most`. */
export function naiveBest(game: NaiveGame, most: number): number | null {
  let left = most;
  const best = search(game);
  return left < 0 ? null : best;

  function search(now: NaiveGame): number {
    left -= 1;
    if (left < 0) return -1;
    if (now.result) return now.result.won ? now.result.score : -1;
    return Math.max(-1, ...naiveLegal(now).map((action) => search(naiveAct(now, action))));
  }
}
