import { codeOf, deckOf, fullMasks, suitOf, valueOf } from './cards.ts';
import { seatIndex, STONES } from './seats.ts';
import type { Board, Card, Seat, StoneNumber } from './types.ts';

/**
 * A compact table: what lies face up, for code that proves millions of times.
 *
 * A **side** is numbered `2 * stone + seat`, the stone from 0 and the seat 0 for A, 1 for B; so `side ^ 1` is the
 * other side of the same stone.
 */
export interface Layout {
  /** Three card codes a side, in the order laid, from `3 * side`; `NO_CARD` where none lies yet. */
  readonly laid: Uint8Array;
  /** By stone: the side (not the seat) that was complete first, or `NOBODY`. */
  readonly first: Int8Array;
  /** By stone: the side that owns it, or `NOBODY`. */
  readonly owner: Int8Array;
  /** Masks of the unseen cards (cards.ts): the whole deck without those laid. */
  readonly unseen: Int32Array;
}

/** No side, where a side is stored. */
export const NOBODY = -1;

/** The number of a seat's side at a stone. */
export function sideOf(stone: StoneNumber, seat: Seat): number {
  return 2 * (stone - 1) + seatIndex(seat);
}

/** The compact form of a board. */
export function layoutOf(board: Board): Layout {
  const layout = {
    laid: new Uint8Array(6 * STONES),
    first: new Int8Array(STONES).fill(NOBODY),
    owner: new Int8Array(STONES).fill(NOBODY),
    unseen: fullMasks(deckOf(board.ruleset)),
  };
  board.stones.forEach((stone, index) => {
    layCards(layout, 2 * index, stone.A);
    layCards(layout, 2 * index + 1, stone.B);
    if (stone.first !== null) layout.first[index] = 2 * index + seatIndex(stone.first);
    if (stone.owner !== null) layout.owner[index] = 2 * index + seatIndex(stone.owner);
  });
  return layout;
}

function layCards({ laid, unseen }: Layout, side: number, cards: readonly Card[]): void {
  cards.forEach((card, place) => {
    const code = codeOf(card);
    laid[3 * side + place] = code;
    unseen[suitOf(code)] = (unseen[suitOf(code)] ?? 0) & ~(1 << valueOf(code));
  });
}
