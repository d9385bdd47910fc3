import { describe, expect, it } from 'vitest';
import { legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { after, refusalOf, story } from './acting.ts';
import { scene } from './scenes.ts';

/** Laying number cards, and turning up the next ones. */

const royals = 'T1=Jd';

describe('a number card', () => {
  it.each(['4c', '3s', '2d', '5h'])('5♣ may go on %s', (top) => {
    const position = scene({ grid: `6s 6h 6d / 6c ${top} 7c / 7s 7h 7d`, royals, pending: '5c' });
    expect(legalGridTexts(position)).toEqual(['place 5']);
  });

  it.each(['6c', 'Td'])('5♣ may not go on %s', (top) => {
    const position = scene({ grid: `${top} - 7c / 7s 8h 8s / 9s 9h 9d`, royals, pending: '5c' });
    expect(legalGridTexts(position)).toEqual(['place 2']);
    expect(refusalOf(position, 'place 1')).toBe('illegal');
  });

  it('may go on an empty cell, which counts 0', () => {
    const position = scene({ grid: '3s 3h 3d / - 3c 4c / 4s - 4d', royals, pending: '2c' });
    expect(legalGridTexts(position)).toEqual(['place 4', 'place 8']);
  });

  it('lies on top of what was there', () => {
    const position = scene({ grid: '- - - / - 2h4h - / - - -', royals, pending: '4s' });
    expect(observeGrid(after(position, 'place 5')).grid[4]).toBe('2h 4h 4s');
  });

  it('must be laid where it fits, and is no armour then', () => {
    const position = scene({ grid: '2c 8h 8s / 8c 8d 9c / 9s 9h 9d', royals, pending: '5c' });
    expect(legalGridTexts(position)).toEqual(['place 1']);
    expect(refusalOf(position, 'armour T1')).toBe('illegal');
  });

  it('is placed in no spot', () => {
    const position = scene({ grid: '2c - - / - - - / - - -', royals, pending: '5c' });
    expect(refusalOf(position, 'royal L1')).toBe('illegal');
  });
});

describe('the next card', () => {
  const grid = '2c - - / - - - / - - -';

  it('turns up by itself once one is laid, and waits: a number card', () => {
    const position = scene({ grid, royals, pending: '5c', pile: '7d 8d' });
    expect(story(position, 'place 1')).toEqual(['5c lies on 1', '7d turns up']);
    expect(observeGrid(after(position, 'place 1'))).toMatchObject({ pending: '7d', pile: 1, phase: 'play' });
  });

  it('or a royal', () => {
    const position = scene({ grid, royals, pending: '5c', pile: 'Kd 8d' });
    expect(story(position, 'place 1')).toEqual(['5c lies on 1', 'Kd turns up']);
    expect(legalGridTexts(after(position, 'place 1'))).toEqual(['royal L1']);
  });

  it('goes to the tray where it is a ploy, and another one turns up', () => {
    const position = scene({ grid, royals, pending: '5c', pile: 'X2 Ah 8d 9d' });
    expect(story(position, 'place 1')).toEqual(['5c lies on 1', 'X2 turns up', 'Ah turns up', '8d turns up']);
    expect(observeGrid(after(position, 'place 1'))).toMatchObject({ ploys: 'Ah X2', pending: '8d', pile: 1 });
  });

  it('turns up after a royal was placed, and after armour', () => {
    const royal = scene({ grid, royals, pending: 'Kd', pile: '8d' });
    expect(story(royal, 'royal L1')).toEqual(['Kd stands at L1', '8d turns up']);
    const full = '5c 8h 8s / 8c 7d 9c / 9s 9h 9d';
    const armour = scene({ grid: full, royals, pending: '3c', pile: '8d' });
    expect(story(armour, 'armour T1')).toEqual(['3c arms T1', '8d turns up']);
  });
});
