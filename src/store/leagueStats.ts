import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { HeadToHead, PersonStats } from '../engine/stones/league.ts';
import type { OutcomeKind } from '../engine/stones/types.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Driver } from './database.ts';
import { readRow } from './leagueReading.ts';
import { results } from './schema.ts';

/** What the rounds of a person on a server add up to, but for the titles, which single rounds say nothing of. */
export async function readTotals(
  driver: Driver,
  guildId: Snowflake,
  user: Snowflake,
): Promise<Omit<PersonStats, 'titles'>> {
  const statement = sql`
    with sides as (${sidesOf(guildId, user)}), spells as (
      select won, count(*) filter (where not won) over (order by at, table_id) as spell from sides
    ), streaks as (
      select count(*) as wins from spells where won group by spell
    ), ways as (
      select by, count(*) as wins from sides where won group by by
    )
    select
      ${counts},
      coalesce(sum(stones), 0)::int as stones,
      (select coalesce(max(wins), 0)::int from streaks) as "longestStreak",
      (select coalesce(jsonb_object_agg(by, wins), '{}') from ways) as ways
    from sides`;
  const { ways, ...added } = await readRow(driver, statement, totals);
  return { ...added, favourite: favouriteOf(ways) };
}

/** What two people did against each other on a server, from the side of the first. */
export function readHeadToHead(
  driver: Driver,
  guildId: Snowflake,
  user: Snowflake,
  other: Snowflake,
): Promise<HeadToHead> {
  const statement = sql`
    select ${counts}, coalesce(sum(other_points), 0)::int as "otherPoints"
    from (${sidesOf(guildId, user)}) as sides
    where other = ${other}`;
  return readRow(driver, statement, headToHead);
}

const counted = z.object({
  rounds: z.number(),
  wins: z.number(),
  draws: z.number(),
  losses: z.number(),
  points: z.number(),
});

const totals = counted.extend({
  stones: z.number(),
  longestStreak: z.number(),
  ways: z.record(z.string(), z.number()),
});

const headToHead = counted.omit({ rounds: true }).extend({ otherPoints: z.number() });

const counts = sql.raw(`
  count(*)::int as rounds,
  (count(*) filter (where won))::int as wins,
  (count(*) filter (where drawn))::int as draws,
  (count(*) filter (where not won and not drawn))::int as losses,
  coalesce(sum(points), 0)::int as points`);

/** A person's rounds on a server as that person has seen them, whichever seat it was. */
function sidesOf(guildId: Snowflake, user: Snowflake): SQL {
  return sql`
    select
      table_id, at, by, winner is null as drawn, winner is not distinct from 'A' as won,
      points_a as points, stones_a as stones, user_b as other, points_b as other_points
    from ${results}
    where guild_id = ${guildId} and user_a = ${user}
    union all
    select
      table_id, at, by, winner is null, winner is not distinct from 'B',
      points_b, stones_b, user_a, points_a
    from ${results}
    where guild_id = ${guildId} and user_b = ${user}`;
}

/** The ways of winning, in the order of the outcome kinds. */
const WAYS = ['five', 'three-adjacent', 'majority', 'resign', 'timeout'] as const satisfies OutcomeKind[];

function favouriteOf(wins: Readonly<Record<string, number>>): PersonStats['favourite'] {
  return WAYS.map((by) => ({ by, wins: wins[by] ?? 0 })).reduce<PersonStats['favourite']>(
    (best, way) => (way.wins > (best?.wins ?? 0) ? way : best),
    null,
  );
}
