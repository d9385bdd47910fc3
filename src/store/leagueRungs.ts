import { and, eq, or, sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import type { LeaguePeriod } from '../engine/stones/league.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Database } from './database.ts';
import { rungs } from './schema.ts';

/** How many points the wide rungs of a ladder span. */
export const WIDE = 100;

/** Somebody's way up in one of a server's tables; `from` is null where it was the first round there. */
export interface Climb {
  readonly game: string;
  readonly period: LeaguePeriod;
  readonly from: number | null;
  readonly to: number;
}

type Rung = InferInsertModel<typeof rungs>;

/**
 * Counts people on the rungs that they have reached, and no longer on those that they have left. Only one transaction
 * at a time may do so for a server.
 */
export async function climb(
  transaction: Database,
  guildId: Snowflake,
  climbs: readonly Climb[],
): Promise<void> {
  const changes = [...changesOf(guildId, climbs, 1), ...changesOf(guildId, climbs, WIDE)];
  if (changes.length === 0) return;
  const changed = await transaction
    .insert(rungs)
    .values(changes)
    .onConflictDoUpdate({
      target: [rungs.guildId, rungs.game, rungs.width, rungs.period, rungs.points],
      set: { people: sql`${rungs.people} + excluded.people` },
    })
    .returning();
  const left = changed.filter(({ people }) => people === 0);
  if (left.length > 0) await transaction.delete(rungs).where(or(...left.map(isRung)));
}

/** By how many people each rung of a width grows or shrinks; only those that do. */
function changesOf(guildId: Snowflake, climbs: readonly Climb[], width: number): Rung[] {
  const changes = new Map<string, Rung>();
  const count = ({ game, period }: Climb, reached: number, people: number): void => {
    const points = reached - (reached % width);
    const key = `${game} ${period} ${points}`;
    const before = changes.get(key)?.people ?? 0;
    changes.set(key, { guildId, game, width, period, points, people: before + people });
  };
  for (const each of climbs) {
    if (each.from !== null) count(each, each.from, -1);
    count(each, each.to, 1);
  }
  return [...changes.values()].filter(({ people }) => people !== 0);
}

function isRung({ guildId, game, width, period, points }: Rung) {
  return and(
    eq(rungs.guildId, guildId),
    eq(rungs.game, game),
    eq(rungs.width, width),
    eq(rungs.period, period),
    eq(rungs.points, points),
  );
}
