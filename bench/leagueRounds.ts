import pg from 'pg';
import { z } from 'zod';
import { WIDE } from '../src/store/leagueRungs.ts';
import { tablesOf, userInSql } from './leagueServers.ts';
import type { Server } from './leagueServers.ts';

/** A year of rounds, made by the database itself: booking them one by one would take hours. */

/** When they ended, in UTC. */
const FROM = '2025-07-01';
const TO = '2026-07-01';
/** Some of the months and years, and all time. */
export const PERIODS: readonly string[] = ['2025-07', '2025-12', '2026-01', '2026-06', '2025', '2026', 'all'];

/** Rounds that are made in one go; connections that work side by side. */
const CHUNK = 250_000;
const AT_ONCE = 2;

const SETTINGS = Object.entries({
  work_mem: '512MB',
  maintenance_work_mem: '1GB',
  // Totals are added up in memory, never by sorting.
  enable_sort: 'off',
  max_parallel_workers_per_gather: '0',
})
  .map(([setting, value]) => `-c ${setting}=${value}`)
  .join(' ');

/**
 * Fills a migrated database with the rounds of servers, and with the standings and rungs that booking them would have
 * made. The rounds have no tables, and nothing of it would survive a crash of the database.
 */
export async function fillLeague(url: string, servers: readonly Server[]): Promise<void> {
  const connectionString = `${url}?options=${encodeURIComponent(SETTINGS)}`;
  const pool = new pg.Pool({ connectionString, max: AT_ONCE });
  const run = (statements: readonly string[]) =>
    Promise.all(statements.map((statement) => pool.query(statement)));
  try {
    const indexes = await takeDown(pool);
    await run(chunksOf(servers).map(fillingOf));
    await run(indexes);
    await run(['vacuum (analyze) results', 'vacuum (analyze) standings', 'vacuum (analyze) rungs']);
  } finally {
    await pool.end();
  }
}

/**
 * Removes what is made faster all at once, afterwards: keys and indexes, but for the key of the results. Gives the
 * statements that make them again.
 */
async function takeDown(pool: pg.Pool): Promise<readonly string[]> {
  const isMeant = `
    indrelid = any('{results,standings,rungs}'::regclass[]) and indexrelid <> 'results_pkey'::regclass`;
  const { rows } = await pool.query(
    `select pg_get_indexdef(indexrelid) as made from pg_index where ${isMeant} order by indrelid`,
  );
  await pool.query(`do $$
    declare part record;
    begin
      for part in select conname, conrelid::regclass as owner from pg_constraint
        where contype = 'f' and conrelid = 'results'::regclass
          or contype = 'p' and conrelid = any('{standings,rungs}'::regclass[])
      loop execute format('alter table %s drop constraint %I', part.owner, part.conname); end loop;
      for part in select indexrelid::regclass as name from pg_index where ${isMeant}
      loop execute format('drop index %s', part.name); end loop;
      for part in select unnest('{results,standings,rungs}'::text[]) as name
      loop execute format('alter table %I set unlogged', part.name); end loop;
    end $$`);
  return z
    .array(z.object({ made: z.string() }))
    .parse(rows)
    .map(({ made }) => made);
}

/** Whole servers, about as many rounds each. */
function chunksOf(servers: readonly Server[]): readonly (readonly Server[])[] {
  const chunks: Server[][] = [];
  let rounds = CHUNK;
  for (const server of servers) {
    if (rounds >= CHUNK) {
      chunks.push([]);
      rounds = 0;
    }
    chunks.at(-1)?.push(server);
    rounds += server.rounds;
  }
  return chunks;
}

/** Everything of some servers, in one transaction; the same in every run. */
function fillingOf(servers: readonly Server[]): string {
  const [{ number: seed, firstTable } = { number: 0, firstTable: 0 }] = servers;
  return [
    `select setseed(${seed} / 10000.0)`,
    roundsOf(servers),
    totalsOf(`table_id between ${firstTable} and ${tablesOf(servers)}`),
  ].join(';');
}

/**
 * Rounds: the part that somebody has falls with 1 / n, but for the very first; a server has a game that it likes best;
 * a hundredth is drawn.
 */
function roundsOf(servers: readonly Server[]): string {
  const listed = servers.map(
    ({ number, guildId, rounds, people, firstTable }) =>
      `(${number}, '${guildId}', ${rounds}, ${people}, greatest(1, ${people} / 1000.0)::float8, ${firstTable})`,
  );
  const person = 'floor(few * power((people + few) / few, random()) - few)::int';
  return `
    insert into results
      (table_id, guild_id, ruleset, user_a, user_b, winner, by, points_a, points_b, stones_a, stones_b, at)
    select
      table_id, guild_id,
      (array['border-stones', 'schotten-totten', 'schotten-totten-online'])
        [1 + (number + greatest(0, floor(liking * 10 - 7))::int) % 3],
      ${userInSql('one')}, ${userInSql('case when other = one then (other + 1) % people else other end')},
      winner, case when winner is null then 'draw' else 'five' end,
      case winner when 'A' then 5 else stones end, case winner when 'B' then 5 else stones end,
      case winner when 'A' then 5 else stones end, case winner when 'B' then 5 else stones end,
      timestamptz '${FROM}Z' + passed * (timestamptz '${TO}Z' - timestamptz '${FROM}Z')
    from (
      select
        first_table + place as table_id, guild_id, number, people, ${person} as one, ${person} as other,
        (array['A', 'B', null])[1 + floor(random() * 2 + 0.02)::int] as winner,
        floor(random() * 5)::int as stones, random() as liking, random() as passed
      from (values ${listed.join(',')}) as server (number, guild_id, rounds, people, few, first_table)
      cross join lateral generate_series(0, rounds - 1) as place
    ) as round`;
}

/** What the rounds of some tables add up to, by person, game and period; and how many people are on each rung. */
function totalsOf(isMeant: string): string {
  const side = (user: string, points: string, seat: 'A' | 'B'): string => `
    select
      guild_id, ruleset, at at time zone 'UTC' as at, ${user} as user_id, ${points} as points,
      (winner is not distinct from '${seat}')::int as won
    from results
    where ${isMeant}`;
  return `
    with monthly as (
      select
        guild_id, ruleset, user_id, date_trunc('month', at) as month, date_trunc('year', at) as year,
        sum(points) as points, sum(won) as wins, count(*) as rounds
      from (${side('user_a', 'points_a', 'A')} union all ${side('user_b', 'points_b', 'B')}) as side
      group by 1, 2, 3, 4, 5
    ), added as (
      insert into standings (guild_id, game, period, user_id, points, wins, rounds)
      select
        guild_id, coalesce(ruleset, 'all'),
        coalesce(to_char(month, 'YYYY-MM'), to_char(year, 'YYYY'), 'all'),
        user_id, sum(points), sum(wins), sum(rounds)
      from monthly
      group by guild_id, user_id, grouping sets ((ruleset), ()), grouping sets ((month), (year), ())
      returning guild_id, game, period, points
    )
    insert into rungs (guild_id, game, width, period, points, people)
    select guild_id, game, width, period, points - points % width, count(*)
    from added cross join (values (1), (${WIDE})) as rung (width)
    group by 1, 2, 3, 4, 5`;
}
