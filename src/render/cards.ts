import type { Card } from '../engine/stones/types.ts';
import { cardName, isColoured, suitSign, valueFace } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';

/** Asks for ♠ ♥ ♦ ♣ as letters: as emoji they would be twice as wide on some phones. */
export const AS_TEXT = '\uFE0E';

/** A card where it is looked at rather than typed: in text and on buttons. */
export function printed(card: Card, faces: Locale): string {
  return isColoured(card) ? cardName(card, faces) : cardName(card, faces) + AS_TEXT;
}

/** Cards in running text, as one little strip of code: `9♠ 10♥`. */
export function strip(cards: readonly Card[], faces: Locale): string {
  return `\`${cards.map((card) => printed(card, faces)).join(' ')}\``;
}

/** What marks a place in a tray. */
export interface TrayMarks {
  /** The place (from 0) of the card laid last, if it lies here. */
  readonly last: number | null;
  /** Whether this side was complete first, where that is worth telling. */
  readonly first: boolean;
}

export const LAID_LAST = '›';
export const COMPLETE_FIRST = '¹';

/**
 * A side of a stone as a strip of fixed width: three slots with a mark before each. Every slot is three letters wide
 * (`10♠`, ` 9♠`) or one emoji and a digit, so that the nine strips of a board stand exactly below each other.
 */
export function tray(cards: readonly Card[], empty: string, faces: Locale, marks: TrayMarks): string {
  const slots = [0, 1, 2].map((place) => {
    const card = cards[place];
    const mark = place === marks.last ? LAID_LAST : place === 0 && marks.first ? COMPLETE_FIRST : ' ';
    return card === undefined ? ` ${empty}` : slot(card, mark, faces);
  });
  return `\`${slots.join('')}\``;
}

/** An empty slot of a deck, as wide as a card. */
export function emptySlot(coloured: boolean): string {
  return coloured ? '➖ ' : ' · ';
}

/** The mark stands close to the card that it means, also where a narrow value leaves room before it. */
function slot(card: Card, mark: string, faces: Locale): string {
  if (isColoured(card)) return mark + cardName(card, faces);
  return (mark + valueFace(card, faces)).padStart(3) + suitSign(card) + AS_TEXT;
}
