import type { Level } from '../ai/level.ts';
import type { Closing, MatchForm, MatchScore } from '../engine/stones/match.ts';
import type { Event, Options, RulesetId, Seat } from '../engine/stones/types.ts';

/** What the table room asks of the world: a store and a clock. Others implement them; nothing here knows SQL. */

/** Identifies a table for good; small, so that a button can carry it. */
export type TableId = number;

/** A Discord id, a decimal string. */
export type Snowflake = string;

/** The time now, in milliseconds since 1970. */
export type Clock = () => number;

/**
 * The life of a table: it begins as an open challenge, is dealt when somebody accepts, and ends: by its rules (`over`),
 * or broken off without a result (`ended`). The next round of a match is a table of its own that begins running.
 * Challenge and duel are one row, so one unique index keeps two people to one of either in a channel.
 */
export type TableStatus = 'open' | 'running' | 'over' | 'ended' | 'declined' | 'withdrawn' | 'expired';

/** What the clock of a turn has told so far: nothing, the reminder, or that the time is over. */
export type ClockStage = 'running' | 'reminded' | 'lapsed';

/** The time of a turn, in milliseconds since 1970. Time during which no process ran is added to both. */
export interface Timing {
  /** When the turn began. */
  readonly turnSince: number;
  readonly stage: ClockStage;
  /** When the clock has something to do next; null where there is no clock, or nobody is up. */
  readonly dueAt: number | null;
}

/** Help `on` marks what can be claimed and lets everybody ask why. */
export type Help = 'on' | 'off';

/** Where a message hangs. */
export interface MessageRef {
  readonly channelId: Snowflake;
  readonly messageId: Snowflake;
}

/** A challenge as it is made. The challenger is seat A. */
export interface NewTable {
  readonly ruleset: RulesetId;
  readonly options: Options;
  readonly help: Help;
  /** Whether the duel gets a thread of its own once accepted. */
  readonly thread: 'on' | 'off';
  /** The language of the table's public text, a locale of src/locale. */
  readonly locale: string;
  readonly guildId: Snowflake;
  readonly channelId: Snowflake;
  readonly challenger: Snowflake;
  /** Null while anybody may accept. */
  readonly opponent: Snowflake | null;
  readonly match: MatchForm;
  /** Hours that a player has for each turn; null without a clock. */
  readonly clockHours: number | null;
  /** How well the bot plays, who sits in seat B then; null where two people play. */
  readonly computer: Level | null;
  /** The duel after which this one was asked for as a rematch. */
  readonly rematchOf: TableId | null;
  /** When an unanswered challenge ends, in milliseconds. */
  readonly expiresAt: number;
}

/** The row of a table: all but its events. */
export interface TableRow extends NewTable {
  readonly id: TableId;
  readonly status: TableStatus;
  /** Counts commits, from 0 (challenged). The store refuses a change made for another version. */
  readonly version: number;
  /** The live message: the challenge while open, then the newest board. Null where none is known. */
  readonly board: MessageRef | null;
  /** The version up to which the channel has been told; -1 until the challenge itself is. */
  readonly toldVersion: number;
  /** How the cards were dealt; null while open. */
  readonly deal: StoredDeal | null;
  /** Which round of its match this is, from 1, and what the rounds before it brought. */
  readonly round: number;
  readonly score: MatchScore;
  /** The round before this one. */
  readonly previous: TableId | null;
  /** The time of the turn that is running, or was last; null before the cards are dealt. */
  readonly timing: Timing | null;
  readonly closing: Closing | null;
  /** When the round ended, in milliseconds; null while it hasn't. */
  readonly endedAt: number | null;
}

export interface StoredDeal {
  readonly deck: readonly string[];
  readonly first: Seat;
  /** The 32 random bytes (hex) that the deck and the starter were made from. */
  readonly seed: string;
}

export interface StoredEvent {
  /** The version of the table that this event belongs to. */
  readonly version: number;
  readonly event: Event;
}

export interface StoredTable {
  readonly row: TableRow;
  /** In the order in which they happened, the deal left out (it stands in the row's `deal`). */
  readonly events: readonly StoredEvent[];
}

/** How a table begins whose challenge needs no answer: the cards are dealt at once. */
export type Start = Readonly<Required<Pick<Change, 'deal' | 'timing'>>>;

/** The round that follows in a match; everything else is as in the round before. */
export interface NextRound {
  readonly deal: StoredDeal;
  readonly round: number;
  readonly score: MatchScore;
  readonly timing: Timing;
}

/** A finished round, with the league points that it brought between people. It is booked when the table ends. */
export interface RoundResult {
  readonly winner: Seat | null;
  readonly by: string;
  readonly points: Readonly<Record<Seat, number>>;
  readonly stones: Readonly<Record<Seat, number>>;
}

/**
 * One change of one table, carried out whole or not at all: it raises the version by one.
 * `interaction` is Discord's id of the press or command behind it; the same id never acts twice.
 */
