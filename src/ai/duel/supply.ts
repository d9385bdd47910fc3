import type { Table } from './table.ts';

/** Cards that may come to a player's sides. */
export interface Supply {
  /** Those in hand, and those of which it isn't known whether they ever will be. */
  readonly held: readonly number[];
  readonly hidden: readonly number[];
  /** `countTriples` of the hidden cards (prospect.ts). */
  readonly hiddenTriples: Uint16Array;
  /** How likely a card that is held, and one that is hidden, can be laid while it still counts. */
  readonly chances: { readonly held: number; readonly hidden: number };
}

/** Cards in hand mostly come into play before a stone is decided. */
const HELD = 0.85;
/** Half of the pile goes to either player. */
const DRAWN = 0.5;

/** What may come to the player's own sides, once a card has left the hand. */
export function ownSupply({ hand, hidden, pile }: Table, hiddenTriples: Uint16Array, gone: number): Supply {
  const chances = { held: HELD, hidden: hidden.length === 0 ? 0 : (DRAWN * pile) / hidden.length };
  return { held: hand.filter((card) => card !== gone), hidden, hiddenTriples, chances };
}

/** What may come to the rival's sides, as far as the player can tell: each hidden card is as likely to be in that hand. */
export function rivalSupply({ hidden, rivalHand, pile }: Table, hiddenTriples: Uint16Array): Supply {
  const likely = hidden.length === 0 ? 0 : (HELD * rivalHand + DRAWN * pile) / hidden.length;
  return { held: [], hidden, hiddenTriples, chances: { held: HELD, hidden: likely } };
}
