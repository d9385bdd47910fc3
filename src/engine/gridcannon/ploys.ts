import { targetsOf } from './attack.ts';
import { NO_CARD, valueOf } from './cards.ts';
import { pop, push, topValue } from './core.ts';
import type { GridCore } from './core.ts';
import { ALL_SPOTS } from './geometry.ts';

/** What aces and jokers can do at this moment. */

/** Whether a card of this value may lie on a cell: on an equal or lower one, or on an empty cell. */
export function fits(core: GridCore, cell: number, value: number): boolean {
  return topValue(core, cell) <= value;
}

/** Whether the top card of a cell may move to another one. */
export function mayMove(core: GridCore, from: number, to: number): boolean {
  return from !== to && core.top[from] !== NO_CARD && fits(core, to, topValue(core, from));
}

/** Whether any ploy that is left can be used: wherever a card lies, since the highest of them may move anywhere. */
export function canUsePloy(core: GridCore): boolean {
  return core.aces + core.jokers > 0 && core.top.some((card) => card !== NO_CARD);
}

/** Whether the number card that waits fits anywhere. */
export function fitsAnywhere(core: GridCore): boolean {
  const value = valueOf(core.pending);
  for (let cell = 0; cell < 9; cell++) if (fits(core, cell, value)) return true;
  return false;
}

/**
 * Whether the unused ploys can make room for the number card that waits: any ace can; jokers can if some sequence of
 * legal moves of those left opens a place. A move that wins the game is the last of its sequence.
 */
export function canMakeRoom(core: GridCore): boolean {
  if (core.aces > 0) return true;
  const value = valueOf(core.pending);
  // One joker alone is tried before two: mostly it is enough, and there are far fewer ways to use it.
  for (let jokers = 1; jokers <= core.jokers; jokers++) if (canOpen(core, jokers, value)) return true;
  return false;
}

function canOpen(core: GridCore, jokers: number, value: number): boolean {
  if (jokers === 0) return false;
  for (let from = 0; from < 9; from++) {
    for (let to = 0; to < 9; to++) {
      if (mayMove(core, from, to) && opensBy(core, from, to, jokers, value)) return true;
    }
  }
  return false;
}

function opensBy(core: GridCore, from: number, to: number, jokers: number, value: number): boolean {
  push(core, to, pop(core, from));
  const opens = (fits(core, from, value) || canOpen(core, jokers - 1, value)) && !wins(core, to);
  push(core, from, pop(core, to));
  return opens;
}

function wins(core: GridCore, cell: number): boolean {
  return (core.fallen | targetsOf(core, cell)) === ALL_SPOTS;
}
