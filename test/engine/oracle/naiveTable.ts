import type { Card, Options, OutcomeKind, RulesetId, Seat } from '../../../src/engine/stones/types.ts';
import { beats, naiveFormation, valueOfCard } from './naiveProver.ts';

/** What the naive duel is made of, and what can be read off its stones. */

export interface NaiveStone {
  readonly A: readonly Card[];
  readonly B: readonly Card[];
  readonly owner: Seat | null;
  readonly first: Seat | null;
}

export interface NaiveResult {
  readonly winner: Seat | null;
  readonly by: OutcomeKind;
}

export interface NaiveDuel {
  readonly ruleset: RulesetId;
  readonly options: Options;
  /** All cards, as they were dealt. */
  readonly deck: readonly Card[];
  readonly stones: readonly NaiveStone[];
  readonly hands: Readonly<Record<Seat, readonly Card[]>>;
  readonly pile: readonly Card[];
  readonly turn: Seat;
  readonly hasPlayed: boolean;
  /** Of all turns so far, whether a card was played in them. */
  readonly turns: readonly ('played' | 'passed')[];
  readonly result: NaiveResult | null;
}

export function isProvable({ deck, stones }: NaiveDuel, number: number, seat: Seat): boolean {
  const stone = stones[number - 1];
  if (stone === undefined || stone.owner !== null || stone[seat].length < 3) return false;
  const rival = stone[other(seat)];
  if (rival.length === 3) return isBetter(stone, seat);
  const seen = new Set(stones.flatMap(({ A, B }) => [...A, ...B]));
  return !canBeBeaten(
    stone[seat],
    rival,
    deck.filter((card) => !seen.has(card)),
  );
}

/** Whether the complete side of a seat beats the other complete side. */
export function isBetter(stone: NaiveStone, seat: Seat): boolean {
  const own = naiveFormation(stone[seat]);
  const rival = naiveFormation(stone[other(seat)]);
  if (own === null || rival === null) return false;
  return beats(own, rival) || (!beats(rival, own) && stone.first === seat);
}

export function other(seat: Seat): Seat {
  return seat === 'A' ? 'B' : 'A';
}

function canBeBeaten(side: readonly Card[], rival: readonly Card[], unseen: readonly Card[]): boolean {
  const own = naiveFormation(side);
  const made = naiveFormation(rival);
  if (own === null) return true;
  if (made !== null) return beats(made, own);
  return unseen.some((card, place) => canBeBeaten(side, [...rival, card], unseen.slice(0, place)));
}

export function winningBy(stones: readonly NaiveStone[], seat: Seat): OutcomeKind | null {
  const row = stones.map(({ owner }) => (owner === seat ? 'x' : '.')).join('');
  if (row.replaceAll('.', '').length >= 5) return 'five';
  return row.includes('xxx') ? 'three-adjacent' : null;
}

export function sumOfCards(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + valueOfCard(card), 0);
}
