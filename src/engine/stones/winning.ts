import { ALL_STONES, countStones } from './seats.ts';
import type { OutcomeKind } from './types.ts';

/** Owning this many stones wins. */
const MAJORITY = 5;

/** By the mask of the stones a seat owns: how that wins at once. */
const wins = Array.from({ length: ALL_STONES + 1 }, (_, owned) => findWin(owned));

/**
 * How the stones owned by one seat win at once: five of them, or three adjacent ones (the row has two ends, so
 * 8-9-1 are not adjacent). Who has both has won by five. Null where they don't win.
 *
 * @param owned a mask of stones (seats.ts)
 */
export function winBy(owned: number): OutcomeKind | null {
  return wins[owned] ?? null;
}

function findWin(owned: number): OutcomeKind | null {
  if (countStones(owned) >= MAJORITY) return 'five';
  return (owned & (owned >> 1) & (owned >> 2)) === 0 ? null : 'three-adjacent';
}
