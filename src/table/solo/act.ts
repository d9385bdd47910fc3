import type { GridAction, GridEvent, GridRefusal } from '../../engine/gridcannon/types.ts';
import { GREATEST_ID } from '../challenge.ts';
import type { Snowflake } from '../ports.ts';
import { endIfDayOver } from './daily.ts';
import type { SoloHouse } from './house.ts';
import type { SoloChange, SoloId } from './ports.ts';
import { Solo } from './solo.ts';

/** Taking the newest move back. */
export interface TakeBack {
  readonly type: 'undo';
}

/** What a player wants to do. */
export interface SoloRequest {
  /** Discord's id of the press; the same id never acts twice. */
  readonly interaction: Snowflake;
  readonly solo: SoloId;
  readonly user: Snowflake;
  /** The version that the button was drawn for. */
  readonly drawnFor: number;
  readonly action: GridAction | TakeBack;
}

/** A refusal of the rules; or what is to be taken back stands. */
export type SoloRefusal = GridRefusal | { readonly code: 'cannot-undo' };

/**
 * What became of it. `acted`: it is stored. `stale`: the button belongs to a position that has passed, or the day of the
 * daily deal is over. `repeated`: this interaction has acted before. `stranger`: somebody else's game. `absent`: there is
 * no such game.
 */
export type SoloActed =
  | { readonly kind: 'acted'; readonly solo: Solo }
  | { readonly kind: 'refused'; readonly solo: Solo; readonly refusal: SoloRefusal }
  | { readonly kind: 'stale' | 'repeated' | 'stranger'; readonly solo: Solo }
  | { readonly kind: 'absent' };

/** A game as it is stored now; null where there is none. */
export async function loadSolo({ store }: SoloHouse, id: SoloId): Promise<Solo | null> {
  if (id > GREATEST_ID) return null;
  const stored = await store.find(id);
  return stored && Solo.of(stored);
}

/** The one door to a game. The decision is stored before anything is answered. */
export async function actSolo(house: SoloHouse, request: SoloRequest): Promise<SoloActed> {
  const found = await loadSolo(house, request.solo);
  if (!found) return { kind: 'absent' };
  if (found.row.player !== request.user) return { kind: 'stranger', solo: found };
  const solo = await endIfDayOver(house, found);
  if (solo.row.version !== request.drawnFor) return passed(house, request, solo);
  const decided = decide(solo, request.action, house.clock());
  if ('code' in decided) return { kind: 'refused', solo, refusal: decided };
  const { ending, endedAt } = decided.after.row;
  const committed = await house.store.commit({
    id: solo.row.id,
    version: solo.row.version,
    interaction: request.interaction,
    change: decided.change,
    ...(ending && { ending }),
    ...(endedAt !== null && { endedAt }),
  });
  if (committed === 'committed') return { kind: 'acted', solo: decided.after };
  return passed(house, request, (await loadSolo(house, request.solo)) ?? solo);
}

/** The game has moved on, be it by this very press that another process heard too. */
async function passed({ store }: SoloHouse, request: SoloRequest, solo: Solo): Promise<SoloActed> {
  return { kind: (await store.hasActed(request.interaction)) ? 'repeated' : 'stale', solo };
}

interface Decided {
  readonly change: SoloChange['change'];
  readonly after: Solo;
}

function decide(solo: Solo, action: SoloRequest['action'], now: number): Decided | SoloRefusal {
  if (solo.row.ending) return { code: 'game-over' };
  if (action.type === 'undo') {
    return solo.canUndo ? { change: { kind: 'undo' }, after: solo.afterUndo() } : { code: 'cannot-undo' };
  }
  const decision = solo.decide(action);
  if (!decision.ok) return decision.refusal;
  const events: readonly GridEvent[] = decision.events;
  return { change: { kind: 'move', events }, after: solo.afterMove(events, now) };
}
