import type { SoloBoard, SoloPage, SoloPeriod } from '../../engine/gridcannon/league.ts';
import type { GridSolution } from '../../engine/gridcannon/solution.ts';
import type { GridCard, GridEvent, GridLoss, GridVariant } from '../../engine/gridcannon/types.ts';
import type { Committed, MessageRef, Snowflake } from '../ports.ts';

export type { SoloBoard, SoloPage, SoloPeriod, SoloStanding } from '../../engine/gridcannon/league.ts';

/** What games of Gridcannon ask of the world. Others implement it; nothing here knows SQL. */

/** Identifies a game for good; small, so that a button can carry it. */
export type SoloId = number;

/** The number of a deal: the same cards for everybody. A safe integer from 1. */
export type DealNumber = number;

/** A day in UTC, like `2026-11-30`. */
export type Day = string;

/** Who sees the board: the channel, or only its player. */
export type Visibility = 'public' | 'private';

/** A game as it is begun. */
export interface NewSolo {
  readonly player: Snowflake;
  readonly variant: GridVariant;
  readonly visibility: Visibility;
  /** The language of a public board, a locale of src/locale. */
  readonly locale: string;
  /** Null in the bot's direct messages. */
  readonly guildId: Snowflake | null;
  readonly channelId: Snowflake;
  readonly deal: DealNumber;
  /** The day whose daily deal this is; null for every other game. */
  readonly daily: Day | null;
  /** The whole shuffled deck, top first. */
  readonly deck: readonly GridCard[];
  /** When it was begun, in milliseconds. */
  readonly startedAt: number;
}

/** Why a game is lost: by the rules, or because the day of its daily deal was over. */
export type SoloLoss = GridLoss | 'day-over';

/** How a game ended. */
export type SoloEnding =
  { readonly status: 'won'; readonly score: number } | { readonly status: 'lost'; readonly by: SoloLoss };

/** The row of a game: all but its moves. */
export interface SoloRow extends NewSolo {
  readonly id: SoloId;
  /** Whether it counts: begun on a server, and the player knew nothing of the deal, neither from a game nor from its line. */
  readonly counts: boolean;
  /** Counts commits, from 0 (begun). The store refuses a change made for another version. */
  readonly version: number;
  /** The public message that shows the board; null where none is known. */
  readonly board: MessageRef | null;
  /** Null while it runs. */
  readonly ending: SoloEnding | null;
  /** In milliseconds; null while it runs. */
  readonly endedAt: number | null;
}

/** One press of the player and all that it brought about; what was taken back is not among them. */
export interface SoloMove {
  /** The version that it made; 0 for what happened by itself when the game began. */
  readonly version: number;
  readonly events: readonly GridEvent[];
}

export interface StoredSolo {
  readonly row: SoloRow;
  /** In the order in which they were made. */
  readonly moves: readonly SoloMove[];
}

/**
 * One change of one game, carried out whole or not at all: it raises the version by one. `interaction` is Discord's id of
 * the press behind it (null: the end of the day); the same id never acts twice.
 */
export interface SoloChange {
  readonly id: SoloId;
  readonly version: number;
  readonly interaction: Snowflake | null;
  /** `move` adds a move with the new version; `undo` removes the newest one that is left. `none`: only the ending. */
  readonly change:
    | { readonly kind: 'move'; readonly events: readonly GridEvent[] }
    | { readonly kind: 'undo' }
    | { readonly kind: 'none' };
  /** The game ends by this change, at this time in milliseconds; where it counts it is booked. */
  readonly ending?: SoloEnding;
  readonly endedAt?: number;
}

/**
 * `taken`: the player has a running game in this channel (for a daily: has had a try at the daily deal of this day
 * anywhere); that one is given.
 */
export interface Begun {
  readonly kind: 'begun' | 'taken' | 'repeated';
  readonly solo: StoredSolo;
}

/** The daily deal of a day. Its number stays secret until the day is over. */
export interface DailyDeal {
  readonly day: Day;
  readonly deal: DealNumber;
}

/** The store of games alone. Every method is one transaction. A store that can't be reached throws. */
export interface SoloStore {
  /** Begins a game, with what happened by itself at once (`first`, maybe nothing, is the move of version 0). */
  begin(solo: NewSolo, first: readonly GridEvent[], interaction: Snowflake): Promise<Begun>;
  find(id: SoloId): Promise<StoredSolo | null>;
  /** The player's running game in a channel, the daily left out. */
  running(player: Snowflake, channelId: Snowflake): Promise<StoredSolo | null>;
  /** The player's try at the daily deal of a day, running or over. */
  dailyTry(player: Snowflake, day: Day): Promise<StoredSolo | null>;
  commit(change: SoloChange): Promise<Exclude<Committed, 'taken'>>;
  /** Whether this interaction has acted already, here or in another process, at a game or at a table. */
  hasActed(interaction: Snowflake): Promise<boolean>;
  /** Makes a message the public one of a game, and gives the one that was; null where there was no other. */
  moveBoard(id: SoloId, posted: MessageRef): Promise<MessageRef | null>;
  /** Running tries at daily deals of days before `day`. */
  unfinishedDailies(day: Day): Promise<readonly SoloId[]>;
  /** The daily deal of a day, where there is one already. */
  daily(day: Day): Promise<DailyDeal | null>;
  /** Makes this the daily deal of its day unless there is one; gives the one that stands. */
  setDaily(daily: DailyDeal): Promise<DailyDeal>;
  /** The day that a deal was the daily one of; null where it never was. */
  dayOf(deal: DealNumber): Promise<Day | null>;
  /**
   * Notes that somebody has seen how a deal can be won, so that no game at it counts any more that they begin. False, and
   * nothing is noted, while they are playing it, in whichever variant and wherever.
   */
  noteSeen(player: Snowflake, deal: DealNumber): Promise<boolean>;
  /** What is known of a whole deal, from its beginning. */
  solution(variant: GridVariant, deal: DealNumber): Promise<GridSolution | null>;
  /** Keeps a solution, unless a better one (a win, or a win with more ploys left, or a proved loss) is kept. */
  keepSolution(variant: GridVariant, deal: DealNumber, solution: GridSolution): Promise<void>;
}

export interface SoloQuery {
  readonly guildId: Snowflake;
  readonly board: SoloBoard;
  readonly period: SoloPeriod;
}

/** What the games that were booked add up to. A daily counts on its day, every other game when it ended. */
export interface SoloLeague {
  page(query: SoloQuery, page: number, asker: Snowflake | null): Promise<SoloPage>;
}
