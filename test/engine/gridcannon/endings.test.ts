import { describe, expect, it } from 'vitest';
import { legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import type { GridPosition } from '../../../src/engine/gridcannon/position.ts';
import { gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import { after, refusalOf, story } from './acting.ts';
import { allOthersFallen, dealt, scene } from './scenes.ts';

/** How a game is won or lost. */

const resultOf = (position: GridPosition) => observeGrid(position).result;

/** A card laid on cell 1 fells the K♥. */
const grid = '- 9h 7h / - 5c - / - - -';

describe('a game is won', () => {
  it('at once when the twelfth royal falls; nothing more is turned up', () => {
    const position = scene({ grid, royals: allOthersFallen('R1=Kh'), pending: '3c', pile: '7d' });
    expect(story(position, 'place 1').slice(2)).toEqual(['won with 0']);
    expect(observeGrid(after(position, 'place 1'))).toMatchObject({
      phase: 'over',
      pending: null,
      pile: 1,
      result: { won: true, score: 0 },
    });
  });

  it('with as many points as ploys are unused, six at most', () => {
    const scores = ['', 'Ah', 'X1 Ah', 'Ah As Ad Ac X1 X2'].map((ploys) => {
      return resultOf(
        after(scene({ grid, royals: allOthersFallen('R1=Kh'), ploys, pending: '3c' }), 'place 1'),
      );
    });
    expect(scores).toEqual([0, 1, 2, 6].map((score) => ({ won: true, score })));
  });

  it('by a joker, which is used then; the card that waited goes on waiting', () => {
    const royals = allOthersFallen('R1=Kh');
    const position = scene({ grid, royals, ploys: 'X1 X2 Ah', pending: '3c', pile: '7d' });
    expect(observeGrid(after(position, 'reassign 5 1'))).toMatchObject({
      phase: 'over',
      ploys: 'Ah X2',
      used: 'X1',
      pending: '3c',
      held: null,
      result: { won: true, score: 2 },
    });
  });

  it('also by a joker when the pile has run dry; ploys count as ever', () => {
    const position = scene({ grid, royals: allOthersFallen('R1=Kh'), ploys: 'X1 Ah' });
    expect(resultOf(after(position, 'reassign 5 1'))).toEqual({ won: true, score: 1 });
    const placed = scene({ grid, royals: allOthersFallen('R1=Kh'), ploys: 'X1 Ah', pending: '3c' });
    expect(resultOf(after(placed, 'place 1'))).toEqual({ won: true, score: 2 });
  });

  it('by a card in a corner that fells the last two', () => {
    const corner = '- 9h 7h / 8c - - / 9c - -';
    const position = scene({ grid: corner, royals: allOthersFallen('R1=Kh B1=Kc'), pending: '2s' });
    expect(resultOf(after(position, 'place 1'))).toEqual({ won: true, score: 0 });
  });

  it('not by eleven', () => {
    const position = scene({ grid, royals: allOthersFallen('R1=Kh B3=Jd'), pending: '3c', pile: '7d' });
    expect(resultOf(after(position, 'place 1'))).toBeNull();
  });
});

describe('a game is lost when nothing can be done any more', () => {
  const royals = 'R1=Kd';

  it('after the last card was laid', () => {
    const position = scene({ grid, royals, pending: '3c' });
    expect(story(position, 'place 9')).toEqual(['3c lies on 9', 'lost by out-of-cards']);
    expect(observeGrid(after(position, 'place 9'))).toMatchObject({
      phase: 'over',
      pending: null,
      pile: 0,
      result: { won: false, by: 'out-of-cards' },
    });
  });

  it('after the last royal was placed, or the last armour added', () => {
    expect(story(scene({ grid, royals, pending: 'Jd' }), 'royal T2')).toContain('lost by out-of-cards');
    const full = '5c 8h 8s / 8c 7d 9c / 9s 9h 9d';
    expect(story(scene({ grid: full, royals, pending: '3c' }), 'armour R1')).toContain(
      'lost by out-of-cards',
    );
  });

  it('after the last ploy was used', () => {
    const position = scene({ grid, royals, ploys: 'X1' });
    expect(story(position, 'reassign 2 1').slice(-1)).toEqual(['lost by out-of-cards']);
  });

  it('not while an ace is left: what it extracts is turned up again', () => {
    const position = after(scene({ grid, royals, ploys: 'Ah', pending: '3c' }), 'place 9');
    expect(observeGrid(position)).toMatchObject({ phase: 'play', pending: null, pile: 0, result: null });
    expect(legalGridTexts(position)).toEqual([2, 3, 5, 9].map((cell) => `extract ${cell}`));
    expect(story(position, 'extract 9')).toEqual(['3c from 9 go under', '3c turns up']);
  });

  it('not while a joker is left, since the highest card can always move', () => {
    const position = after(
      scene({ grid: 'Th - - / - - - / - - -', royals, ploys: 'X1', pending: 'Ts' }),
      'place 1',
    );
    expect(legalGridTexts(position)).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((cell) => `reassign 1 ${cell}`));
  });

  it('not where the last card of the pile is a ploy', () => {
    const position = scene({ grid, royals, pending: '3c', pile: 'X1' });
    expect(story(position, 'place 9')).toEqual(['3c lies on 9', 'X1 turns up']);
    expect(resultOf(after(position, 'place 9'))).toBeNull();
  });
});

describe('giving up', () => {
  const setup = dealt('Kd 2s 3s 4s 5s 6s 7s 8s 9s Ts Ah 2h');
  it.each([
    ['while a royal of the setup waits', setup, 'setup'],
    ['before the swap', after(setup, 'royal R3'), 'swap'],
    ['in the middle', after(setup, 'royal R3', 'keep'), 'play'],
  ])('loses the game %s; all else stays as it was', (_when, position, phase) => {
    const before = observeGrid(position);
    expect(before.phase).toBe(phase);
    expect(story(position, 'resign')).toEqual(['gives up', 'lost by resign']);
    expect(observeGrid(after(position, 'resign'))).toEqual({
      ...before,
      phase: 'over',
      result: { won: false, by: 'resign' },
    });
  });

  it('is never listed among what may be done', () => {
    expect(legalGridTexts(after(setup, 'royal R3'))).not.toContain('resign');
  });
});

describe('after the end', () => {
  it.each([
    ['won', after(scene({ grid, royals: allOthersFallen('R1=Kh'), ploys: 'Ah', pending: '3c' }), 'place 1')],
    ['lost', after(scene({ grid, royals: 'R1=Kd', pending: '3c' }), 'place 9')],
    ['given up', after(scene({ grid, royals: 'R1=Kd', pending: '3c' }), 'resign')],
  ])('nothing can be done: %s', (_how, position) => {
    expect(legalGridTexts(position)).toEqual([]);
    expect(gridcannon.toMove(position)).toBeNull();
    for (const text of ['place 5', 'extract 2', 'reassign 2 5', 'royal T2', 'keep', 'resign']) {
      expect(refusalOf(position, text)).toBe('game-over');
    }
  });
});
