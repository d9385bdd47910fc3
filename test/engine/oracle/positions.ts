import fc from 'fast-check';
import { parseCard } from '../../../src/engine/stones/cards.ts';
import type { Board, Card, RulesetId, Seat, Stone, StoneNumber } from '../../../src/engine/stones/types.ts';
import { allCards, naiveFormation, valueOfCard } from './naiveProver.ts';

/** A question to the prover. */
export interface Question {
  readonly board: Board;
  readonly stone: StoneNumber;
  readonly seat: Seat;
}

/**
 * How a position is made: all cards in some order, and what is taken from it, so that the interesting ones are
 * no accident. A random side is nearly always a plain sum, and a random table leaves nearly everything open.
 */
interface Recipe {
  readonly order: readonly Card[];
  readonly stone: StoneNumber;
  readonly seat: Seat;
  readonly own: 'suited-run' | 'triple' | 'flush' | 'run' | 'any' | 'unfinished';
  readonly rival: 0 | 1 | 2 | 3;
  readonly rivalCards: 'any' | 'near' | 'equal';
  /** How many cards lie at the other stones, at most. */
  readonly elsewhere: number;
  /** Whether those are first of all cards that the rival would like to have. */
  readonly starved: boolean;
  readonly firstIsOwn: boolean;
  readonly owner: Seat | null;
}

/** Positions of a ruleset that matter to the prover. */
export function questions(ruleset: RulesetId): fc.Arbitrary<Question> {
  const deck = allCards(ruleset).map((text) => cardFrom(ruleset, text));
  const recipe: fc.Arbitrary<Recipe> = fc.record({
    order: fc.shuffledSubarray(deck, { minLength: deck.length }),
    stone: fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9),
    seat: fc.constantFrom('A', 'B'),
    own: fc.constantFrom('suited-run', 'triple', 'flush', 'run', 'any', 'any', 'any', 'unfinished'),
    rival: fc.constantFrom(0, 1, 1, 2, 2, 2, 3),
    rivalCards: fc.constantFrom('any', 'near', 'near', 'equal'),
    elsewhere: fc.oneof(
      { weight: 1, arbitrary: fc.integer({ min: 0, max: 24 }) },
      { weight: 3, arbitrary: fc.integer({ min: 24, max: 48 }) },
      { weight: 2, arbitrary: fc.integer({ min: 44, max: 48 }) },
    ),
    starved: fc.boolean(),
    firstIsOwn: fc.boolean(),
    owner: fc.oneof({ weight: 15, arbitrary: fc.constant(null) }, fc.constantFrom('A', 'B')),
  });
  return recipe.map((made) => cook(ruleset, made));
}

function cook(ruleset: RulesetId, recipe: Recipe): Question {
  const { order, stone, seat, firstIsOwn, owner } = recipe;
  const own = ownSide(order, recipe.own);
  const rival = rivalSide(without(order, own), own, recipe);
  const others = without(order, [...own, ...rival]);
  const elsewhere = (recipe.starved ? wantedFirst(others, rival) : others).slice(0, recipe.elsewhere);

  const first = firstSeat(own, rival, seat, firstIsOwn);
  const asked: Stone = seat === 'A' ? { A: own, B: rival, owner, first } : { A: rival, B: own, owner, first };
  const stones = spread(elsewhere);
  stones.splice(stone - 1, 0, asked);
  return { board: { ruleset, stones }, stone, seat };
}

function ownSide(order: readonly Card[], kind: Recipe['own']): readonly Card[] {
  if (kind === 'unfinished') return order.slice(0, 2);
  return firstThree(order, (cards) => kind === 'any' || naiveFormation(cards)?.category === kind);
}

function rivalSide(order: readonly Card[], own: readonly Card[], recipe: Recipe): readonly Card[] {
  const { rival, rivalCards } = recipe;
  const [card, ...rest] = order;
  if (card === undefined || rival === 0) return [];
  if (rival === 1) return [card];
  const worth = naiveFormation(own);
  if (rival === 3 && rivalCards === 'equal' && worth !== null) {
    return firstThree(order, (cards) => {
      const formation = naiveFormation(cards);
      return formation?.category === worth.category && formation.sum === worth.sum;
    });
  }
  const second = rest.find((other) => rivalCards === 'any' || isNear(card, other));
  const pair = second === undefined ? [card] : [card, second];
  return rival === 2 ? pair : [...pair, ...without(rest, pair).slice(0, 1)];
}

/** The first three cards of this kind, or the first three at all where there are none. */
function firstThree(order: readonly Card[], fits: (cards: readonly Card[]) => boolean): readonly Card[] {
  for (const [i, one] of order.entries()) {
    for (const [j, two] of order.slice(0, i).entries()) {
      const three = order.slice(0, j).find((card) => fits([one, two, card]));
      if (three !== undefined) return [one, two, three];
    }
  }
  return order.slice(0, 3);
}

/** Two cards of which a good formation can be made. */
function isNear(one: Card, other: Card): boolean {
  const step = Math.abs(valueOfCard(one) - valueOfCard(other));
  return step === 0 || (one.charAt(1) === other.charAt(1) && step <= 2);
}

/** Puts those cards first that make something good of what the rival has. */
function wantedFirst(cards: readonly Card[], rival: readonly Card[]): readonly Card[] {
  const isWanted = (card: Card): boolean => rival.some((laid) => isNear(laid, card));
  return [...cards.filter(isWanted), ...cards.filter((card) => !isWanted(card))];
}

/** The eight other stones, filled one after the other; some are owned, which makes their cards no less seen. */
function spread(cards: readonly Card[]): Stone[] {
  return Array.from({ length: 8 }, (_, place) => {
    const A = cards.slice(6 * place, 6 * place + 3);
    const B = cards.slice(6 * place + 3, 6 * place + 6);
    return { A, B, owner: place % 3 === 0 ? 'A' : null, first: firstSeat(A, B, 'A', true) };
  });
}

function firstSeat(
  own: readonly Card[],
  rival: readonly Card[],
  seat: Seat,
  firstIsOwn: boolean,
): Seat | null {
  const other = seat === 'A' ? 'B' : 'A';
  if (own.length === 3 && (rival.length < 3 || firstIsOwn)) return seat;
  return rival.length === 3 ? other : null;
}

function without(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
  return cards.filter((card) => !taken.includes(card));
}

function cardFrom(ruleset: RulesetId, text: string): Card {
  const card = parseCard(ruleset, text);
  if (card === null) throw new Error(`${text} is no card of ${ruleset}.`);
  return card;
}
