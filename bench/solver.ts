import { decideGrid } from '../src/engine/gridcannon/decide.ts';
import { dealGrid, evolveGrid, type GridPosition } from '../src/engine/gridcannon/position.ts';
import { gridcannon } from '../src/engine/gridcannon/ruleset.ts';
import type { GridAction, GridVariant } from '../src/engine/gridcannon/types.ts';
import { solveGrid } from '../src/engine/gridcannon/solver/solve.ts';
import { generatorFrom, shuffled } from '../test/engine/games.ts';

/**
 * How many deals of Gridcannon the solver wins, and how high. The deals are always the same; `SOLVER_DEALS`, `SOLVER_MS`
 * (for each deal) and `SOLVER_VARIANT` change how many, how long and what.
 */

const DEALS = Number(process.env['SOLVER_DEALS'] ?? 200);
const MS = Number(process.env['SOLVER_MS'] ?? 2000);
const VARIANT: GridVariant = process.env['SOLVER_VARIANT'] === 'empty-centre' ? 'empty-centre' : 'standard';

interface Solved {
  readonly outcome: 'won' | 'lost' | 'unknown';
  readonly score: number;
  /** Milliseconds until the first win, and until the end. */
  readonly first: number;
  readonly whole: number;
}

/** Prints the share of deals won, the scores, and how long it took. */
export function benchSolver(): void {
  solve(0);
  const all = Array.from({ length: DEALS }, (_, place) => solve(place + 1));
  const won = all.filter(({ outcome }) => outcome === 'won');
  const scores = won.map(({ score }) => score);
  const counts = [0, 1, 2, 3, 4, 5, 6].map((score) => scores.filter((each) => each === score).length);
  const lost = all.filter(({ outcome }) => outcome === 'lost').length;
  print(`solver, ${VARIANT}, ${MS} ms a deal: ${won.length} of ${DEALS} deals won`);
  print(`  ${lost} proved to be lost, ${DEALS - won.length - lost} unknown`);
  print(`  mean score ${mean(scores).toFixed(2)}; from 0 to 6: ${counts.join(', ')}`);
  const firsts = won.map(({ first }) => first);
  print(`  first win after ${mean(firsts).toFixed(0)} ms, at most ${Math.max(...firsts).toFixed(0)} ms`);
  print(`  done after ${mean(all.map(({ whole }) => whole)).toFixed(0)} ms`);
}

function solve(deal: number): Solved {
  const deck = shuffled(gridcannon.deck, generatorFrom(deal));
  const position = dealGrid({ options: { variant: VARIANT }, deck });
  const start = performance.now();
  let first = Infinity;
  const solution = solveGrid(
    position,
    () => performance.now() - start > MS,
    () => (first = Math.min(first, performance.now() - start)),
  );
  const whole = performance.now() - start;
  if (solution.outcome !== 'won') return { outcome: solution.outcome, score: 0, first, whole };
  const { score, actions } = solution;
  if (scoreAfter(position, actions) !== score) throw new Error(`The line of deal ${deal} does not win.`);
  return { outcome: 'won', score, first, whole };
}

/** What a line comes to by the rules. */
function scoreAfter(position: GridPosition, actions: readonly GridAction[]): number | null {
  const end = actions.reduce((now, action) => {
    const decision = decideGrid(now, action);
    return decision.ok ? decision.events.reduce(evolveGrid, now) : now;
  }, position);
  const outcome = gridcannon.outcome(end);
  return outcome?.won ? outcome.score : null;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
