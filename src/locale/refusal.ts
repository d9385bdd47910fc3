import type { Card, Refusal, StoneNumber } from '../engine/stones/types.ts';

/** What commands refuse by themselves, before the rules are asked. */
export type CommandRefusal =
  /** Only in servers. */
  | { readonly code: 'not-in-server' }
  /** The person doesn't play in this duel. */
  | { readonly code: 'stranger' }
  /** The person plays no duel in this channel. */
  | { readonly code: 'no-duel' }
  /** No duel in this channel against the opponent named. */
  | { readonly code: 'no-duel-with'; readonly opponent: string }
  | { readonly code: 'challenge-self' }
  | { readonly code: 'challenge-bot' }
  | { readonly code: 'challenge-absent'; readonly opponent: string }
  /** These two have a duel (or an open challenge) here; `link` leads there, if known. */
  | { readonly code: 'duel-exists'; readonly opponent: string; readonly link: string | null }
  | { readonly code: 'challenge-exists'; readonly opponent: string; readonly link: string | null }
  | { readonly code: 'hand-not-of-game' }
  | { readonly code: 'challenge-accepted' }
  | { readonly code: 'challenge-declined' }
  | { readonly code: 'challenge-withdrawn' }
  | { readonly code: 'challenge-expired' }
  /** Only the one challenged may accept or decline. */
  | { readonly code: 'not-challenged'; readonly opponent: string }
  /** Only the challenger may withdraw. */
  | { readonly code: 'not-challenger'; readonly challenger: string }
  | { readonly code: 'stone-unknown'; readonly typed: string }
  | { readonly code: 'card-unknown'; readonly hand: readonly Card[] }
  | { readonly code: 'card-not-held'; readonly hand: readonly Card[] }
  | { readonly code: 'thread-impossible' }
  | { readonly code: 'board-impossible' }
  /** Asked why about a stone that players may not ask about with help off. */
  | { readonly code: 'why-withheld'; readonly stone: StoneNumber }
  /** A button that carries nothing we know. */
  | { readonly code: 'press-unknown' }
  /** The table moved on; what is shown is the present. */
  | { readonly code: 'stale' }
  | { readonly code: 'fault'; readonly reference: string };

export type AnyRefusal = Refusal | CommandRefusal;
