import { parseCard } from '../engine/stones/cards.ts';
import type { StonesPosition } from '../engine/stones/position.ts';
import { rulesetById } from '../engine/stones/rulesets.ts';
import type { Action, Card, Event, Outcome, Seat, StoneNumber, View } from '../engine/stones/types.ts';
import type { Decision } from '../engine/ruleset.ts';
import type { Refusal } from '../engine/stones/types.ts';
import type { Snowflake, StoredDeal, StoredEvent, StoredTable, TableRow } from './ports.ts';

/** What may be told to everybody: every event but the drawing of a card. */
export type PublicEvent = Exclude<Event, { type: 'drew' }>;

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
    return new Table(row, events, row.deal && replay(row, row.deal, events));
  }

  /** Whether cards have been dealt: the table runs or has ended by the rules. */
  get dealt(): boolean {
    return this.#position !== null;
  }

  seatOf(user: Snowflake): Seat | null {
    if (user === this.row.challenger) return 'A';
    return user === this.row.opponent ? 'B' : null;
  }

  personAt(seat: Seat): Snowflake {
    return seat === 'A' ? this.row.challenger : this.row.opponent;
  }

  /** Whose turn it is; null where nobody's is. */
  get turn(): Seat | null {
    return this.#position && this.#ruleset.toMove(this.#position);
  }

  get outcome(): Outcome | null {
    return this.#position && this.#ruleset.outcome(this.#position);
  }

  /** What a seat (null: everybody) may see. Throws before the deal, when there is nothing to see. */
  view(seat: Seat | null): View {
    return this.#ruleset.view(this.#dealtPosition, seat);
  }

  /** What an action would bring about, by the rules. Throws before the deal. */
  decide(seat: Seat, action: Action): Decision<Event, Refusal> {
    return this.#ruleset.decide(this.#dealtPosition, seat, action);
  }

  /** The table after a change that the store has taken. */
  after(events: readonly Event[]): Table {
    const version = this.row.version + 1;
    const position = events.reduce((now, event) => this.#ruleset.evolve(now, event), this.#dealtPosition);
    const row = {
      ...this.row,
      version,
      status: this.#ruleset.outcome(position) ? ('over' as const) : this.row.status,
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

function replay(row: TableRow, deal: StoredDeal, events: readonly StoredEvent[]): StonesPosition {
  const ruleset = rulesetById(row.ruleset);
  const deck = deal.deck.map((text) => {
    const card = parseCard(row.ruleset, text);
    if (!card)
      throw new Error(`Table ${row.id}: its deck holds “${text}”, which is no card of ${row.ruleset}.`);
    return card;
  });
  const start = ruleset.deal({ options: row.options, deck, first: deal.first, seed: deal.seed });
  return events.reduce((position, { event }) => ruleset.evolve(position, event), start);
}
