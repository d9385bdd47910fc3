import { NO_CARD, SUIT_SLOTS, suitOf, valueOf } from './cards.ts';
import { makeScore, NO_FORMATION, RANK } from './formation.ts';

/**
 * The best formation that an unfinished side can still reach, in closed form.
 *
 * Nothing is enumerated: each category is one or two operations on the masks of the unseen cards (cards.ts), and
 * categories are tried from the best down. The first that can be reached is the answer, which is also why the
 * weaker tests need no care: where the flush is looked at, no suited run is left that could hide in it.
 * No allocation: this is what computer players and random games call all the time.
 */

/**
 * The score (formation.ts) of the best completion of a side of no, one or two cards.
 *
 * @param unseen masks of the unseen cards
 * @param one the code of a card laid, or `NO_CARD`
 * @param two the code of another, or `NO_CARD`; never a card where `one` is none
 * @returns `NO_FORMATION` where too few unseen cards are left to complete the side
 */
export function bestReach(unseen: Int32Array, one: number, two: number): number {
  if (two !== NO_CARD) return reachOfTwo(unseen, one, two);
  return one === NO_CARD ? reachOfNone(unseen) : reachOfOne(unseen, one);
}

function reachOfTwo(unseen: Int32Array, one: number, two: number): number {
  const low = Math.min(valueOf(one), valueOf(two));
  const high = Math.max(valueOf(one), valueOf(two));
  const laid = low + high;
  const sameSuit = suitOf(one) === suitOf(two);
  const ofSuit = sameSuit ? (unseen[suitOf(one)] ?? 0) : 0;
  const fits = valuesThatFit(low, high);
  if ((ofSuit & fits) !== 0) return makeScore(RANK['suited-run'], laid + highest(ofSuit & fits));
  if (low === high) {
    const any = anyOf(unseen);
    if ((any & (1 << low)) !== 0) return makeScore(RANK.triple, 3 * low);
    return any === 0 ? NO_FORMATION : makeScore(RANK.sum, laid + highest(any));
  }
  if (ofSuit !== 0) return makeScore(RANK.flush, laid + highest(ofSuit));
  const any = anyOf(unseen);
  if ((any & fits) !== 0) return makeScore(RANK.run, laid + highest(any & fits));
  return any === 0 ? NO_FORMATION : makeScore(RANK.sum, laid + highest(any));
}

function reachOfOne(unseen: Int32Array, card: number): number {
  const value = valueOf(card);
  const own = 1 << value;
  const ofSuit = unseen[suitOf(card)] ?? 0;
  // The lowest value of a run through the card is at most two below it.
  const starts = (7 << value) >> 2;
  const suitedRuns = runsIn(ofSuit | own) & starts;
  if (suitedRuns !== 0) return makeScore(RANK['suited-run'], sumOfRun(suitedRuns));

  let once = 0;
  let twice = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    const mask = unseen[suit] ?? 0;
    twice |= once & mask;
    once |= mask;
  }
  if ((twice & own) !== 0) return makeScore(RANK.triple, 3 * value);

  const second = withoutHighest(ofSuit);
  if (second !== 0) return makeScore(RANK.flush, value + highest(ofSuit) + highest(second));

  const runs = runsIn(once | own) & starts;
  if (runs !== 0) return makeScore(RANK.run, sumOfRun(runs));

  if (once === 0) return NO_FORMATION;
  const best = highest(once);
  const others = (twice & (1 << best)) === 0 ? withoutHighest(once) : once;
  return others === 0 ? NO_FORMATION : makeScore(RANK.sum, value + best + highest(others));
}

function reachOfNone(unseen: Int32Array): number {
  let once = 0;
  let twice = 0;
  let thrice = 0;
  let suitedRuns = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    const mask = unseen[suit] ?? 0;
    suitedRuns |= runsIn(mask);
    thrice |= twice & mask;
    twice |= once & mask;
    once |= mask;
  }
  if (suitedRuns !== 0) return makeScore(RANK['suited-run'], sumOfRun(suitedRuns));
  if (thrice !== 0) return makeScore(RANK.triple, 3 * highest(thrice));

  const flush = bestFlush(unseen);
  if (flush !== 0) return makeScore(RANK.flush, flush);

  const runs = runsIn(once);
  if (runs !== 0) return makeScore(RANK.run, sumOfRun(runs));
  return bestSum(once, twice);
}

/** The highest sum of three values of one suit, 0 where no suit has three. */
function bestFlush(unseen: Int32Array): number {
  let best = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) {
    const mask = unseen[suit] ?? 0;
    const two = withoutHighest(mask);
    const one = withoutHighest(two);
    if (one !== 0) best = Math.max(best, highest(mask) + highest(two) + highest(one));
  }
  return best;
}

/** The score of the three highest cards, where no value is left three times. */
function bestSum(once: number, twice: number): number {
  let sum = 0;
  let cards = 0;
  for (let left = once; left !== 0 && cards < 3; left = withoutHighest(left)) {
    const value = highest(left);
    const count = cards < 2 && (twice & (1 << value)) !== 0 ? 2 : 1;
    sum += count * value;
    cards += count;
  }
  return cards < 3 ? NO_FORMATION : makeScore(RANK.sum, sum);
}

/** Every value that at least one unseen card has. */
function anyOf(unseen: Int32Array): number {
  let any = 0;
  for (let suit = 0; suit < SUIT_SLOTS; suit++) any |= unseen[suit] ?? 0;
  return any;
}

/** The values that make a run of two different ones: those beside them, or the one between. */
function valuesThatFit(low: number, high: number): number {
  if (high - low === 1) return (1 << (low - 1)) | (1 << (high + 1));
  return high - low === 2 ? 1 << (low + 1) : 0;
}

/** The lowest values of all runs of three in a mask. */
function runsIn(mask: number): number {
  return mask & (mask >> 1) & (mask >> 2);
}

/** The sum of the highest of the runs whose lowest values are given. */
function sumOfRun(starts: number): number {
  return 3 * (highest(starts) + 1);
}

/** The highest value in a mask that isn't empty. */
function highest(mask: number): number {
  return 31 - Math.clz32(mask);
}

function withoutHighest(mask: number): number {
  return mask === 0 ? 0 : mask ^ (1 << highest(mask));
}
