import type { StonesPosition } from './position.ts';
import { otherSeat } from './seats.ts';
import type { Card, Options, Outcome, Phase, RulesetId, Seat, Stone } from './types.ts';
import { viewOf } from './view.ts';

/**
 * Positions as plain JSON for programs that analyse and play: cards as one text with blanks between, hands in
 * code-unit order. The keys, and their order, are part of the line protocol.
 */

/** A stone with each side as one text, in the order laid. */
export interface AnalysedStone {
  readonly A: string;
  readonly B: string;
  readonly owner: Seat | null;
  readonly first: Seat | null;
}

/** A position with nothing hidden but the order of the pile. */
export interface Analysis {
  readonly turn: Seat | null;
  readonly phase: Phase;
  readonly stones: readonly AnalysedStone[];
  readonly hands: Readonly<Record<Seat, string>>;
  readonly pile: number;
  readonly result: Outcome | null;
  readonly points: Readonly<Record<Seat, number>> | null;
}

/** What a computer player gets: no more than a person in its seat sees. */
export interface Observation extends Omit<Analysis, 'hands'> {
  readonly game: RulesetId;
  readonly you: Seat;
  readonly hand: string;
  readonly opponentHand: number;
  readonly options: Options;
}

/** Everything that an analyst may know; not for players while the duel runs. */
export function analyse(position: StonesPosition): Analysis {
  const view = viewOf(position, null);
  return {
    turn: view.turn,
    phase: view.phase,
    stones: view.stones.map(analyseStone),
    hands: { A: handText(viewOf(position, 'A').hand), B: handText(viewOf(position, 'B').hand) },
    pile: view.pile,
    result: view.outcome,
    points: view.points,
  };
}

/** What a seat sees. */
export function observe(position: StonesPosition, you: Seat): Observation {
  const view = viewOf(position, you);
  return {
    turn: view.turn,
    phase: view.phase,
    stones: view.stones.map(analyseStone),
    pile: view.pile,
    result: view.outcome,
    points: view.points,
    game: view.ruleset,
    you,
    hand: handText(view.hand),
    opponentHand: view.handSizes[otherSeat(you)],
    options: view.options,
  };
}

function analyseStone({ A, B, owner, first }: Stone): AnalysedStone {
  return { A: A.join(' '), B: B.join(' '), owner, first };
}

function handText(cards: readonly Card[]): string {
  return [...cards].sort().join(' ');
}
