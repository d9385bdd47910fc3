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
  /** One's own challenge that anybody may accept: somebody else has to. */
  | { readonly code: 'challenge-yours' }
  /** One's own open challenge to everybody stands in this channel already. */
  | { readonly code: 'open-challenge-exists'; readonly link: string | null }
  /** An option has a value that this version doesn't offer. */
  | { readonly code: 'choice-unknown' }
  /** The clock is neither `none` nor 1 to 336 hours. */
  | { readonly code: 'clock-unknown'; readonly typed: string }
  /** The other's time is not over (`deadline` in milliseconds), or there is no clock, or one is up oneself (null). */
  | { readonly code: 'win-not-due'; readonly deadline: number | null }
  /** The other is here and not silent for 14 days without a clock. */
  | { readonly code: 'round-not-deserted'; readonly opponent: string }
  /** Discord didn't say in time whether the other is still here. */
  | { readonly code: 'presence-unknown'; readonly opponent: string }
  /** No round follows: the match is decided, or was ended. */
  | { readonly code: 'match-over' }
  /** Nothing to give: the duel runs, or was ended without a result. */
  | { readonly code: 'no-record' }
  /** For a moderator: no duel runs in this channel. */
  | { readonly code: 'no-duel-running' }
  /** For a moderator: several run here, and the option `duel` names none of them. */
  | { readonly code: 'which-duel' }
  | { readonly code: 'stone-unknown'; readonly typed: string }
  | { readonly code: 'card-unknown'; readonly hand: readonly Card[] }
  | { readonly code: 'card-not-held'; readonly hand: readonly Card[] }
  | { readonly code: 'thread-impossible' }
  | { readonly code: 'board-impossible' }
  /** Asked why about a stone that players may not ask about with help off. */
  | { readonly code: 'why-withheld'; readonly stone: StoneNumber }
  /** Gridcannon: somebody else's game; not possible now; the last press stands. */
  | { readonly code: 'not-your-game'; readonly player: string }
  | { readonly code: 'illegal' }
  | { readonly code: 'cannot-undo' }
  /** Neither a whole number from 1 to 999,999,999 nor `daily`. */
  | { readonly code: 'deal-unknown'; readonly typed: string }
  /** The number of a daily deal whose day isn't over. */
  /** The winning line of a daily deal whose day isn't over; no line is known. */
  | { readonly code: 'solution-secret' }
  | { readonly code: 'no-solution' }
  /** The line of a deal that the person is playing just now. */
  | { readonly code: 'deal-running' }
  /** A button that carries nothing we know. */
  | { readonly code: 'press-unknown' }
  /** The table moved on; what is shown is the present. */
  | { readonly code: 'stale' }
  | { readonly code: 'fault'; readonly reference: string };

export type AnyRefusal = Refusal | CommandRefusal;
