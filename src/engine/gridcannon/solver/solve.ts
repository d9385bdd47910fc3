import type { GridCore } from '../core.ts';
import { actionOf } from '../legal.ts';
import { GridPosition } from '../position.ts';
import type { GridSolution } from '../solution.ts';
import { Appraiser } from './appraiser.ts';
import { Beam } from './beam.ts';
import { exhaust } from './exhaust.ts';
import { ploysLeft } from './hope.ts';
import type { Line } from './line.ts';
import { readWeights } from './weights.ts';

/** One round of a search: a beam of some width, and how many games are looked at to prove that there is nothing better. */
interface Round {
  readonly width: number;
  readonly proving: number;
}

const rounds: readonly Round[] = [
  { width: 60, proving: 3_000 },
  { width: 200, proving: 12_000 },
  { width: 600, proving: 50_000 },
  { width: 2_000, proving: 200_000 },
  { width: 6_000, proving: 800_000 },
  { width: 20_000, proving: 3_000_000 },
];

let trained: Appraiser | null = null;

/**
 * Finds a line that wins, with the highest score that it can, or proves that there is none. It looks for any win first,
 * then for higher scores, with ever wider beams, until it is to stop, nothing better is possible, or it has nothing left
 * to try.
 *
 * @param position any position; of one that is over it says how it ended
 * @param shouldStop asked every some dozen games; the solver has no clock. The same answers give the same solution
 * @param hearBetter hears the score of each line that is better than those before, as soon as it is found
 */
export function solveGrid(
  position: GridPosition,
  shouldStop: () => boolean,
  hearBetter: (score: number) => void = () => undefined,
): GridSolution {
  const { core } = GridPosition.open(position);
  if (core.phase === 'over') {
    return core.won ? { outcome: 'won', score: core.aces + core.jokers, actions: [] } : { outcome: 'lost' };
  }
  return new Quest(core, shouldStop, hearBetter).pursue();
}

/** What has been found so far, and what may still be found. */
class Quest {
  readonly #core: GridCore;
  readonly #shouldStop: () => boolean;
  readonly #hearBetter: (score: number) => void;
  readonly #appraiser = (trained ??= new Appraiser(readWeights()));
  readonly #most: number;
  /** Scores that a beam needs not be sent for: it had room enough, and found none. */
  readonly #barren = new Set<number>();
  #best: Line | null = null;
  /** Whether nothing better than the best can be. */
  #isProved = false;

  constructor(core: GridCore, shouldStop: () => boolean, hearBetter: (score: number) => void) {
    this.#core = core;
    this.#shouldStop = shouldStop;
    this.#hearBetter = hearBetter;
    this.#most = ploysLeft(core);
  }

  pursue(): GridSolution {
    for (const { width, proving } of rounds) {
      if (!this.#best) this.#send(width, 0);
      if (!this.#isDone()) this.#prove(proving);
      this.#aimHigh(width);
      if (this.#isDone()) break;
    }
    return this.#solution();
  }

  /** The least score that would be better than the best. */
  get #wanted(): number {
    return this.#best ? this.#best.score + 1 : 0;
  }

  #isDone(): boolean {
    return this.#isProved || this.#wanted > this.#most || this.#shouldStop();
  }

  /** Tries for every score that would be better, the highest first: of those the fewest games are worth a look. */
  #aimHigh(width: number): void {
    for (let score = this.#most; score >= this.#wanted && !this.#isDone(); score--) {
      this.#send(width, score);
    }
  }

  /** Sends a beam out for a score. */
  #send(width: number, wanted: number): void {
    if (this.#barren.has(wanted)) return;
    const beam = new Beam(this.#core, {
      appraiser: this.#appraiser,
      width,
      wanted,
      shouldStop: this.#shouldStop,
    }).run();
    if (beam.best) this.#find(beam.best);
    else if (beam.isWideEnough) this.#barren.add(wanted);
  }

  #prove(most: number): void {
    const found = exhaust(this.#core, { wanted: this.#wanted, most, shouldStop: this.#shouldStop });
    if (found === 'gave-up') return;
    if (found === 'none') this.#isProved = true;
    else this.#find(found);
  }

  #find(line: Line): void {
    this.#best = line;
    this.#hearBetter(line.score);
  }

  #solution(): GridSolution {
    if (this.#best) {
      return { outcome: 'won', score: this.#best.score, actions: this.#best.moves.map(actionOf) };
    }
    return { outcome: this.#isProved ? 'lost' : 'unknown' };
  }
}
