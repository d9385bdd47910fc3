import type { GridCore } from '../core.ts';
import { WORTHLESS } from './candidates.ts';
import { Describer } from './describer.ts';
import type { Fingerprint } from './fingerprint.ts';
import { Outlook } from './outlook.ts';
import { TRAITS } from './traits.ts';

/**
 * How promising a game is. Its worth is the sum of the weights of its traits. There is a table of weights for each stage
 * of a game and for each number of ploys that may still be spent: what is fine with thirty cards to come is not with three.
 */

/** Stages begin at so many number cards to come. */
const STAGES = [0, 4, 8, 12, 16, 21] as const;
/** Tables of a stage: for no ploy to spare, for one, and for more. */
const SPARES = 3;

/** How many tables there are, of `TRAITS` weights each. */
export const TABLES = STAGES.length * SPARES;

const stageOf = Uint8Array.from({ length: 64 }, (_, numbers) =>
  STAGES.findLastIndex((from) => numbers >= from),
);

/** How many outlooks are remembered: a power of two. */
const OUTLOOKS = 1024;

export class Appraiser {
  /** The traits of the game appraised last. */
  readonly describer = new Describer();
  /** Where the table that it was appraised by begins. */
  offset = 0;

  readonly #weights: Float32Array;
  readonly #outlooks = Array.from({ length: OUTLOOKS }, () => new Outlook());
  readonly #highs = new Int32Array(OUTLOOKS);
  readonly #lows = new Int32Array(OUTLOOKS);

  /** @param weights `TABLES` tables one behind the other */
  constructor(weights: Float32Array) {
    this.#weights = weights;
  }

  /**
   * The worth of a game, comparable between games of one layer of a beam; `WORTHLESS` where the score that is sought is
   * out of reach.
   *
   * @param print the fingerprint of its pile, at least
   * @param wanted the least score that is sought
   */
  appraise(core: GridCore, print: Fingerprint, wanted: number): number {
    const outlook = this.#outlook(core, print);
    const spare = core.aces + core.jokers + outlook.ploys - wanted;
    if (spare < 0) return WORTHLESS;
    if (!this.describer.describe(core, outlook, spare)) return WORTHLESS;
    const stage = stageOf[outlook.numbers] ?? 0;
    this.offset = (stage * SPARES + Math.min(SPARES - 1, spare)) * TRAITS;
    return this.#sum();
  }

  #sum(): number {
    const { traits, count } = this.describer;
    const [weights, offset] = [this.#weights, this.offset];
    let worth = 0;
    for (let each = 0; each < count; each++) worth += weights[offset + (traits[each] ?? 0)] ?? 0;
    return worth;
  }

  /** The outlook of a pile and what waits: most games of a layer share it with many others. */
  #outlook(core: GridCore, { pileHigh, pileLow }: Fingerprint): Outlook {
    const low = pileLow ^ Math.imul(core.pending | (core.held << 7), 0x9e3779b1);
    const place = (pileHigh ^ low) & (OUTLOOKS - 1);
    const outlook = (this.#outlooks[place] ??= new Outlook());
    if (this.#highs[place] !== pileHigh || this.#lows[place] !== low) {
      this.#highs[place] = pileHigh;
      this.#lows[place] = low;
      outlook.read(core);
    }
    return outlook;
  }
}
