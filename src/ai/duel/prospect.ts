import { scoreOf } from '../../engine/stones/formation.ts';
import type { Supply } from './supply.ts';

/**
 * What a side may still become.
 *
 * Every completion of a side has a chance: that its cards come to the player (supply.ts), and that they aren't wanted
 * elsewhere then. Taken as independent of each other, they give the chance that none above a certain formation comes about.
 */

/** Above every score (engine/stones/formation.ts). */
const SCORES = 384;

/** By score, up to `SCORES`: the chance that a side ends below it. */
export type Prospect = Float64Array;

/** How likely one, two or three cards that are there go to this very side. */
const WANTED_HERE = { one: 0.9, two: 0.5, three: 0.1 } as const;

/** What a side with these cards may become. */
export function prospectOf(cards: readonly number[], supply: Supply): Prospect {
  const [one, two, three] = cards;
  if (one !== undefined && two !== undefined && three !== undefined) return certain(scoreOf(one, two, three));
  const misses = new Float64Array(SCORES + 1);
  if (one === undefined) missByThree(misses, supply);
  else if (two === undefined) missByTwo(misses, one, supply);
  else missByOne(misses, one, two, supply);
  return belowEach(misses);
}

/** The chance that one side ends above another, where a tie counts as much as `tie`. */
export function chanceToBeat(own: Prospect, other: Prospect, tie: number): number {
  let chance = 0;
  for (let score = 0; score < SCORES; score++) {
    const exactly = (own[score + 1] ?? 1) - (own[score] ?? 0);
    if (exactly === 0) continue;
    const below = other[score] ?? 0;
    chance += exactly * (below + tie * ((other[score + 1] ?? 1) - below));
  }
  return chance;
}

function certain(score: number): Prospect {
  return new Float64Array(SCORES + 1).fill(1, score + 1);
}

/** From the logarithm of the chance that all completions of a score are missed to the chances to stay below each. */
function belowEach(misses: Float64Array): Prospect {
  let sum = 0;
  let below = 1;
  for (let score = SCORES; score > 0; score--) {
    const miss = misses[score] ?? 0;
    if (miss !== 0) below = Math.exp((sum += miss));
    misses[score] = below;
  }
  return misses;
}

function missByOne(misses: Float64Array, one: number, two: number, { held, hidden, chances }: Supply): void {
  const byHeld = Math.log1p(-WANTED_HERE.one * chances.held);
  const byHidden = Math.log1p(-WANTED_HERE.one * chances.hidden);
  for (const three of held) add(misses, scoreOf(one, two, three), byHeld);
  for (const three of hidden) add(misses, scoreOf(one, two, three), byHidden);
}

function missByTwo(misses: Float64Array, one: number, { held, hidden, chances }: Supply): void {
  const byHeld = Math.log1p(-WANTED_HERE.two * chances.held ** 2);
  const byBoth = Math.log1p(-WANTED_HERE.two * chances.held * chances.hidden);
  const byHidden = Math.log1p(-WANTED_HERE.two * chances.hidden ** 2);
  held.forEach((two, at) => {
    for (let after = at + 1; after < held.length; after++) {
      add(misses, scoreOf(one, two, held[after] ?? 0), byHeld);
    }
    for (const three of hidden) add(misses, scoreOf(one, two, three), byBoth);
  });
  hidden.forEach((two, at) => {
    for (let after = at + 1; after < hidden.length; after++) {
      add(misses, scoreOf(one, two, hidden[after] ?? 0), byHidden);
    }
  });
}

/** Sets of three hidden cards were counted before, since every bare side has the same. */
function missByThree(misses: Float64Array, { held, hidden, hiddenTriples, chances }: Supply): void {
  const by = (ofHand: number) =>
    Math.log1p(-WANTED_HERE.three * chances.held ** ofHand * chances.hidden ** (3 - ofHand));
  const [byHidden, byOne, byTwo, byHeld] = [by(0), by(1), by(2), by(3)];
  hiddenTriples.forEach((count, score) => {
    if (count > 0) misses[score] = count * byHidden;
  });
  held.forEach((one, at) => {
    for (let two = 0; two < hidden.length; two++) {
      for (let three = two + 1; three < hidden.length; three++) {
        add(misses, scoreOf(one, hidden[two] ?? 0, hidden[three] ?? 0), byOne);
      }
    }
    for (let two = at + 1; two < held.length; two++) {
      for (const three of hidden) add(misses, scoreOf(one, held[two] ?? 0, three), byTwo);
      for (let three = two + 1; three < held.length; three++) {
        add(misses, scoreOf(one, held[two] ?? 0, held[three] ?? 0), byHeld);
      }
    }
  });
}

function add(misses: Float64Array, score: number, logarithm: number): void {
  misses[score] = (misses[score] ?? 0) + logarithm;
}

/** By score, how many sets of three of these cards there are. */
export function countTriples(cards: readonly number[]): Uint16Array {
  const counts = new Uint16Array(SCORES);
  for (let one = 0; one < cards.length; one++) {
    for (let two = one + 1; two < cards.length; two++) {
      for (let three = two + 1; three < cards.length; three++) {
        const score = scoreOf(cards[one] ?? 0, cards[two] ?? 0, cards[three] ?? 0);
        counts[score] = (counts[score] ?? 0) + 1;
      }
    }
  }
  return counts;
}
