import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import { PAGE_LENGTH } from '../engine/stones/league.ts';
import type { Snowflake } from '../table/ports.ts';
import type { SoloLeague, SoloPage, SoloQuery, SoloStanding } from '../table/solo/ports.ts';
import type { Driver } from './database.ts';
import { readRows } from './leagueReading.ts';
import { soloStandings } from './schema.ts';

/** The league of games alone on a database; the same code for either driver. What it reads is what `bookSolo` booked. */
export function makeSoloLeague(driver: Driver): SoloLeague {
  return { page: (query, page, asker) => readPage(driver, query, page, asker) };
}

/** A page's place, and one of its lines or the asker's (`own`); without lines where nobody has played. */
const line = z.object({
  own: z.boolean(),
  rank: z.number(),
  user: z.string(),
  games: z.number(),
  wins: z.number(),
  score: z.number(),
  best: z.number().nullable(),
  run: z.number(),
  longestRun: z.number(),
  page: z.number(),
  people: z.number(),
});

/**
 * A page of a server's table, from 0 (the last one where there are fewer), and the line of `asker`, of one moment.
 * A table without people has one page, which is empty.
 */
async function readPage(
  driver: Driver,
  query: SoloQuery,
  page: number,
  asker: Snowflake | null,
): Promise<SoloPage> {
  const lines = await readRows(driver, statementOf(query, page, asker), line);
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

function standingOf({
  rank,
  user,
  games,
  wins,
  score,
  best,
  run,
  longestRun,
}: z.infer<typeof line>): SoloStanding {
  return { rank, user, games, wins, score, best, run, longestRun };
}

/** The index in order leads to the lines of the page; of the people above them nothing is read but that index. */
function statementOf(query: SoloQuery, page: number, asker: Snowflake | null): SQL {
  return sql`
    with asked as materialized (
      select people, page, page * ${PAGE_LENGTH}::int as before
      from (select count(*)::int as people from ${soloStandings} where ${isOf(query)}) as counted
      cross join lateral (
        select greatest(least(${page}::bigint, (people - 1) / ${PAGE_LENGTH}::int), 0)::int as page
      ) as clamped
    ), lines as materialized (
      select *
      from ${soloStandings}
      where ${isOf(query)}
      order by ${inOrder}
      limit ${PAGE_LENGTH}::int
      offset (select before from asked)
    ), beginning as materialized (
      select 1 + ${peopleAbove(query)} as rank
      from (select * from lines order by ${inOrder} limit 1) as own
    ), ranked as (
      select
        false as own,
        lines.*,
        case rank() over (order by wins desc, score desc, games)
          -- Those who share the rank of the first line may stand on earlier pages.
          when 1 then (select rank from beginning)
          else (select before from asked) + (rank() over (order by wins desc, score desc, games))::int
        end as rank
      from lines
      union all
      select true as own, own.*, 1 + ${peopleAbove(query)} as rank
      from ${soloStandings} as own
      where ${isOf(query)} and user_id = ${asker}::text
    )
    select
      own, rank, user_id as "user", games, wins, score, best, run, longest_run as "longestRun", page, people
    from ranked cross join asked
    order by own, ${inOrder}`;
}

/** More wins, then more score, then fewer games; the id, so that there is always just one order. */
const inOrder = sql.raw('wins desc, score desc, games, user_id');

/** How many people stand above `own`; those with equal wins, score and games don't. */
function peopleAbove(query: SoloQuery): SQL {
  return sql`(
    select count(*)::int
    from ${soloStandings} as above
    where ${isOf(query)} and above.wins >= own.wins and (
      above.wins > own.wins
      or above.score > own.score
      or (above.score = own.score and above.games < own.games)
    )
  )`;
}

function isOf({ guildId, board, period }: SoloQuery): SQL {
  return sql`guild_id = ${guildId} and board = ${board} and period = ${period}`;
}
