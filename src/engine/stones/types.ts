/** The words of the nine-stone duels. Everything here is plain data and survives JSON. */

export type RulesetId = 'border-stones' | 'schotten-totten' | 'schotten-totten-online';

export type Seat = 'A' | 'B';

/** A card's text: value then suit, like `9s`, `Th`, `5r`. Make one with `parseCard` only. */
export type Card = string & { readonly card: unique symbol };

/** The number of a stone, 1 to 9. */
export type StoneNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** When a player may claim in a turn: before the card, after it, or both. */
export type ClaimTiming = 'before' | 'after' | 'any';

export interface Options {
  readonly claims: ClaimTiming;
  readonly hand: 6 | 7;
}

/** Formations, best first. */
export type Category = 'suited-run' | 'triple' | 'flush' | 'run' | 'sum';

export interface Formation {
  readonly category: Category;
  readonly sum: number;
}

/** A stone as it lies on the table, for everybody to see; each side in the order laid. */
export interface Stone {
  readonly A: readonly Card[];
  readonly B: readonly Card[];
  readonly owner: Seat | null;
  /** The side that was complete first, once one is. */
  readonly first: Seat | null;
}

/** All that is public and all that the prover gets: which deck, and the nine stones in order. */
export interface Board {
  readonly ruleset: RulesetId;
  readonly stones: readonly Stone[];
}

export type ProvenWhy = 'better' | 'tie-first' | 'unbeatable' | 'cannot-complete';
export type UnprovenWhy = 'worse' | 'tie-second' | 'beatable' | 'side-incomplete' | 'already-claimed';

/** The prover's verdict on one side of one stone. */
export interface Proof {
  readonly proven: boolean;
  readonly why: ProvenWhy | UnprovenWhy;
  /** The claimer's formation, null while that side is incomplete. */
  readonly own: Formation | null;
  /** The other side's formation, or the best it could still complete; null where there is none. */
  readonly rival: Formation | null;
  /** Unseen cards that complete `rival`; null where the rival is complete or can't be completed. */
  readonly witness: readonly Card[] | null;
}

export type Action =
  | { readonly type: 'play'; readonly card: Card; readonly stone: StoneNumber }
  | { readonly type: 'claim'; readonly stone: StoneNumber }
  | { readonly type: 'end' }
  | { readonly type: 'resign' }
  /** The seat that acts ran out of time and loses. */
  | { readonly type: 'timeout' };

export type OutcomeKind = 'five' | 'three-adjacent' | 'majority' | 'draw' | 'resign' | 'timeout';

export interface Outcome {
  readonly winner: Seat | null;
  readonly by: OutcomeKind;
}

/** Why a settlement gave a stone to whom it did. */
export type AwardReason =
  /** Both sides complete, the better formation (S1), or a proof that stands (S2 step 1). */
  | 'better'
  | 'tie-first'
  | 'unbeatable'
  | 'cannot-complete'
  /** Just one side is complete. */
  | 'only-complete'
  /** Neither is: more cards (S2), or the higher sum. */
  | 'more-cards'
  | 'higher-sum'
  /** Neither is, and they are equal: nobody gets it. */
  | 'equal';

export interface Award {
  readonly stone: StoneNumber;
  readonly seat: Seat | null;
  readonly reason: AwardReason;
}

export type Event =
  | { readonly type: 'played'; readonly seat: Seat; readonly card: Card; readonly stone: StoneNumber }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly stone: StoneNumber; readonly proof: Proof }
  | { readonly type: 'claimRefused'; readonly seat: Seat; readonly stone: StoneNumber; readonly proof: Proof }
  | { readonly type: 'drew'; readonly seat: Seat; readonly card: Card }
  /** `passed`: a turn in which the seat could not play. */
  | { readonly type: 'turnEnded'; readonly seat: Seat; readonly passed: boolean }
  /** One step of the settlement; S1 has one step, S2 up to three. */
  | { readonly type: 'settled'; readonly step: 1 | 2 | 3; readonly awards: readonly Award[] }
  | { readonly type: 'resigned'; readonly seat: Seat }
  | { readonly type: 'timedOut'; readonly seat: Seat }
  | { readonly type: 'ended'; readonly outcome: Outcome };

/** Why an action is refused. The bot turns each into one sentence that says what is possible instead. */
export type Refusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'unknown-action' }
  | { readonly code: 'not-your-turn' }
  /** A claim at the wrong time, or ending a turn that may not be ended by hand. */
  | { readonly code: 'wrong-phase' }
  /** Ending the turn while a card can and must be played. */
  | { readonly code: 'must-play' }
  | { readonly code: 'not-in-hand'; readonly card: Card }
  | { readonly code: 'no-place'; readonly stone: StoneNumber; readonly why: 'owned' | 'full' }
  | { readonly code: 'unproven'; readonly stone: StoneNumber; readonly proof: Proof }
  /** The same claim was refused before and the position has not changed since. */
  | { readonly code: 'refused-before'; readonly stone: StoneNumber; readonly proof: Proof };

/** `start`: no card played yet in this turn. */
export type Phase = 'start' | 'played' | 'over';

/** A claim that was refused, with the verdict as it was then. */
export interface RefusedClaim {
  readonly seat: Seat;
  readonly stone: StoneNumber;
  readonly proof: Proof;
}

/**
 * What one seat, or the public (`seat` null), may see. A `View` is a `Board` too.
 * It never holds another's hand while the round runs.
 */
export interface View extends Board {
  readonly options: Options;
  readonly seat: Seat | null;
  /** Whose turn it is; null when over. */
  readonly turn: Seat | null;
  readonly phase: Phase;
  /** The viewer's own hand, sorted by suit and value; empty for the public. */
  readonly hand: readonly Card[];
  readonly handSizes: Readonly<Record<Seat, number>>;
  readonly pile: number;
  /** The card laid last, wherever it lies. */
  readonly lastPlayed: { readonly seat: Seat; readonly card: Card; readonly stone: StoneNumber } | null;
  /** The latest refused claim of each seat and stone that is not owned yet. */
  readonly refused: readonly RefusedClaim[];
  readonly outcome: Outcome | null;
  /** League points of this round, once over. */
  readonly points: Readonly<Record<Seat, number>> | null;
  /** Both hands as they were left, once over; null while the round runs. */
  readonly hands: Readonly<Record<Seat, readonly Card[]>> | null;
}
