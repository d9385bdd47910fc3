import { codeOf, deckOf, NO_CARD } from './cards.ts';
import { scoreOf, sumOf } from './formation.ts';
import { prove } from './prover.ts';
import { cardsThatRuleOut } from './ruledOut.ts';
import { otherSeat, stoneAt } from './seats.ts';
import type { Board, Card, Proof, Seat, Stone, StoneNumber } from './types.ts';

/** A card that lies face up, and where. */
export interface LyingCard {
  readonly card: Card;
  readonly stone: StoneNumber;
}

/** What a verdict rests on, for everybody at the table to check. */
export type Grounds =
  /** Both sides are complete: the two formations, and who was first, say it all. */
  | { readonly kind: 'compared' }
  /** The unseen cards of `proof.witness` would make the other side better. */
  | { readonly kind: 'beatable' }
  /** Whatever cards the other side got, it could not become better. */
  | { readonly kind: 'nothing-better' }
  /**
   * The other side could only become better with one of these or more, and they lie open. All such cards where
   * it lacks one; where it lacks more, enough of them to leave no way.
   */
  | { readonly kind: 'ruled-out'; readonly by: readonly LyingCard[] }
  /** These are all cards that the other side could get: too few to make it better. Said where it says less. */
  | { readonly kind: 'few-left'; readonly unseen: readonly Card[] }
  /** The other side lacks more cards than are unseen. */
  | { readonly kind: 'too-few'; readonly lacking: number; readonly unseen: readonly Card[] }
  /** The side asked about lacks cards itself. */
  | { readonly kind: 'unfinished'; readonly lacking: number }
  /** Owned though it is not proven: the final settlement gave it to the only complete side. */
  | { readonly kind: 'only-complete' }
  /** Owned with an unfinished side: the final settlement went by the cards and their sums. */
  | { readonly kind: 'counted'; readonly cards: BySeat; readonly sums: BySeat };

type BySeat = Readonly<Record<Seat, number>>;

/** A verdict with all that is needed to make a child see it, in any language. */
export interface Explanation {
  /** Whose side was looked at: the owner's at an owned stone, whoever was asked about. */
  readonly seat: Seat;
  readonly owner: Seat | null;
  /** The verdict on that side as the table lies now; at an owned stone, as if nobody owned it. */
  readonly proof: Proof;
  readonly grounds: Grounds;
}

/**
 * Explains the verdict on a side from the public table alone.
 *
 * What an owned stone was given for can't be read off the table later, only what stands now; and what was proven
 * then is proven still, since the unseen cards have only become fewer.
 */
export function explain(board: Board, number: StoneNumber, seat: Seat): Explanation {
  const stone = board.stones[number - 1];
  if (stone === undefined) throw new RangeError(`The board has no stone ${number}`);
  const { owner } = stone;
  const asked = owner ?? seat;
  const open = { ...board, stones: board.stones.with(number - 1, { ...stone, owner: null }) };
  const proof = prove(open, number, asked);
  return { seat: asked, owner, proof, grounds: groundsOf(open, stone, asked, proof.why) };
}

function groundsOf(board: Board, stone: Stone, seat: Seat, why: Proof['why']): Grounds {
  const { owner } = stone;
  switch (why) {
    case 'better':
    case 'tie-first':
    case 'worse':
    case 'tie-second':
      return { kind: 'compared' };
    case 'unbeatable':
      return ruledOut(board, stone[seat], stone[otherSeat(seat)]);
    case 'cannot-complete':
      return { kind: 'too-few', lacking: 3 - stone[otherSeat(seat)].length, unseen: unseenOf(board) };
    case 'beatable':
      return { kind: owner === null ? 'beatable' : 'only-complete' };
    case 'side-incomplete':
    case 'already-claimed':
      return owner === null ? { kind: 'unfinished', lacking: 3 - stone[seat].length } : counted(stone);
  }
}

/** Either what lies open or what doesn't is the shorter story of why nothing better can come. */
function ruledOut(board: Board, own: readonly Card[], rival: readonly Card[]): Grounds {
  const [one = NO_CARD, two = NO_CARD, three = NO_CARD] = own.map(codeOf);
  const places = placesOf(board);
  const unseen = unseenOf(board);
  const codes = cardsThatRuleOut(
    deckOf(board.ruleset).codes,
    rival.map(codeOf),
    (code) => places.has(code),
    scoreOf(one, two, three),
    unseen.length,
  );
  if (codes === null) return { kind: 'few-left', unseen };
  const by = codes.flatMap((code) => places.get(code) ?? []);
  return by.length === 0 ? { kind: 'nothing-better' } : { kind: 'ruled-out', by };
}

/** Every card that lies face up, by its code. */
function placesOf({ stones }: Board): ReadonlyMap<number, LyingCard> {
  const places = new Map<number, LyingCard>();
  stones.forEach(({ A, B }, index) => {
    for (const card of [...A, ...B]) places.set(codeOf(card), { card, stone: stoneAt(index) });
  });
  return places;
}

function counted({ A, B }: Stone): Grounds {
  return { kind: 'counted', cards: { A: A.length, B: B.length }, sums: { A: sumOf(A), B: sumOf(B) } };
}

function unseenOf({ ruleset, stones }: Board): readonly Card[] {
  const seen = new Set(stones.flatMap(({ A, B }) => [...A, ...B]));
  return deckOf(ruleset).cards.filter((card) => !seen.has(card));
}
