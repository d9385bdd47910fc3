import { isRoyal, NO_CARD } from '../cards.ts';
import type { GridCore } from '../core.ts';
import { EXTRACT, listMoves, MOST_MOVES, PLACE, REASSIGN } from '../legal.ts';
import type { Appraiser } from './appraiser.ts';
import { Candidates, FULL, KNOWN, WORTHLESS } from './candidates.ts';
import { Desk } from './desk.ts';
import type { Line } from './line.ts';
import { siftPloys } from './sift.ts';
import { Store } from './store.ts';
import { Trail } from './trail.ts';

/**
 * A beam search: all games that a card leads to are looked at together, a layer, and only the most promising of them are
 * carried on to the next card. Games in which a ploy was spent belong to the same layer, since the same card still waits.
 */

/** How many candidates a layer may have for each game that goes on, and at least. */
const GROWTH = 12;
const LEAST_CANDIDATES = 4096;

/** It is asked whether to stop each time after so many games. */
const GAMES_BETWEEN_LOOKS = 32;

export interface BeamOptions {
  readonly appraiser: Appraiser;
  /** How many games of a layer go on. */
  readonly width: number;
  /** The least score that is sought. */
  readonly wanted: number;
  readonly shouldStop: () => boolean;
  readonly watcher?: Watcher;
}

/** Whoever wants to learn from a search. */
export interface Watcher {
  /** Added to the worth of a game. */
  noise(): number;
  /** All games of a layer, before those that come of them are chosen. */
  layer(layer: Layer): void;
  /** The number of the game that a winning move was made in. The search goes on for more of the same score. */
  won(node: number): void;
}

/** Games of a search at the same card. */
export class Layer {
  readonly store: Store;
  /** By slot: the number in the trail, and the cells that a ploy was spent on for the sake of the card that waits, as a mask. */
  readonly nodes: Int32Array;
  readonly owed: Uint16Array;
  readonly capacity: number;
  size = 0;

  constructor(capacity: number) {
    this.store = new Store(capacity);
    this.nodes = new Int32Array(capacity);
    this.owed = new Uint16Array(capacity);
    this.capacity = capacity;
  }
}

export class Beam {
  readonly trail = new Trail();
  /** The best line so far. */
  best: Line | null = null;
  /** Whether nothing was left out for want of width: a wider beam would find no more. */
  isWideEnough = true;

  readonly #options: BeamOptions;
  readonly #desk = new Desk();
  readonly #moves = new Uint16Array(MOST_MOVES);
  readonly #dealt: Candidates;
  readonly #ployed: Candidates;
  #here: Layer;
  #next: Layer;
  #wanted: number;

  constructor(root: GridCore, options: BeamOptions) {
    const { width, wanted } = options;
    this.#options = options;
    this.#wanted = wanted;
    this.#dealt = new Candidates(Math.max(LEAST_CANDIDATES, width * GROWTH));
    this.#ployed = new Candidates(Math.max(LEAST_CANDIDATES, width * GROWTH));
    const capacity = Math.ceil(width * 1.5) + 64;
    this.#here = new Layer(capacity);
    this.#next = new Layer(capacity);
    this.#desk.lay(root);
    this.#here.store.save(this.#desk, 0);
    this.#here.size = 1;
  }

  /** Searches to the end, or until it is to stop. */
  run(): this {
    const { shouldStop, watcher, width } = this.#options;
    while (this.#here.size > 0) {
      this.#dealt.clear();
      for (let from = 0; from < this.#here.size;) {
        const to = this.#here.size;
        this.#ployed.clear();
        for (let slot = from; slot < to; slot++) {
          if (slot % GAMES_BETWEEN_LOOKS === 0 && shouldStop()) return this.#stopped();
          this.#expand(slot);
        }
        from = to;
        this.#keepBest(this.#ployed, this.#here, Math.min(width >> 1, this.#here.capacity - to));
      }
      watcher?.layer(this.#here);
      this.#next.size = 0;
      this.#keepBest(this.#dealt, this.#next, width);
      [this.#here, this.#next] = [this.#next, this.#here];
    }
    return this;
  }

  #stopped(): this {
    this.isWideEnough = false;
    return this;
  }

  /** Adds all games that one move leads to, to the candidates; not where a ploy was spent to no purpose. */
  #expand(slot: number): void {
    const { core, print } = this.#desk;
    const { store, owed } = this.#here;
    store.load(this.#desk, slot);
    const count = siftPloys(core, this.#moves, listMoves(core, this.#moves));
    const { fallen } = core;
    const debt = owed[slot] ?? 0;
    for (let each = 0; each < count; each++) {
      if (each > 0) store.load(this.#desk, slot);
      const move = this.#moves[each] ?? 0;
      this.#desk.play(move);
      const isElsewhere = move >> 8 === PLACE && (debt & (1 << cellOf(move))) === 0;
      if (debt !== 0 && isElsewhere && core.fallen === fallen) continue;
      if (core.phase === 'over') {
        if (core.won) this.#win(slot, move);
        continue;
      }
      print.take(core);
      this.#enter(isPloyMove(move) ? this.#ployed : this.#dealt, slot, move);
    }
  }

  #enter(into: Candidates, slot: number, move: number): void {
    const { core, print } = this.#desk;
    const number = into.enter(print.high, print.low, slot, move);
    if (number === KNOWN) return;
    if (number === FULL) {
      this.isWideEnough = false;
      return;
    }
    const { appraiser, watcher } = this.#options;
    const worth = appraiser.appraise(core, print, this.#wanted);
    into.worths[number] = watcher && worth !== WORTHLESS ? worth + watcher.noise() : worth;
  }

  #win(slot: number, move: number): void {
    const { aces, jokers } = this.#desk.core;
    const score = aces + jokers;
    if (score < this.#wanted) return;
    const node = this.#here.nodes[slot] ?? 0;
    const { watcher } = this.#options;
    watcher?.won(node);
    if (this.best && score <= this.best.score) return;
    this.best = { score, moves: [...this.trail.lineTo(node), move] };
    if (!watcher) this.#wanted = score + 1;
  }

  /** Lets the best of the candidates go on. */
  #keepBest(candidates: Candidates, into: Layer, limit: number): void {
    const count = candidates.choose(limit);
    if (count === limit) this.isWideEnough = false;
    for (let each = 0; each < count; each++) this.#keep(candidates, candidates.chosen[each] ?? 0, into);
  }

  #keep(candidates: Candidates, number: number, into: Layer): void {
    const { core } = this.#desk;
    const here = this.#here;
    const parent = candidates.parents[number] ?? 0;
    const move = candidates.moves[number] ?? 0;
    here.store.load(this.#desk, parent);
    const { fallen } = core;
    this.#desk.play(move);
    const slot = into.size++;
    into.store.save(this.#desk, slot);
    into.nodes[slot] = this.trail.add(here.nodes[parent] ?? 0, move);
    into.owed[slot] =
      into === here ? this.#owedAfter(move, here.owed[parent] ?? 0, core.fallen !== fallen) : 0;
  }

  /** A ploy that felled nothing was spent for the card that waits: that one has to make use of it, or fell a royal. */
  #owedAfter(move: number, before: number, hasFelled: boolean): number {
    const { pending } = this.#desk.core;
    if (pending === NO_CARD || isRoyal(pending)) return 0;
    return hasFelled && move >> 8 === REASSIGN ? before : before | (1 << cellOf(move));
  }
}

function cellOf(move: number): number {
  return (move >> 4) & 15;
}

function isPloyMove(move: number): boolean {
  return move >> 8 === EXTRACT || move >> 8 === REASSIGN;
}
