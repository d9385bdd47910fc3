import { codeOf, deckOf, NO_CARD, suitOf, valueOf } from '../../engine/stones/cards.ts';
import { layoutOf, NOBODY, type Layout } from '../../engine/stones/layout.ts';
import { isProof, judge } from '../../engine/stones/prover.ts';
import { otherSeat, seatIndex, STONES } from '../../engine/stones/seats.ts';
import type { Sight } from './sight.ts';

/**
 * A sight in numbers, for a player that tries every card at every stone: sides as in engine/stones/layout.ts, cards as in
 * cards.ts, seats and sets of stones as in seats.ts.
 */
export interface Table {
  readonly layout: Layout;
  /** The own seat and the other one. */
  readonly me: number;
  readonly rival: number;
  /** The own hand, in canonical order. */
  readonly hand: readonly number[];
  /** All cards that lie in the rival's hand or in the pile: which of them where, nobody knows. */
  readonly hidden: readonly number[];
  readonly rivalHand: number;
  readonly pile: number;
}

/** Reads a sight. */
export function tableOf(sight: Sight): Table {
  const layout = layoutOf(sight);
  const hand = sight.hand.map(codeOf).sort((one, other) => one - other);
  const rival = otherSeat(sight.seat);
  return {
    layout,
    me: seatIndex(sight.seat),
    rival: seatIndex(rival),
    hand,
    hidden: deckOf(sight.ruleset).codes.filter((code) => isUnseen(layout, code) && !hand.includes(code)),
    rivalHand: sight.handSizes[rival],
    pile: sight.pile,
  };
}

function isUnseen({ unseen }: Layout, code: number): boolean {
  return ((unseen[suitOf(code)] ?? 0) & (1 << valueOf(code))) !== 0;
}

/** The cards that lie on a side, in the order laid. */
export function cardsOn({ laid }: Layout, side: number): number[] {
  const cards: number[] = [];
  for (let place = 3 * side; place < 3 * side + 3; place++) {
    const card = laid[place] ?? NO_CARD;
    if (card !== NO_CARD) cards.push(card);
  }
  return cards;
}

/** The stones that a seat owns or could prove now, at the right time. What is proven stays proven. */
export function surelyOf(layout: Layout, seat: number): number {
  let stones = 0;
  for (let stone = 0; stone < STONES; stone++) {
    const side = 2 * stone + seat;
    if (layout.owner[stone] === side || isProof(judge(layout, side))) stones |= 1 << stone;
  }
  return stones;
}

/** What `look` finds while a card lies on a side that has room; afterwards all is as before. */
export function whileLaid<Found>(layout: Layout, card: number, side: number, look: () => Found): Found {
  const { laid, unseen, first } = layout;
  const [suit, stone] = [suitOf(card), side >> 1];
  const place = laid.indexOf(NO_CARD, 3 * side);
  const firstBefore = first[stone] ?? NOBODY;
  laid[place] = card;
  unseen[suit] = (unseen[suit] ?? 0) & ~(1 << valueOf(card));
  if (place === 3 * side + 2 && firstBefore === NOBODY) first[stone] = side;
  try {
    return look();
  } finally {
    laid[place] = NO_CARD;
    unseen[suit] = (unseen[suit] ?? 0) | (1 << valueOf(card));
    first[stone] = firstBefore;
  }
}
