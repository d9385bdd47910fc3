import { and, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';

/** The tables of the games alone; part of the schema. The deal numbers outgrow an `integer`, but no JavaScript number. */

const dealNumber = () => bigint('deal', { mode: 'number' }).notNull();

const isDeal = (deal: AnyPgColumn): SQL => sql`${deal} between 1 and 9007199254740991`;
const isDay = (day: AnyPgColumn): SQL => sql`${day} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'`;
const isVariant = (variant: AnyPgColumn): SQL => sql`${variant} in ('standard', 'empty-centre')`;

/** One row a game, which is never deleted. */
export const solos = pgTable(
  'solos',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    player: text().notNull(),
    variant: text().notNull(),
    visibility: text().notNull(),
    locale: text().notNull(),
    guildId: text('guild_id'),
    channelId: text('channel_id').notNull(),
    deal: dealNumber(),
    /** The day whose daily deal this is. */
    daily: text(),
    deck: jsonb().notNull(),
    counts: boolean().notNull(),
    /** Counts the commits; a change made for another version finds no row to change. */
    version: integer().notNull().default(0),
    boardChannelId: text('board_channel_id'),
    boardMessageId: text('board_message_id'),
    status: text().notNull().default('running'),
    /** Of a game that is won, and of one that is lost. */
    score: smallint(),
    loss: text(),
    startedAt: moment('started_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (solo) => {
    const isRunning = sql`${solo.status} = 'running'`;
    return [
      check('solos_status_known', sql`${solo.status} in ('running', 'won', 'lost')`),
      check('solos_won_with_score', sql`(${solo.status} = 'won') = (${solo.score} is not null)`),
      check('solos_lost_by_something', sql`(${solo.status} = 'lost') = (${solo.loss} is not null)`),
      check('solos_running_or_ended', sql`(${solo.status} = 'running') = (${solo.endedAt} is null)`),
      check('solos_score_bounds', sql`${solo.score} between 0 and 6`),
      check('solos_variant_known', isVariant(solo.variant)),
      check('solos_deal_bounds', isDeal(solo.deal)),
      check('solos_day_whole', isDay(solo.daily)),
      // A public board would give the daily deal away.
      check(
        'solos_daily_kept_secret',
        sql`${solo.daily} is null or (${solo.variant} = 'standard' and ${solo.visibility} = 'private')`,
      ),
      check('solos_count_on_a_server', sql`not ${solo.counts} or ${solo.guildId} is not null`),
      check('solos_board_whole', sql`(${solo.boardChannelId} is null) = (${solo.boardMessageId} is null)`),
      uniqueIndex('solos_one_a_channel')
        .on(solo.player, solo.channelId)
        .where(sql`${isRunning} and ${isNull(solo.daily)}`),
      uniqueIndex('solos_one_daily').on(solo.player, solo.daily).where(isNotNull(solo.daily)),
      // A second game at the same deal, begun in the same instant in another channel, doesn't count.
      uniqueIndex('solos_first_try')
        .on(solo.player, solo.deal)
        .where(sql`${solo.counts}`),
      index('solos_tries').on(solo.player, solo.deal),
      index('solos_unfinished_dailies')
        .on(solo.daily)
        .where(and(isRunning, isNotNull(solo.daily)) ?? isRunning),
    ];
  },
);

/** A row of it, as the driver gives it. */
export type ReadSoloRow = typeof solos.$inferSelect;

/** What the presses of a game brought about, by the version that each made. What is taken back is deleted. */
export const soloMoves = pgTable(
  'solo_moves',
  {
    soloId: integer('solo_id')
      .notNull()
      .references(() => solos.id),
    version: integer().notNull(),
    events: jsonb().notNull(),
  },
  (move) => [primaryKey({ columns: [move.soloId, move.version] })],
);

/** The daily deals. */
export const dailies = pgTable(
  'dailies',
  { day: text().primaryKey(), deal: dealNumber().unique() },
  (daily) => [check('dailies_day_whole', isDay(daily.day)), check('dailies_deal_bounds', isDeal(daily.deal))],
);

/** Who has seen how a deal can be won: no game at it counts any more that they begin. */
export const seenLines = pgTable('seen_lines', { player: text().notNull(), deal: dealNumber() }, (seen) => [
  primaryKey({ columns: [seen.player, seen.deal] }),
]);

/** What is known of whole deals. Of two solutions the one that is worth more is kept. */
export const solutions = pgTable(
  'solutions',
  {
    variant: text().notNull(),
    deal: dealNumber(),
    worth: smallint().notNull(),
    solution: jsonb().notNull(),
  },
  (solution) => [
    primaryKey({ columns: [solution.variant, solution.deal] }),
    check('solutions_variant_known', isVariant(solution.variant)),
    check('solutions_deal_bounds', isDeal(solution.deal)),
  ],
);

/**
 * What the games of a person on a server that count add up to, by board (`all` games, or the `daily` deals) and period
 * (of the daily board also `2026-11-30`; `2026-11`, `2026`, `all`; in UTC). Kept by the transaction that ends a game.
 */
export const soloStandings = pgTable(
  'solo_standings',
  {
    guildId: text('guild_id').notNull(),
    board: text().notNull(),
    period: text().notNull(),
    user: text('user_id').notNull(),
    games: integer().notNull(),
    wins: integer().notNull(),
    score: integer().notNull(),
    best: smallint(),
    run: integer().notNull(),
    longestRun: integer('longest_run').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.guildId, line.board, line.period, line.user] }),
    check('solo_standings_board_known', sql`${line.board} in ('all', 'daily')`),
    check('solo_standings_best_of_wins', sql`(${line.wins} = 0) = (${line.best} is null)`),
    check('solo_standings_within_games', sql`${line.wins} between ${line.longestRun} and ${line.games}`),
    check('solo_standings_run_at_most', sql`${line.run} <= ${line.longestRun}`),
    index('solo_standings_in_order').on(
      line.guildId,
      line.board,
      line.period,
      // PostgreSQL's own order for `desc`; an index in any other is of no use to such a query.
      line.wins.desc().nullsFirst(),
      line.score.desc().nullsFirst(),
      line.games,
      line.user,
    ),
  ],
);
