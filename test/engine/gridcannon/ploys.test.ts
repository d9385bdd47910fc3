import { describe, expect, it } from 'vitest';
import { legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { after, refusalOf, story } from './acting.ts';
import { scene } from './scenes.ts';

/** Extraction (aces) and reassignment (jokers). */

const royals = 'T1=Jd';
const ploysOf = (texts: readonly string[], kind: string) => texts.filter((text) => text.startsWith(kind));

describe('extraction', () => {
  const grid = '2s4h7h 3c - / - - - / - - -';

  it('puts a whole stack under the pile; its oldest card will be drawn first', () => {
    const position = scene({ grid, royals, ploys: 'Ah', pending: '9c', pile: 'Td', under: '5c' });
    expect(story(position, 'extract 1')).toEqual(['2s 4h 7h from 1 go under']);
    expect(observeGrid(after(position, 'extract 1'))).toMatchObject({
      grid: ['', '3c', '', '', '', '', '', '', ''],
      ploys: '',
      used: 'Ah',
      pending: '9c',
      pile: 5,
      under: '5c 2s 4h 7h',
    });
    const drawn = after(position, 'extract 1', 'place 1', 'place 1', 'place 3');
    expect(observeGrid(drawn)).toMatchObject({ pending: '2s', pile: 2, under: '4h 7h' });
  });

  it('is possible wherever a card lies, and nowhere else', () => {
    const position = scene({ grid, royals, ploys: 'Ah', pending: '9c' });
    expect(ploysOf(legalGridTexts(position), 'extract')).toEqual(['extract 1', 'extract 2']);
    expect(refusalOf(position, 'extract 3')).toBe('illegal');
  });

  it('with an empty pile brings the oldest card of the stack back at once', () => {
    const position = scene({ grid, royals, ploys: 'Ah' });
    expect(story(position, 'extract 1')).toEqual(['2s 4h 7h from 1 go under', '2s turns up']);
    expect(observeGrid(after(position, 'extract 1'))).toMatchObject({
      pending: '2s',
      pile: 2,
      under: '4h 7h',
    });
  });

  it('fires at nobody', () => {
    const position = scene({
      grid: '2s Th 9h / 2c - - / - - -',
      royals: 'R1=Kh T1=Jd',
      ploys: 'Ah',
      pending: '5c',
    });
    expect(story(position, 'extract 4')).toEqual(['2c from 4 go under']);
  });

  it('changes where a royal is drawn to that waits', () => {
    const position = scene({ grid: '9h 2h 3c / - - - / - - -', royals: 'B1=Jd', ploys: 'Ah', pending: 'Kh' });
    expect(ploysOf(legalGridTexts(position), 'royal')).toEqual(['royal L1', 'royal T1']);
    expect(legalGridTexts(after(position, 'extract 1'))).toEqual(['royal T2']);
  });

  it('needs an ace', () => {
    expect(refusalOf(scene({ grid, royals, ploys: 'X1', pending: '9c' }), 'extract 1')).toBe('illegal');
  });
});

describe('reassignment', () => {
  it('moves the top card of a stack to wherever it could be laid', () => {
    const position = scene({ grid: '2s5h 4c 6c / 5d - - / - - -', royals, ploys: 'X1', pending: '9c' });
    expect(ploysOf(legalGridTexts(position), 'reassign 1')).toEqual(
      [2, 4, 5, 6, 7, 8, 9].map((to) => `reassign 1 ${to}`),
    );
    expect(story(position, 'reassign 1 2')).toEqual(['5h moves from 1 to 2']);
    expect(observeGrid(after(position, 'reassign 1 2'))).toMatchObject({
      grid: ['2s', '4c 5h', '6c', '5d', '', '', '', '', ''],
      used: 'X1',
      pending: '9c',
    });
  });

  it.each([
    ['onto a higher card', 'reassign 1 3'],
    ['onto its own stack', 'reassign 1 1'],
    ['from an empty cell', 'reassign 5 1'],
  ])('goes not %s', (_what, text) => {
    const position = scene({ grid: '2s5h 4c 6c / 5d - - / - - -', royals, ploys: 'X1', pending: '9c' });
    expect(refusalOf(position, text)).toBe('illegal');
  });

  it('fires as laying does', () => {
    const position = scene({
      grid: '3s 9h 7h / - - 5c / - - -',
      royals: 'R1=Kh T1=Jd',
      ploys: 'X1',
      pending: '9c',
    });
    expect(story(position, 'reassign 6 1')).toEqual([
      '5c moves from 6 to 1',
      '1 fires at Kh in R1: 16 of 13, falls',
    ]);
  });

  it('fires with the card that it has uncovered', () => {
    const position = scene({
      grid: '- 9h 7hTs / - - - / - - -',
      royals: 'R1=Kh T1=Jd',
      ploys: 'X1',
      pending: '9c',
    });
    expect(story(position, 'reassign 3 1')).toEqual([
      'Ts moves from 3 to 1',
      '1 fires at Kh in R1: 16 of 13, falls',
    ]);
  });

  it('needs a joker', () => {
    const position = scene({ grid: '2s 4c - / - - - / - - -', royals, ploys: 'Ah', pending: '9c' });
    expect(refusalOf(position, 'reassign 1 3')).toBe('illegal');
  });
});

describe('ploys', () => {
  const grid = '2s 4c 6c / 7c 8c 9c / 9s 9h 9d';

  it.each([
    ['a number card waits', { pending: 'Th' }],
    ['a royal waits', { pending: 'Kh' }],
    ['a royal waits, and a number card behind it', { pending: 'Kh', held: 'Th' }],
    ['no card is left to wait', {}],
  ])('can be used while %s', (_what, waiting) => {
    const position = scene({ grid, royals, ploys: 'Ah X1', ...waiting });
    const legal = legalGridTexts(position);
    expect(ploysOf(legal, 'extract')).toHaveLength(9);
    expect(legal).toContain('reassign 2 1');
    expect(observeGrid(after(position, 'reassign 2 1'))).toMatchObject({ ...waiting, used: 'X1' });
  });

  it('each once', () => {
    const position = scene({ grid, royals, ploys: 'Ah X1', pending: 'Th' });
    expect(refusalOf(after(position, 'extract 1'), 'extract 2')).toBe('illegal');
    expect(refusalOf(after(position, 'reassign 2 1'), 'reassign 3 1')).toBe('illegal');
  });

  it('of a kind are spent in the order in which they came', () => {
    const position = scene({ grid, royals, ploys: 'Ad X2 As X1 Ac', pending: 'Th' });
    const used = ['extract 1', 'reassign 4 3', 'extract 2', 'reassign 5 3'].map((_, place, texts) => {
      return observeGrid(after(position, ...texts.slice(0, place + 1))).used;
    });
    expect(used).toEqual(['Ad', 'Ad X2', 'Ad As X2', 'Ad As X1 X2']);
  });
});
