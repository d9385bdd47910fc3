import { isRoyal, NO_CARD, valueOf } from '../cards.ts';
import { healthAt } from '../core.ts';
import type { GridCore } from '../core.ts';
import { strength } from '../attack.ts';
import { SHOTS } from '../geometry.ts';
import type { Shot } from '../geometry.ts';
import { EXTRACT, REASSIGN } from '../legal.ts';
import { AIMS_THROUGH } from './aims.ts';

/**
 * Leaves out ploys that could as well be used later: those after which neither a royal falls at once nor the card that
 * waits gains anything. Gives how many moves are left.
 */
export function siftPloys(core: GridCore, moves: Uint16Array, count: number): number {
  if (core.phase !== 'play' || core.pending === NO_CARD || core.aces + core.jokers === 0) return count;
  let left = 0;
  for (let each = 0; each < count; each++) {
    const move = moves[each] ?? 0;
    const one = (move >> 4) & 15;
    if (move >> 8 === EXTRACT && !makesRoom(core, core.top[one] ?? 0, NO_CARD)) continue;
    if (move >> 8 === REASSIGN && !isTimely(core, one, move & 15)) continue;
    moves[left++] = move;
  }
  return left;
}

/** Whether the card that waits fits on the one, but not on the other. */
function makesRoom({ pending }: GridCore, above: number, below: number): boolean {
  return !isRoyal(pending) && valueOf(above) > valueOf(pending) && valueOf(below) <= valueOf(pending);
}

function isTimely(core: GridCore, from: number, to: number): boolean {
  const card = core.top[from] ?? 0;
  const under = core.below[card] ?? 0;
  if (makesRoom(core, card, under)) return true;
  const covered = core.top[to] ?? 0;
  core.top[from] = under;
  core.top[to] = card;
  const isTimely = felled(core, SHOTS[to] ?? []) || (!isRoyal(core.pending) && preparesShot(core, to));
  core.top[from] = card;
  core.top[to] = covered;
  return isTimely;
}

function felled(core: GridCore, shots: readonly Shot[]): boolean {
  for (const shot of shots) if (fells(core, shot)) return true;
  return false;
}

function fells(core: GridCore, shot: Shot): boolean {
  return (core.living & (1 << shot.spot)) !== 0 && strength(core, shot) >= healthAt(core, shot.spot);
}

/** Whether the card that waits could now fell a royal past the card of a cell. */
function preparesShot(core: GridCore, cell: number): boolean {
  for (const aim of AIMS_THROUGH[cell] ?? []) {
    if (valueOf(core.top[aim.from] ?? 0) <= valueOf(core.pending) && fells(core, aim)) return true;
  }
  return false;
}
