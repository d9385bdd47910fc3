/** The words of the tables of Gridcannon: what a server's games add up to. People are Discord ids. */

/** Whose games are counted: all of them (the dailies among them), or the daily deals alone. */
export type SoloBoard = (typeof SOLO_BOARDS)[number];

export const SOLO_BOARDS = ['all', 'daily'] as const;

/** Today, the day before, this month, this year, or everything; all in UTC. Only the daily board knows days. */
export type SoloSpan = (typeof SOLO_SPANS)[number];

export const SOLO_SPANS = ['day', 'yesterday', 'month', 'year', 'all'] as const;

/** The spans of a board. */
export function spansOf(board: SoloBoard): readonly SoloSpan[] {
  return board === 'daily' ? SOLO_SPANS : SOLO_SPANS.filter((span) => !isOneDay(span));
}

/** Whether a span is a single day, on which everybody has one try. */
export function isOneDay(span: SoloSpan): boolean {
  return span === 'day' || span === 'yesterday';
}

/** A month like `2026-11`, a year like `2026`, `all`; of the daily board also a day like `2026-11-30`. All in UTC. */
export type SoloPeriod = string;

/** A person's games on a server in one period. People with equal wins, score and games share a rank. */
export interface SoloStanding {
  readonly rank: number;
  readonly user: string;
  readonly games: number;
  readonly wins: number;
  /** The sum of the scores of the games won, and the best of them; null without a win. */
  readonly score: number;
  readonly best: number | null;
  /** Games won one after the other up to the last one, and the most ever, within the period. */
  readonly run: number;
  readonly longestRun: number;
}

/** People are ordered by wins, then the sum of their scores, then fewer games, then id. */
export interface SoloPage {
  /** From 0. The last one where a later one was asked for. */
  readonly page: number;
  readonly pages: number;
  readonly people: number;
  readonly standings: readonly SoloStanding[];
  /** The asker's own line, whichever page it stands on; null where there is none. */
  readonly own: SoloStanding | null;
}
