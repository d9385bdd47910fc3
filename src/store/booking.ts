import { sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import { LEAGUE_SPANS } from '../engine/stones/league.ts';
import type { Seat } from '../engine/stones/types.ts';
import { periodAt } from '../table/league.ts';
import type { RoundResult, Snowflake, TableId } from '../table/ports.ts';
import type { Database } from './database.ts';
import { climb } from './leagueRungs.ts';
import type { Climb } from './leagueRungs.ts';
import { results, standings } from './schema.ts';

/** Which table a finished round was played at, where, and by whom. Seat A is `userA`. */
export interface Booked {
  readonly tableId: TableId;
  readonly guildId: Snowflake;
  readonly ruleset: string;
  readonly userA: Snowflake;
  readonly userB: Snowflake;
}

/**
 * Books a finished round in the league, as part of the transaction that ends it: the result itself, and both people's
 * totals in all games and in this one, in the month, the year and all time of `endedAt` (milliseconds; UTC).
 * A round that is booked already is an error of the database, and undoes the transaction.
 * Others who book on this server wait for the end of the transaction, so let it be the last thing in there.
 */
export async function book(
  transaction: Database,
  booked: Booked,
  result: RoundResult,
  endedAt: number,
): Promise<void> {
  await insertResult(transaction, booked, result, endedAt);
  await waitForTurn(transaction, booked.guildId);
  await climb(
    transaction,
    booked.guildId,
    await addToStandings(transaction, linesOf(booked, result, endedAt)),
  );
}

async function insertResult(
  transaction: Database,
  booked: Booked,
  { winner, by, points, stones }: RoundResult,
  endedAt: number,
): Promise<void> {
  await transaction.insert(results).values({
    ...booked,
    winner,
    by,
    pointsA: points.A,
    pointsB: points.B,
    stonesA: stones.A,
    stonesB: stones.B,
    at: new Date(endedAt),
  });
}

/**
 * Has the rounds of a server booked one after the other, first come, first served. Without that, whoever waits for one
 * of the rows that others share may be overtaken again and again, or wait in a circle (a deadlock).
 */
async function waitForTurn(transaction: Database, guildId: Snowflake): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${guildId}::bigint)`);
}

/** What one round adds to one of a person's totals. */
type Line = InferInsertModel<typeof standings>;

function linesOf({ guildId, ruleset, userA, userB }: Booked, result: RoundResult, endedAt: number): Line[] {
  const line = (seat: Seat, user: Snowflake) => ({
    user,
    points: result.points[seat],
    wins: result.winner === seat ? 1 : 0,
    rounds: 1,
  });
  const totals = LEAGUE_SPANS.flatMap((span) =>
    ['all', ruleset].map((game) => ({ guildId, game, period: periodAt(span, endedAt) })),
  );
  return [line('A', userA), line('B', userB)].flatMap((person) =>
    totals.map((total) => ({ ...total, ...person })),
  );
}

/** Gives by how much each total has grown, and up to where. */
async function addToStandings(transaction: Database, lines: readonly Line[]): Promise<readonly Climb[]> {
  const totals = await transaction
    .insert(standings)
    .values([...lines])
    .onConflictDoUpdate({
      target: [standings.guildId, standings.game, standings.period, standings.user],
      set: {
        points: sql`${standings.points} + excluded.points`,
        wins: sql`${standings.wins} + excluded.wins`,
        rounds: sql`${standings.rounds} + excluded.rounds`,
      },
    })
    .returning();
  const gained = new Map(lines.map(({ user, points }) => [user, points]));
  return totals.map(({ game, period, user, points, rounds }) => ({
    game,
    period,
    from: rounds === 1 ? null : points - (gained.get(user) ?? 0),
    to: points,
  }));
}
