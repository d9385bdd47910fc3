import type { Seat } from '../../../src/engine/stones/types.ts';
import {
  isBetter,
  isProvable,
  sumOfCards,
  winningBy,
  type NaiveDuel,
  type NaiveResult,
  type NaiveStone,
} from './naiveTable.ts';

/** The end of a duel in which nobody can play, rule by rule. */

type Settled = Pick<NaiveDuel, 'stones'> & { readonly result: NaiveResult };

/** To whom a rule gives a stone: a seat, or nobody. */
type Rule = (stone: NaiveStone, number: number) => Seat | null;

export function naiveSettlement(duel: NaiveDuel): Settled {
  return duel.ruleset === 'border-stones' ? settleBorderStones(duel) : settleSchottenTotten(duel);
}

function settleBorderStones(duel: NaiveDuel): Settled {
  const stones = hand(duel.stones, (stone) => {
    if (stone.A.length === 3 && stone.B.length === 3) return isBetter(stone, 'A') ? 'A' : 'B';
    return onlyComplete(stone) ?? higher(sumOfCards(stone.A), sumOfCards(stone.B));
  });
  return { stones, result: winnerOf(stones) ?? { winner: null, by: 'draw' } };
}

function settleSchottenTotten(duel: NaiveDuel): Settled {
  const rules: Rule[] = [
    (_, number) => {
      if (isProvable(duel, number, 'A')) return 'A';
      return isProvable(duel, number, 'B') ? 'B' : null;
    },
    onlyComplete,
    (stone) => higher(stone.A.length, stone.B.length) ?? higher(sumOfCards(stone.A), sumOfCards(stone.B)),
  ];
  let { stones } = duel;
  for (const rule of rules) {
    stones = hand(stones, rule);
    const result = winnerOf(stones);
    if (result !== null) return { stones, result };
  }
  const winner = higher(countOf(stones, 'A'), countOf(stones, 'B'));
  return { stones, result: { winner, by: winner === null ? 'draw' : 'majority' } };
}

function hand(stones: readonly NaiveStone[], rule: Rule): NaiveStone[] {
  return stones.map((stone, place) => ({ ...stone, owner: stone.owner ?? rule(stone, place + 1) }));
}

function winnerOf(stones: readonly NaiveStone[]): NaiveResult | null {
  const a = winningBy(stones, 'A');
  const b = winningBy(stones, 'B');
  if (a !== null && b !== null) {
    const winner = higher(countOf(stones, 'A'), countOf(stones, 'B'));
    if (winner === null) return { winner, by: 'draw' };
    return { winner, by: winner === 'A' ? a : b };
  }
  if (a !== null) return { winner: 'A', by: a };
  return b === null ? null : { winner: 'B', by: b };
}

function onlyComplete(stone: NaiveStone): Seat | null {
  if ((stone.A.length === 3) === (stone.B.length === 3)) return null;
  return stone.A.length === 3 ? 'A' : 'B';
}

function higher(ofA: number, ofB: number): Seat | null {
  if (ofA === ofB) return null;
  return ofA > ofB ? 'A' : 'B';
}

function countOf(stones: readonly NaiveStone[], seat: Seat): number {
  return stones.filter(({ owner }) => owner === seat).length;
}
