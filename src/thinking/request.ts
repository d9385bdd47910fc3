import type { Level } from '../ai/level.ts';
import type { Sight } from '../ai/duel/sight.ts';
import type { GridRecord } from '../engine/gridcannon/record.ts';
import type { GridSolution } from '../engine/gridcannon/solution.ts';
import type { Action } from '../engine/stones/types.ts';

/** What the thinker's thread is asked. A new kind of request is one more member here and in `Answer`, and one more case in think.ts. */
export type Request =
  | {
      readonly kind: 'solve';
      readonly problem: GridRecord;
      /** How long it may take, in milliseconds. */
      readonly ms: number;
      /** Whether the first line that wins is enough. */
      readonly wanted: 'best' | 'any-win';
    }
  | {
      readonly kind: 'choose';
      readonly sight: Sight;
      readonly level: Level;
      readonly seed: number;
      readonly ms: number;
    };

/** What it answers; `fault` is a sentence for the log about a request that it can't answer. */
export type Answer =
  | { readonly kind: 'solve'; readonly solution: GridSolution }
  | { readonly kind: 'choose'; readonly action: Action }
  | { readonly kind: 'fault'; readonly fault: string };
