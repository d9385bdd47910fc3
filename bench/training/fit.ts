import { TABLES } from '../../src/engine/gridcannon/solver/appraiser.ts';
import { TRAITS } from '../../src/engine/gridcannon/solver/traits.ts';
import type { Generator } from '../../src/engine/gridcannon/playouts.ts';
import type { Pairs } from './pairs.ts';

/**
 * Learns weights from pairs by logistic regression: the better game is to have the greater sum. A weight is the sum of a
 * part that all tables share, of which there is much evidence, and of one of its own.
 */

const EPOCHS = 4;
/** How far a weight moves at first; it moves less the more it has moved (AdaGrad), and less towards the end. */
const PACE = 0.3;
const OWN_PACE = 0.4;
const LEAST_PACE = 0.05;
/** A weight's own part wears off, so that what little evidence there is makes no great weight. */
const WEAR = 1e-5;
/** One pair in so many is left out, to see how well the rest has taught. */
const EXAM = 10;

export interface Fit {
  /** As `Appraiser` takes them. */
  readonly weights: Float32Array;
  /** The share of the pairs left out that are put in the right order. */
  readonly right: number;
}

export function fit(pairs: Pairs, generator: Generator): Fit {
  const learner = new Learner(pairs);
  const lessons = EPOCHS * pairs.size;
  for (let lesson = 0; lesson < lessons; lesson++) {
    const pair = Math.floor((generator() / 2 ** 32) * pairs.size);
    if (pair % EXAM !== 0) learner.learn(pair, LEAST_PACE + (1 - LEAST_PACE) * (1 - lesson / lessons));
  }
  return { weights: learner.weights(), right: learner.examine() };
}

class Learner {
  readonly #pairs: Pairs;
  readonly #shared = new Float32Array(TRAITS);
  readonly #own = new Float32Array(TABLES * TRAITS);
  /** How much each has moved. */
  readonly #sharedPast = new Float32Array(TRAITS).fill(1);
  readonly #ownPast = new Float32Array(TABLES * TRAITS).fill(1);

  constructor(pairs: Pairs) {
    this.#pairs = pairs;
  }

  learn(pair: number, pace: number): void {
    const surprise = 1 / (1 + Math.exp(this.#lead(pair)));
    this.#move(pair * 2, surprise, pace);
    this.#move(pair * 2 + 1, -surprise, pace);
  }

  examine(): number {
    let [asked, right] = [0, 0];
    for (let pair = 0; pair < this.#pairs.size; pair += EXAM) {
      asked += 1;
      if (this.#lead(pair) > 0) right += 1;
    }
    return right / asked;
  }

  weights(): Float32Array {
    return this.#own.map((own, place) => own + (this.#shared[place % TRAITS] ?? 0));
  }

  /** By how much the better game of a pair is ahead. */
  #lead(pair: number): number {
    return this.#worth(pair * 2) - this.#worth(pair * 2 + 1);
  }

  #worth(game: number): number {
    const offset = this.#pairs.offsetOf(game);
    let worth = 0;
    for (const trait of this.#pairs.traitsOf(game)) {
      worth += (this.#own[offset + trait] ?? 0) + (this.#shared[trait] ?? 0);
    }
    return worth;
  }

  #move(game: number, by: number, pace: number): void {
    const offset = this.#pairs.offsetOf(game);
    for (const trait of this.#pairs.traitsOf(game)) {
      const past = (this.#sharedPast[trait] ?? 0) + by * by;
      this.#sharedPast[trait] = past;
      this.#shared[trait] = (this.#shared[trait] ?? 0) + (PACE * pace * by) / Math.sqrt(past);
      const place = offset + trait;
      const ownPast = (this.#ownPast[place] ?? 0) + by * by;
      this.#ownPast[place] = ownPast;
      const own = this.#own[place] ?? 0;
      this.#own[place] = own + (PACE * OWN_PACE * pace * by) / Math.sqrt(ownPast) - WEAR * own;
    }
  }
}
