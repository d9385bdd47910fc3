/** What a computer player thinks with, besides what it sees. */
export interface Thought {
  /** Any safe integer. The same seed and sight give the same move, as long as nobody stops it. */
  readonly seed: number;
  /** Asked now and then; once it says true, the best move found so far is taken. */
  shouldStop(): boolean;
}