export interface Change {
  readonly id: TableId;
  readonly version: number;
  readonly interaction: Snowflake | null;
  readonly status?: TableStatus;
  readonly channelId?: Snowflake;
  /** Who accepts a challenge that anybody could. */
  readonly opponent?: Snowflake;
  readonly deal?: StoredDeal;
  readonly events?: readonly Event[];
  /**
   * Of the turn that begins, or is over, by this change. Left out where a turn goes on: its clock may have told
   * something, or been moved, since the table was read, and that must stand.
   */
  readonly timing?: Timing;
  readonly closing?: Closing;
  /** When the round ended; belongs to the statuses `over` and `ended`. */
  readonly endedAt?: number;
  /** Books the round in the league, at `endedAt`. */
  readonly result?: RoundResult;
  /** Begins the next round in the same transaction. */
  readonly next?: NextRound;
}

/**
 * `stale`: the table has moved on. `repeated`: this interaction has acted already. `taken`: the change would give the
 * same two a second challenge or duel in this channel.
 */
export type Committed = 'committed' | 'stale' | 'repeated' | 'taken';

export type Opened =
  | { readonly kind: 'opened'; readonly table: StoredTable }
  /** These two have this challenge or duel in this channel already, or this person the one that anybody may accept. */
  | { readonly kind: 'taken'; readonly table: StoredTable }
  | { readonly kind: 'repeated'; readonly table: StoredTable };

/** The store of tables. Every method is one transaction. A store that can't be reached throws. */
export interface TableStore {
  /** Opens a challenge; with `start` it is accepted at once. */
  open(challenge: NewTable, interaction: Snowflake, start?: Start): Promise<Opened>;
  find(id: TableId): Promise<StoredTable | null>;
  /** A person's open and running tables on a server, newest last. */
  ofPlayer(guildId: Snowflake, user: Snowflake): Promise<readonly StoredTable[]>;
  /** Everybody's running tables in a channel, newest last. */
  runningIn(channelId: Snowflake): Promise<readonly StoredTable[]>;
  commit(change: Change): Promise<Committed>;
  /** Whether this interaction has acted already, here or in another process. */
  hasActed(interaction: Snowflake): Promise<boolean>;
  /**
   * Takes on telling the channel what happened up to `version`. False where that was told, or where somebody who took
   * on this table after `since` (milliseconds), for whichever version, hasn't told yet: so one teller at a time, who
   * looks for more when he is done, and a crashed one is replaced.
   */
  beginTelling(id: TableId, version: number, now: number, since: number): Promise<boolean>;
  /**
   * Told up to `version`; `posted` is a new message with it, which becomes the live one, or undefined where none was
   * posted. Nothing changes where as much or more has been told already.
   * Of two messages the newer one stays live, whichever is noted first. Gives the other one, whose buttons are to be
   * taken: the one before, or the posted one itself; null where there is no other.
   */
  told(id: TableId, version: number, posted?: MessageRef): Promise<MessageRef | null>;
  /** Makes another message the live one, and gives the one that is not, as `told` does. */
  moveBoard(id: TableId, posted: MessageRef): Promise<MessageRef | null>;
  /** Moves a table to another channel (a thread of its own, or /board). `taken` where the two have one there. */
  moveChannel(id: TableId, channelId: Snowflake): Promise<'moved' | 'taken'>;
  /** Tables with something untold that nobody took on after `since` (milliseconds). */
  untold(since: number): Promise<readonly TableId[]>;
  /** Open challenges past their time at `now`. */
  overdue(now: number): Promise<readonly TableId[]>;
  /** Who started in the newest duel of these two on this server; null where there was none. */
  lastStarter(guildId: Snowflake, one: Snowflake, other: Snowflake): Promise<Snowflake | null>;
  /** The round that follows this one; null where there is none. */
  nextOf(id: TableId): Promise<TableId | null>;
  /** A person's ended duels on a server (`over` and `ended`), the one that ended last first. */
  endedOf(guildId: Snowflake, user: Snowflake, most: number): Promise<readonly StoredTable[]>;
  /** Running tables whose clock has something to do at `now`. */
  clocksDue(now: number): Promise<readonly TableId[]>;
  /**
   * Takes on what a clock has to tell; false where it is told, where the turn is over, or where somebody who took it on
   * after `since` hasn't told yet.
   */
  beginNotice(id: TableId, timing: Timing, now: number, since: number): Promise<boolean>;
  /** Notes what a clock has told. Nothing changes where the turn it spoke of is over, or its time was moved meanwhile. */
  noticed(id: TableId, spoken: Timing, then: Pick<Timing, 'stage' | 'dueAt'>): Promise<void>;
  /**
   * Notes that a process is alive at `now`. Where none was for longer than `patience`, every turn that was running gets
   * that time back, once, however many processes come to life together. Gives the time that was given back.
   */
  beat(now: number, patience: number): Promise<number>;
  /** Running tables whose board shows a deadline that has moved. */
  boardsToRepaint(): Promise<readonly TableId[]>;
  repainted(id: TableId): Promise<void>;
  /** Forgets interaction ids that acted before `before` (milliseconds); Discord repeats none that late. */
  forgetInteractions(before: number): Promise<void>;
}
