import { codeOf, isJoker } from '../../engine/gridcannon/cards.ts';
import type { GridCard } from '../../engine/gridcannon/types.ts';
import { suitSign, valueFace } from '../../locale/index.ts';
import type { Locale } from '../../locale/index.ts';
import { AS_TEXT } from '../cards.ts';

const JOKER = '🃏';

/** A card face down, as a used ploy lies. */
export const FACE_DOWN = '🎴';

/** The most cards that a sentence names one by one. */
const MOST_NAMED = 8;

/** A card where it is looked at: `9♠`, `D♥`; both jokers are `🃏`. */
export function gridCard(card: GridCard, words: Locale): string {
  return isJoker(codeOf(card)) ? JOKER : valueFace(card, words) + suitSign(card) + AS_TEXT;
}

/** Cards in a sentence: `9♠ 10♥`. Of many the first are named, and how many there are in all. */
export function gridCards(cards: readonly GridCard[], words: Locale): string {
  const named = cards.slice(0, MOST_NAMED).map((card) => gridCard(card, words));
  return cards.length > MOST_NAMED ? `${named.join(' ')} … (${cards.length})` : named.join(' ');
}
