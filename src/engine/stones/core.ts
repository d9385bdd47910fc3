import { deckOf, fullMasks, NO_CARD, SUIT_SLOTS, suitOf, valueOf } from './cards.ts';
import { NOBODY, type Layout } from './layout.ts';
import { isProof, judge } from './prover.ts';
import { isTimeToClaim, rulesOf, type Moment, type SettlementKind } from './rules.ts';
import { ALL_STONES, lowestStone, STONES } from './seats.ts';
import type { ClaimTiming, Options, OutcomeKind, Phase, RulesetId } from './types.ts';

/**
 * The whole truth about a duel in play, in numbers, and the single steps that change it.
 *
 * It is mutable and never allocates after it was made, so that random games run through the same rules as a
 * table does. Nobody outside the engine gets hold of it: the contract copies it before it changes anything
 * (position.ts). The steps here judge nothing; what may be done and what follows from it stands in flow.ts.
 *
 * Seats and stones are counted as in seats.ts, sides and cards as in prover.ts and cards.ts.
 */

/** What stays the same through a duel. */
export interface Setup {
  readonly claims: ClaimTiming;
  readonly hand: number;
  readonly settlement: SettlementKind;
  /** The unseen cards before the first is laid, as masks. */
  readonly allCards: Int32Array;
}

/** What a duel of this ruleset with these options plays by. */
export function setupOf(ruleset: RulesetId, options: Options): Setup {
  const { settlement } = rulesOf(ruleset);
  return { claims: options.claims, hand: options.hand, settlement, allCards: fullMasks(deckOf(ruleset)) };
}

/** Room for a hand: the largest that a variant deals. */
export const HAND_SLOTS = 7;

export class DuelCore implements Layout {
  readonly setup: Setup;
  /** The shuffled deck as codes, top first. Nobody writes into it while the duel runs, so copies share it. */
  deck = new Uint8Array();

  readonly laid = new Uint8Array(6 * STONES);
  readonly first = new Int8Array(STONES);
  readonly owner = new Int8Array(STONES);
  readonly unseen = new Int32Array(SUIT_SLOTS);

  /** Cards laid, by side. */
  readonly laidCount = new Uint8Array(2 * STONES);
  /** Card codes in hand, from `HAND_SLOTS * seat`, in no order that means anything. */
  readonly hands = new Uint8Array(2 * HAND_SLOTS);
  readonly handSize = new Uint8Array(2);
  /** By seat, the stones where it may lay a card: nobody's, and its own side has room. */
  readonly open = new Int32Array(2);
  /** By seat, the stones it owns. */
  readonly owned = new Int32Array(2);
  /** By seat, the unowned stones that are proven for it. What is proven stays proven, so bits only leave as owned. */
  readonly provable = new Int32Array(2);
  /** By seat, the unowned stones where only its own side is complete and no proof was found so far. */
  readonly unproven = new Int32Array(2);

  /** How many cards have left the deck; the rest of it is the draw pile. */
  dealt = 0;
  turn = 0;
  phase: Phase = 'start';
  /** The turns in a row, up to now, in which nobody could play. */
  passes = 0;
  /** Where the latest card was laid, or `NOBODY`. */
  lastSide = NOBODY;
  winner = NOBODY;
  endedBy: OutcomeKind | null = null;

  constructor(setup: Setup) {
    this.setup = setup;
    this.clear();
  }

  /** Takes everything back to a bare table. */
  clear(): void {
    this.laid.fill(NO_CARD);
    this.first.fill(NOBODY);
    this.owner.fill(NOBODY);
    this.unseen.set(this.setup.allCards);
    this.laidCount.fill(0);
    this.hands.fill(NO_CARD);
    this.handSize.fill(0);
    this.open.fill(ALL_STONES);
    this.owned.fill(0);
    this.provable.fill(0);
    this.unproven.fill(0);
    this.dealt = 0;
    this.turn = 0;
    this.phase = 'start';
    this.passes = 0;
    this.lastSide = NOBODY;
    this.winner = NOBODY;
    this.endedBy = null;
  }

  /** Becomes the same as another duel of its setup. */
  become(other: DuelCore): this {
    this.deck = other.deck;
    this.laid.set(other.laid);
    this.first.set(other.first);
    this.owner.set(other.owner);
    this.unseen.set(other.unseen);
    this.laidCount.set(other.laidCount);
    this.hands.set(other.hands);
    this.handSize.set(other.handSize);
    this.open.set(other.open);
    this.owned.set(other.owned);
    this.provable.set(other.provable);
    this.unproven.set(other.unproven);
    this.dealt = other.dealt;
    this.turn = other.turn;
    this.phase = other.phase;
    this.passes = other.passes;
    this.lastSide = other.lastSide;
    this.winner = other.winner;
    this.endedBy = other.endedBy;
    return this;
  }

  /** A duel of its own at the same point. */
  copy(): DuelCore {
    return new DuelCore(this.setup).become(this);
  }
}

