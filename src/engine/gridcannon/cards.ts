import type { GridCard } from './types.ts';

/**
 * Cards as text and as small integers. A **card code** is `suit << 4 | value`: spades 0, hearts 1, diamonds 2, clubs 3,
 * values from 1 (ace) to 13 (king); the jokers are values 1 and 2 of suit 4. `NO_CARD` is 0.
 */

export const NO_CARD = 0;

/** Every code of a card that can lie in a stack or be armour is below this. */
export const LYING_CODES = 64;

const SUITS = 'shdc';
const VALUES = 'A23456789TJQK';
const JOKER_SUIT = 4;

export const ACE = 1;
export const JACK = 11;
export const QUEEN = 12;
export const KING = 13;

const pairs: readonly (readonly [GridCard, number])[] = [
  ...Array.from(SUITS).flatMap((suit, suitIndex) =>
    Array.from(
      VALUES,
      (value, place) => [`${value}${suit}` as GridCard, (suitIndex << 4) | (place + 1)] as const,
    ),
  ),
  ...([1, 2] as const).map((number) => [`X${number}` as GridCard, (JOKER_SUIT << 4) | number] as const),
];

/** Every card once, in canonical order: spades, hearts, diamonds, clubs, each from ace to king; then the jokers. */
export const DECK: readonly GridCard[] = pairs.map(([card]) => card);

/** The same as codes. */
export const DECK_CODES: readonly number[] = pairs.map(([, code]) => code);

const codeByCard: ReadonlyMap<string, number> = new Map(pairs);
const cardByCode = Array.from({ length: 80 }, (_, code) => pairs.find(([, each]) => each === code)?.[0]);

/** Reads a card; null where the text is none. */
export function parseGridCard(text: string): GridCard | null {
  return cardByCode[codeByCard.get(text) ?? NO_CARD] ?? null;
}

/** A card's code. */
export function codeOf(card: GridCard): number {
  return codeByCard.get(card) ?? NO_CARD;
}

/** The card of a code. A code of no card is a fault of the caller: RangeError. */
export function cardOf(code: number): GridCard {
  const card = cardByCode[code];
  if (card === undefined) throw new RangeError(`${code} is no card code of Gridcannon`);
  return card;
}

/** The card of a code, null for `NO_CARD`. */
export function cardOrNull(code: number): GridCard | null {
  return code === NO_CARD ? null : cardOf(code);
}

/** From 0; 4 for the jokers. */
export function suitOf(code: number): number {
  return code >> 4;
}

/** From 1 to 13; 0 for `NO_CARD`, as an empty cell counts. */
export function valueOf(code: number): number {
  return code & 15;
}

export function isJoker(code: number): boolean {
  return code >> 4 === JOKER_SUIT;
}

/** Aces and jokers. */
export function isPloy(code: number): boolean {
  return (code & 15) === ACE || code >> 4 === JOKER_SUIT;
}

export function isRoyal(code: number): boolean {
  return (code & 15) >= JACK;
}

/** Whether two suits (from 0, no jokers) have the same colour: spades and clubs are black. */
export function isSameColour(one: number, other: number): boolean {
  return isRed(one) === isRed(other);
}

function isRed(suit: number): boolean {
  return suit === 1 || suit === 2;
}

/** How alike the suits of two cards are: 2 the same suit, 1 the same colour, 0 neither. */
export function likeness(one: number, other: number): 0 | 1 | 2 {
  if (one >> 4 === other >> 4) return 2;
  return isSameColour(one >> 4, other >> 4) ? 1 : 0;
}
