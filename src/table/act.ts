import type { Action, Event, Refusal, Seat } from '../engine/stones/types.ts';
import { findTable } from './challenge.ts';
import { deadlineOf, timeoutOf } from './clock.ts';
import type { House } from './house.ts';
import type { RoundResult, Snowflake, TableId } from './ports.ts';
import type { Table } from './table.ts';

/** Taking the win because the other's time is over. */
export interface TakeWin {
  readonly type: 'take-win';
}

/** An action that somebody wants to carry out. */
export interface Request {
  /** Discord's id of the press or command; the same id never acts twice. Null for a clock. */
  readonly interaction: Snowflake | null;
  readonly table: TableId;
  /** Who acts; null for the clock of whoever is up. */
  readonly user: Snowflake | null;
  readonly action: Action | TakeWin;
  /** The version that a button was drawn for; left out where the present position is meant (a typed command). */
  readonly drawnFor?: number;
}

/** A refusal of the rules, or of the clock: the deadline isn't over (null: there is none, or one is up oneself). */
export type ActRefusal = Refusal | { readonly code: 'win-not-due'; readonly deadline: number | null };

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
      readonly refusal: ActRefusal;
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
    if (request.user !== null && !table.seatOf(request.user)) return { kind: 'stranger', table };
    const acted = isStale(request, table)
      ? ({ kind: 'stale', table } as const)
      : await attempt(house, request, table);
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
async function unlessRepeated(house: House, { interaction }: Request, acted: Acted): Promise<Acted> {
  if (acted.kind === 'absent' || (acted.kind === 'refused' && acted.verdict === 'public')) return acted;
  const isRepeated = interaction !== null && (await house.store.hasActed(interaction));
  return isRepeated ? { kind: 'repeated', table: acted.table } : acted;
}

/** Decides and stores; null where the table changed meanwhile. */
async function attempt(house: House, request: Request, table: Table): Promise<Acted | null> {
  const now = house.clock();
  const meant = meantBy(request, table, now);
  if ('code' in meant) return { kind: 'refused', table, refusal: meant, verdict: 'private' };
  const decision = table.decide(meant.seat, meant.action);
  const events = decision.ok ? decision.events : decision.noted;
  if (!decision.ok && events.length === 0) {
    return { kind: 'refused', table, refusal: decision.refusal, verdict: 'private' };
  }
  const after = table.after(events, now);
  const committed = await house.store.commit({
    id: table.row.id,
    version: table.row.version,
    interaction: request.interaction,
    events,
    ...(after.row.timing && after.row.timing !== table.row.timing && { timing: after.row.timing }),
    ...endingOf(after, now),
  });
  if (committed === 'repeated') return { kind: 'repeated', table };
  if (committed !== 'committed') return null;
  return decision.ok
    ? { kind: 'acted', table: after, events }
    : { kind: 'refused', table: after, refusal: decision.refusal, verdict: 'public' };
}

interface Meant {
  readonly seat: Seat;
  readonly action: Action;
}

/** Which seat does what. Whoever's time is over loses by a timeout of that seat, whoever says so. */
function meantBy({ user, action }: Request, table: Table, now: number): Meant | ActRefusal {
  if (table.row.status !== 'running') return { code: 'game-over' };
  const { turn } = table;
  const seat = user === null ? turn : table.seatOf(user);
  if (!seat) return { code: 'game-over' };
  if (action.type !== 'take-win') return { seat, action };
  const isOther = user === null || turn !== seat;
  const deadline = isOther ? deadlineOf(table.row) : null;
  const due = user === null ? timeoutOf(table.row) : deadline;
  if (turn === null || due === null || now < due) return { code: 'win-not-due', deadline };
  return { seat: turn, action: { type: 'timeout' } };
}

/** How the round goes into the books, once it is over. */
function endingOf(table: Table, now: number) {
  if (!table.outcome) return {};
  const view = table.view(null);
  if (!view.points) throw new Error(`Table ${table.row.id} is over without points.`);
  const owned = (seat: Seat): number => view.stones.filter((stone) => stone.owner === seat).length;
  const result: RoundResult = {
    ...table.outcome,
    points: view.points,
    stones: { A: owned('A'), B: owned('B') },
  };
  return { status: 'over', endedAt: now, result } as const;
}
