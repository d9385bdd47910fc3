import type { Card, RulesetId } from './types.ts';

/**
 * Cards as text and as small integers.
 *
 * A **card code** is `suit << 4 | value`: the suit counts from 0 in the order of `Deck.suits`, the value from 1.
 * So `code >> 4` is the suit, `code & 15` the value, every code is below 128, and 0 (`NO_CARD`) is no card: an
 * empty slot in a typed array needs no second array that says so. Codes sort in canonical order.
 *
 * **Masks**: a set of cards is an `Int32Array` of `SUIT_SLOTS` masks, one a suit; bit `value` of mask `suit`
 * stands for the card. Bit 0 and the bits above the highest value are never set, so looking one value below
 * the lowest or above the highest needs no guard. A deck of four suits leaves the last two masks 0.
 */

/** The code of no card at all. */
export const NO_CARD = 0;

/** Every code is below this. */
export const CODES = 128;

/** Masks in a set of cards, whatever the deck: the most suits that a deck has. */
export const SUIT_SLOTS = 6;

/** Which cards a ruleset plays with. */
export interface Deck {
  /** A letter a suit, in canonical order. */
  readonly suits: string;
  /** A letter a value, from 1 upwards. */
  readonly values: string;
  /** Every card once, in canonical order: suit by suit, values upwards. */
  readonly cards: readonly Card[];
  /** The same as codes. */
  readonly codes: readonly number[];
  /** The card of each code, with holes where a code has none. */
  readonly byCode: readonly (Card | undefined)[];
}

const french = makeDeck('shdc', 'A23456789TJQK');
const clans = makeDeck('roygbp', '123456789');

const decks: Readonly<Record<RulesetId, Deck>> = {
  'border-stones': french,
  'schotten-totten': clans,
  'schotten-totten-online': clans,
};

const suitByLetter = placesOfLetters([french.suits, clans.suits], 0);
const valueByLetter = placesOfLetters([french.values, clans.values], 1);

/** The deck that a ruleset plays with. */
export function deckOf(ruleset: RulesetId): Deck {
  return decks[ruleset];
}

/** Reads a card of the ruleset's deck, like `9s` or `5r`; null where the text is none. */
export function parseCard(ruleset: RulesetId, text: string): Card | null {
  return isCardOf(deckOf(ruleset), text) ? text : null;
}

/** A card's code. It needs no deck, since no two decks share a suit's letter. */
export function codeOf(card: Card): number {
  return ((suitByLetter[card.charCodeAt(1)] ?? 0) << 4) | (valueByLetter[card.charCodeAt(0)] ?? 0);
}

/** The card that a code stands for. A code that isn't in the ruleset's deck is a fault of the caller: RangeError. */
export function cardOf(ruleset: RulesetId, code: number): Card {
  const card = deckOf(ruleset).byCode[code];
  if (card === undefined) throw new RangeError(`${code} is no card code of ${ruleset}`);
  return card;
}

/** The code of a suit from 0 and a value from 1. */
export function makeCode(suit: number, value: number): number {
  return (suit << 4) | value;
}

/** A code's suit, from 0. */
export function suitOf(code: number): number {
  return code >> 4;
}

/** A code's value, from 1; 0 for `NO_CARD`. */
export function valueOf(code: number): number {
  return code & 15;
}

/** A fresh set (see Masks above) that holds the whole deck. */
export function fullMasks(deck: Deck): Int32Array {
  const masks = new Int32Array(SUIT_SLOTS);
  for (const code of deck.codes) {
    const suit = suitOf(code);
    masks[suit] = (masks[suit] ?? 0) | (1 << valueOf(code));
  }
  return masks;
}

/** Compares in canonical order: by suit, then by value. For `sort`. */
export function compareCards(one: Card, other: Card): number {
  return codeOf(one) - codeOf(other);
}

function isCardOf(deck: Pick<Deck, 'suits' | 'values'>, text: string): text is Card {
  return text.length === 2 && deck.values.includes(text.charAt(0)) && deck.suits.includes(text.charAt(1));
}

function makeDeck(suits: string, values: string): Deck {
  const letters = { suits, values };
  const texts = Array.from(suits).flatMap((suit) => Array.from(values, (value) => value + suit));
  const cards = texts.filter((text) => isCardOf(letters, text));
  const codes = cards.map(
    (_, place) => (Math.floor(place / values.length) << 4) | ((place % values.length) + 1),
  );
  const byCode = Array.from({ length: CODES }, (_, code) => cards[codes.indexOf(code)]);
  return { suits, values, cards, codes, byCode };
}

/** By character code: the place of the letter in whichever of the alphabets has it, counted from `start`. */
function placesOfLetters(alphabets: readonly string[], start: number): Uint8Array {
  const places = new Uint8Array(128);
  for (const alphabet of alphabets) {
    Array.from(alphabet).forEach((letter, place) => (places[letter.charCodeAt(0)] = place + start));
  }
  return places;
}
