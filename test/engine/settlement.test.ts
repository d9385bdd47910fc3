import { describe, expect, it } from 'vitest';
import { settleBoard } from '../../src/engine/stones/settleBoard.ts';
import type { RulesetId } from '../../src/engine/stones/types.ts';
import { boardFrom } from './boards.ts';
import { tell } from './duels.ts';

/** What becomes of the stones that nobody took, on tables of which some can't come about in a real round. */

function settled(id: RulesetId, stones: string): string[] {
  return settleBoard(boardFrom(id, stones)).map(tell);
}

/** Seven owned stones: four of A and three of B, nobody has three adjacent ones, two more are left. */
const FOUR_TO_THREE = '=A/|=A/|=B/|=A/|=B/|=A/|=B';

describe('Border Stones decides all stones at the same time', () => {
  const settle = (stones: string): string[] => settled('border-stones', stones);

  it('by the better of two complete sides', () => {
    expect(settle(`2s3h5d|9c9d9h^A/Ks|/|${FOUR_TO_THREE}`)[0]).toBe('step 1: 1 B better, 2 A higher-sum');
  });

  it('by who was complete first where they are equal', () => {
    expect(settle(`2s3h5d|2h3d5s^B/Ks|/|${FOUR_TO_THREE}`)[0]).toMatch('1 B tie-first');
  });

  it('for the only complete side, however poor', () => {
    expect(settle(`As2h4d|KsKh/Qs|/|${FOUR_TO_THREE}`)[0]).toMatch('1 A only-complete');
  });

  it('by the higher sum where none is complete, however many cards', () => {
    expect(settle(`As2h|Kd/5s|5h/|${FOUR_TO_THREE}`)[0]).toBe('step 1: 1 B higher-sum, 2 - equal');
  });

  it('counts a side without cards as 0', () => {
    expect(settle(`|Ad/|/|${FOUR_TO_THREE}`)[0]).toBe('step 1: 1 B higher-sum, 2 - equal');
  });

  it('leaves equal ones ownerless, and without five or three adjacent nobody wins', () => {
    expect(settle(`5s|5h/|Kd/|${FOUR_TO_THREE}`)).toEqual([
      'step 1: 1 - equal, 2 B higher-sum',
      'nobody wins by draw',
    ]);
  });

  it('gives the round to five', () => {
    expect(settle(`5s|4h/|Kd/|${FOUR_TO_THREE}`).at(-1)).toBe('A wins by five');
  });

  it('gives the round to three adjacent', () => {
    const stones = '5s|5h/|=A/|=A/|=B/|=A/|=B/|=A/|=B/|Kd';
    expect(settle(stones)).toEqual(['step 1: 1 - equal, 9 B higher-sum', 'nobody wins by draw']);
    expect(settle('5s|4h/|=A/|=A/|=B/|=B/|=A/|=B/|=B/5d|5c')).toEqual([
      'step 1: 1 A higher-sum, 9 - equal',
      'A wins by three-adjacent',
    ]);
  });

  it('does not stop at the stone that would win: both can win at once, and more stones decide', () => {
    const stones = '5s|4h/|=A/|=A/|=B/|=A/|=B/|=B/4s|5d/|=A';
    expect(settle(stones)).toEqual(['step 1: 1 A higher-sum, 8 B higher-sum', 'A wins by five']);
    const ownerless = '5s|4h/|=A/|=A/6s|6h/|=B/|=B/4s|5d/|=B/|=A';
    expect(settle(ownerless)).toEqual([
      'step 1: 1 A higher-sum, 4 - equal, 7 B higher-sum',
      'nobody wins by draw',
    ]);
    const three = '5s|4h/|=A/|=A/6s|6h/|=B/|=B/4s|5d/|=B/|=B';
    expect(settle(three).at(-1)).toBe('B wins by five');
    const adjacent = '5s|4h/|=A/|=A/|=A/6s|6h/|=B/|=B/4s|5d/7s|7h';
    expect(settle(adjacent).at(-1)).toBe('A wins by three-adjacent');
  });
});

describe.each(['schotten-totten', 'schotten-totten-online'] as const)('%s goes step by step', (id) => {
  const settle = (stones: string): string[] => settled(id, stones);

  it('first every stone that is proven, for whomever', () => {
    const stones = `7r8r9r|/1r2g4p|9g9p9b^A/|${FOUR_TO_THREE}`;
    expect(settle(stones)).toEqual(['step 1: 1 A unbeatable, 2 B better', 'A wins by five']);
  });

  it('first also by who was complete first', () => {
    expect(settle(`1r2g4p|1g2p4r^B/|1b2b/|${FOUR_TO_THREE}`)[0]).toBe('step 1: 1 B tie-first');
  });

  it('then those with just one complete side', () => {
    const stones = `|/1r2g4p|9g9p/|${FOUR_TO_THREE}`;
    expect(settle(stones)).toEqual(['step 2: 2 A only-complete', 'A wins by five']);
  });

  it('and the winning conditions come in between, so that no later step is taken', () => {
    const stones = '7r8r9r|/|=A/|=A/1g2g4p|9g9p/|=B/|=B/|=A/|=B';
    expect(settle(stones).at(-1)).toBe('A wins by three-adjacent');
    expect(settle(stones)[0]).toBe('step 1: 1 A unbeatable');
  });

  it('then, where none is complete, for more cards', () => {
    const stones = `1r2g|9p/9g|/|${FOUR_TO_THREE}`;
    expect(settle(stones)).toEqual(['step 3: 1 A more-cards, 2 A more-cards', 'A wins by five']);
  });

  it('then for the higher sum, and for nobody where they are equal', () => {
    const stones = `1r2g|1p3r/9g|9p/|${FOUR_TO_THREE}`;
    expect(settle(stones)).toEqual(['step 3: 1 B higher-sum, 2 - equal', 'nobody wins by draw']);
  });

  it('then to whoever owns more', () => {
    const stones = `1r|1p/9g|9p/|${FOUR_TO_THREE}`;
    expect(settle(stones)).toEqual(['step 3: 1 - equal, 2 - equal', 'A wins by majority']);
    const ofB = stones.replaceAll('=A', '=C').replaceAll('=B', '=A').replaceAll('=C', '=B');
    expect(settle(ofB).at(-1)).toBe('B wins by majority');
  });

  it('can bring both a winning condition in one step: more stones, or a draw', () => {
    const first = '7r8r9r|/|=A/|=A/|=B/|=B/|7g8g9g/|=A/|=A/|';
    expect(settle(first)).toEqual(['step 1: 1 A unbeatable, 6 B unbeatable', 'A wins by five']);
    const equal = '7r8r9r|/|=A/|=A/|=B/|=B/|7g8g9g/|/|/|';
    expect(settle(equal)).toEqual(['step 1: 1 A unbeatable, 6 B unbeatable', 'nobody wins by draw']);
    const second = '1r2g4p|9g9p/|=A/|=A/|=B/|=B/9r9b|1g2p4r/|/|/|=B';
    expect(settle(second)).toEqual([
      'step 2: 1 A only-complete, 6 B only-complete',
      'B wins by three-adjacent',
    ]);
  });
});
