import { describe, expect, it } from 'vitest';
import { prove } from '../../src/engine/stones/prover.ts';
import type { Formation, Proof, RulesetId, Seat } from '../../src/engine/stones/types.ts';
import { boardFrom } from './boards.ts';

/** What is asked about A's side of stone 1, and what the answer must be; the rival like `triple 27, by 7c`. */
type Row = readonly [name: string, stones: string, why: Proof['why'], own: string, rival: string];

/** All of the deck lies elsewhere: 47 cards, whose order means nothing. */
const ALL_BUT_FIVE =
  'As3s4s|5s6s7s^A/8s9sTs|JsQsKs^A/Ah2h3h|5h6h7h^A/8h9hTh|JhQhKh^A/Ad2d3d|4d5d7d^A/8d9dTd|JdKdAc^A/2c3c4c|5c6c7c^A/8c9cTc|JcQc';
/** The same without the jack of hearts. */
const ALL_BUT_SIX =
  'As3s4s|5s6s7s^A/8s9sTs|JsQsKs^A/Ah2h3h|5h6h7h^A/8h9hTh|QhKhAd^A/2d3d4d|5d7d8d^A/9dTdJd|KdAc2c^A/3c4c5c|6c7c8c^A/9cTcJc|Qc';

// prettier-ignore
const borderStones: readonly Row[] = [
  ['Anna takes it: both cards that could refute her lie open', '9s9h9d|5c6c/4c|7c', 'unbeatable', 'triple 27', 'flush 24, by Kc'],
  ['Anna waits: the seven of clubs lies nowhere', '9s9h9d|5c6c/4c|', 'beatable', 'triple 27', 'suited-run 18, by 7c'],
  ['the card that refutes lies open at a stone long taken', '9s9h9d|5c6c/4c7s2h|7cTd=A', 'unbeatable', 'triple 27', 'flush 24, by Kc'],
  ['the highest suited run against nothing at all', 'JsQsKs|', 'unbeatable', 'suited-run 36', 'suited-run 36, by Kh Qh Jh'],
  ['the second highest against nothing at all', 'TsJsQs|', 'beatable', 'suited-run 33', 'suited-run 36, by Kh Qh Jh'],
  ['a tie with what is not finished yet is for who is', '4s6s5s|6h4h', 'unbeatable', 'suited-run 15', 'suited-run 15, by 5h'],
  ['a run with a hole has one way to close', '8s8h8d|4c6c/5c|', 'unbeatable', 'triple 24', 'flush 23, by Kc'],
  ['a run at the low end has one way to grow', '8s8h8d|Ac2c/3c|', 'unbeatable', 'triple 24', 'flush 16, by Kc'],
  ['nothing wraps round: queen, king and ace are no run', '8s8h8d|QcKc/Jc|', 'unbeatable', 'triple 24', 'flush 35, by Tc'],
  ['ace, two and three are one', 'Kd2s4d|Ah2h', 'beatable', 'sum 19', 'suited-run 6, by 3h'],
  ['a pair becomes a triple with the third or the fourth', '7s8s9s|KdKc/Ks|', 'unbeatable', 'suited-run 24', 'triple 39, by Kh'],
  ['a pair that can become none stays a sum', '7s8h9d|KdKc/Ks|Kh', 'unbeatable', 'run 24', 'sum 38, by Qs'],
  ['one card waits for a pair', 'QsQhQd|9c/8c|Tc', 'unbeatable', 'triple 36', 'triple 27, by 9s 9h'],
  ['a run of several suits', '2s2h5d|6s7h', 'beatable', 'sum 9', 'run 21, by 8s'],
  ['better', '4s5s6s|KsKhKd^B', 'better', 'suited-run 15', 'triple 39'],
  ['worse', 'KsKhKd|4s5s6s^A', 'worse', 'triple 39', 'suited-run 15'],
  ['the higher sum of one category', '2s4s9s|3h5h8h^B', 'worse', 'flush 15', 'flush 16'],
  ['equal, and complete first', '2s4s9s|3h5h7h^A', 'tie-first', 'flush 15', 'flush 15'],
  ['equal, and complete second', '2s4s9s|3h5h7h^B', 'tie-second', 'flush 15', 'flush 15'],
  ['queen, king and ace compared', 'QsKhAd|2s3h4d^A', 'worse', 'sum 26', 'run 9'],
  ['an unfinished side proves nothing', '9s9h|5c6c4c', 'side-incomplete', 'none', 'suited-run 15'],
  ['nor against nothing', '|/JsQsKs|JhQhKh^A/JdQdKd|', 'side-incomplete', 'none', 'suited-run 36, by Kc Qc Jc'],
  ['taken already, by oneself', 'JsQsKs|=A', 'already-claimed', 'suited-run 36', 'none'],
  ['taken already, by the other', '9s9h|5c6c4c=B', 'already-claimed', 'none', 'suited-run 15'],
  ['taken already goes before unfinished', '|=B', 'already-claimed', 'none', 'none'],
  ['not one card is left to finish with', `2s4h6d|KcQd/${ALL_BUT_FIVE}`, 'cannot-complete', 'sum 12', 'none'],
  ['the last card finishes it', `2s4h6d|KcQd/${ALL_BUT_SIX}`, 'beatable', 'sum 12', 'run 36, by Jh'],
];

