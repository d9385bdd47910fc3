import { cardOf, NO_CARD } from './cards.ts';
import { formationOfScore, NO_FORMATION, scoreOf } from './formation.ts';
import { layoutOf, NOBODY, sideOf, type Layout } from './layout.ts';
import { bestReach } from './reach.ts';
import type { Board, Proof, ProvenWhy, Seat, StoneNumber, UnprovenWhy } from './types.ts';
import { witnessOf } from './witness.ts';

/**
 * Whether a seat can claim a stone, and why: its side against the other one or, where that one is unfinished,
 * against the best that the unseen cards could still make of it. A tie is for whoever was complete first.
 *
 * It is given the public table alone, so no hand can have a say in it: everybody can check the proof.
 *
 * @returns the verdict. At an owned stone `rival` is null unless it is complete, for nobody may play there; where
 * the own side is unfinished, `rival` says all the same what the other side is, or can become.
 */
export function prove(board: Board, stone: StoneNumber, seat: Seat): Proof {
  const layout = layoutOf(board);
  const side = sideOf(stone, seat);
  const why = judge(layout, side);
  const own = formationOfScore(scoreOfSide(layout.laid, side));
  return { proven: isProof(why), why, own, ...rivalOf(board, layout, side ^ 1) };
}

/**
 * The verdict on one side of a compact table. Looks at the rules' questions in their order: owned already, own
 * side unfinished, then the comparison. Allocates nothing.
 */
export function judge(layout: Layout, side: number): ProvenWhy | UnprovenWhy {
  const { laid, first, owner, unseen } = layout;
  if (owner[side >> 1] !== NOBODY) return 'already-claimed';
  const own = scoreOfSide(laid, side);
  if (own === NO_FORMATION) return 'side-incomplete';
  const rival = scoreOfSide(laid, side ^ 1);
  if (rival !== NO_FORMATION) {
    if (own !== rival) return own > rival ? 'better' : 'worse';
    return first[side >> 1] === side ? 'tie-first' : 'tie-second';
  }
  const reach = reachOfSide(laid, unseen, side ^ 1);
  if (reach === NO_FORMATION) return 'cannot-complete';
  return reach > own ? 'beatable' : 'unbeatable';
}

/** The score (formation.ts) of a side; `NO_FORMATION` until its third card lies. */
export function scoreOfSide(laid: Uint8Array, side: number): number {
  const start = 3 * side;
  const third = laid[start + 2] ?? NO_CARD;
  if (third === NO_CARD) return NO_FORMATION;
  return scoreOf(laid[start] ?? NO_CARD, laid[start + 1] ?? NO_CARD, third);
}

/** Whether a verdict hands the stone over. */
export function isProof(why: ProvenWhy | UnprovenWhy): why is ProvenWhy {
  return why === 'better' || why === 'tie-first' || why === 'unbeatable' || why === 'cannot-complete';
}

/** The best score of an unfinished side; `NO_FORMATION` where it can't be finished. */
function reachOfSide(laid: Uint8Array, unseen: Int32Array, side: number): number {
  const start = 3 * side;
  return bestReach(unseen, laid[start] ?? NO_CARD, laid[start + 1] ?? NO_CARD);
}

function rivalOf(board: Board, layout: Layout, side: number): Pick<Proof, 'rival' | 'witness'> {
  const { laid, owner, unseen } = layout;
  const complete = formationOfScore(scoreOfSide(laid, side));
  if (complete !== null) return { rival: complete, witness: null };
  const score = owner[side >> 1] === NOBODY ? reachOfSide(laid, unseen, side) : NO_FORMATION;
  const rival = formationOfScore(score);
  if (rival === null) return { rival: null, witness: null };
  const cards = [...laid.subarray(3 * side, 3 * side + 3)].filter((code) => code !== NO_CARD);
  return { rival, witness: witnessOf(unseen, cards, score).map((code) => cardOf(board.ruleset, code)) };
}
