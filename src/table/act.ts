import type { Action, Event, Refusal, Seat } from '../engine/stones/types.ts';
import { findTable } from './challenge.ts';
import type { House } from './house.ts';
import type { RoundResult, Snowflake, TableId } from './ports.ts';
import type { Table } from './table.ts';

/** An action that somebody wants to carry out. */
export interface Request {
  /** Discord's id of the press or command; the same id never acts twice. */
  readonly interaction: Snowflake;
  readonly table: TableId;
  readonly user: Snowflake;
  readonly action: Action;
  /** The version that a button was drawn for; left out where the present position is meant (a typed command). */
  readonly drawnFor?: number;
}

/**
 * What became of it. `acted`: it stands, and is stored. `refused`: the rules say no; `verdict` says whether everybody
 * hears why. `stale`: the button belongs to a position that has passed. `repeated`: this interaction has acted before.
 * `stranger`: not a player of this duel. `absent`: there is no such duel, or it has not begun.
 */
export type Acted =
  | { readonly kind: 'acted'; readonly table: Table; readonly events: readonly Event[] }
  | {
      readonly kind: 'refused';
      readonly table: Table;
      readonly refusal: Refusal;
      readonly verdict: 'public' | 'private';
    }
  | { readonly kind: 'stale' | 'repeated' | 'stranger'; readonly table: Table }
  | { readonly kind: 'absent' };

/** How often a typed command is tried again when somebody else changed the table in the same instant. */
const TRIES = 5;

/**
 * The one door to a table: slash commands, buttons, computer players and clocks all come in here.
 * The decision is stored before anything is answered; the store refuses it where the table has moved on.
 */
export async function act(house: House, request: Request): Promise<Acted> {
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await findTable(house, request.table);
    if (!table?.dealt) return { kind: 'absent' };
    const seat = table.seatOf(request.user);
    if (!seat) return { kind: 'stranger', table };
    const acted = isStale(request, table)
      ? ({ kind: 'stale', table } as const)
      : await attempt(house, request, table, seat);
    if (acted) return acted.kind === 'acted' ? acted : await unlessRepeated(house, request, acted);
  }
  throw new Error(`Table ${request.table} changed under ${TRIES} tries of one action.`);
}

function isStale(request: Request, table: Table): boolean {
  return request.drawnFor !== undefined && request.drawnFor !== table.row.version;
}

/**
 * Every process that is connected with the bot's token hears every press. The one that comes second finds the table
 * moved on by this very press, and must not tell the player that it is somebody else's turn.
 */
async function unlessRepeated(house: House, request: Request, acted: Acted): Promise<Acted> {
  if (acted.kind === 'absent' || (acted.kind === 'refused' && acted.verdict === 'public')) return acted;
  return (await house.store.hasActed(request.interaction)) ? { kind: 'repeated', table: acted.table } : acted;
}

/** Decides and stores; null where the table changed meanwhile. */
async function attempt(house: House, request: Request, table: Table, seat: Seat): Promise<Acted | null> {
  const decision = table.decide(seat, request.action);
  const events = decision.ok ? decision.events : decision.noted;
  if (!decision.ok && events.length === 0) {
    return { kind: 'refused', table, refusal: decision.refusal, verdict: 'private' };
  }
  const after = table.after(events);
  const result = resultOf(after);
  const committed = await house.store.commit({
    id: table.row.id,
    version: table.row.version,
    interaction: request.interaction,
    events,
    ...(result && { status: 'over', result }),
  });
  if (committed === 'stale') return null;
  if (committed === 'repeated') return { kind: 'repeated', table };
  return decision.ok
    ? { kind: 'acted', table: after, events }
    : { kind: 'refused', table: after, refusal: decision.refusal, verdict: 'public' };
}

/** The round as it goes into the books, once it is over. */
function resultOf(table: Table): RoundResult | null {
  if (!table.outcome) return null;
  const view = table.view(null);
  if (!view.points) throw new Error(`Table ${table.row.id} is over without points.`);
  const owned = (seat: Seat): number => view.stones.filter((stone) => stone.owner === seat).length;
  return { ...table.outcome, points: view.points, stones: { A: owned('A'), B: owned('B') } };
}
