/** The words of Gridcannon. Everything here is plain data and survives JSON. */

/** A card's text: value then suit, like `9s`, `Th`, `Kd`; the jokers are `X1` and `X2`. Make one with `parseCard` only. */
export type GridCard = string & { readonly gridCard: unique symbol };

/** A cell of the grid: 1 2 3 above, 4 5 6, 7 8 9 below. */
export type Cell = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A royal's spot: above or below a column, left or right of a row. */
export type Spot = (typeof SPOTS)[number];

/** All spots, clockwise from above the left column; in the order of the line protocol. */
export const SPOTS = ['T1', 'T2', 'T3', 'R1', 'R2', 'R3', 'B1', 'B2', 'B3', 'L1', 'L2', 'L3'] as const;

/** `empty-centre`: cell 5 starts empty. */
export type GridVariant = 'standard' | 'empty-centre';

export interface GridOptions {
  readonly variant: GridVariant;
}

export type GridAction =
  /** Places the royal that waits. */
  | { readonly type: 'royal'; readonly spot: Spot }
  /** Leaves the grid as it was dealt. */
  | { readonly type: 'keep' }
  /** Puts the card of a cell under the pile and fills the cell anew, once, before play begins. */
  | { readonly type: 'swap'; readonly cell: Cell }
  /** Lays the number card that waits. */
  | { readonly type: 'place'; readonly cell: Cell }
  /** Spends an ace: a whole stack goes under the pile. */
  | { readonly type: 'extract'; readonly cell: Cell }
  /** Spends a joker: the top card of a stack moves to another, where it may lie. */
  | { readonly type: 'reassign'; readonly from: Cell; readonly to: Cell }
  /** The number card that waits becomes armour of a royal. */
  | { readonly type: 'armour'; readonly spot: Spot }
  | { readonly type: 'resign' };

/** How a game is lost. */
export type GridLoss = 'invincible-royal' | 'out-of-cards' | 'resign';

/** `score`: ploys left unused. */
export type GridOutcome =
  { readonly won: true; readonly score: number } | { readonly won: false; readonly by: GridLoss };

export type GridEvent =
  | { readonly type: 'royalPlaced'; readonly card: GridCard; readonly spot: Spot }
  | { readonly type: 'kept' }
  /** The card went under the pile; `filled` follows. */
  | { readonly type: 'swapped'; readonly card: GridCard; readonly cell: Cell }
  /** The next number card of the pile fills the cell that was swapped. */
  | { readonly type: 'filled'; readonly card: GridCard; readonly cell: Cell }
  | { readonly type: 'placed'; readonly card: GridCard; readonly cell: Cell }
  /** The cards of a stack went under the pile; the first of them will be turned up first. */
  | { readonly type: 'extracted'; readonly cell: Cell; readonly cards: readonly GridCard[] }
  | { readonly type: 'reassigned'; readonly card: GridCard; readonly from: Cell; readonly to: Cell }
  | { readonly type: 'armoured'; readonly card: GridCard; readonly spot: Spot }
  /** The card laid at `cell` fired at a royal: `sum` against its `health`, armour included. */
  | {
      readonly type: 'fired';
      readonly cell: Cell;
      readonly card: GridCard;
      readonly spot: Spot;
      readonly sum: number;
      readonly health: number;
      readonly fell: boolean;
    }
  /** The next card of the pile: a royal or a number card waits now, a ploy is in the tray. */
  | { readonly type: 'turnedUp'; readonly card: GridCard }
  /** The next of the royals that were set aside when the grid was dealt waits now. */
  | { readonly type: 'setupRoyalUp'; readonly card: GridCard }
  /** No living royal lay on the table: these cards, turned up before the next royal, went under the pile. */
  | { readonly type: 'wentUnder'; readonly cards: readonly GridCard[] }
  /** The number card that waited has to wait behind a royal. */
  | { readonly type: 'heldBack'; readonly card: GridCard }
  /** The number card that waited behind a royal is up again. */
  | { readonly type: 'resumed'; readonly card: GridCard }
  | { readonly type: 'setupEnded' }
  | { readonly type: 'resigned' }
  | { readonly type: 'ended'; readonly outcome: GridOutcome };

export type GridRefusal =
  | { readonly code: 'game-over' }
  | { readonly code: 'unknown-action' }
  /** Not possible at this point. */
  | { readonly code: 'illegal' };

/** `setup`: a royal of the setup waits; `swap`: `keep` or `swap`. */
export type GridPhase = 'setup' | 'swap' | 'play' | 'over';

/** A royal in its spot. */
export interface Royal {
  readonly card: GridCard;
  /** The cards of its armour, in the order added. */
  readonly armour: readonly GridCard[];
  readonly dead: boolean;
}

/**
 * What the player (and everybody) may see: all but the order of the pile, of which only that part is known that went
 * under it.
 */
export interface GridView {
  readonly variant: GridVariant;
  readonly phase: GridPhase;
  /** Nine stacks, cell by cell, each from bottom to top. */
  readonly grid: readonly (readonly GridCard[])[];
  readonly royals: Readonly<Partial<Record<Spot, Royal>>>;
  /** Ploys in the tray, those unused and those used, each in the order in which they came. */
  readonly ploys: readonly GridCard[];
  readonly used: readonly GridCard[];
  /** The card to be dealt with now. */
  readonly pending: GridCard | null;
  /** A number card that waits behind a royal. */
  readonly held: GridCard | null;
  /** Royals that the setup has set aside for all to see and that are not up yet, the next one first. */
  readonly aside: readonly GridCard[];
  readonly pile: number;
  /** The known end of the pile, the next to be turned up first. */
  readonly under: readonly GridCard[];
  readonly outcome: GridOutcome | null;
  /** What may be done now, resigning left out. */
  readonly legal: readonly GridAction[];
}
