import type { Card, Options, RulesetId, Seat } from '../../../src/engine/stones/types.ts';
import { naiveSettlement } from './naiveSettlement.ts';
import { isProvable, other, winningBy, type NaiveDuel, type NaiveStone } from './naiveTable.ts';

/**
 * A whole duel as one would write it down from the rules' text: lists of cards, everything looked up anew each
 * time, nothing remembered that the table doesn't show. It shares no code with the engine.
 */

export function naiveDeal(
  ruleset: RulesetId,
  options: Options,
  deck: readonly Card[],
  first: Seat,
): NaiveDuel {
  const bare: NaiveStone = { A: [], B: [], owner: null, first: null };
  const { hand } = options;
  return {
    ruleset,
    options,
    deck,
    stones: Array.from({ length: 9 }, () => bare),
    hands: { A: deck.slice(0, hand), B: deck.slice(hand, 2 * hand) },
    pile: deck.slice(2 * hand),
    turn: first,
    hasPlayed: false,
    turns: [],
    result: null,
  };
}

/** What may be done, in code-unit order. */
export function naiveLegal(duel: NaiveDuel): string[] {
  if (duel.result !== null) return [];
  const claims = claimable(duel).map((stone) => `claim ${stone}`);
  const plays = duel.hasPlayed
    ? []
    : duel.hands[duel.turn].flatMap((card) =>
        places(duel, duel.turn).map((stone) => `play ${card} ${stone}`),
      );
  const mustPlay = !duel.hasPlayed && canPlay(duel, duel.turn);
  return [...claims, ...plays, ...(mustPlay ? [] : ['end'])].sort();
}

/** The duel after a legal action and everything that follows from it by itself. */
export function naiveAct(duel: NaiveDuel, action: string): NaiveDuel {
  const [what = '', one, two] = action.split(' ');
  switch (what) {
    case 'resign':
    case 'timeout':
      return { ...duel, result: { winner: one === 'A' ? 'B' : 'A', by: what } };
    case 'play':
      return letTurnsEnd(play(duel, String(one), Number(two)));
    case 'claim':
      return letTurnsEnd(take(duel, Number(one)));
    default:
      return letTurnsEnd(endTurn(duel));
  }
}

export function naivePoints({ result, stones }: NaiveDuel): Record<Seat, number> | null {
  if (result === null) return null;
  const bothHaveLaid = stones.some(({ A }) => A.length > 0) && stones.some(({ B }) => B.length > 0);
  if ((result.by === 'resign' || result.by === 'timeout') && !bothHaveLaid) return { A: 0, B: 0 };
  const points = (seat: Seat): number => stones.filter(({ owner }) => owner === seat).length;
  return {
    A: result.winner === 'A' ? 5 : points('A'),
    B: result.winner === 'B' ? 5 : points('B'),
  };
}

function play(duel: NaiveDuel, card: string, number: number): NaiveDuel {
  const seat = duel.turn;
  const laid = duel.hands[seat].filter((each) => each === card);
  const stones = duel.stones.map((stone, place) => {
    if (place !== number - 1) return stone;
    const side = [...stone[seat], ...laid];
    const first = side.length === 3 && stone.first === null ? seat : stone.first;
    return { ...stone, [seat]: side, first };
  });
  const hand = duel.hands[seat].filter((each) => each !== card);
  return { ...duel, stones, hands: { ...duel.hands, [seat]: hand }, hasPlayed: true };
}

function take(duel: NaiveDuel, number: number): NaiveDuel {
  const stones = duel.stones.map((stone, place) =>
    place === number - 1 ? { ...stone, owner: duel.turn } : stone,
  );
  const by = winningBy(stones, duel.turn);
  return { ...duel, stones, result: by === null ? null : { winner: duel.turn, by } };
}

function letTurnsEnd(duel: NaiveDuel): NaiveDuel {
  return duel.result !== null || hasSomethingToDecide(duel) ? duel : letTurnsEnd(endTurn(duel));
}

function hasSomethingToDecide(duel: NaiveDuel): boolean {
  if (!duel.hasPlayed && canPlay(duel, duel.turn)) return true;
  return claimable(duel).length > 0;
}

function endTurn(duel: NaiveDuel): NaiveDuel {
  const seat = duel.turn;
  const drawn = duel.hasPlayed ? duel.pile.slice(0, 1) : [];
  const after: NaiveDuel = {
    ...duel,
    hands: { ...duel.hands, [seat]: [...duel.hands[seat], ...drawn] },
    pile: duel.pile.slice(drawn.length),
    turn: other(seat),
    hasPlayed: false,
    turns: [...duel.turns, duel.hasPlayed ? 'played' : 'passed'],
  };
  const nobodyCan = !canPlay(after, 'A') && !canPlay(after, 'B');
  const bothCouldNot = after.turns.slice(-2).join(' ') === 'passed passed';
  if (!nobodyCan || !bothCouldNot) return after;
  return { ...after, ...naiveSettlement(after) };
}

function claimable(duel: NaiveDuel): number[] {
  const { claims } = duel.options;
  const isEarly = !duel.hasPlayed && canPlay(duel, duel.turn);
  if (claims === 'after' && isEarly) return [];
  if (claims === 'before' && duel.hasPlayed) return [];
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((stone) => isProvable(duel, stone, duel.turn));
}

function canPlay(duel: NaiveDuel, seat: Seat): boolean {
  return duel.hands[seat].length > 0 && places(duel, seat).length > 0;
}

function places({ stones }: NaiveDuel, seat: Seat): number[] {
  return stones.flatMap((stone, place) =>
    stone.owner === null && stone[seat].length < 3 ? [place + 1] : [],
  );
}

/** All that there is to see, the order of the pile left out. */
export function naiveView(duel: NaiveDuel): object {
  const { stones, hands, pile, result, turn, hasPlayed } = duel;
  return {
    turn: result === null ? turn : null,
    phase: result === null ? (hasPlayed ? 'played' : 'start') : 'over',
    stones: stones.map(({ A, B, owner, first }) => ({ A: A.join(' '), B: B.join(' '), owner, first })),
    hands: { A: [...hands.A].sort().join(' '), B: [...hands.B].sort().join(' ') },
    pile: pile.length,
    result,
    points: naivePoints(duel),
  };
}
