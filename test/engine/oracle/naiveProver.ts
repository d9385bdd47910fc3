import type { Board, Category, Formation, RulesetId, Seat } from '../../../src/engine/stones/types.ts';

/**
 * The prover as one would write it on a slow afternoon: try every completion and look at each. It shares no
 * code with the engine and knows no masks; what the two agree on is hardly wrong in both.
 */

export interface NaiveProof {
  readonly proven: boolean;
  readonly why: string;
  readonly own: Formation | null;
  readonly rival: Formation | null;
}

/** A card taken apart. */
interface Face {
  readonly value: number;
  readonly suit: string;
}

const bestFirst: readonly Category[] = ['suited-run', 'triple', 'flush', 'run', 'sum'];

export function naiveProof(board: Board, stoneNumber: number, seat: Seat): NaiveProof {
  const stone = board.stones[stoneNumber - 1];
  if (stone === undefined) throw new RangeError(`There is no stone ${stoneNumber}.`);
  const own = naiveFormation(stone[seat]);
  const otherSide = seat === 'A' ? stone.B : stone.A;
  const laid = naiveFormation(otherSide);

  if (stone.owner !== null) return { proven: false, why: 'already-claimed', own, rival: laid };
  const rival = laid ?? bestCompletion(otherSide, unseenCards(board));
  if (own === null) return { proven: false, why: 'side-incomplete', own, rival };
  if (laid !== null) {
    if (beats(own, laid)) return { proven: true, why: 'better', own, rival };
    if (beats(laid, own)) return { proven: false, why: 'worse', own, rival };
    if (stone.first === seat) return { proven: true, why: 'tie-first', own, rival };
    return { proven: false, why: 'tie-second', own, rival };
  }
  if (rival === null) return { proven: true, why: 'cannot-complete', own, rival };
  if (beats(rival, own)) return { proven: false, why: 'beatable', own, rival };
  return { proven: true, why: 'unbeatable', own, rival };
}

/** What three cards are worth; null for fewer. */
export function naiveFormation(cards: readonly string[]): Formation | null {
  const [one, two, three] = cards.map(faceOf);
  if (one === undefined || two === undefined || three === undefined) return null;
  return formationOfFaces(one, two, three);
}

export function beats(one: Formation, other: Formation): boolean {
  if (one.category !== other.category) {
    return bestFirst.indexOf(one.category) < bestFirst.indexOf(other.category);
  }
  return one.sum > other.sum;
}

export function unseenCards(board: Board): string[] {
  const seen = new Set<string>(board.stones.flatMap((stone) => [...stone.A, ...stone.B]));
  return allCards(board.ruleset).filter((card) => !seen.has(card));
}

export function allCards(ruleset: RulesetId): string[] {
  const values = ruleset === 'border-stones' ? 'A23456789TJQK' : '123456789';
  const suits = ruleset === 'border-stones' ? 'shdc' : 'roygbp';
  return suits.split('').flatMap((suit) => values.split('').map((value) => value + suit));
}

export function valueOfCard(card: string): number {
  const letter = card.charAt(0);
  return 'A23456789TJQK'.indexOf(letter === '1' ? 'A' : letter) + 1;
}

/** The best that up to two cards laid and some of the others make; null where those are too few. */
export function bestCompletion(side: readonly string[], unseen: readonly string[]): Formation | null {
  const laid = side.map(faceOf);
  const left = unseen.map(faceOf);
  let best: Formation | null = null;
  for (const [one, two, three] of completions(laid, left)) {
    const formation = formationOfFaces(one, two, three);
    if (best === null || beats(formation, best)) best = formation;
  }
  return best;
}

/** Every way to make three of up to two cards laid and the cards left. */
function* completions(laid: readonly Face[], left: readonly Face[]): Generator<[Face, Face, Face]> {
  const [first, second] = laid;
  for (const [place, card] of left.entries()) {
    if (first !== undefined && second !== undefined) yield [first, second, card];
    else {
      for (const two of completions([...laid, card], left.slice(place + 1))) yield two;
    }
  }
}

function formationOfFaces(one: Face, two: Face, three: Face): Formation {
  const sum = one.value + two.value + three.value;
  const low = Math.min(one.value, two.value, three.value);
  const high = Math.max(one.value, two.value, three.value);
  const middle = sum - low - high;
  const oneSuit = one.suit === two.suit && two.suit === three.suit;
  const inRow = low + 1 === middle && middle + 1 === high;
  return { category: categoryOf(oneSuit, inRow, low === high), sum };
}

function categoryOf(oneSuit: boolean, inRow: boolean, equal: boolean): Category {
  if (oneSuit && inRow) return 'suited-run';
  if (equal) return 'triple';
  if (oneSuit) return 'flush';
  return inRow ? 'run' : 'sum';
}

function faceOf(card: string): Face {
  return { value: valueOfCard(card), suit: card.charAt(1) };
}
