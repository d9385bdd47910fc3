import { addRound, matchOutcome } from '../engine/stones/match.ts';
import type { MatchScore } from '../engine/stones/match.ts';
import type { StonesPosition } from '../engine/stones/position.ts';
import { rulesetById } from '../engine/stones/rulesets.ts';
import type { Action, Card, Event, Outcome, Seat, StoneNumber, View } from '../engine/stones/types.ts';
import type { Decision } from '../engine/ruleset.ts';
import type { Refusal } from '../engine/stones/types.ts';
import { deadlineOf, turnFrom, turnOver } from './clock.ts';
import { dealtPosition } from './dealtPosition.ts';
import type { Snowflake, StoredEvent, StoredTable, TableRow } from './ports.ts';

/** What may be told to everybody: every event but the drawing of a card. */
export type PublicEvent = Exclude<Event, { type: 'drew' }>;

/** A table with both its players, and the moment when the time of who is up runs out (milliseconds). */
export type Face = TableRow & { readonly opponent: Snowflake; readonly deadline: number | null };

/** The seat of a computer player: whoever challenges one sits in A. */
export const COMPUTER: Seat = 'B';

/** A table as the rest of the bot sees it: its row, its seats, and views. The position stays inside. */
export class Table {
  readonly row: TableRow;
  readonly #events: readonly StoredEvent[];
  readonly #position: StonesPosition | null;

  private constructor(row: TableRow, events: readonly StoredEvent[], position: StonesPosition | null) {
    this.row = row;
    this.#events = events;
    this.#position = position;
  }

  /** Sets a table up from what is stored; its events are replayed, never judged again. */
  static of(stored: StoredTable): Table {
    const { row, events } = stored;
    const position = row.deal && replay(row, events, dealtPosition(row, row.deal));
    return new Table(row, events, position);
  }

  /** Whether cards have been dealt: the table runs, is over, or was ended. */
  get dealt(): boolean {
    return this.#position !== null;
  }

  /** The table as painters take it. Throws while nobody has accepted. */
  get face(): Face {
    return { ...this.row, opponent: this.personAt('B'), deadline: deadlineOf(this.row) };
  }

  /** The challenge as painters take it, accepted or not. */
  get offer(): TableRow & { readonly deadline: null } {
    return { ...this.row, deadline: null };
  }

  seatOf(user: Snowflake): Seat | null {
    if (user === this.row.challenger) return 'A';
    return user === this.row.opponent ? 'B' : null;
  }

  /** Who sits in a seat. Throws where nobody sits there yet. */
  personAt(seat: Seat): Snowflake {
    const person = seat === 'A' ? this.row.challenger : this.row.opponent;
    if (person === null) throw new Error(`Nobody has accepted the challenge of table ${this.row.id}.`);
    return person;
  }

  /** Whose turn it is; null where nobody's is. */
  get turn(): Seat | null {
    if (this.row.status !== 'running') return null;
    return this.#position && this.#ruleset.toMove(this.#position);
  }

  /** Whether a computer player is up: the bot, who always sits in seat B. */
  get computerIsUp(): boolean {
    return this.row.computer !== null && this.turn === COMPUTER;
  }

  get outcome(): Outcome | null {
    return this.#position && this.#ruleset.outcome(this.#position);
  }

  /** The version at which the round ended, in whichever way; null while it hasn't. Nothing is played after it. */
  get endedVersion(): number | null {
    if (this.row.status === 'ended') return this.row.version;
    return this.#events.find(({ event }) => event.type === 'ended')?.version ?? null;
  }

  /** What the match has brought so far; this round counts once it is over. */
  get score(): MatchScore {
    const { outcome } = this;
    const points = outcome && this.view(null).points;
    return outcome && points ? addRound(this.row.score, outcome.winner, points) : this.row.score;
  }

