import type { GridSolution } from '../../engine/gridcannon/solution.ts';
import type { GridCard, GridVariant } from '../../engine/gridcannon/types.ts';
import type { Dice } from '../deal.ts';
import type { Clock } from '../ports.ts';
import type { SoloStore } from './ports.ts';

/** A deal for the solver, from its beginning. */
export interface SolverProblem {
  readonly variant: GridVariant;
  readonly deck: readonly GridCard[];
  /** What was done already, as texts of a record. */
  readonly actions: readonly string[];
}

/** Who finds winning lines, off the event loop. */
export interface Solver {
  /** The best line that is found in time; `any-win`: the first one that wins, ahead of whatever else is asked. */
  solve(problem: SolverProblem, milliseconds: number, wanted?: 'best' | 'any-win'): Promise<GridSolution>;
}

/** What games of Gridcannon need of the world. */
export interface SoloHouse {
  readonly store: SoloStore;
  readonly solver: Solver;
  readonly clock: Clock;
  readonly dice: Dice;
}
