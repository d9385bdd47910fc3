import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SEATS, STONE_NUMBERS } from '../../src/engine/stones/seats.ts';
import { openStones, stonesOwned, turnOptions, winningStones } from '../../src/engine/stones/turn.ts';
import type { Action } from '../../src/engine/stones/types.ts';
import { boardFrom } from './boards.ts';
import { after, cards, rulesetOf, scene } from './duels.ts';
import { playSetup, setups } from './games.ts';

/** What a person is offered, from what that person sees. */

describe('the options of a turn', () => {
  const nothing = { mayPlay: false, cards: [], stones: [], claims: [], provable: [], mayEnd: false };

  it('are what the rules allow, in every position of whole games', () => {
    const property = fc.property(setups(), (setup) => {
      for (const position of playSetup(setup).positions) {
        const ruleset = rulesetOf(position);
        const legal = ruleset.legalActions(position);
        for (const seat of SEATS) {
          const options = turnOptions(ruleset.view(position, seat));
          const own = ruleset.toMove(position) === seat ? legal : [];
          const plays = own.filter((action) => action.type === 'play');
          expect(options.mayPlay).toBe(plays.length > 0);
          if (options.mayPlay) expect(plays.length).toBe(options.cards.length * options.stones.length);
          expect(options.provable).toEqual(stonesClaimed(own));
          expect(options.mayEnd).toBe(own.some(({ type }) => type === 'end'));
        }
      }
    });
    fc.assert(property, { numRuns: 60 });
  });

  it('offer for claiming every side that is complete, proven or not', () => {
    const table = '9s9h9d|5c6c/JhQhKh|/2s3h|/2h3c4c|=A/4h5h6h|4d5d6d^A';
    const position = scene('border-stones', table, { A: '2d', B: '3d' });
    const options = turnOptions(rulesetOf(position).view(position, 'A'));
    expect(options).toMatchObject({ claims: [1, 2, 5], provable: [2, 5], stones: [3, 6, 7, 8, 9] });
  });

  it("offer no claim while it isn't the time for it", () => {
    const position = scene('schotten-totten-online', '7r8r9r|', { A: '2b', B: '3b' });
    const view = (seat: 'A' | 'B') => rulesetOf(position).view(position, seat);
    expect(turnOptions(view('A'))).toMatchObject({ mayPlay: true, claims: [], provable: [], mayEnd: false });
    const played = after(position, 'play 2b 2');
    expect(turnOptions(rulesetOf(played).view(played, 'A'))).toMatchObject({
      mayPlay: false,
      claims: [1],
      provable: [1],
      mayEnd: true,
    });
  });

  it('let one look at cards and places while the other is up', () => {
    const position = scene('border-stones', '2s3s4h|', { A: '2d', B: '3d 4d', turn: 'A' });
    expect(turnOptions(rulesetOf(position).view(position, 'B'))).toEqual({
      ...nothing,
      cards: cards('border-stones', '3d 4d'),
      stones: [...STONE_NUMBERS],
    });
  });

  it('are none for the public and after the end', () => {
    const position = scene('border-stones', 'JhQhKh|/|=A/|=A', { A: '2d', B: '3d' });
    const ruleset = rulesetOf(position);
    expect(turnOptions(ruleset.view(position, null))).toEqual(nothing);
    expect(openStones(ruleset.view(position, null))).toEqual([]);
    expect(turnOptions(ruleset.view(after(position, 'claim 1'), 'A'))).toEqual(nothing);
  });
});

describe('the stones on the board', () => {
  it('can be one short of a win: of five, or of three adjacent', () => {
    const board = boardFrom('border-stones', '|=A/|/|=A/|=B/|/|=A/|=B/|=A/|');
    expect(winningStones(board, 'A')).toEqual([2, 5, 9]);
    expect(winningStones(board, 'B')).toEqual([]);
    expect(stonesOwned(board, 'A')).toEqual([1, 3, 6, 8]);
    expect(stonesOwned(board, 'B')).toEqual([4, 7]);
  });

  it('do not win round the corner', () => {
    expect(winningStones(boardFrom('border-stones', '|/|/|/|/|/|/|/|=B/|=B'), 'B')).toEqual([7]);
  });
});

function stonesClaimed(actions: readonly Action[]): number[] {
  return actions.flatMap((action) => (action.type === 'claim' ? [action.stone] : []));
}
