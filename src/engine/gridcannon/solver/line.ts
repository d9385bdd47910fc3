/** A winning line: its score, and its moves (see legal.ts). */
export interface Line {
  readonly score: number;
  readonly moves: readonly number[];
}
