import { sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import { LEAGUE_SPANS } from '../engine/stones/league.ts';
import { periodAt } from '../table/league.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Day, SoloBoard, SoloPeriod } from '../table/solo/ports.ts';
import type { Database } from './database.ts';
import { soloStandings } from './schema.ts';

/** A game that counts and has ended. */
export interface BookedSolo {
  readonly guildId: Snowflake;
  readonly player: Snowflake;
  readonly daily: Day | null;
  /** In milliseconds. */
  readonly endedAt: number;
  /** Null where it was lost. */
  readonly score: number | null;
}

/**
 * Books a game in the totals of its player, as part of the transaction that ends it: a daily on its day, every other
 * one when it ended. Two games of the same person that end at once change their rows in the same order, so neither
 * waits for the other in a circle.
 */
export async function bookSolo(transaction: Database, booked: BookedSolo): Promise<void> {
  await transaction
    .insert(soloStandings)
    .values(linesOf(booked))
    .onConflictDoUpdate({
      target: [soloStandings.guildId, soloStandings.board, soloStandings.period, soloStandings.user],
      set: {
        games: sql`${soloStandings.games} + excluded.games`,
        wins: sql`${soloStandings.wins} + excluded.wins`,
        score: sql`${soloStandings.score} + excluded.score`,
        best: sql`greatest(${soloStandings.best}, excluded.best)`,
        run,
        longestRun: sql`greatest(${soloStandings.longestRun}, ${run})`,
      },
    });
}

/** A run goes on by a win and begins anew after a loss. */
const run = sql`case when excluded.wins = 1 then ${soloStandings.run} + 1 else 0 end`;

/** What one game adds to each of its player's totals, in an order that is always the same. */
function linesOf({
  guildId,
  player,
  daily,
  endedAt,
  score,
}: BookedSolo): InferInsertModel<typeof soloStandings>[] {
  const won = score === null ? 0 : 1;
  const line = {
    guildId,
    user: player,
    games: 1,
    wins: won,
    score: score ?? 0,
    best: score,
    run: won,
    longestRun: won,
  };
  return totalsOf(daily, endedAt).map((total) => ({ ...total, ...line }));
}

interface Total {
  readonly board: SoloBoard;
  readonly period: SoloPeriod;
}

function totalsOf(daily: Day | null, endedAt: number): readonly Total[] {
  const time = daily === null ? endedAt : Date.parse(daily);
  const periods = LEAGUE_SPANS.map((span) => periodAt(span, time));
  const all = periods.map((period) => ({ board: 'all', period }) as const);
  if (daily === null) return all;
  return [...all, ...[daily, ...periods].map((period) => ({ board: 'daily', period }) as const)];
}
