import type { Closing, MatchForm, MatchScore } from '../engine/stones/match.ts';
import type { Options, RulesetId, Seat, View } from '../engine/stones/types.ts';

/** What painters need to know of a table; the store's row of it fits as it is. */
export interface TableFace {
  readonly id: number;
  readonly version: number;
  readonly ruleset: RulesetId;
  readonly options: Options;
  readonly help: 'on' | 'off';
  /** The language of the public text, and of the card faces wherever this table is shown. */
  readonly locale: string;
  /** Seat A. */
  readonly challenger: string;
  /** Seat B. */
  readonly opponent: string;
  readonly match: MatchForm;
  /** Which round of the match this is, from 1. */
  readonly round: number;
  /** What the rounds before this one brought. */
  readonly score: MatchScore;
  /** When the time of who is up runs out, in milliseconds; null without a clock, or where nobody is up. */
  readonly deadline: number | null;
  /** How well the computer plays, who sits in seat B then; null where two people play. */
  readonly computer: 'easy' | 'medium' | null;
  /** How the round or the match was broken off, or that it went on. */
  readonly closing: Closing | null;
}

/** Whether a round is over: by its rules, or ended without a result, where its view still looks as if it ran. */
export function isOver({ closing }: TableFace, { outcome }: View): boolean {
  const isBrokenOff = closing?.kind === 'moderator' || closing?.kind === 'left' || closing?.kind === 'silent';
  return outcome !== null || isBrokenOff;
}

/** What everybody may see: no hand fits in here, so a public painter can't show one. */
export type PublicView = View & { readonly seat: null; readonly hand: readonly [] };

/** What one player sees. */
export type SeatView = View & { readonly seat: Seat };

/** Any view without what only its seat may see. */
export function toPublic(view: View): PublicView {
  return { ...view, seat: null, hand: [] };
}

/** Whether this is a player's view. */
export function isSeatView(view: View): view is SeatView {
  return view.seat !== null;
}
