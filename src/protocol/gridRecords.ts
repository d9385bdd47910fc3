import { makeGridAction } from '../engine/gridcannon/actions.ts';
import { analyseGrid, legalGridTexts, observeGrid } from '../engine/gridcannon/analysis.ts';
import type { GridPosition } from '../engine/gridcannon/position.ts';
import { parseGridRecord, replayGridRecord } from '../engine/gridcannon/record.ts';
import { solveGrid } from '../engine/gridcannon/solver/solve.ts';
import { after } from './clock.ts';
import { readOnlyPlayer, take, type Fields } from './fields.ts';
import { illegalAction, type Reached } from './reached.ts';
import { sayGridRefusal } from './refusals.ts';

/** Where the record of a game of Gridcannon leads to. */
export function reachInGrid(record: Fields): Reached {
  const position = replayGrid(record);
  return {
    view: () => analyseGrid(position),
    legal: () => legalGridTexts(position),
    observation: (fields) => {
      readOnlyPlayer(fields);
      return observeGrid(position);
    },
    solution: (ms) => solve(position, ms),
  };
}

function solve(position: GridPosition, ms: number): object {
  const solution = solveGrid(position, after(ms));
  return solution.outcome === 'won'
    ? { ...solution, actions: solution.actions.map(makeGridAction) }
    : solution;
}

function replayGrid(record: Fields): GridPosition {
  const game = take(parseGridRecord(record), 'bad-record');
  const replay = replayGridRecord(game);
  if (replay.ok) return replay.position;
  const { at, refusal, position } = replay;
  throw illegalAction({
    at,
    action: game.actions[at],
    code: refusal.code,
    reason: sayGridRefusal(refusal),
    more: {},
    view: analyseGrid(position),
  });
}
