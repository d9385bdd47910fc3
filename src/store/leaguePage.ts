import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_LENGTH } from '../engine/stones/league.ts';
import type { LeaguePage } from '../engine/stones/league.ts';
import type { LeagueQuery } from '../table/league.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Driver } from './database.ts';
import { readRows } from './leagueReading.ts';
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
 * The ladder says who has which rank and on which rung the page begins; the index leads from there to its lines. So
 * neither a deep page nor a low rank has everybody above counted one by one.
 */
function statementOf(query: LeagueQuery, page: number, asker: Snowflake | null): SQL {
  return sql`
    with ladder as materialized (
      select points, (sum(people) over higher)::int as through, (sum(people) over higher)::int - people + 1 as rank
      from ${rungs}
      where ${isOf(query)}
      window higher as (order by points desc)
    ), asked as (
      select
        coalesce(max(through), 0) as people,
        greatest(least(${page}::bigint, (max(through) - 1) / ${PAGE_LENGTH}::int), 0)::int as page
      from ladder
    ), beginning as (
      select points, page * ${PAGE_LENGTH}::int - rank + 1 as skipped
      from ladder cross join asked
      where through > page * ${PAGE_LENGTH}::int
      order by points desc
      limit 1
    ), lines as (
      (
        select false as own, user_id, points, wins, rounds
        from ${standings}
        where ${isOf(query)} and points <= (select points from beginning)
        order by ${inOrder}
        limit ${PAGE_LENGTH}::int
        offset (select skipped from beginning)
      )
      union all
      select true as own, user_id, points, wins, rounds
      from ${standings}
      where ${isOf(query)} and user_id = ${asker}::text
    )
    select own, rank, user_id as "user", points, wins, rounds, page, people
    from lines join ladder using (points) cross join asked
    order by own, ${inOrder}`;
}

/** More points, then more wins, then fewer rounds; the id, so that there is always just one order. */
const inOrder = sql.raw('points desc, wins desc, rounds, user_id');

function isOf({ guildId, game, period }: LeagueQuery): SQL {
  return sql`guild_id = ${guildId} and game = ${game} and period = ${period}`;
}
