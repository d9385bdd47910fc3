import { describe, expect, it } from 'vitest';
import { GRID_VARIANTS } from '../../../src/engine/gridcannon/ruleset.ts';
import { after } from './acting.ts';
import { playGame } from './games.ts';
import { allOthersFallen, scene } from './scenes.ts';
import { endOf, numbered, solveIn, solveOnce } from './solving.ts';

/** Enough for a first win of nearly every deal. */
const A_MOMENT = 300;

describe.each(GRID_VARIANTS)('%s', (variant) => {
  it('wins nearly every deal, each by a line that wins by the rules with the score that is said', () => {
    const deals = Array.from({ length: 12 }, (_, place) => numbered(1000 + place, variant));
    const won = deals.filter((position) => {
      const solution = solveOnce(A_MOMENT, position);
      if (solution.outcome !== 'won') return false;
      expect(endOf(position, solution)).toEqual({ won: true, score: solution.score });
      return true;
    });
    expect(won.length).toBeGreaterThanOrEqual(11);
  });

  it('finds lines from anywhere in games that others have played', () => {
    let won = 0;
    for (const manner of ['miser', 'marksman'] as const) {
      for (const position of playGame(variant, 7, manner).positions.filter((_, ply) => ply % 4 === 0)) {
        const solution = solveOnce(A_MOMENT, position);
        if (solution.outcome !== 'won') continue;
        expect(endOf(position, solution)).toEqual({ won: true, score: solution.score });
        won += 1;
      }
    }
    expect(won).toBeGreaterThan(10);
  });
});

describe('a position', () => {
  it('with one shot to go is won by it, without spending a ploy', () => {
    const position = scene({
      grid: '2s 3h 9h / 6d 5h 4h / 7c 8h 9d',
      royals: allOthersFallen('R1=Qh'),
      ploys: 'Ah X1',
      pending: '4s',
    });
    expect(solveIn(A_MOMENT, position)).toEqual({
      outcome: 'won',
      score: 2,
      actions: [{ type: 'place', cell: 1 }],
    });
  });

  it('is won by a joker where nothing else wins', () => {
    const position = scene({
      grid: '9s 3h 9h / 9d 5h 4h / 7c 8h 9c',
      royals: allOthersFallen('R1=Qh'),
      ploys: 'Ah X1',
      pending: '4s',
    });
    const solution = solveIn(A_MOMENT, position);
    expect(solution).toMatchObject({ outcome: 'won', score: 1 });
    expect(endOf(position, solution)).toEqual({ won: true, score: 1 });
  });

  it('whose last royal nothing can fell any more is lost', () => {
    const position = scene({
      grid: '9s 3h 8c / 9d 5h 4h / 7c 8h 9c',
      royals: allOthersFallen('R1=Qh'),
      pending: '4s',
      pile: '5s 6s Ts',
    });
    expect(solveIn(A_MOMENT, position)).toEqual({ outcome: 'lost' });
  });

  it('that is over is as it ended', () => {
    expect(solveIn(A_MOMENT, after(numbered(1), 'resign'))).toEqual({ outcome: 'lost' });
    const last = scene({ grid: '2s 3h 9h / - - - / - - -', royals: allOthersFallen('R1=Qh'), pending: '4s' });
    const over = after(last, 'place 1');
    expect(solveIn(A_MOMENT, over)).toEqual({ outcome: 'won', score: 0, actions: [] });
  });

  it('is unknown where there is no time at all', () => {
    expect(solveIn(0, numbered(1))).toEqual({ outcome: 'unknown' });
  });
});

describe('time', () => {
  it('that is the same gives the same solution', () => {
    expect(solveIn(A_MOMENT, numbered(3))).toEqual(solveIn(A_MOMENT, numbered(3)));
  });

  it('that is longer gives scores at least as high', () => {
    for (const deal of [1]) {
      const scores = [50, 150, 450].map((looks) => {
        const solution = solveIn(looks, numbered(deal));
        return solution.outcome === 'won' ? solution.score : -1;
      });
      expect(scores).toEqual([...scores].sort((one, other) => one - other));
      expect(scores.at(-1)).toBeGreaterThanOrEqual(4);
    }
  });
});
