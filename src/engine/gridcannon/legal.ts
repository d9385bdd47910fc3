import { isRoyal, NO_CARD, valueOf } from './cards.ts';
import { topValue } from './core.ts';
import type { GridCore } from './core.ts';
import { cellAt, spotAt, spotIndex } from './geometry.ts';
import { canMakeRoom, fits, fitsAnywhere, mayMove } from './ploys.ts';
import { armourSpots, spotsFor } from './similarity.ts';
import type { GridAction } from './types.ts';

/**
 * What may be done, as small integers (a **move**: `kind << 8 | one << 4 | other`, with cells and spots from 0), so that
 * random games and the solver need no objects. Resigning is always possible and never among them.
 */

export const ROYAL = 1;
export const KEEP = 2;
export const SWAP = 3;
export const PLACE = 4;
export const EXTRACT = 5;
export const REASSIGN = 6;
export const ARMOUR = 7;

/** The most moves that there can be: nine places, nine extractions, 72 reassignments, and some to spare. */
export const MOST_MOVES = 96;

/** Writes every legal move into `moves`, and gives how many there are; none where the game is over. */
export function listMoves(core: GridCore, moves: Uint16Array): number {
  switch (core.phase) {
    case 'over':
      return 0;
    case 'setup':
      return addSpots(moves, 0, ROYAL, spotsFor(core, core.pending));
    case 'swap':
      moves[0] = KEEP << 8;
      return addStacks(core, moves, 1, SWAP);
    case 'play':
      return addPloys(core, moves, addDealings(core, moves));
  }
}

/** What can be done with the card that waits. */
function addDealings(core: GridCore, moves: Uint16Array): number {
  const { pending } = core;
  if (pending === NO_CARD) return 0;
  if (isRoyal(pending)) return addSpots(moves, 0, ROYAL, spotsFor(core, pending));
  let count = 0;
  for (let cell = 0; cell < 9; cell++) {
    if (fits(core, cell, valueOf(pending))) moves[count++] = (PLACE << 8) | (cell << 4);
  }
  if (count > 0 || canMakeRoom(core)) return count;
  return addSpots(moves, 0, ARMOUR, armourSpots(core, pending));
}

function addPloys(core: GridCore, moves: Uint16Array, before: number): number {
  let count = core.aces > 0 ? addStacks(core, moves, before, EXTRACT) : before;
  if (core.jokers === 0) return count;
  for (let from = 0; from < 9; from++) {
    for (let to = 0; to < 9; to++) {
      if (mayMove(core, from, to)) moves[count++] = (REASSIGN << 8) | (from << 4) | to;
    }
  }
  return count;
}

function addStacks(core: GridCore, moves: Uint16Array, before: number, kind: number): number {
  let count = before;
  for (let cell = 0; cell < 9; cell++)
    if (topValue(core, cell) > 0) moves[count++] = (kind << 8) | (cell << 4);
  return count;
}

function addSpots(moves: Uint16Array, before: number, kind: number, spots: number): number {
  let count = before;
  for (let rest = spots; rest !== 0; rest &= rest - 1) {
    moves[count++] = (kind << 8) | ((31 - Math.clz32(rest & -rest)) << 4);
  }
  return count;
}

/** Whether one move is legal. */
export function isLegal(core: GridCore, move: number): boolean {
  const one = (move >> 4) & 15;
  switch (move >> 8) {
    case KEEP:
      return core.phase === 'swap';
    case SWAP:
      return core.phase === 'swap' && topValue(core, one) > 0;
    case ROYAL:
      return isPlacing(core) && (spotsFor(core, core.pending) & (1 << one)) !== 0;
    case PLACE:
      return waitsNumber(core) && fits(core, one, valueOf(core.pending));
    case ARMOUR:
      return mustArm(core) && (armourSpots(core, core.pending) & (1 << one)) !== 0;
    case EXTRACT:
      return core.phase === 'play' && core.aces > 0 && topValue(core, one) > 0;
    case REASSIGN:
      return core.phase === 'play' && core.jokers > 0 && mayMove(core, one, move & 15);
    default:
      return false;
  }
}

function isPlacing({ phase, pending }: GridCore): boolean {
  return (phase === 'setup' || phase === 'play') && isRoyal(pending);
}

function waitsNumber({ phase, pending }: GridCore): boolean {
  return phase === 'play' && pending !== NO_CARD && !isRoyal(pending);
}

function mustArm(core: GridCore): boolean {
  return waitsNumber(core) && !fitsAnywhere(core) && !canMakeRoom(core);
}

/** An action as a move. Resigning is none. */
export function moveOf(action: Exclude<GridAction, { type: 'resign' }>): number {
  switch (action.type) {
    case 'royal':
      return (ROYAL << 8) | (spotIndex(action.spot) << 4);
    case 'keep':
      return KEEP << 8;
    case 'swap':
      return (SWAP << 8) | ((action.cell - 1) << 4);
    case 'place':
      return (PLACE << 8) | ((action.cell - 1) << 4);
    case 'extract':
      return (EXTRACT << 8) | ((action.cell - 1) << 4);
    case 'reassign':
      return (REASSIGN << 8) | ((action.from - 1) << 4) | (action.to - 1);
    case 'armour':
      return (ARMOUR << 8) | (spotIndex(action.spot) << 4);
  }
}

/** A move as an action. A number that is none is a fault of the caller: RangeError. */
export function actionOf(move: number): GridAction {
  const one = (move >> 4) & 15;
  switch (move >> 8) {
    case ROYAL:
      return { type: 'royal', spot: spotAt(one) };
    case KEEP:
      return { type: 'keep' };
    case SWAP:
      return { type: 'swap', cell: cellAt(one) };
    case PLACE:
      return { type: 'place', cell: cellAt(one) };
    case EXTRACT:
      return { type: 'extract', cell: cellAt(one) };
    case REASSIGN:
      return { type: 'reassign', from: cellAt(one), to: cellAt(move & 15) };
    case ARMOUR:
      return { type: 'armour', spot: spotAt(one) };
    default:
      throw new RangeError(`${move} is no move of Gridcannon`);
  }
}
