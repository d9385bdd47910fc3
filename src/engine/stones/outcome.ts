import { countStones, seatAt, seatOrNull } from './seats.ts';
import type { DuelCore } from './core.ts';
import { StonesPosition } from './position.ts';
import type { Outcome, Seat } from './types.ts';

/** League points of the winner. */
const WIN = 5;

/** Whose turn it is; null when over. */
export function toMove(position: StonesPosition): Seat | null {
  const { core } = StonesPosition.open(position);
  return core.phase === 'over' ? null : seatAt(core.turn);
}

/** How the duel ended; null while it runs. */
export function outcomeOf(position: StonesPosition): Outcome | null {
  const { winner, endedBy } = StonesPosition.open(position).core;
  return endedBy === null ? null : { winner: seatOrNull(winner), by: endedBy };
}

/**
 * The league points of a round that is over: five to the winner, to everybody else the stones owned. A round that
 * was given up or lost on time before both had laid a card gives none. Null while it runs.
 */
export function pointsOf(position: StonesPosition): Record<Seat, number> | null {
  const { core } = StonesPosition.open(position);
  if (core.endedBy === null) return null;
  const isBroken = core.endedBy === 'resign' || core.endedBy === 'timeout';
  if (isBroken && !(hasLaid(core, 0) && hasLaid(core, 1))) return { A: 0, B: 0 };
  return { A: pointsOfSeat(core, 0), B: pointsOfSeat(core, 1) };
}

function pointsOfSeat(core: DuelCore, seat: number): number {
  return core.winner === seat ? WIN : countStones(core.owned[seat] ?? 0);
}

function hasLaid(core: DuelCore, seat: number): boolean {
  return core.laidCount.some((count, side) => count > 0 && (side & 1) === seat);
}
