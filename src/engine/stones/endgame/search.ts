import { codeOf } from '../cards.ts';
import { findProofs, handOver, takeCard, type DuelCore } from '../core.ts';
import { NOBODY } from '../layout.ts';
import { otherSeat, seatIndex, SEATS } from '../seats.ts';
import { coreOf } from '../settleBoard.ts';
import type { Action, Board, Card, Options, Phase, RulesetId, Seat } from '../types.ts';
import { Memory, type Bound } from './memory.ts';
import { actionOf, CARDLESS, listMoves, makeMove, MOST_MOVES, NO_MOVE, type Move } from './moves.ts';
import { outlookOf } from './outlook.ts';

/**
 * The end of a duel, when the pile is empty: whoever looks at the table can tell the other hand from the cards that are
 * missing. Nothing is hidden any more, and what is best can be found by looking ahead.
 */

/** A duel without a pile, both hands open. */
export interface OpenDuel {
  readonly board: Board;
  readonly options: Options;
  readonly turn: Seat;
  readonly phase: Exclude<Phase, 'over'>;
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
}

/** How far to look. */
export interface Limits {
  /** Positions at most in which the look ahead is broken off. */
  readonly positions: number;
  shouldStop(): boolean;
}

/** What looking ahead has found: an action, and what it leads to where both play as well as can be. */
export interface Finding {
  readonly action: Action;
  /** `open` where the limits came before the end. */
  readonly outcome: 'won' | 'drawn' | 'lost' | 'open';
}

/** The worth of a duel that is won; one that is lost is worth as much below 0, and all that is open lies within 1 of 0. */
const WON = 2;

/** No line is longer: seven cards and nine claims of each player, and turns that are ended by hand. */
const DEEPEST = 48;

/** How often the clock is asked: once in so many positions. A power of two. */
const ASK_EVERY = 256;

/**
 * The best action of the seat whose turn it is. It looks one action further each time, until the duel is decided (so the
 * shortest win is found first) or the limits are reached. The same duel and the same number of positions give the same
 * action, unless it is stopped.
 */
export function searchEndgame(duel: OpenDuel, limits: Limits): Finding {
  return new Search(coreOfDuel(duel), limits).run(duel.board.ruleset);
}

function coreOfDuel({ board, options, turn, phase, hands }: OpenDuel): DuelCore {
  const core = coreOf(board, options);
  for (const seat of SEATS) for (const card of hands[seat]) takeCard(core, seatIndex(seat), codeOf(card));
  core.turn = seatIndex(otherSeat(turn));
  handOver(core, 0);
  core.phase = phase;
  findProofs(core, core.turn);
  return core;
}

/** Between which worths a better move would still change something. */
interface Span {
  readonly least: number;
  readonly most: number;
}

const EVERYTHING: Span = { least: -WON, most: WON };

class Search {
  readonly #root: DuelCore;
  readonly #limits: Limits;
  readonly #memory = new Memory();
  /** By how many actions ahead: a duel and a list of moves to work with. */
  readonly #cores: readonly DuelCore[];
  readonly #lists = Array.from({ length: DEEPEST }, () => new Uint16Array(MOST_MOVES));
  /** By move: how often it was so good that no other had to be looked at. */
  readonly #merits = new Float64Array(1 << 11);
  #positions = 0;
  #isStopped = false;
  /** Whether some line was broken off before the end of the duel. */
  #isOpen = false;

  constructor(root: DuelCore, limits: Limits) {
    this.#root = root;
    this.#limits = limits;
    this.#cores = Array.from({ length: DEEPEST }, () => root.copy());
  }

  run(ruleset: RulesetId): Finding {
    let worth = this.#lookFromRoot(1);
    let move = this.#memory.move;
    for (let depth = 2; depth < DEEPEST && this.#isOpen && Math.abs(worth) < WON; depth++) {
      const deeper = this.#lookFromRoot(depth);
      // What a look that was stopped has seen is worth nothing: it saw only the beginning.
      if (this.#isStopped) break;
      worth = deeper;
      move = this.#memory.move;
    }
    return { action: actionOf(ruleset, move), outcome: nameOf(worth, this.#isOpen) };
  }

  #lookFromRoot(depth: number): number {
    this.#isOpen = false;
    const worth = this.#look(this.#root, depth, EVERYTHING, 0);
    this.#memory.recall(this.#root);
    return worth;
  }

  /** The worth of a duel for the seat whose turn it is, looking so many actions ahead. */
  #look(core: DuelCore, depth: number, span: Span, ahead: number): number {
    if (depth === 0 || ahead === DEEPEST - 1) return this.#breakOff(core);
    const isKnown = this.#memory.recall(core);
    if (isKnown && ahead > 0 && this.#memory.answers(depth, span, WON)) {
      if (Math.abs(this.#memory.worth) < WON) this.#isOpen = true;
      return this.#memory.worth;
    }
    return this.#tryMoves(core, depth, span, ahead, isKnown ? this.#memory.move : NO_MOVE);
  }

  #breakOff(core: DuelCore): number {
    this.#isOpen = true;
    this.#positions += 1;
    if (this.#positions >= this.#limits.positions) this.#isStopped = true;
    if (this.#positions % ASK_EVERY === 0 && this.#limits.shouldStop()) this.#isStopped = true;
    const ofA = 2 * outlookOf(core) - 1;
    return core.turn === 0 ? ofA : -ofA;
  }

  #tryMoves(core: DuelCore, depth: number, { least, most }: Span, ahead: number, favourite: Move): number {
    const [moves, next] = [this.#lists[ahead], this.#cores[ahead]];
    if (moves === undefined || next === undefined) return 0;
    const count = listMoves(core, moves);
    this.#sort(moves.subarray(0, count), favourite);
    let [worth, best]: [number, Move] = [-Infinity, NO_MOVE];
    for (let at = 0; at < count && worth < most && !this.#isStopped; at++) {
      const move = moves[at] ?? NO_MOVE;
      makeMove(next.become(core), move);
      const span = { least: Math.max(least, worth), most };
      const found = this.#worthFor(core.turn, next, depth - 1, span, ahead + 1);
      if (found > worth) [worth, best] = [found, move];
    }
    if (worth >= most) this.#merits[best] = (this.#merits[best] ?? 0) + depth * depth;
    const bound: Bound = worth >= most ? 'least' : worth <= least ? 'most' : 'exact';
    if (!this.#isStopped) this.#memory.remember(core, { depth, worth, bound, move: best });
    return worth;
  }

  /** What a duel is worth for a seat, whoever is up. */
  #worthFor(seat: number, core: DuelCore, depth: number, span: Span, ahead: number): number {
    if (core.phase === 'over') return core.winner === NOBODY ? 0 : core.winner === seat ? WON : -WON;
    if (core.turn === seat) return this.#look(core, depth, span, ahead);
    return -this.#look(core, depth, { least: -span.most, most: -span.least }, ahead);
  }

  /** The favourite first, then claims, then what has been good elsewhere. */
  #sort(moves: Uint16Array, favourite: Move): void {
    const rank = (move: Move) => {
      if (move === favourite) return Infinity;
      return move < CARDLESS ? Number.MAX_VALUE : (this.#merits[move] ?? 0);
    };
    moves.sort((one, other) => Math.sign(rank(other) - rank(one)) || one - other);
  }
}

function nameOf(worth: number, isOpen: boolean): Finding['outcome'] {
  if (worth >= WON) return 'won';
  if (worth <= -WON) return 'lost';
  return isOpen ? 'open' : 'drawn';
}
