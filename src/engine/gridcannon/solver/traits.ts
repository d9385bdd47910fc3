/**
 * A game put into words, so that its worth can be learned: each **trait** is one out of a list of statements like “a
 * queen whose line is ready, with three or four cards left that can fire”. A game has about fifty of them, and its worth
 * is the sum of what each is worth. Here they get their numbers; describer.ts says which of them are true of a game.
 */

let count = 0;

/** Numbers for `size` traits more: the first of them. */
function traits(size: number): number {
  count += size;
  return count - size;
}

/** How near a royal is to falling (plight.ts). */
export const READINESS = 8;
/** How many cards left can fire at it, in classes. */
export const CHANCES = 6;
/** What stands at the end of a line. */
export const STATES = 9;
/** How much is lacking, and how long it takes to come, in classes. */
export const LACKS = 7;
export const DELAYS = 6;
/** Cards that may lie on a cell, in classes. */
export const OPENNESS = 7;
/** Number cards have values up to 10; an empty cell counts 0. */
export const VALUES = 11;
/** Of counts that end with “or more”. */
export const FEW = 8;
/** Ploys that may be spared: from none to six. */
export const SPARE = 7;
/** How soon a royal comes, in classes. */
export const SOON = 4;

/** A living royal: its rank, readiness, and how many cards left can fire at it. */
export const ROYAL = traits(3 * READINESS * CHANCES);
/** A living royal that one card would make ready: its rank, whether just one card would, what is lacking, and how soon. */
export const LACKING = traits(3 * 2 * LACKS * DELAYS);
/** A free spot: how many royals are to come, and how many cards left can fire at it. */
export const FREE_SPOT = traits(4 * CHANCES);
/** A row or column: outer or middle, and the states at both of its ends. */
export const LINE = traits(2 * STATES * STATES);
/** A cell: corner, edge or centre, and how many cards left may lie on it. */
export const CELL = traits(3 * OPENNESS);
/** How many ploys are forced. */
export const FORCED = traits(FEW);
/** When the first of them is. */
export const FIRST_FORCED = traits(FEW);
/** How many cards become armour. */
export const DISCARDED = traits(FEW);
/** How many more ploys are forced than may be spared, and how many cards become armour. */
export const OVERDRAWN = traits(4 * 4);
/** The three lowest cards in the end. */
export const LOWS = traits(3 * VALUES);
/** How many royals live, and how many have fallen. */
export const LIVING = traits(13);
export const FALLEN = traits(13);
/** Unused aces, unused jokers, and ploys to come, each with how many may be spared; and that alone. */
export const ACES = traits(5 * SPARE);
export const JOKERS = traits(3 * SPARE);
export const TO_COME = traits(7 * SPARE);
export const SPARED = traits(SPARE);
/** How many royals the card that waits can fell at once. */
export const KILLS = traits(3);
/** The next royal, and the one after it: how soon it comes, and how it would stand at its best spot. */
export const COMING = traits(2 * SOON * READINESS * CHANCES);

/** How many traits there are. */
export const TRAITS = count;
