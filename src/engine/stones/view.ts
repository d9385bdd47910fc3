import { cardOf, compareCards, NO_CARD } from './cards.ts';
import type { DuelCore } from './core.ts';
import { handOf } from './legal.ts';
import { NOBODY } from './layout.ts';
import { outcomeOf, pointsOf, toMove } from './outcome.ts';
import { StonesPosition, type Inside } from './position.ts';
import { seatAt, seatIndex, stoneAt, STONE_NUMBERS } from './seats.ts';
import type { Board, Card, RulesetId, Seat, Stone, View } from './types.ts';

/** The one place where secrets are removed. */

/**
 * What a seat may see of a position, or, with null, what everybody may: never the other hand while the duel
 * runs, and never the pile.
 */
export function viewOf(position: StonesPosition, seat: Seat | null): View {
  const inside = StonesPosition.open(position);
  const { core, options, ruleset, refused } = inside;
  const outcome = outcomeOf(position);
  const hands = { A: sortedHand(inside, 'A'), B: sortedHand(inside, 'B') };
  const { stones } = boardOf(ruleset, core);
  return {
    ruleset,
    stones,
    options,
    seat,
    turn: toMove(position),
    phase: core.phase,
    hand: seat === null ? [] : hands[seat],
    handSizes: { A: hands.A.length, B: hands.B.length },
    pile: core.deck.length - core.dealt,
    lastPlayed: lastPlayed(inside),
    refused: refused
      .filter(({ stone }) => core.owner[stone - 1] === NOBODY)
      .map(({ seat: claimer, stone, proof }) => ({ seat: claimer, stone, proof })),
    outcome,
    points: pointsOf(position),
    hands: outcome === null ? null : hands,
  };
}

/** What lies on the table. */
export function boardOf(ruleset: RulesetId, core: DuelCore): Board {
  return { ruleset, stones: STONE_NUMBERS.map((stone) => stoneOf(ruleset, core, stone - 1)) };
}

function stoneOf(ruleset: RulesetId, core: DuelCore, stone: number): Stone {
  return {
    A: cardsOfSide(ruleset, core, 2 * stone),
    B: cardsOfSide(ruleset, core, 2 * stone + 1),
    owner: seatOfSide(core.owner[stone] ?? NOBODY),
    first: seatOfSide(core.first[stone] ?? NOBODY),
  };
}

function cardsOfSide(ruleset: RulesetId, core: DuelCore, side: number): Card[] {
  const cards: Card[] = [];
  for (let place = 3 * side; place < 3 * side + 3; place++) {
    const code = core.laid[place] ?? NO_CARD;
    if (code !== NO_CARD) cards.push(cardOf(ruleset, code));
  }
  return cards;
}

function seatOfSide(side: number): Seat | null {
  return side === NOBODY ? null : seatAt(side & 1);
}

function sortedHand({ core, ruleset }: Inside, seat: Seat): Card[] {
  const cards = handOf(core, seatIndex(seat)).map((code) => cardOf(ruleset, code));
  return cards.sort(compareCards);
}

function lastPlayed({ core, ruleset }: Inside): View['lastPlayed'] {
  const { lastSide: side } = core;
  const seat = seatOfSide(side);
  if (seat === null) return null;
  const card = cardsOfSide(ruleset, core, side).at(-1);
  return card === undefined ? null : { seat, card, stone: stoneAt(side >> 1) };
}
