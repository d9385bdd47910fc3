import type { GridCard } from '../engine/gridcannon/types.ts';
import type { Card } from '../engine/stones/types.ts';
import type { Locale } from './locale.ts';

/**
 * How cards look. French suits are their signs; each colour of the 54 cards is an emoji whose shape is its own too,
 * so that nobody has to tell colours apart. None of them needs a variation selector to be an emoji, so they look
 * alike inside code and out.
 */
const SUIT_SIGNS: Readonly<Record<string, string>> = {
  s: '♠',
  h: '♥',
  d: '♦',
  c: '♣',
  r: '🔺',
  o: '🔶',
  y: '⭐',
  g: '🍀',
  b: '🔵',
  p: '🟪',
};

/** The sign of a card's suit or colour: `♠`, `🔵`. */
export function suitSign(card: Card | GridCard): string {
  return SUIT_SIGNS[card.charAt(1)] ?? '';
}

/** What is printed for a card's value: `10`, and `Q` or `D` by the language of the faces. */
export function valueFace(card: Card | GridCard, faces: Locale): string {
  const value = card.charAt(0);
  const printed: Readonly<Record<string, string>> = faces.game.faces;
  return value === 'T' ? '10' : (printed[value] ?? value);
}

/** Whether the suit is written before the value, as for the six colours. */
export function isColoured(card: Card): boolean {
  return 'roygbp'.includes(card.charAt(1));
}

/** A card's one name, everywhere: `9♠`, `D♥`, `🔵5`. */
export function cardName(card: Card, faces: Locale): string {
  const [value, sign] = [valueFace(card, faces), suitSign(card)];
  return isColoured(card) ? sign + value : value + sign;
}
