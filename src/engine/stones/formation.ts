import { codeOf, suitOf, valueOf } from './cards.ts';
import type { Card, Category, Formation } from './types.ts';

/**
 * What three cards are worth.
 *
 * A **score** packs a formation into one integer that compares as the rules compare: `rank << 6 | sum`, the rank
 * from 1 (`sum`) to 5 (`suited-run`), the sum of the values at most 39. 0 (`NO_FORMATION`) is below them all.
 */

/** The score of a side that has no formation and can't get one. */
export const NO_FORMATION = 0;

/** Ranks of the categories inside a score: the higher, the better. */
export const RANK = { 'suited-run': 5, triple: 4, flush: 3, run: 2, sum: 1 } as const satisfies Record<
  Category,
  number
>;

const categories = ['sum', 'run', 'flush', 'triple', 'suited-run'] as const satisfies readonly Category[];

/** Packs a rank and a sum of values into a score. */
export function makeScore(rank: number, sum: number): number {
  return (rank << 6) | sum;
}

/** The score of three cards, given as codes in any order. */
export function scoreOf(one: number, two: number, three: number): number {
  const sum = valueOf(one) + valueOf(two) + valueOf(three);
  const values = (1 << valueOf(one)) | (1 << valueOf(two)) | (1 << valueOf(three));
  const lowest = values & -values;
  const isRun = values === lowest * 7;
  if (suitOf(one) === suitOf(two) && suitOf(two) === suitOf(three)) {
    return makeScore(isRun ? RANK['suited-run'] : RANK.flush, sum);
  }
  if (values === lowest) return makeScore(RANK.triple, sum);
  return makeScore(isRun ? RANK.run : RANK.sum, sum);
}

/** Unpacks a score; null for `NO_FORMATION`. */
export function formationOfScore(score: number): Formation | null {
  const category = categories[(score >> 6) - 1];
  return category === undefined ? null : { category, sum: score & 63 };
}

/** What a side is worth; null unless it has its three cards. */
export function formationOf(side: readonly Card[]): Formation | null {
  const [one, two, three] = side;
  if (one === undefined || two === undefined || three === undefined) return null;
  return formationOfScore(scoreOf(codeOf(one), codeOf(two), codeOf(three)));
}

/** Above 0 where `one` is better, below where `other` is, 0 where category and sum are equal. */
export function compareFormations(one: Formation, other: Formation): number {
  return makeScore(RANK[one.category], one.sum) - makeScore(RANK[other.category], other.sum);
}

/** The sum of the values of any number of cards; 0 for none. */
export function sumOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + valueOf(codeOf(card)), 0);
}