// prettier-ignore
const schottenTotten: readonly Row[] = [
  ['the highest of one colour against nothing', '7r8r9r|', 'unbeatable', 'suited-run 24', 'suited-run 24, by 9o 8o 7o'],
  ['one, two and three of one colour beat three nines', '1r2r3r|9o9y9g^B', 'better', 'suited-run 6', 'triple 27'],
  ['nothing wraps round: nine, one and two are no run', '9r1o2y|1r2o4y^A', 'better', 'sum 12', 'sum 7'],
  ['nor can they become one', '5r5o5y|9b1b/7b8b|2b3b', 'unbeatable', 'triple 15', 'flush 16, by 6b'],
  ['of six nines four are seen, two are enough', '8r8o8y|9r/9o9y9g|7r8b', 'beatable', 'triple 24', 'triple 27, by 9b 9p'],
  ['of six nines five are seen, one is not', '8r8o8y|9r/9o9y9g|9b7r', 'unbeatable', 'triple 24', 'flush 20, by 6r 5r'],
];

describe('the named positions of the prover', () => {
  it.each(borderStones)('border-stones: %s', expectRow('border-stones'));
  it.each(schottenTotten)('schotten-totten: %s', expectRow('schotten-totten'));
  it.each(schottenTotten)('schotten-totten-online: %s', expectRow('schotten-totten-online'));

  it('asks for B as it does for A', () => {
    expect(proofOf('border-stones', '5c6c|9s9h9d/4c|7c', 'B')).toEqual(
      proofOf('border-stones', '9s9h9d|5c6c/4c|7c', 'A'),
    );
  });
});

function expectRow(ruleset: RulesetId): (...row: Row) => void {
  return (_name, stones, why, own, rival) => {
    const proof = proofOf(ruleset, stones, 'A');
    const witness = proof.witness === null ? '' : `, by ${proof.witness.join(' ')}`;
    expect([proof.why, textOf(proof.own), textOf(proof.rival) + witness]).toEqual([why, own, rival]);
    expect(proof.proven).toBe(['better', 'tie-first', 'unbeatable', 'cannot-complete'].includes(why));
  };
}

/** The proof of stone 1. */
function proofOf(ruleset: RulesetId, stones: string, seat: Seat): Proof {
  return prove(boardFrom(ruleset, stones), 1, seat);
}

function textOf(formation: Formation | null): string {
  return formation === null ? 'none' : `${formation.category} ${formation.sum}`;
}
