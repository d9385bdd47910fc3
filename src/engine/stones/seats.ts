import type { Seat, StoneNumber } from './types.ts';

/**
 * Seats and stones as small integers: seat A is 0 and B is 1, stones count from 0, and a set of stones is a mask
 * whose bit 0 stands for stone 1. Only the inside of the engine counts like this; callers see types.ts.
 */

/** Both seats, A first. */
export const SEATS = ['A', 'B'] as const satisfies readonly Seat[];

/** The numbers of all stones. */
export const STONE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly StoneNumber[];

/** How many stones lie in the row. */
export const STONES = STONE_NUMBERS.length;

/** The mask of all stones. */
export const ALL_STONES = (1 << STONES) - 1;

const stonesInMask = Uint8Array.from({ length: ALL_STONES + 1 }, (_, mask) => bitsOf(mask));

/** The seat across the table. */
export function otherSeat(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A';
}

/** 0 for A, 1 for B. */
export function seatIndex(seat: Seat): number {
  return seat === 'A' ? 0 : 1;
}

/** The seat of the index 0 or 1. */
export function seatAt(index: number): Seat {
  return index === 0 ? 'A' : 'B';
}

/** The seat of an index, null where it is that of nobody. */
export function seatOrNull(index: number): Seat | null {
  return index === 0 || index === 1 ? seatAt(index) : null;
}

/** The number of the stone at an index from 0. An index outside the row is a fault of the caller: RangeError. */
export function stoneAt(index: number): StoneNumber {
  const stone = STONE_NUMBERS[index];
  if (stone === undefined) throw new RangeError(`${index} is no place in the row of stones`);
  return stone;
}

/** Whether a value from outside is the number of a stone. */
export function isStoneNumber(value: unknown): value is StoneNumber {
  return STONE_NUMBERS.some((stone) => stone === value);
}

/** How many stones a mask holds. */
export function countStones(mask: number): number {
  return stonesInMask[mask] ?? 0;
}

/** The index of the lowest stone of a mask that isn't empty. */
export function lowestStone(mask: number): number {
  return 31 - Math.clz32(mask & -mask);
}

/** The index of the stone with `below` stones of the mask before it. */
export function nthStone(mask: number, below: number): number {
  let rest = mask;
  for (let skipped = 0; skipped < below; skipped++) rest &= rest - 1;
  return lowestStone(rest);
}

/** The numbers of the stones in a mask, upwards. */
export function stonesOf(mask: number): StoneNumber[] {
  return STONE_NUMBERS.filter((stone) => (mask & (1 << (stone - 1))) !== 0);
}

/** The mask of some stones. */
export function maskOf(stones: readonly StoneNumber[]): number {
  return stones.reduce((mask, stone) => mask | (1 << (stone - 1)), 0);
}

function bitsOf(mask: number): number {
  return mask === 0 ? 0 : 1 + bitsOf(mask & (mask - 1));
}
