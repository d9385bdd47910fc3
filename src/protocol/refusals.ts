import type { GridRefusal } from '../engine/gridcannon/types.ts';
import type { Proof, Refusal } from '../engine/stones/types.ts';

/**
 * Refusals of the rules, as this protocol words them: for people who write programs, not for players.
 */

/** The protocol's word for a refusal. It knows no memory of earlier claims: one refused again is just unproven. */
export function refusalCode(refusal: Refusal): string {
  return refusal.code === 'refused-before' ? 'unproven' : refusal.code;
}

/** A refusal in a sentence. */
export function sayRefusal(refusal: Refusal): string {
  switch (refusal.code) {
    case 'game-over':
      return 'the duel is over.';
    case 'unknown-action':
      return 'this is no action of this game.';
    case 'not-your-turn':
      return "it is the other player's turn.";
    case 'wrong-phase':
      return 'this is not the time for it in this turn.';
    case 'must-play':
      return 'a card can be played, so the turn does not end without one.';
    case 'not-in-hand':
      return `${refusal.card} is not in the hand of the player whose turn it is.`;
    case 'no-place':
      return refusal.why === 'owned'
        ? `stone ${refusal.stone} is owned already.`
        : `the player's side of stone ${refusal.stone} has three cards already.`;
    case 'unproven':
    case 'refused-before':
      return `stone ${refusal.stone} can't be claimed: ${sayUnproven(refusal.proof)}.`;
  }
}

/** A refusal of Gridcannon in a sentence. */
export function sayGridRefusal(refusal: GridRefusal): string {
  switch (refusal.code) {
    case 'game-over':
      return 'the game is over.';
    case 'unknown-action':
      return 'this is no action of this game.';
    case 'illegal':
      return "this can't be done in this position.";
  }
}

function sayUnproven({ why }: Proof): string {
  switch (why) {
    case 'already-claimed':
      return 'it is owned already';
    case 'side-incomplete':
      return "the player's own side is incomplete";
    case 'worse':
      return 'the other side is better';
    case 'tie-second':
      return 'the other side is equal and was complete first';
    case 'beatable':
      return 'unseen cards could make the other side better';
    case 'better':
    case 'tie-first':
    case 'unbeatable':
    case 'cannot-complete':
      return 'the proof does not hold';
  }
}
