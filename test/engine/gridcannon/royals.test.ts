import { describe, expect, it } from 'vitest';
import { legalGridTexts } from '../../../src/engine/gridcannon/analysis.ts';
import { after, refusalOf } from './acting.ts';
import { scene, type Scene } from './scenes.ts';

/** Where a royal that came up may be placed. */

/** A grid of high clubs, spades and diamonds, apart from what is put on it. */
const placesOf = (given: Scene): string[] =>
  legalGridTexts(scene(given))
    .filter((text) => text.startsWith('royal'))
    .map((text) => text.slice('royal '.length));

describe('a royal is placed beside the most similar card', () => {
  it('the highest of its suit: the K♥ beside the 9♥; at a corner either spot', () => {
    expect(placesOf({ grid: '9h Tc Ts / 8h Td 7c / 5h 2h 3h', pending: 'Kh' })).toEqual(['L1', 'T1']);
  });

  it('at an edge, in its one spot', () => {
    expect(placesOf({ grid: '2h Tc Ts / 8h Td 7c / 5h 3h 4h', pending: 'Jh' })).toEqual(['L2']);
  });

  it.each([
    ['hearts: diamonds', 'Kh', ['B2']],
    ['diamonds', 'Kd', ['B2']],
    ['spades: clubs', 'Qs', ['T2']],
    ['clubs', 'Qc', ['T2']],
  ])('failing its suit the highest of its colour, %s', (_what, pending, spots) => {
    expect(placesOf({ grid: '2c Tc 3c / 4d 9d 5c / 2d 8d 3d', pending })).toEqual(spots);
  });

  it('failing its colour the highest of all', () => {
    expect(placesOf({ grid: '2c Tc 3s / 4c 9s 5c / 2s 8c 6s', pending: 'Jd' })).toEqual(['T2']);
  });

  it('a low card of its suit before a high one of its colour, and that before the highest', () => {
    expect(placesOf({ grid: '2h Td Ts / 9d Tc 9s / 8d 8c 7c', pending: 'Kh' })).toEqual(['L1', 'T1']);
    expect(placesOf({ grid: '2d Tc Ts / 9c 9s 8s / 8c 7s 7c', pending: 'Kh' })).toEqual(['L1', 'T1']);
  });

  it('beside any of equal cards', () => {
    expect(placesOf({ grid: '2c Tc 3s / 4c 9s 5c / Ts 8c 6s', pending: 'Jd' })).toEqual(['B1', 'L3', 'T2']);
  });

  it('looking at top cards only', () => {
    expect(placesOf({ grid: 'Th 2c 3c / 4h8s 5c 6c / 7c 8c 3h', pending: 'Kh' })).toEqual(['L1', 'T1']);
    expect(placesOf({ grid: 'ThTs 2c 3c / 4h8s 5c 6c / 7c 8c 3h', pending: 'Kh' })).toEqual(['B3', 'R3']);
  });

  it('also where the pile is searched for it or it comes late: every royal, at any time', () => {
    const late = scene({
      grid: '2c 3c 4c / 5c 6c 7c / 8c 9c 9h',
      royals: 'T1=Jc',
      pending: 'Tc',
      pile: 'Kh',
    });
    expect(legalGridTexts(after(late, 'place 1'))).toEqual(['royal B3', 'royal R3']);
  });
});

describe('a card with no free spot beside it is passed over', () => {
  it('the centre always: the next of the same suit', () => {
    expect(placesOf({ grid: '2h Tc Ts / 8h 9h 7c / 5h 3h 4h', pending: 'Kh' })).toEqual(['L2']);
  });

  it('a corner only once both its spots are taken', () => {
    const grid = '9h Tc Ts / 8h Td 7c / 5h 2h 3h';
    expect(placesOf({ grid, royals: 'T1=Jc', pending: 'Kh' })).toEqual(['L1']);
    expect(placesOf({ grid, royals: 'T1=Jc L1=Qc', pending: 'Kh' })).toEqual(['L2']);
  });

  it('a spot with a fallen royal is not free', () => {
    const grid = '9h Tc Ts / 8h Td 7c / 5h 2h 3h';
    expect(placesOf({ grid, royals: 'T1=Jc* L1=Qc* B3=Js', pending: 'Kh' })).toEqual(['L2']);
  });

  it('down its suit, then down its colour, then down the rest', () => {
    const grid = '2c 9h 3s / 4d Th 5d / 6c 8s 7s';
    const inTurn = ['T2=Jc', 'R2=Js', 'L2=Qs', 'B2=Qc', 'R3=Kc'];
    const spots = inTurn.map((_, place) =>
      placesOf({ grid, royals: inTurn.slice(0, place).join(' '), pending: 'Kh' }),
    );
    expect(spots).toEqual([['T2'], ['R2'], ['L2'], ['B2'], ['B3', 'R3']]);
  });

  it('of equal cards only the one with no free spot', () => {
    const grid = '2c Tc 3s / 4c 9s 5c / Ts 8c 6s';
    expect(placesOf({ grid, royals: 'T2=Jc', pending: 'Jd' })).toEqual(['B1', 'L3']);
    expect(placesOf({ grid, royals: 'T2=Jc B1=Qc L3=Kc', pending: 'Jd' })).toEqual(['B2']);
  });
});

describe('an empty cell', () => {
  it('is no card: no royal is placed beside it while a card has a free spot', () => {
    expect(placesOf({ grid: '- - - / 2c - - / - - -', pending: 'Kh' })).toEqual(['L2']);
  });

  it('is as good as any other where no card borders a free spot: any free spot', () => {
    const royals = 'L2=Jc T1=Js B3=Qs*';
    const free = ['B1', 'B2', 'L1', 'L3', 'R1', 'R2', 'R3', 'T2', 'T3'];
    expect(placesOf({ grid: '- - - / 2c 5h - / - - -', royals, pending: 'Kh' })).toEqual(free);
    expect(placesOf({ grid: '- - - / - Th - / - - -', royals, pending: 'Kh' })).toEqual(free);
    expect(placesOf({ grid: '- - - / - - - / - - -', royals, pending: 'Kh' })).toEqual(free);
  });
});

describe('a royal that waits', () => {
  const position = scene({ grid: '9h 2c 3c / 4c 5c 6c / 7c 8c 9c', royals: 'R1=Jd', pending: 'Kh' });

  it('goes nowhere else', () => {
    for (const spot of ['R1', 'T2', 'B3']) expect(refusalOf(position, `royal ${spot}`)).toBe('illegal');
  });

  it('is no card to be laid, nor armour', () => {
    expect(refusalOf(position, 'place 1')).toBe('illegal');
    expect(refusalOf(position, 'armour R1')).toBe('illegal');
  });
});
