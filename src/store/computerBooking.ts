import { and, eq, sql } from 'drizzle-orm';
import { parseLevel } from '../ai/level.ts';
import type { Seat } from '../engine/stones/types.ts';
import type { AgainstComputer } from '../table/league.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Database, Driver } from './database.ts';
import { computerStandings } from './schema.ts';

/** Books a round that a person (seat A) has played against a computer player: no league points, but a line of its own. */
export async function bookAgainstComputer(
  transaction: Database,
  guildId: Snowflake,
  user: Snowflake,
  level: string,
  winner: Seat | null,
): Promise<void> {
  const round = {
    wins: winner === 'A' ? 1 : 0,
    draws: winner === null ? 1 : 0,
    losses: winner === 'B' ? 1 : 0,
  };
  const { wins, draws, losses } = computerStandings;
  await transaction
    .insert(computerStandings)
    .values({ guildId, user, level, ...round })
    .onConflictDoUpdate({
      target: [computerStandings.guildId, computerStandings.user, computerStandings.level],
      set: {
        wins: sql`${wins} + excluded.wins`,
        draws: sql`${draws} + excluded.draws`,
        losses: sql`${losses} + excluded.losses`,
      },
    });
}

/** What somebody's rounds against computer players brought, level by level. */
export async function readAgainstComputer(
  driver: Driver,
  guildId: Snowflake,
  user: Snowflake,
): Promise<readonly AgainstComputer[]> {
  const { level, wins, draws, losses } = computerStandings;
  const rows = await driver.read((database) =>
    database
      .select({ level, wins, draws, losses })
      .from(computerStandings)
      .where(and(eq(computerStandings.guildId, guildId), eq(computerStandings.user, user)))
      .orderBy(level),
  );
  return rows.flatMap((row) => {
    const known = parseLevel(row.level);
    return known ? [{ ...row, level: known }] : [];
  });
}
