import { sql } from 'drizzle-orm';
import {
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

export { dailies, seenLines, soloMoves, solos, soloStandings, solutions } from './soloSchema.ts';
export type { ReadSoloRow } from './soloSchema.ts';

/**
 * The tables of the database. `npm run db:generate` writes the migration for what changes here.
 * Discord's ids are text, since they outgrow a JavaScript number. The constraints repeat what the table room promises,
 * so that a fault of ours is an error at once and not a broken table later.
 */

/** The unique index that keeps two people to one challenge or duel in a channel. */
export const ONE_A_PAIR = 'tables_one_a_pair';

/** One row a playing: it begins as a challenge and is never deleted. */
export const tables = pgTable(
  'tables',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    ruleset: text().notNull(),
    options: jsonb().notNull(),
    help: text().notNull(),
    thread: text().notNull(),
    locale: text().notNull(),
    guildId: text('guild_id').notNull(),
    channelId: text('channel_id').notNull(),
    challenger: text().notNull(),
    /** Null while anybody may accept. */
    opponent: text(),
    match: text().notNull().default('single'),
    round: smallint().notNull().default(1),
    /** What the rounds of the match before this one brought; null where there is none. */
    score: jsonb(),
    previousId: integer('previous_id').references((): AnyPgColumn => tables.id),
    rematchOf: integer('rematch_of').references((): AnyPgColumn => tables.id),
    status: text().notNull().default('open'),
    /** Counts the commits; a change made for another version finds no row to change. */
    version: integer().notNull().default(0),
    boardChannelId: text('board_channel_id'),
    boardMessageId: text('board_message_id'),
    /** Below the first version until the challenge itself has been told. */
    toldVersion: integer('told_version').notNull().default(-1),
    tellingVersion: integer('telling_version'),
    tellingAt: moment('telling_at'),
    deal: jsonb(),
    closing: jsonb(),
    clockHours: smallint('clock_hours'),
    /** The level of the computer player in the opponent's seat; null where two people play. */
    computer: text(),
    /** When the turn began, and when its clock has something to do; both move on by the time that no process ran. */
    turnSince: moment('turn_since'),
    dueAt: moment('due_at'),
    clockStage: text('clock_stage').notNull().default('running'),
    noticingAt: moment('noticing_at'),
    /** Whether the board shows a deadline that has moved. */
    repaint: boolean().notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => {
    const pair = [
      sql`least(${table.challenger}, ${table.opponent})`,
      sql`greatest(${table.challenger}, ${table.opponent})`,
    ] as const;
    const isOver = sql`${table.status} in ('over', 'ended')`;
    const isLive = sql`${table.status} in ('open', 'running')`;
    return [
      check(
        'tables_status_known',
        sql`${table.status} in ('open', 'running', 'over', 'ended', 'declined', 'withdrawn', 'expired')`,
      ),
      check('tables_two_people', sql`${table.challenger} <> ${table.opponent}`),
      check(
        'tables_dealt_to_run',
        sql`${table.status} not in ('running', 'over', 'ended')
          or (${table.deal} is not null and ${table.opponent} is not null)`,
      ),
      check('tables_clock_stage_known', sql`${table.clockStage} in ('running', 'reminded', 'lapsed')`),
      check('tables_clock_bounds', sql`${table.clockHours} between 1 and 336`),
      check('tables_computer_known', sql`${table.computer} in ('easy', 'medium')`),
      check('tables_round_bounds', sql`${table.round} between 1 and 9`),
      check('tables_told_what_was', sql`${table.toldVersion} <= ${table.version}`),
      check('tables_board_whole', sql`(${table.boardChannelId} is null) = (${table.boardMessageId} is null)`),
      // Whichever of the two asks first: crossed challenges, and two Accepts at once, are decided here.
      uniqueIndex(ONE_A_PAIR)
        .on(table.channelId, ...pair)
        .where(isLive),
      // What anybody may accept, one a person and channel.
      uniqueIndex('tables_one_open_to_all')
        .on(table.channelId, table.challenger)
        .where(sql`${table.status} = 'open' and ${table.opponent} is null`),
      uniqueIndex('tables_one_next').on(table.previousId),
      index('tables_dealt_to_pair')
        .on(table.guildId, ...pair, table.id)
        .where(sql`${table.deal} is not null`),
      index('tables_ended_of_challenger')
        .on(table.guildId, table.challenger, table.endedAt, table.id)
        .where(isOver),
      index('tables_ended_of_opponent')
        .on(table.guildId, table.opponent, table.endedAt, table.id)
        .where(isOver),
      index('tables_clocks')
        .on(table.dueAt)
        .where(sql`${table.status} = 'running' and ${table.dueAt} is not null`),
      index('tables_to_repaint')
        .on(table.id)
        .where(sql`${table.repaint}`),
      index('tables_of_challenger').on(table.guildId, table.challenger).where(isLive),
      index('tables_of_opponent').on(table.guildId, table.opponent).where(isLive),
      index('tables_untold')
        .on(table.id)
        .where(sql`${table.toldVersion} < ${table.version}`),
      index('tables_overdue')
        .on(table.expiresAt)
        .where(sql`${table.status} = 'open'`),
    ];
  },
);

/** A row of it, as the driver gives it. */
export type ReadRow = typeof tables.$inferSelect;

/** What happened at a table. `place` counts from 0 within the commit that made `version`. */
export const events = pgTable(
  'events',
  {
    tableId: integer('table_id')
      .notNull()
      .references(() => tables.id),
    version: integer().notNull(),
    place: smallint().notNull(),
    event: jsonb().notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.version, table.place] })],
);

