import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addRound,
  MATCH_FORMS,
  matchOutcome,
  mostRounds,
  NO_ROUNDS,
  parseMatchForm,
} from '../../src/engine/stones/match.ts';
import type { MatchForm, MatchScore } from '../../src/engine/stones/match.ts';
import type { Seat } from '../../src/engine/stones/types.ts';

interface Round {
  readonly winner: Seat | null;
  readonly points: Readonly<Record<Seat, number>>;
}

const wonByA: Round = { winner: 'A', points: { A: 5, B: 3 } };
const wonByB: Round = { winner: 'B', points: { A: 2, B: 5 } };
const drawn: Round = { winner: null, points: { A: 4, B: 4 } };
const givenUpAtOnce: Round = { winner: 'B', points: { A: 0, B: 0 } };

function played(rounds: readonly Round[]): MatchScore {
  return rounds.reduce((score, { winner, points }) => addRound(score, winner, points), NO_ROUNDS);
}

const cases: readonly (readonly [string, MatchForm, readonly Round[], Seat | null | 'goes on'])[] = [
  ['a single game ends with its round', 'single', [wonByB], 'B'],
  ['a drawn single game is drawn', 'single', [drawn], null],
  ['best of three goes on after a win', 'best-of-three', [wonByA], 'goes on'],
  ['best of three ends with the second win', 'best-of-three', [wonByA, wonByA], 'A'],
  ['best of three goes on at one all', 'best-of-three', [wonByA, wonByB], 'goes on'],
  ['best of three is decided by the third game', 'best-of-three', [wonByA, wonByB, wonByB], 'B'],
  ['a drawn game counts for neither', 'best-of-three', [wonByA, drawn], 'goes on'],
  ['after three games whoever has won more wins', 'best-of-three', [wonByA, drawn, drawn], 'A'],
  ['one all with a drawn game is drawn', 'best-of-three', [wonByA, wonByB, drawn], null],
  ['three drawn games are drawn', 'best-of-three', [drawn, drawn, drawn], null],
  ['a game given up at once is won all the same', 'best-of-three', [givenUpAtOnce, wonByB], 'B'],
  ['a series plays all its rounds', 'series-3', [wonByA, wonByA], 'goes on'],
  [
    'a series is won by points, not by rounds',
    'series-3',
    [wonByA, { winner: 'A', points: { A: 5, B: 4 } }, { winner: 'B', points: { A: 0, B: 5 } }],
    'B',
  ],
  [
    'a series with equal points is drawn',
    'series-2',
    [{ winner: 'A', points: { A: 5, B: 2 } }, wonByB],
    null,
  ],
  ['a round without points is a round of the series', 'series-2', [wonByA, givenUpAtOnce], 'A'],
];

describe('a match', () => {
  test.each(cases)('%s', (_, form, rounds, winner) => {
    expect(matchOutcome(form, played(rounds))).toEqual(winner === 'goes on' ? null : { winner });
  });

  it('goes on before its first round', () => {
    for (const form of MATCH_FORMS) expect(matchOutcome(form, NO_ROUNDS)).toBeNull();
  });

  it('ends, whatever happens, and never before anybody could catch up in best of three', () => {
    const round = fc.constantFrom(wonByA, wonByB, drawn, givenUpAtOnce);
    fc.assert(
      fc.property(
        fc.constantFrom(...MATCH_FORMS),
        fc.array(round, { minLength: 9, maxLength: 9 }),
        (form, rounds) => {
          const length =
            rounds.findIndex((_, index) => matchOutcome(form, played(rounds.slice(0, index + 1)))) + 1;
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(mostRounds(form));
          if (form !== 'best-of-three') expect(length).toBe(mostRounds(form));
          else if (length === 2) expect(rounds.slice(0, 2).map(({ winner }) => winner)).not.toContain(null);
        },
      ),
    );
  });

  it('has a form that survives being written down, and no other', () => {
    for (const form of MATCH_FORMS) expect(parseMatchForm(form)).toBe(form);
    expect(MATCH_FORMS.map(mostRounds)).toEqual([1, 3, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const text of ['', 'series', 'series-1', 'series-10', 'best-of-five', 'Single', 'toString'])
      expect(parseMatchForm(text)).toBeNull();
  });
});