/** Deals from a bare table: the first hand to A, the second to B, the rest is the pile. `first` begins. */
export function start(core: DuelCore, deck: Uint8Array<ArrayBuffer>, first: number): void {
  core.clear();
  core.deck = deck;
  for (let seat = 0; seat < 2; seat++) {
    for (let place = 0; place < core.setup.hand; place++) takeCard(core, seat, deck[core.dealt] ?? NO_CARD);
  }
  core.turn = first;
}

/** The seat's hand grows by a card from the pile. */
export function takeCard(core: DuelCore, seat: number, card: number): void {
  const size = core.handSize[seat] ?? 0;
  core.hands[HAND_SLOTS * seat + size] = card;
  core.handSize[seat] = size + 1;
  core.dealt += 1;
}

/** The place of a card in `hands`, or -1 where the seat doesn't hold it. */
export function placeInHand(core: DuelCore, seat: number, card: number): number {
  const start = HAND_SLOTS * seat;
  const end = start + (core.handSize[seat] ?? 0);
  for (let place = start; place < end; place++) if (core.hands[place] === card) return place;
  return -1;
}

/** A card leaves the seat's hand. */
export function dropCard(core: DuelCore, seat: number, place: number): void {
  const size = (core.handSize[seat] ?? 0) - 1;
  const last = HAND_SLOTS * seat + size;
  core.hands[place] = core.hands[last] ?? NO_CARD;
  core.hands[last] = NO_CARD;
  core.handSize[seat] = size;
}

/** The card of this turn is laid on a side. */
export function lay(core: DuelCore, card: number, side: number): void {
  putDown(core, card, side);
  core.lastSide = side;
  core.phase = 'played';
  lookForProofs(core);
}

/** A card lies face up on a side from now on. */
export function putDown(core: DuelCore, card: number, side: number): void {
  const count = (core.laidCount[side] ?? 0) + 1;
  core.laid[3 * side + count - 1] = card;
  core.laidCount[side] = count;
  const suit = suitOf(card);
  core.unseen[suit] = (core.unseen[suit] ?? 0) & ~(1 << valueOf(card));
  if (count === 3) complete(core, side);
}

/** The stone belongs to the seat from now on: nobody may play there, nobody may claim it. */
export function giveStone(core: DuelCore, stone: number, seat: number): void {
  const bit = 1 << stone;
  core.owner[stone] = 2 * stone + seat;
  core.owned[seat] = (core.owned[seat] ?? 0) | bit;
  for (let each = 0; each < 2; each++) {
    core.open[each] = (core.open[each] ?? 0) & ~bit;
    core.provable[each] = (core.provable[each] ?? 0) & ~bit;
    core.unproven[each] = (core.unproven[each] ?? 0) & ~bit;
  }
}

/** The other seat is up. `passes` is what the turns in a row without play have come to with this one. */
export function handOver(core: DuelCore, passes: number): void {
  core.turn ^= 1;
  core.phase = 'start';
  core.passes = passes;
  lookForProofs(core);
}

/** The duel is over; all else stays as the last action left it. */
export function close(core: DuelCore, winner: number, by: OutcomeKind): void {
  core.phase = 'over';
  core.winner = winner;
  core.endedBy = by;
}

/** Whether the seat whose turn it is has a card and a place for it. */
export function canPlay(core: DuelCore): boolean {
  return core.handSize[core.turn] !== 0 && core.open[core.turn] !== 0;
}

/** Whether the seat whose turn it is may claim now. */
export function mayClaim(core: DuelCore): boolean {
  return core.phase !== 'over' && isTimeToClaim(core.setup.claims, momentOf(core));
}

/** Brings `provable` of one seat up to date. */
export function findProofs(core: DuelCore, seat: number): void {
  for (let rest = core.unproven[seat] ?? 0; rest !== 0; rest &= rest - 1) {
    const stone = lowestStone(rest);
    if (isProof(judge(core, 2 * stone + seat))) markProven(core, stone, seat);
  }
}

/** Proofs are looked for when they can be used, which is half as often as the table changes. */
function lookForProofs(core: DuelCore): void {
  if (mayClaim(core)) findProofs(core, core.turn);
}

function momentOf(core: DuelCore): Moment {
  if (core.phase === 'played') return 'after-card';
  return canPlay(core) ? 'before-card' : 'no-card';
}

function complete(core: DuelCore, side: number): void {
  const stone = side >> 1;
  const seat = side & 1;
  core.open[seat] = (core.open[seat] ?? 0) & ~(1 << stone);
  if (core.laidCount[side ^ 1] !== 3) {
    core.first[stone] = side;
    core.unproven[seat] = (core.unproven[seat] ?? 0) | (1 << stone);
    return;
  }
  markProven(core, stone, isProof(judge(core, side)) ? seat : seat ^ 1);
}

/** Once one seat has the proof the other can never find one. */
function markProven(core: DuelCore, stone: number, seat: number): void {
  const bit = 1 << stone;
  core.provable[seat] = (core.provable[seat] ?? 0) | bit;
  for (let each = 0; each < 2; each++) core.unproven[each] = (core.unproven[each] ?? 0) & ~bit;
}
