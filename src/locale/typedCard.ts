import { deckOf } from '../engine/stones/cards.ts';
import type { Card } from '../engine/stones/types.ts';

/** What people may write for a value, by its letter. All languages at once: nobody should have to think. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  A: ['a', '1', 'ace', 'ass'],
  '1': ['1', 'one', 'eins'],
  '2': ['2', 'two', 'zwei'],
  '3': ['3', 'three', 'drei'],
  '4': ['4', 'four', 'vier'],
  '5': ['5', 'five', 'fünf'],
  '6': ['6', 'six', 'sechs'],
  '7': ['7', 'seven', 'sieben'],
  '8': ['8', 'eight', 'acht'],
  '9': ['9', 'nine', 'neun'],
  T: ['10', 't', 'ten', 'zehn'],
  J: ['j', 'b', 'jack', 'bube'],
  Q: ['q', 'd', 'queen', 'dame'],
  K: ['k', 'king', 'könig', 'koenig'],
};

/** The same for suits and colours. */
const SUITS: Readonly<Record<string, readonly string[]>> = {
  s: ['s', '♠', '♤', 'spade', 'spades', 'pik'],
  h: ['h', '♥', '♡', 'heart', 'hearts', 'herz'],
  d: ['d', '♦', '♢', 'diamond', 'diamonds', 'karo'],
  c: ['c', '♣', '♧', 'club', 'clubs', 'kreuz'],
  r: ['r', '🔺', 'red', 'rot', 'rote'],
  o: ['o', '🔶', 'orange'],
  y: ['y', '⭐', 'yellow', 'gelb', 'gelbe'],
  g: ['g', '🍀', 'green', 'grün', 'gruen', 'grüne'],
  b: ['b', '🔵', 'blue', 'blau', 'blaue'],
  p: ['p', '🟪', 'purple', 'lila', 'violett'],
};

/** What may stand between value and suit, blanks aside: a separator, or English “of”. */
const JOINT = /^[-_.,]*(?:of[-_.,]*)?$/u;

/** A card that was typed, matched against a hand. */
export interface TypedCard {
  /** Whether the text names any card at all, of whatever deck. */
  readonly understood: boolean;
  /** The cards of the hand that it can mean. */
  readonly fitting: readonly Card[];
}

/**
 * Reads what a person typed for a card: `9s`, `s9`, `9♠`, `Th`, `hearts 9`, `Pik Ass`, `D♠`, `blau 5`. Half a card
 * (`9`, `Herz`) means every card of the hand that it fits. Text with anything else in it (`%s`, `9s@`) names no card:
 * it is rather asked about than guessed at.
 */
export function matchCards(typed: string, hand: readonly Card[]): TypedCard {
  const text = normalise(typed);
  const whole = hand.filter((card) => isWhole(card, text));
  const fitting = whole.length > 0 ? whole : hand.filter((card) => isHalf(card, text));
  const understood =
    fitting.length > 0 || everyCard.some((card) => isWhole(card, text) || isHalf(card, text));
  return { understood, fitting };
}

const everyCard = [...deckOf('border-stones').cards, ...deckOf('schotten-totten').cards];

/** Lower case, without blanks and the selectors that make a sign emoji or text. */
function normalise(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+|(?<=\p{S})[\uFE0E\uFE0F]/gu, '');
}

function isWhole(card: Card, text: string): boolean {
  return valuesOf(card).some((value) =>
    suitsOf(card).some((suit) => isJoined(text, value, suit) || isJoined(text, suit, value)),
  );
}

function isJoined(text: string, first: string, second: string): boolean {
  const end = text.length - second.length;
  return (
    end >= first.length &&
    text.startsWith(first) &&
    text.endsWith(second) &&
    JOINT.test(text.slice(first.length, end))
  );
}

function isHalf(card: Card, text: string): boolean {
  return valuesOf(card).includes(text) || suitsOf(card).includes(text);
}

function valuesOf(card: Card): readonly string[] {
  return VALUES[card.charAt(0)] ?? [];
}

function suitsOf(card: Card): readonly string[] {
  return SUITS[card.charAt(1)] ?? [];
}
