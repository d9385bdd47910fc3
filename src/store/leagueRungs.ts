import { and, eq, or, sql } from 'drizzle-orm';
import type { InferInsertModel } from 'drizzle-orm';
import type { LeaguePeriod } from '../engine/stones/league.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Database } from './database.ts';
import { rungs } from './schema.ts';

/** Somebody's way up in one of a server's tables; `from` is null where it was the first round there. */
export interface Climb {
  readonly game: string;
  readonly period: LeaguePeriod;
  readonly from: number | null;
  readonly to: number;
}

type Rung = InferInsertModel<typeof rungs>;

/** Counts people on the rungs that they have reached, and no longer on those that they have left. */
export async function climb(
  transaction: Database,
  guildId: Snowflake,
  climbs: readonly Climb[],
): Promise<void> {
  const changes = changesOf(guildId, climbs);
  if (changes.length === 0) return;
  const changed = await transaction
    .insert(rungs)
    .values(changes)
    .onConflictDoUpdate({
      target: [rungs.guildId, rungs.game, rungs.period, rungs.points],
      set: { people: sql`${rungs.people} + excluded.people` },
    })
    .returning();
  const left = changed.filter(({ people }) => people === 0);
  if (left.length > 0) await transaction.delete(rungs).where(or(...left.map(isRung)));
}

/** By how many people each rung grows or shrinks; only those that do. */
function changesOf(guildId: Snowflake, climbs: readonly Climb[]): Rung[] {
  const changes = new Map<string, Rung>();
  const add = ({ game, period }: Climb, points: number, people: number): void => {
    const key = `${game} ${period} ${points}`;
    const before = changes.get(key)?.people ?? 0;
    changes.set(key, { guildId, game, period, points, people: before + people });
  };
  for (const each of climbs) {
    if (each.from !== null) add(each, each.from, -1);
    add(each, each.to, 1);
  }
  return [...changes.values()].filter(({ people }) => people !== 0);
}

function isRung({ guildId, game, period, points }: Rung) {
  return and(
    eq(rungs.guildId, guildId),
    eq(rungs.game, game),
    eq(rungs.period, period),
    eq(rungs.points, points),
  );
}
