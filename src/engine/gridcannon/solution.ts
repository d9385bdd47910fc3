import type { GridAction } from './types.ts';

/** What the solver says of a position, knowing the order of the pile. */
export type GridSolution =
  /** These actions win, with this score: the best that was found. */
  | { readonly outcome: 'won'; readonly score: number; readonly actions: readonly GridAction[] }
  /** Proved: no line wins. */
  | { readonly outcome: 'lost' }
  /** Its time was over before anything was found or proved. */
  | { readonly outcome: 'unknown' };