  /** Whether another round of the match is due: this one is over, the match undecided, and nobody went on or ended it. */
  get awaitsNext(): boolean {
    const { status, closing, match } = this.row;
    return status === 'over' && closing === null && matchOutcome(match, this.score) === null;
  }

  /** Whether the whole match is over: nothing of it follows, so that a rematch is possible. */
  get matchOver(): boolean {
    const { status, closing } = this.row;
    return status === 'ended' || (status === 'over' && closing?.kind !== 'next' && !this.awaitsNext);
  }

  /** What a seat (null: everybody) may see. Throws before the deal, when there is nothing to see. */
  view(seat: Seat | null): View {
    return this.#ruleset.view(this.#dealtPosition, seat);
  }

  /** What an action would bring about, by the rules. Throws before the deal. */
  decide(seat: Seat, action: Action): Decision<Event, Refusal> {
    return this.#ruleset.decide(this.#dealtPosition, seat, action);
  }

  /** The table as it is once these events have happened, at `now` (milliseconds). */
  after(events: readonly Event[], now: number): Table {
    const version = this.row.version + 1;
    const position = events.reduce(
      (before, event) => this.#ruleset.evolve(before, event),
      this.#dealtPosition,
    );
    const isOver = this.#ruleset.outcome(position) !== null;
    const isNewTurn = events.some(({ type }) => type === 'turnEnded');
    const isComputers = this.row.computer !== null && this.#ruleset.toMove(position) === COMPUTER;
    const timing = isNewTurn
      ? turnFrom(now, this.row.clockHours, isComputers ? 'computer' : 'person')
      : this.row.timing;
    const row: TableRow = {
      ...this.row,
      version,
      timing: isOver && timing ? turnOver(timing) : timing,
      ...(isOver && { status: 'over', endedAt: now }),
    };
    return new Table(row, [...this.#events, ...events.map((event) => ({ version, event }))], position);
  }

  /** What happened after one version and up to another, without what a hand drew. */
  publicEventsBetween(after: number, upTo: number): readonly PublicEvent[] {
    return this.#events
      .filter((stored) => stored.version > after && stored.version <= upTo)
      .flatMap(({ event }) => (event.type === 'drew' ? [] : [event]));
  }

  /** What has happened since a version, without what a hand drew. */
  publicEventsAfter(version: number): readonly PublicEvent[] {
    return this.publicEventsBetween(version, this.row.version);
  }

  /** The version at which the last turn that ended by `version` ended; 0 where none did. */
  turnEndedBy(version: number): number {
    return this.#events.reduce(
      (last, stored) =>
        stored.version <= version && stored.event.type === 'turnEnded' ? stored.version : last,
      0,
    );
  }

  /** The card that a seat drew last after a version; null where it drew none. For that seat's eyes only. */
  drawnAfter(version: number, seat: Seat): Card | null {
    return this.#events.reduce<Card | null>(
      (card, { version: at, event }) =>
        at > version && event.type === 'drew' && event.seat === seat ? event.card : card,
      null,
    );
  }

  /** The seat's last claim at this stone that was refused or granted, for explaining it afterwards. */
  lastClaim(stone: StoneNumber): Extract<Event, { type: 'claimed' | 'claimRefused' }> | null {
    return this.#events.reduce<Extract<Event, { type: 'claimed' | 'claimRefused' }> | null>(
      (last, { event }) =>
        (event.type === 'claimed' || event.type === 'claimRefused') && event.stone === stone ? event : last,
      null,
    );
  }

  get #ruleset() {
    return rulesetById(this.row.ruleset);
  }

  get #dealtPosition(): StonesPosition {
    if (!this.#position) throw new Error(`Table ${this.row.id} has not been dealt.`);
    return this.#position;
  }
}

function replay(row: TableRow, events: readonly StoredEvent[], start: StonesPosition): StonesPosition {
  const ruleset = rulesetById(row.ruleset);
  return events.reduce((position, { event }) => ruleset.evolve(position, event), start);
}