/**
 * Discord's ids of the presses and commands that have acted, each at its table or its game alone. They are forgotten
 * after a while.
 */
export const interactions = pgTable(
  'interactions',
  {
    id: text().primaryKey(),
    tableId: integer('table_id'),
    soloId: integer('solo_id'),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    check('interactions_at_one_place', sql`num_nonnulls(${table.tableId}, ${table.soloId}) = 1`),
    index('interactions_by_age').on(table.at),
  ],
);

/** Finished rounds, with their server and people, so that a leaderboard needs nothing else. Seat A challenged. */
export const results = pgTable(
  'results',
  {
    tableId: integer('table_id')
      .primaryKey()
      .references(() => tables.id),
    guildId: text('guild_id').notNull(),
    ruleset: text().notNull(),
    userA: text('user_a').notNull(),
    userB: text('user_b').notNull(),
    winner: text(),
    by: text().notNull(),
    pointsA: smallint('points_a').notNull(),
    pointsB: smallint('points_b').notNull(),
    stonesA: smallint('stones_a').notNull(),
    stonesB: smallint('stones_b').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [
    check('results_winner_known', sql`${table.winner} in ('A', 'B')`),
    index('results_of_user_a').on(table.guildId, table.userA),
    index('results_of_user_b').on(table.guildId, table.userB),
  ],
);

/**
 * What the results of a person on a server add up to, by game (`all`, or one) and period (`2026-11`, `2026`, `all`; in
 * UTC). Kept by the transaction that books a result: a page of a large server's table can't be added up on request.
 */
export const standings = pgTable(
  'standings',
  {
    guildId: text('guild_id').notNull(),
    game: text().notNull(),
    period: text().notNull(),
    user: text('user_id').notNull(),
    points: integer().notNull(),
    wins: integer().notNull(),
    rounds: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guildId, table.game, table.period, table.user] }),
    index('standings_in_order').on(
      table.guildId,
      table.game,
      table.period,
      // PostgreSQL's own order for `desc`; an index in any other is of no use to such a query.
      table.points.desc().nullsFirst(),
      table.wins.desc().nullsFirst(),
      table.rounds,
      table.user,
    ),
  ],
);

/**
 * How many people have so many points, in each of the tables that `standings` holds: on every rung of `width` 1 those
 * who have just its points, on every one of `width` 100 those who have its points or up to 99 more. Somebody's rank is
 * the number of people higher up; even on the largest server the wide rungs above and the narrow ones beside are few.
 * Kept together with `standings`; a rung that everybody has left is removed.
 */
export const rungs = pgTable(
  'rungs',
  {
    guildId: text('guild_id').notNull(),
    game: text().notNull(),
    width: smallint().notNull(),
    period: text().notNull(),
    points: integer().notNull(),
    people: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.game, table.width, table.period, table.points] })],
);

/** What somebody's rounds against computer players of a level brought; there are no league points for them. */
export const computerStandings = pgTable(
  'computer_standings',
  {
    guildId: text('guild_id').notNull(),
    user: text('user_id').notNull(),
    level: text().notNull(),
    wins: integer().notNull(),
    draws: integer().notNull(),
    losses: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.guildId, table.user, table.level] })],
);

/** When a process of the bot was last known to run: one row. */
export const heartbeat = pgTable(
  'heartbeat',
  { id: integer().primaryKey().default(1), at: moment('at').notNull() },
  (table) => [check('heartbeat_one_row', sql`${table.id} = 1`)],
);
