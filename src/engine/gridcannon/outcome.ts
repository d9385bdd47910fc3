import type { GridCore } from './core.ts';
import type { GridLoss, GridOutcome } from './types.ts';

/** How a game ends that is lost by `lostBy`, or won where that is null: the score is the ploys left unused. */
export function outcomeOfCore(core: GridCore, lostBy: GridLoss | null): GridOutcome {
  return lostBy === null ? { won: true, score: core.aces + core.jokers } : { won: false, by: lostBy };
}
