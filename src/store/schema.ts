import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/**
 * The tables of the database. `npm run db:generate` writes the migration for what changes here.
 * Discord's ids are text, since they outgrow a JavaScript number. The constraints repeat what the table room promises,
 * so that a fault of ours is an error at once and not a broken table later.
 */

/** A moment, to the millisecond, as the clock of JavaScript counts them. */
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

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
    opponent: text().notNull(),
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
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => {
    const isLive = sql`${table.status} in ('open', 'running')`;
    return [
      check(
        'tables_status_known',
        sql`${table.status} in ('open', 'running', 'over', 'declined', 'withdrawn', 'expired')`,
      ),
      check('tables_two_people', sql`${table.challenger} <> ${table.opponent}`),
      check(
        'tables_dealt_to_run',
        sql`${table.status} not in ('running', 'over') or ${table.deal} is not null`,
      ),
      check('tables_told_what_was', sql`${table.toldVersion} <= ${table.version}`),
      check('tables_board_whole', sql`(${table.boardChannelId} is null) = (${table.boardMessageId} is null)`),
      // Whichever of the two asks first: crossed challenges, and two Accepts at once, are decided here.
      uniqueIndex('tables_one_a_pair')
        .on(
          table.channelId,
          sql`least(${table.challenger}, ${table.opponent})`,
          sql`greatest(${table.challenger}, ${table.opponent})`,
        )
        .where(isLive),
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

/** Discord's ids of the presses and commands that have acted, each at its table. They are forgotten after a while. */
export const interactions = pgTable(
  'interactions',
  {
    id: text().primaryKey(),
    tableId: integer('table_id').notNull(),
    at: moment('at').notNull().defaultNow(),
  },
  (table) => [index('interactions_by_age').on(table.at)],
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
  (table) => [check('results_winner_known', sql`${table.winner} in ('A', 'B')`)],
);
