import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_LENGTH } from '../../src/engine/stones/league.ts';
import type { LeaguePage } from '../../src/engine/stones/league.ts';
import type { Driver } from '../../src/store/database.ts';
import { readRows } from '../../src/store/leagueReading.ts';
import { results } from '../../src/store/schema.ts';
import type { LeagueQuery } from '../../src/table/league.ts';
import type { Snowflake } from '../../src/table/ports.ts';

/** What the league says, by the plain query: the rounds themselves, added up. It knows nothing of any totals. */

const line = z.object({
  rank: z.number(),
  place: z.number(),
  people: z.number(),
  user: z.string(),
  points: z.number(),
  wins: z.number(),
  rounds: z.number(),
});

/** The same page as the league's. */
export async function plainPage(
  driver: Driver,
  query: LeagueQuery,
  page: number,
  asker: Snowflake | null,
): Promise<LeaguePage> {
  const lines = await readRows(driver, plainStatement(query, page, asker), line);
  const people = lines[0]?.people ?? 0;
  const pages = Math.max(1, Math.ceil(people / PAGE_LENGTH));
  const shown = Math.min(page, pages - 1);
  const isShown = ({ place }: z.infer<typeof line>) => Math.floor(place / PAGE_LENGTH) === shown;
  const standingOf = ({ rank, user, points, wins, rounds }: z.infer<typeof line>) => ({
    rank,
    user,
    points,
    wins,
    rounds,
  });
  const own = lines.find(({ user }) => user === asker);
  return {
    page: shown,
    pages,
    people,
    standings: lines.filter(isShown).map(standingOf),
    own: own ? standingOf(own) : null,
  };
}

/** The lines of a page, and the asker's. */
function plainStatement({ guildId, game, period }: LeagueQuery, page: number, asker: Snowflake | null): SQL {
  const side = (user: SQL, points: SQL, seat: 'A' | 'B'): SQL => sql`
    select ${user} as user_id, ${points} as points, (winner is not distinct from ${seat})::int as won
    from ${results}
    where guild_id = ${guildId} and (${game} = 'all' or ruleset = ${game}) and ${isWithin(period)}`;
  return sql`
    with sides as (
      ${side(sql`user_a`, sql`points_a`, 'A')} union all ${side(sql`user_b`, sql`points_b`, 'B')}
    ), totals as (
      select user_id, sum(points)::int as points, sum(won)::int as wins, count(*)::int as rounds
      from sides
      group by user_id
    ), league as (
      select
        *,
        (rank() over (order by points desc))::int as rank,
        (row_number() over (order by points desc, wins desc, rounds, user_id))::int - 1 as place,
        (count(*) over ())::int as people
      from totals
    )
    select user_id as "user", points, wins, rounds, rank, place, people
    from league
    where place / ${PAGE_LENGTH}::int = least(${page}::int, (people - 1) / ${PAGE_LENGTH}::int)
      or user_id = ${asker}::text
    order by place`;
}

/** Whether a round ended in a period: a span of time, and no text that was made of the time. */
function isWithin(period: string): SQL {
  if (period === 'all') return sql`true`;
  const [year = 0, month] = period.split('-').map(Number);
  const [from, to] =
    month === undefined
      ? [Date.UTC(year, 0), Date.UTC(year + 1, 0)]
      : [Date.UTC(year, month - 1), Date.UTC(year, month)];
  return sql`at >= ${new Date(from).toISOString()}::timestamptz and at < ${new Date(to).toISOString()}::timestamptz`;
}
