import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_LENGTH } from '../engine/stones/league.ts';
import type { LeaguePage } from '../engine/stones/league.ts';
import type { LeagueQuery } from '../table/league.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Driver } from './database.ts';
import { readRows } from './leagueReading.ts';
import { WIDE } from './leagueRungs.ts';
import { rungs, standings } from './schema.ts';

/** Somebody's line, with what it repeats of the page. `own`: it was asked for, whether or not it is on the page. */
const line = z.object({
  own: z.boolean(),
  rank: z.number(),
  user: z.string(),
  points: z.number(),
  wins: z.number(),
  rounds: z.number(),
  page: z.number(),
  people: z.number(),
});

/**
 * A page of a server's table, from 0 (the last one where there are fewer), and the line of `asker`, of one moment.
 * A table without people has one page, which is empty.
 */
export async function readPage(
  driver: Driver,
  query: LeagueQuery,
  page: number,
  asker: Snowflake | null,
): Promise<LeaguePage> {
  const lines = await readRows(driver, statementOf(query, page, asker), line);
  const standingOf = ({ rank, user, points, wins, rounds }: z.infer<typeof line>) => ({
    rank,
    user,
    points,
    wins,
    rounds,
  });
  const [some] = lines;
  const own = lines.find((each) => each.own);
  return {
    page: some?.page ?? 0,
    pages: Math.max(1, Math.ceil((some?.people ?? 0) / PAGE_LENGTH)),
    people: some?.people ?? 0,
    standings: lines.filter((each) => !each.own).map(standingOf),
    own: own ? standingOf(own) : null,
  };
}

/**
 * The wide rungs say how many people there are and on which rung the page begins, the narrow ones below where exactly;
 * from there the index leads to its lines. So neither a deep page nor a low rank has everybody above counted one by one.
 */
function statementOf(query: LeagueQuery, page: number, asker: Snowflake | null): SQL {
  return sql`
    with wide as materialized (
      select points, people, sum(people) over (order by points desc) as through
      from ${rungs}
      where ${isOf(query)} and width = ${WIDE}
    ), asked as materialized (
      select people, page, page * ${PAGE_LENGTH}::int as before
      from (select coalesce(sum(people), 0)::int as people from wide) as counted
      cross join lateral (
        select greatest(least(${page}::bigint, (people - 1) / ${PAGE_LENGTH}::int), 0)::int as page
      ) as clamped
    ), around as (
      select points, through - people as above
      from wide
      where through > (select before from asked)
      order by points desc
      limit 1
    ), narrow as (
      select points, people, sum(people) over (order by points desc) + (select above from around) as through
      from ${rungs}
      where ${isOf(query)} and width = 1
        and points >= (select points from around) and points < (select points from around) + ${WIDE}::int
    ), beginning as materialized (
      select points, (through - people)::int as above
      from narrow
      where through > (select before from asked)
      order by points desc
      limit 1
    ), lines as (
      select user_id, points, wins, rounds
      from ${standings}
      where ${isOf(query)} and points <= (select points from beginning)
      order by ${inOrder}
      limit ${PAGE_LENGTH}::int
      offset (select before - above from asked cross join beginning)
    ), ranked as (
      select
        false as own, user_id, lines.points, wins, rounds,
        case
          -- Those who share the rank of the first line may stand on earlier pages.
          when lines.points = beginning.points then above + 1
          else before + (rank() over (order by lines.points desc))::int
        end as rank
      from lines cross join asked cross join beginning
      union all
      select true as own, user_id, points, wins, rounds, (1 + ${peopleAbove(query)})::int as rank
      from ${standings} as own
      where ${isOf(query)} and user_id = ${asker}::text
    )
    select own, rank, user_id as "user", points, wins, rounds, page, people
    from ranked cross join asked
    order by own, ${inOrder}`;
}

/** More points, then more wins, then fewer rounds; the id, so that there is always just one order. */
const inOrder = sql.raw('points desc, wins desc, rounds, user_id');

/** People with more points than `own`: those on wide rungs above, and on narrow ones up to where the next wide one begins. */
function peopleAbove(query: LeagueQuery): SQL {
  return sql`(
    select coalesce(sum(people), 0) from wide where points > own.points
  ) + (
    select coalesce(sum(people), 0)
    from ${rungs}
    where ${isOf(query)} and width = 1
      and points > own.points and points < own.points - own.points % ${WIDE}::int + ${WIDE}::int
  )`;
}

function isOf({ guildId, game, period }: LeagueQuery): SQL {
  return sql`guild_id = ${guildId} and game = ${game} and period = ${period}`;
}
