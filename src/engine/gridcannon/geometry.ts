import { SPOTS } from './types.ts';
import type { Cell, Spot } from './types.ts';

/**
 * Cells and spots as small integers: cells count from 0, row by row; spots as in `SPOTS`. A set of spots is a mask whose
 * bit n stands for spot n.
 */

export const CELLS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly Cell[];

export const CENTRE = 4;

/** The mask of all spots. */
export const ALL_SPOTS = (1 << SPOTS.length) - 1;

/** A shot: at which spot, and which two cells lie in between. */
export interface Shot {
  readonly spot: number;
  readonly near: number;
  readonly far: number;
}

const [TOP, RIGHT, BOTTOM, LEFT] = [0, 3, 6, 9];

/** By cell, the spots that it borders, as a mask: two for a corner, one for an edge, none for the centre. */
export const BORDERS: readonly number[] = CELLS.map((_, cell) => {
  const [row, column] = [Math.floor(cell / 3), cell % 3];
  return (
    (row === 0 ? 1 << (TOP + column) : 0) |
    (row === 2 ? 1 << (BOTTOM + column) : 0) |
    (column === 0 ? 1 << (LEFT + row) : 0) |
    (column === 2 ? 1 << (RIGHT + row) : 0)
  );
});

/** By cell, where a card laid there fires: at the other end of its row, of its column, of both, of neither. */
export const SHOTS: readonly (readonly Shot[])[] = CELLS.map((_, cell) => {
  const [row, column] = [Math.floor(cell / 3), cell % 3];
  const shots: Shot[] = [];
  if (column === 0) shots.push({ spot: RIGHT + row, near: cell + 1, far: cell + 2 });
  if (column === 2) shots.push({ spot: LEFT + row, near: cell - 1, far: cell - 2 });
  if (row === 0) shots.push({ spot: BOTTOM + column, near: cell + 3, far: cell + 6 });
  if (row === 2) shots.push({ spot: TOP + column, near: cell - 3, far: cell - 6 });
  return shots;
});

/** The cell of an index. An index outside the grid is a fault of the caller: RangeError. */
export function cellAt(index: number): Cell {
  const cell = CELLS[index];
  if (cell === undefined) throw new RangeError(`${index} is no cell of the grid`);
  return cell;
}

/** The spot of an index, as for cells. */
export function spotAt(index: number): Spot {
  const spot = SPOTS[index];
  if (spot === undefined) throw new RangeError(`${index} is no spot round the grid`);
  return spot;
}

export function spotIndex(spot: Spot): number {
  return SPOTS.indexOf(spot);
}

/** Whether a value from outside is a cell. */
export function isCell(value: unknown): value is Cell {
  return CELLS.some((cell) => cell === value);
}

/** Whether a value from outside is a spot. */
export function isSpot(value: unknown): value is Spot {
  return SPOTS.some((spot) => spot === value);
}
