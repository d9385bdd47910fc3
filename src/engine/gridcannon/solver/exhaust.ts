import { silence } from '../chronicle.ts';
import { GridCore } from '../core.ts';
import { listMoves, MOST_MOVES } from '../legal.ts';
import { makeMove } from '../moves.ts';
import { Fingerprint } from './fingerprint.ts';
import { isBeyondHope, ploysLeft } from './hope.ts';
import type { Line } from './line.ts';
import { Seen } from './seen.ts';

/**
 * Looks at everything: every legal move of every game that a game can come to. What it does not find there is not. Only
 * games that came up before in another order, and those that are provably beyond hope, are passed over.
 */

/** It is asked whether to stop each time after so many games. */
const GAMES_BETWEEN_LOOKS = 64;

export interface ExhaustOptions {
  /** The least score that is sought. */
  readonly wanted: number;
  /** How many different games are looked at before it gives up: up to three quarters of a power of two. */
  readonly most: number;
  readonly shouldStop: () => boolean;
}

/** A winning line of at least the score that was wanted; `none` where there is none; or it gave up. */
export type Exhausted = Line | 'none' | 'gave-up';

/** Looks for a line from a game that is not over. */
export function exhaust(core: GridCore, options: ExhaustOptions): Exhausted {
  return new Exhaustion(options).from(core);
}

/** A game on the way to the one that is looked at, and its moves. */
interface Step {
  readonly core: GridCore;
  readonly moves: Uint16Array;
}

class Exhaustion {
  readonly #options: ExhaustOptions;
  readonly #seen: Seen;
  readonly #print = new Fingerprint();
  readonly #steps: Step[] = [];
  #looked = 0;

  constructor(options: ExhaustOptions) {
    this.#options = options;
    this.#seen = new Seen(2 ** Math.ceil(Math.log2(options.most / 0.75)));
  }

  from(core: GridCore): Exhausted {
    this.#step(0).core.become(core);
    return this.#search(0);
  }

  #search(depth: number): Exhausted {
    const { core, moves } = this.#step(depth);
    const { core: after } = this.#step(depth + 1);
    const count = listMoves(core, moves);
    for (let each = 0; each < count; each++) {
      const move = moves[each] ?? 0;
      makeMove(after.become(core), move, silence);
      const found = this.#judge(after) ?? this.#search(depth + 1);
      if (found === 'none') continue;
      return found === 'gave-up' ? found : { score: found.score, moves: [move, ...found.moves] };
    }
    return 'none';
  }

  /** What is known of a game without looking further; null where it has to be searched. */
  #judge(core: GridCore): Exhausted | null {
    const { wanted, most, shouldStop } = this.#options;
    const spare = ploysLeft(core) - wanted;
    if (spare < 0) return 'none';
    if (core.phase === 'over') return core.won ? { score: core.aces + core.jokers, moves: [] } : 'none';
    if (spare === 0 && isBeyondHope(core)) return 'none';
    if (!this.#isNew(core)) return 'none';
    this.#looked += 1;
    if (this.#looked >= most) return 'gave-up';
    return this.#looked % GAMES_BETWEEN_LOOKS === 0 && shouldStop() ? 'gave-up' : null;
  }

  /**
   * What lies under the top cards matters as long as there are ploys, even where none may be spent: jokers that could make
   * room forbid armour.
   */
  #isNew(core: GridCore): boolean {
    const print = this.#print;
    print.takePile(core);
    print.take(core);
    if (ploysLeft(core) > 0) print.addStacks(core);
    return this.#seen.add(print.high, print.low);
  }

  #step(depth: number): Step {
    return (this.#steps[depth] ??= { core: new GridCore(), moves: new Uint16Array(MOST_MOVES) });
  }
}
