import type { Level } from '../ai/level.ts';
import type { SoloSpan } from '../engine/gridcannon/league.ts';
import type {
  HeadToHead,
  LeagueGame,
  LeaguePage,
  LeaguePeriod,
  PersonStats,
  Season,
} from '../engine/stones/league.ts';
import type { Snowflake } from './ports.ts';

/** What the league asks of the store. Nothing here books a round: that is part of the change that ends it. */

const DAY_MS = 24 * 60 * 60 * 1000;

/** The period of a span at a time in milliseconds, in UTC. */
export function periodAt(span: SoloSpan, time: number): LeaguePeriod {
  const iso = new Date(time).toISOString();
  const before = new Date(time - DAY_MS).toISOString();
  return {
    day: iso.slice(0, 10),
    yesterday: before.slice(0, 10),
    month: iso.slice(0, 7),
    year: iso.slice(0, 4),
    all: 'all',
  }[span];
}

export interface LeagueQuery {
  readonly guildId: Snowflake;
  readonly game: LeagueGame;
  readonly period: LeaguePeriod;
}

/** Somebody's rounds against computer players of a level. */
export interface AgainstComputer {
  readonly level: Level;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export interface League {
  /** A page of the table and the asker's own line; `asker` null leaves that out. */
  page(query: LeagueQuery, page: number, asker: Snowflake | null): Promise<LeaguePage>;
  /** The latest `most` months before `month` that were played in, newest first, with their champions. */
  seasons(
    guildId: Snowflake,
    game: LeagueGame,
    month: LeaguePeriod,
    most: number,
  ): Promise<readonly Season[]>;
  /** A person's rounds on a server; `month` is the one that is running, whose title is open still. */
  stats(guildId: Snowflake, user: Snowflake, month: LeaguePeriod): Promise<PersonStats>;
  headToHead(guildId: Snowflake, user: Snowflake, other: Snowflake): Promise<HeadToHead>;
  /** A person's rounds against computer players on a server: a line a level that was played against. */
  againstComputer(guildId: Snowflake, user: Snowflake): Promise<readonly AgainstComputer[]>;
}
