import { chronicleInto } from './chronicle.ts';
import { codeOf } from './cards.ts';
import { DuelCore, giveStone, putDown, setupOf } from './core.ts';
import { rulesOf, standardOptions } from './rules.ts';
import { seatIndex, SEATS, otherSeat } from './seats.ts';
import { settle } from './settlement.ts';
import type { Board, Event, Options, Stone } from './types.ts';

/**
 * What a settlement makes of a table, as though nobody could play there any more: its steps and the outcome. It
 * asks not how the table came about, so it also answers for tables that no deck leads to.
 */
export function settleBoard(board: Board): Event[] {
  const core = coreOf(board, standardOptions(rulesOf(board.ruleset)));
  const events: Event[] = [];
  settle(core, chronicleInto(events, board.ruleset));
  return events;
}

/** A bare duel with these cards and owners: no hands, no pile, A to move. */
export function coreOf(board: Board, options: Options): DuelCore {
  const core = new DuelCore(setupOf(board.ruleset, options));
  board.stones.forEach((stone, index) => putStone(core, stone, index));
  return core;
}

function putStone(core: DuelCore, stone: Stone, index: number): void {
  const first = stone.first ?? SEATS[0];
  for (const seat of [first, otherSeat(first)]) {
    for (const card of stone[seat]) putDown(core, codeOf(card), 2 * index + seatIndex(seat));
  }
  if (stone.owner !== null) giveStone(core, index, seatIndex(stone.owner));
}
