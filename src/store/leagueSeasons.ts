import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { LeagueGame, LeaguePeriod, Season } from '../engine/stones/league.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Driver } from './database.ts';
import { readRow, readRows } from './leagueReading.ts';
import { rungs, standings } from './schema.ts';

const season = z.object({ month: z.string(), points: z.number(), champions: z.array(z.string()) });

/**
 * The latest `most` months before `month` in which anybody won points, newest first, with those who had the most of
 * them: in the order of the leaderboard where there are several.
 */
export function readSeasons(
  driver: Driver,
  guildId: Snowflake,
  game: LeagueGame,
  month: LeaguePeriod,
  most: number,
): Promise<readonly Season[]> {
  const statement = sql`
    with recursive ${seasonsOf(guildId, game, month)}
    select
      period as month,
      seasons.points,
      jsonb_agg(user_id order by wins desc, rounds, user_id) as champions
    from seasons join ${standings} using (period)
    where ${isChampion(guildId, game)}
    group by period, seasons.points
    order by period desc
    limit ${most}::int`;
  return readRows(driver, statement, season);
}

/** How many months before `month` a person has won on a server, all games counted, alone or together with others. */
export async function readTitles(
  driver: Driver,
  guildId: Snowflake,
  user: Snowflake,
  month: LeaguePeriod,
): Promise<number> {
  const statement = sql`
    with recursive ${seasonsOf(guildId, 'all', month)}
    select count(*)::int as titles
    from seasons join ${standings} using (period)
    where ${isChampion(guildId, 'all')} and user_id = ${user}`;
  const { titles } = await readRow(driver, statement, z.object({ titles: z.number() }));
  return titles;
}

/**
 * The months before `month` (and the years, which lie between them), each with the most points that anybody had. Every
 * step looks up where the period before it ends, so that nobody's line is read but those of the best.
 */
function seasonsOf(guildId: Snowflake, game: LeagueGame, month: LeaguePeriod): SQL {
  const topBefore = (period: SQL): SQL => sql`
    select period, points
    from ${rungs}
    where guild_id = ${guildId} and game = ${game} and width = 1 and period < ${period}
    order by period desc, points desc
    limit 1`;
  return sql`seasons as (
    (${topBefore(sql`${month}`)})
    union all
    select earlier.* from seasons cross join lateral (${topBefore(sql`seasons.period`)}) as earlier
  )`;
}

function isChampion(guildId: Snowflake, game: LeagueGame): SQL {
  return sql`
    guild_id = ${guildId} and game = ${game} and standings.points = seasons.points and seasons.points > 0
    and length(period) = length('2026-11')`;
}
