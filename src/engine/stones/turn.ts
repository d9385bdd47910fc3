import { prove } from './prover.ts';
import { isTimeToClaim } from './rules.ts';
import { maskOf, STONE_NUMBERS } from './seats.ts';
import type { Board, Card, Seat, StoneNumber, View } from './types.ts';
import { winBy } from './winning.ts';

/** What a person can do now, from a view alone: for buttons, menus and autocomplete. */

export interface TurnOptions {
  /** Whether the viewer has a card to lay now. */
  readonly mayPlay: boolean;
  /** The viewer's hand, also while the other is up, so that one can look ahead. */
  readonly cards: readonly Card[];
  /** `openStones`, also while the other is up. */
  readonly stones: readonly StoneNumber[];
  /** Where the viewer may try to claim now: at the right time, unowned, own side complete. Not all will be proven. */
  readonly claims: readonly StoneNumber[];
  /** Those of `claims` that are proven. */
  readonly provable: readonly StoneNumber[];
  /** Whether ending the turn (passing, where no card could be laid) is the viewer's decision now. */
  readonly mayEnd: boolean;
}

/** The part of a view that says what can be done. */
export type TurnView = Pick<View, 'ruleset' | 'stones' | 'options' | 'seat' | 'turn' | 'phase' | 'hand'>;

/** What the viewer can do. Nothing at all for a view of the public, and once the duel is over. */
export function turnOptions(view: TurnView): TurnOptions {
  const { seat } = view;
  if (seat === null || view.phase === 'over') {
    return { mayPlay: false, cards: [], stones: [], claims: [], provable: [], mayEnd: false };
  }
  const stones = openStones(view);
  const canPlay = view.hand.length > 0 && stones.length > 0;
  const isUp = view.turn === seat;
  const mayPlay = isUp && view.phase === 'start' && canPlay;
  const moment = view.phase === 'played' ? 'after-card' : canPlay ? 'before-card' : 'no-card';
  const mayClaim = isUp && isTimeToClaim(view.options.claims, moment);
  const claims = mayClaim ? unownedStones(view).filter((stone) => sideLength(view, stone, seat) === 3) : [];
  const provable = claims.filter((stone) => prove(view, stone, seat).proven);
  return { mayPlay, cards: view.hand, stones, claims, provable, mayEnd: isUp && !mayPlay };
}

/** Where the viewer's side has room and nobody owns the stone, whoever is up; none for a view of the public. */
export function openStones(view: Pick<View, 'ruleset' | 'stones' | 'seat' | 'phase'>): StoneNumber[] {
  const { seat } = view;
  if (seat === null || view.phase === 'over') return [];
  return unownedStones(view).filter((stone) => sideLength(view, stone, seat) < 3);
}

/** The unowned stones each of which would win at once for a seat: its fifth, or the third of three adjacent ones. */
export function winningStones(board: Board, seat: Seat): StoneNumber[] {
  const owned = stonesOwned(board, seat);
  return unownedStones(board).filter((stone) => winBy(maskOf([...owned, stone])) !== null);
}

/** The stones that a seat owns, upwards. */
export function stonesOwned(board: Board, seat: Seat): StoneNumber[] {
  return STONE_NUMBERS.filter((stone) => board.stones[stone - 1]?.owner === seat);
}

function unownedStones(board: Board): StoneNumber[] {
  return STONE_NUMBERS.filter((stone) => board.stones[stone - 1]?.owner === null);
}

function sideLength(board: Board, stone: StoneNumber, seat: Seat): number {
  return board.stones[stone - 1]?.[seat].length ?? 0;
}
