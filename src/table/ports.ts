import type { Event, Options, RulesetId, Seat } from '../engine/stones/types.ts';

/** What the table room asks of the world: a store and a clock. Others implement them; nothing here knows SQL. */

/** Identifies a table for good; small, so that a button can carry it. */
export type TableId = number;

/** A Discord id, a decimal string. */
export type Snowflake = string;

/** The time now, in milliseconds since 1970. */
export type Clock = () => number;

/**
 * The life of a table: it begins as an open challenge, is dealt when somebody accepts, and ends.
 * Challenge and duel are one row, so one unique index keeps two people to one of either in a channel.
 */
export type TableStatus = 'open' | 'running' | 'over' | 'declined' | 'withdrawn' | 'expired';

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
  readonly opponent: Snowflake;
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

/** A finished round between two people, with the league points that it brought. */
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
  readonly deal?: StoredDeal;
  readonly events?: readonly Event[];
  readonly result?: RoundResult;
}

/** `stale`: the table has moved on. `repeated`: this interaction has acted already. */
export type Committed = 'committed' | 'stale' | 'repeated';

export type Opened =
  | { readonly kind: 'opened'; readonly table: StoredTable }
  /** These two have this challenge or duel in this channel already. */
  | { readonly kind: 'taken'; readonly table: StoredTable }
  | { readonly kind: 'repeated'; readonly table: StoredTable };

/** The store of tables. Every method is one transaction. A store that can't be reached throws. */
export interface TableStore {
  open(challenge: NewTable, interaction: Snowflake): Promise<Opened>;
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
   * Told up to `version`; `board` is the new live message, or undefined where it stays the one it was. Nothing changes
   * where as much or more has been told already.
   */
  told(id: TableId, version: number, board?: MessageRef): Promise<void>;
  /** Makes another message the live one. */
  moveBoard(id: TableId, board: MessageRef): Promise<void>;
  /** Moves a table to another channel (a thread of its own, or /board). `taken` where the two have one there. */
  moveChannel(id: TableId, channelId: Snowflake): Promise<'moved' | 'taken'>;
  /** Tables with something untold that nobody took on after `since` (milliseconds). */
  untold(since: number): Promise<readonly TableId[]>;
  /** Open challenges past their time at `now`. */
  overdue(now: number): Promise<readonly TableId[]>;
  /** Forgets interaction ids that acted before `before` (milliseconds); Discord repeats none that late. */
  forgetInteractions(before: number): Promise<void>;
}
