import { DECK, parseGridCard } from '../../src/engine/gridcannon/cards.ts';
import type { GridCard, GridEvent } from '../../src/engine/gridcannon/types.ts';
import type { NewSolo, SoloChange, SoloEnding, SoloId, SoloStore } from '../../src/table/solo/ports.ts';
import { snowflake } from './samples.ts';

/** Games alone to store. Ids are never used twice, so that tests can share a database. */

export const NOON = Date.UTC(2026, 10, 30, 12, 0, 0, 7);

/** A number that no deal of these tests has had; made out of the time, like the ids. */
let lastDeal = Date.now() * 1000;

export function freshDeal(): number {
  lastDeal += 1;
  return lastDeal;
}

/** A day of the daily deal that no test has used. */
let lastDay = Date.UTC(2031, 0, 1);

export function freshDay(): string {
  lastDay += 24 * 3_600_000;
  return new Date(lastDay).toISOString().slice(0, 10);
}

/** A game of a person of its own in a channel that nobody has used, but for what is given. */
export function aSolo(given: Partial<NewSolo> = {}): NewSolo {
  return {
    player: snowflake(),
    variant: 'empty-centre',
    visibility: 'public',
    locale: 'de',
    guildId: snowflake(),
    channelId: snowflake(),
    deal: freshDeal(),
    daily: null,
    deck: DECK.toReversed(),
    startedAt: NOON,
    ...given,
  };
}

/** A try at the daily deal of a day. */
export function aDailyTry(daily: string, given: Partial<NewSolo> = {}): NewSolo {
  return aSolo({ daily, variant: 'standard', visibility: 'private', ...given });
}

/** Begins a game; gives its id. */
export async function startSolo(store: SoloStore, given: Partial<NewSolo> = {}): Promise<SoloId> {
  const { solo } = await store.begin(aSolo(given), [], snowflake());
  return solo.row.id;
}

/** A move by an interaction that hasn't acted yet, but for what is given. */
export function aMove(given: Partial<SoloChange> & Pick<SoloChange, 'id' | 'version'>): SoloChange {
  return { interaction: snowflake(), change: { kind: 'move', events: [placed] }, ...given };
}

/** Taking back the newest move. */
export function anUndo(id: SoloId, version: number): SoloChange {
  return aMove({ id, version, change: { kind: 'undo' } });
}

export const won = (score: number): SoloEnding => ({ status: 'won', score });
export const lost: SoloEnding = { status: 'lost', by: 'out-of-cards' };

/** Begins a game and ends it at once. */
export async function playSolo(
  store: SoloStore,
  given: Partial<NewSolo>,
  ending: SoloEnding,
  endedAt = NOON,
): Promise<SoloId> {
  const id = await startSolo(store, given);
  await store.commit(aMove({ id, version: 0, ending, endedAt }));
  return id;
}

export function card(text: string): GridCard {
  const parsed = parseGridCard(text);
  if (parsed === null) throw new Error(`${text} is no card`);
  return parsed;
}

export const placed: GridEvent = { type: 'placed', card: card('9s'), cell: 4 };

/** Events of every kind. */
export const everyGridEvent: readonly GridEvent[] = [
  { type: 'royalPlaced', card: card('Kd'), spot: 'T1' },
  { type: 'kept' },
  { type: 'swapped', card: card('2c'), cell: 1 },
  { type: 'filled', card: card('Th'), cell: 1 },
  placed,
  { type: 'extracted', cell: 5, cards: [card('3s'), card('X2')] },
  { type: 'reassigned', card: card('5h'), from: 2, to: 8 },
  { type: 'armoured', card: card('7d'), spot: 'L3' },
  { type: 'fired', cell: 4, card: card('9s'), spot: 'R2', sum: 14, health: 12, fell: true },
  { type: 'turnedUp', card: card('X1') },
  { type: 'setupRoyalUp', card: card('Jc') },
  { type: 'wentUnder', cards: [card('4s')] },
  { type: 'heldBack', card: card('6c') },
  { type: 'resumed', card: card('6c') },
  { type: 'setupEnded' },
  { type: 'resigned' },
  { type: 'ended', outcome: { won: true, score: 3 } },
  { type: 'ended', outcome: { won: false, by: 'invincible-royal' } },
];
