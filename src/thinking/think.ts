import { chooseAction } from '../ai/duel/chooseAction.ts';
import { replayGridRecord } from '../engine/gridcannon/record.ts';
import type { GridSolution } from '../engine/gridcannon/solution.ts';
import { solveGrid } from '../engine/gridcannon/solver/solve.ts';
import type { Action } from '../engine/stones/types.ts';
import type { Answer, Request } from './request.ts';

/** Answers a request, which may take as long as it allows. Whatever was asked, it never throws. */
export function think(request: Request): Answer {
  try {
    return answer(request);
  } catch (error) {
    return { kind: 'fault', fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function answer(request: Request): Answer {
  switch (request.kind) {
    case 'solve':
      return { kind: 'solve', solution: solve(request) };
    case 'choose':
      return { kind: 'choose', action: choose(request) };
  }
}

function choose({ sight, level, seed, ms }: Extract<Request, { kind: 'choose' }>): Action {
  const end = performance.now() + ms;
  return chooseAction(sight, level, { seed, shouldStop: () => performance.now() >= end });
}

function solve({ problem, ms, wanted }: Extract<Request, { kind: 'solve' }>): GridSolution {
  const end = performance.now() + ms;
  const replay = replayGridRecord(problem);
  if (!replay.ok) throw new Error(`Action ${replay.at} of the problem is refused: ${replay.refusal.code}.`);
  let isWon = false;
  const isEnough = (): boolean => isWon && wanted === 'any-win';
  return solveGrid(
    replay.position,
    () => isEnough() || performance.now() >= end,
    () => (isWon = true),
  );
}
