import { makeCode, SUIT_SLOTS, suitOf, valueOf } from './cards.ts';
import { formationOfScore } from './formation.ts';

/**
 * The unseen cards that complete a side to the best that it can reach.
 *
 * @param unseen masks of the unseen cards (cards.ts)
 * @param laid the codes of the cards that lie there, up to two
 * @param score what `bestReach` said of this side; for any other score the answer means nothing
 * @returns as many codes as the side lacks, or none for `NO_FORMATION`
 */
export function witnessOf(unseen: Int32Array, laid: readonly number[], score: number): readonly number[] {
  const best = formationOfScore(score);
  if (best === null) return [];
  const cards = unseenDownwards(unseen);
  const lacking = 3 - laid.length;
  const middle = best.sum / 3;
  switch (best.category) {
    case 'suited-run':
      return inOneSuit(cards.filter(isNear(middle)), laid, lacking, best.sum);
    case 'triple':
      return cards.filter((code) => valueOf(code) === middle).slice(0, lacking);
    case 'flush':
      return inOneSuit(cards, laid, lacking, best.sum);
    case 'run':
      return oneOfEachValue(cards.filter(isNear(middle)), laid);
    case 'sum':
      return cards.slice(0, lacking);
  }
}

/** All unseen cards, high values first. */
function unseenDownwards(unseen: Int32Array): number[] {
  const cards: number[] = [];
  for (let value = 15; value > 0; value--) {
    for (let suit = 0; suit < SUIT_SLOTS; suit++) {
      if (((unseen[suit] ?? 0) & (1 << value)) !== 0) cards.push(makeCode(suit, value));
    }
  }
  return cards;
}

/** The highest cards of the suit that brings the side to this sum: that of the cards laid, where there are any. */
function inOneSuit(
  cards: readonly number[],
  laid: readonly number[],
  lacking: number,
  sum: number,
): readonly number[] {
  const wanted = sum - sumOfCodes(laid);
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    if (laid.some((code) => suitOf(code) !== suit)) continue;
    const highest = cards.filter((code) => suitOf(code) === suit).slice(0, lacking);
    if (highest.length === lacking && sumOfCodes(highest) === wanted) return highest;
  }
  return [];
}

/** A card of each value that isn't laid yet. */
function oneOfEachValue(cards: readonly number[], laid: readonly number[]): readonly number[] {
  const values = new Set(laid.map(valueOf));
  return cards.filter((code) => {
    if (values.has(valueOf(code))) return false;
    values.add(valueOf(code));
    return true;
  });
}

function isNear(middle: number): (code: number) => boolean {
  return (code) => Math.abs(valueOf(code) - middle) <= 1;
}

function sumOfCodes(codes: readonly number[]): number {
  return codes.reduce((sum, code) => sum + valueOf(code), 0);
}
