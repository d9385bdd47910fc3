import { describe, expect, it } from 'vitest';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import type { Action } from '../../src/engine/stones/types.ts';
import { after, bytesOf, refusalOf, scene } from './duels.ts';

/** Why an action is refused: the first reason that applies is the one that is given. */

describe('the reasons come in their order', () => {
  const start = scene('schotten-totten-online', '7r8r9r|/|1b2b3b/|=A', { A: '9g', B: '1y', pile: '2y' });

  it('the round is over', () => {
    const over = scene('border-stones', 'JhQhKh|/|=A/|=A', { A: '2d', B: '3d' });
    expect(refusalOf(after(over, 'claim 1'), 'play 2d 4', 'B')).toEqual({ code: 'game-over' });
  });

  it("it is not that player's turn", () => {
    expect(refusalOf(start, 'play 5g 1', 'B')).toEqual({ code: 'not-your-turn' });
    expect(refusalOf(start, 'claim 1', 'B')).toEqual({ code: 'not-your-turn' });
    expect(refusalOf(start, 'end', 'B')).toEqual({ code: 'not-your-turn' });
  });

  it('it is not the time for it', () => {
    expect(refusalOf(start, 'claim 2')).toEqual({ code: 'wrong-phase' });
    expect(refusalOf(start, 'end')).toEqual({ code: 'must-play' });
    expect(refusalOf(after(start, 'play 9g 2'), 'play 5g 3')).toEqual({ code: 'wrong-phase' });
  });

  it('the card is not in the hand, before anything is said about the place', () => {
    expect(refusalOf(start, 'play 5g 3')).toEqual({ code: 'not-in-hand', card: '5g' });
    expect(refusalOf(start, 'play 9g 3')).toEqual({ code: 'no-place', stone: 3, why: 'owned' });
    expect(refusalOf(start, 'play 9g 1')).toEqual({ code: 'no-place', stone: 1, why: 'full' });
  });
});

describe('what is no action of this game', () => {
  const position = scene('border-stones', 'JhQhKh|', { A: '2d', B: '3d' });
  const border = rulesetById('border-stones');

  /** As it may come out of a button or a file, where the compiler saw nothing. */
  function fromOutside(json: string): Action {
    return JSON.parse(json) as Action;
  }

  it.each([
    '{"type":"play","card":"2d","stone":0}',
    '{"type":"play","card":"2d","stone":10}',
    '{"type":"play","card":"2d","stone":1.5}',
    '{"type":"play","card":"2d","stone":"1"}',
    '{"type":"play","card":"5r","stone":2}',
    '{"type":"play","card":"","stone":2}',
    '{"type":"play","card":22,"stone":2}',
    '{"type":"play","card":["2d"],"stone":2}',
    '{"type":"play","stone":2}',
    '{"type":"claim"}',
    '{"type":"claim","stone":null}',
    '{"type":"claim","stone":-1}',
    '{"type":"draw"}',
    '{"type":"__proto__"}',
    '{}',
  ])('%s is refused as unknown, whoever is up', (json) => {
    for (const seat of ['A', 'B'] as const) {
      expect(border.decide(position, seat, fromOutside(json))).toEqual({
        ok: false,
        refusal: { code: 'unknown-action' },
        noted: [],
      });
    }
  });

  it.each([
    '',
    'play',
    'play 2d',
    'play 2d 0',
    'play 2d 10',
    'play 2d 4 ',
    'play 2d 04',
    'play  2d 4',
    'PLAY 2d 4',
    'play d2 4',
    'play 5r 4',
    'play 2d 4 now',
    'claim',
    'claim 0',
    'claim x',
    'claim 1 2',
    'claim 1.0',
    'end 1',
    'pass',
    'resign A',
    'timeout B',
  ])('"%s" is not read as an action', (text) => {
    expect(border.parseAction(text)).toBeNull();
  });
});

it('a refusal leaves the position as it was', () => {
  const start = scene('border-stones', '2s3h5d|', { A: '2d', B: '3d' });
  const before = bytesOf(start);
  refusalOf(start, 'claim 1');
  refusalOf(start, 'play 2d 1');
  expect(bytesOf(start)).toBe(before);
});
