import type { OutcomeKind, RulesetId } from './types.ts';

/** The words of the league: what a server's rounds add up to. People are Discord ids. */

/** Whose points count: those of one game or of all. */
export type LeagueGame = 'all' | RulesetId;

/** This month (a season), this year, or everything; all in UTC. */
export type LeagueSpan = (typeof LEAGUE_SPANS)[number];

export const LEAGUE_SPANS = ['month', 'year', 'all'] as const;

/** A month like `2026-11`, a year like `2026`, or `all`. */
export type LeaguePeriod = string;

/** A person's totals on a server in one period. People with equal points share a rank. */
export interface Standing {
  readonly rank: number;
  readonly user: string;
  readonly points: number;
  readonly wins: number;
  readonly rounds: number;
}

/** A page of the leaderboard. People are ordered by points, then more wins, then fewer rounds, then id. */
export interface LeaguePage {
  /** From 0. The last one where a later one was asked for. */
  readonly page: number;
  readonly pages: number;
  /** How many people have played. */
  readonly people: number;
  readonly standings: readonly Standing[];
  /** The asker's own line, whichever page it stands on; null where the asker has not played. */
  readonly own: Standing | null;
}

/** Who had the most points in a month that is over; several where they were equal. */
export interface Season {
  readonly month: LeaguePeriod;
  readonly champions: readonly string[];
  readonly points: number;
}

/** What the rounds of one person on a server add up to. */
export interface PersonStats {
  readonly rounds: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly stones: number;
  readonly points: number;
  /** Most rounds won one after the other. */
  readonly longestStreak: number;
  /** The way most rounds were won, and how many; the first in the order of the outcome kinds where several are equal. */
  readonly favourite: { readonly by: OutcomeKind; readonly wins: number } | null;
  /** Months won, all games counted. */
  readonly titles: number;
}

/** What two people did against each other, from the side of the first. */
export interface HeadToHead {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly points: number;
  readonly otherPoints: number;
}

/** People on a page. */
export const PAGE_LENGTH = 10;
