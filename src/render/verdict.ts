import { explain } from '../engine/stones/explain.ts';
import type { Grounds } from '../engine/stones/explain.ts';
import { compareFormations, formationOf } from '../engine/stones/formation.ts';
import { otherSeat } from '../engine/stones/seats.ts';
import type { Event, Formation, Proof, Seat, StoneNumber, View } from '../engine/stones/types.ts';
import { formationName } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import { LEFT, RIGHT } from './board.ts';
import type { Look } from './board.ts';
import { strip } from './cards.ts';
import { facesOf, mentionAt } from './faces.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { PublicView, TableFace } from './table.ts';

/** A claim as it was judged. */
export type ClaimEvent = Extract<Event, { readonly type: 'claimed' | 'claimRefused' }>;

/** The most cards that are listed as ruling something out; a child reads no more. */
const LISTED = 8;

/** A verdict of the prover, for everybody: the stone is taken or it is not, both sides, and why. */
export function paintVerdict(table: TableFace, view: PublicView, claim: ClaimEvent): Message {
  const words = facesOf(table);
  const { taken, refused } = words.verdict;
  const headline = (claim.type === 'claimed' ? taken : refused)(mentionAt(table, claim.seat), claim.stone);
  return textMessage(
    [headline, ...claimLines(table, view, claim, { words, left: 'A', you: null })].join('\n'),
  );
}

/** Both sides of a claimed stone and the reason of the verdict, as it was when it fell. */
export function claimLines(table: TableFace, view: View, claim: ClaimEvent, look: Look): readonly string[] {
  const { stone, seat, proof } = claim;
  const now = explain(view, stone, seat);
  const grounds = now.proof.why === proof.why ? now.grounds : groundsOf(proof);
  return [
    ...sideLines(table, view, stone, look),
    ...reasonLines(table, look.words, { seat, proof, grounds }),
  ];
}

/** The left and the right side of a stone, a line each: cards and, where complete, the formation. */
export function sideLines(
  table: TableFace,
  view: View,
  stone: StoneNumber,
  { words, left }: Look,
): readonly string[] {
  const line = (seat: Seat, arrow: string): string => {
    const cards = view.stones[stone - 1]?.[seat] ?? [];
    const formation = formationOf(cards);
    const shown = cards.length === 0 ? words.verdict.nobody : strip(cards, facesOf(table));
    return `${arrow} ${shown}${formation ? ` ${formationName(formation, table.ruleset, words)}` : ''}`;
  };
  return [line(left, LEFT), line(otherSeat(left), RIGHT)];
}

/** A verdict with what it rests on. */
export interface Reason {
  readonly seat: Seat;
  readonly proof: Proof;
  readonly grounds: Grounds;
}

/** Why a side has proof or has not, in sentences that a child can check on the table. */
export function reasonLines(
  table: TableFace,
  words: Locale,
  { seat, proof, grounds }: Reason,
): readonly string[] {
  const { verdict } = words;
  const named = (formation: Formation | null): string =>
    formation ? formationName(formation, table.ruleset, words) : verdict.nobody;
  const names = {
    who: mentionAt(table, seat),
    own: named(proof.own),
    rivalWho: mentionAt(table, otherSeat(seat)),
    rival: named(proof.rival),
    cards: proof.witness ? strip(proof.witness, facesOf(table)) : '',
  };
  switch (grounds.kind) {
    case 'compared':
      return [comparison(words, proof, names)];
    case 'beatable':
      return [verdict.why.beatable(names.own, names.rivalWho, names.rival, names.cards)];
    case 'nothing-better':
      return [
        isTieAtBest(proof)
          ? bestLeft(words, proof, names)
          : verdict.why.nothingBetter(names.own, names.rivalWho),
      ];
    case 'ruled-out':
      return [bestLeft(words, proof, names), `${verdict.ruledOut} ${lying(table, words, grounds)}`];
    case 'few-left':
      return [bestLeft(words, proof, names), `${verdict.fewLeft} ${strip(grounds.unseen, facesOf(table))}`];
    case 'too-few':
      return [verdict.why['cannot-complete'](names.rivalWho, grounds.lacking, grounds.unseen.length)];
    case 'unfinished':
      return [
        verdict.why['side-incomplete'](names.who),
        ...(proof.rival ? [unfinishedRival(words, proof, names)] : []),
      ];
    case 'only-complete':
      return [verdict.why['only-complete']];
    case 'counted':
      return [verdict.why.counted];
  }
}

/** The words of a reason: both players, their formations, and the cards that complete the rival's. */
interface Named {
  readonly who: string;
  readonly own: string;
  readonly rivalWho: string;
  readonly rival: string;
  readonly cards: string;
}

function comparison(
  { verdict: { why } }: Locale,
  proof: Proof,
  { own, rival, who, rivalWho }: Named,
): string {
  if (proof.why === 'tie-first') return why['tie-first'](own, who);
  if (proof.why === 'tie-second') return why['tie-second'](own, rivalWho);
  return proof.why === 'better' ? why.better(own, rival) : why.worse(own, rival);
}

/** The best that an unfinished rival can still get, where that is not enough. */
function bestLeft(
  { verdict: { why } }: Locale,
  proof: Proof,
  { who, own, rivalWho, rival, cards }: Named,
): string {
  return isTieAtBest(proof)
    ? why.equalAtBest(rivalWho, rival, cards, who)
    : why.unbeatable(own, rivalWho, rival, cards);
}

function isTieAtBest({ own, rival }: Proof): boolean {
  return own !== null && rival !== null && compareFormations(own, rival) === 0;
}

function unfinishedRival(
  { verdict: { why } }: Locale,
  proof: Proof,
  { rivalWho, rival, cards }: Named,
): string {
  return proof.witness ? why.bestReach(rivalWho, rival, cards) : why.rivalComplete(rivalWho, rival);
}

function lying(
  table: TableFace,
  { verdict }: Locale,
  { by }: Extract<Grounds, { readonly kind: 'ruled-out' }>,
): string {
  const listed = by
    .slice(0, LISTED)
    .map(({ card, stone }) => verdict.lies(strip([card], facesOf(table)), stone));
  const more = by.length - listed.length;
  return `${[...listed, ...(more > 0 ? [verdict.andMore(more)] : [])].join(', ')}.`;
}

/** What a verdict rested on when it fell, as far as it tells by itself: the table has changed since. */
function groundsOf({ why, witness }: Proof): Grounds {
  if (why === 'beatable') return { kind: 'beatable' };
  return witness || why === 'cannot-complete' ? { kind: 'nothing-better' } : { kind: 'compared' };
}
