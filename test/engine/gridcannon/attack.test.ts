import { describe, expect, it } from 'vitest';
import { observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { after, story } from './acting.ts';
import { scene, type Scene } from './scenes.ts';

/** A card laid at one end of a row or column fires at the royal at the other end. */

/** Whom a card that is laid on a cell fires at, and with what success. */
const shots = (given: Scene, cell: number): string[] =>
  story(scene(given), `place ${cell}`).filter((line) => line.includes('fires'));

describe('the examples of the rules', () => {
  it('on the 3♠ at one end, with 9♥ and 7♥ between: 16 of 13, the K♥ falls', () => {
    const row = { grid: '3s 9h 7h / - - - / - - -', royals: 'R1=Kh T1=Jd', pending: '5c' };
    expect(shots(row, 1)).toEqual(['1 fires at Kh in R1: 16 of 13, falls']);
    expect(observeGrid(after(scene(row), 'place 1')).royals.R1).toEqual({
      card: 'Kh',
      armour: '',
      dead: true,
    });
  });

  it('with 10♦ and 6♠ between only the 6♠ counts against the Q♠, and she stays', () => {
    expect(shots({ grid: '3s Td 6s / - - - / - - -', royals: 'R1=Qs', pending: '5c' }, 1)).toEqual([
      '1 fires at Qs in R1: 6 of 12',
    ]);
  });

  it('with a black 10 on the 10♦: 16, she falls', () => {
    const position = scene({
      grid: '3s Td 6s / - - - / - - -',
      royals: 'R1=Qs T1=Jd',
      pending: 'Tc',
      pile: '5c',
    });
    expect(story(after(position, 'place 2'), 'place 1')).toContain('1 fires at Qs in R1: 16 of 12, falls');
  });

  it('a K♥ with a 3 as armour has 16', () => {
    const royals = 'R1=Kh+3c T1=Jd';
    expect(shots({ grid: '- 9h 7h / - - - / - - -', royals, pending: '5c' }, 1)).toEqual([
      '1 fires at Kh in R1: 16 of 16, falls',
    ]);
    expect(shots({ grid: '- 9h 6h / - - - / - - -', royals, pending: '5c' }, 1)).toEqual([
      '1 fires at Kh in R1: 15 of 16',
    ]);
  });
});

describe('what counts', () => {
  it.each([
    ['a jack: both cards', 'Jh', '5s 6c', '11 of 11, falls'],
    ['a jack: one short', 'Jh', '5s 5h', '10 of 11'],
    ['a queen: both of her colour', 'Qh', '5d 7h', '12 of 12, falls'],
    ['a queen: none of the other', 'Qh', 'Ts Tc', '0 of 12'],
    ['a black queen: clubs and spades', 'Qc', '8s 5c', '13 of 12, falls'],
    ['a king: both of his suit', 'Kd', '4d 9d', '13 of 13, falls'],
    ['a king: not the other suit of his colour', 'Kd', 'Th 9d', '9 of 13'],
    ['an empty cell as 0', 'Jd', '- Ts', '10 of 11'],
    ['two empty cells', 'Jd', '- -', '0 of 11'],
    ['top cards alone', 'Jd', 'Ts5c 5h', '10 of 11'],
  ])('against %s', (_what, royal, between, result) => {
    const given = { grid: `- ${between} / - - - / - - -`, royals: `R1=${royal}`, pending: '3h' };
    expect(shots(given, 1)).toEqual([`1 fires at ${royal} in R1: ${result}`]);
  });

  it('never the card that is laid, nor what lies beside the line', () => {
    const given = { grid: '- 2h 2d / 9h 8h 7h / - - -', royals: 'R1=Kh', pending: 'Th' };
    expect(shots(given, 1)).toEqual(['1 fires at Kh in R1: 2 of 13']);
  });

  it('armour, all of it', () => {
    const given = { grid: '- 9h Th / - - - / - - -', royals: 'R1=Jc+3c+2s+3h T1=Jd', pending: '2c' };
    expect(shots(given, 1)).toEqual(['1 fires at Jc in R1: 19 of 19, falls']);
  });
});

describe('who is fired at', () => {
  const royals = 'T1=Js T2=Qs T3=Ks R1=Jh R2=Qh R3=Kh B1=Jd B2=Qd B3=Kd L1=Jc L2=Qc L3=Kc';

  // prettier-ignore
  it.each([
    [1, ['Jh in R1', 'Jd in B1']], [2, ['Qd in B2']], [3, ['Jc in L1', 'Kd in B3']],
    [4, ['Qh in R2']], [5, []], [6, ['Qc in L2']],
    [7, ['Kh in R3', 'Js in T1']], [8, ['Qs in T2']], [9, ['Kc in L3', 'Ks in T3']],
  ])('from cell %d: %j, where every spot is taken', (cell, targets) => {
    const lines = shots({ royals, pending: '2h' }, cell).map((line) => line.replace(/:.*/, ''));
    expect(lines).toEqual(targets.map((target) => `${cell} fires at ${target}`));
  });

  // prettier-ignore
  it.each([
    [1, 2, 3, 'R1'], [4, 5, 6, 'R2'], [7, 8, 9, 'R3'], [3, 2, 1, 'L1'], [6, 5, 4, 'L2'], [9, 8, 7, 'L3'],
    [1, 4, 7, 'B1'], [2, 5, 8, 'B2'], [3, 6, 9, 'B3'], [7, 4, 1, 'T1'], [8, 5, 2, 'T2'], [9, 6, 3, 'T3'],
  ])('from cell %d through the cells %d and %d, and no others, at %s', (laid, near, far, spot) => {
    const grid = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => (cell === near ? '9s' : cell === far ? '3s' : '-'));
    const lines = shots({ grid: grid.join(' '), royals: `${spot}=Jh`, pending: 'Th' }, laid);
    expect(lines).toEqual([`${laid} fires at Jh in ${spot}: 12 of 11, falls`]);
  });

  it('from a corner both ends at once, and both can fall', () => {
    const given = { grid: '- 9h 7h / 8c - - / 9c - -', royals: 'R1=Kh B1=Kc T1=Jd', pending: '2s' };
    expect(shots(given, 1)).toEqual([
      '1 fires at Kh in R1: 16 of 13, falls',
      '1 fires at Kc in B1: 17 of 13, falls',
    ]);
  });

  it('nobody from the centre', () => {
    const royals = 'T2=Jc B2=Js L2=Jd R2=Jh';
    expect(shots({ grid: '- Tc - / Td - Th / - Ts -', royals, pending: '2s' }, 5)).toEqual([]);
  });

  it('not the royal beside the card, nor one beside the cards in between', () => {
    const royals = 'L1=Jc T1=Js T2=Jd B2=Jh';
    expect(shots({ grid: '- Tc Td / - - - / - - -', royals, pending: '2s' }, 1)).toEqual([]);
  });

  it('nobody who has fallen already', () => {
    const given = { grid: '- 9h 7h / - - - / - - -', royals: 'R1=Kh* T1=Jd', pending: '2s' };
    expect(shots(given, 1)).toEqual([]);
  });
});

describe('a royal that falls', () => {
  it('stays in its spot, with its armour, and the cards stay too', () => {
    const given = { grid: '3s Th 9h / - - - / - - -', royals: 'R1=Kh+3c T1=Jd', pending: '5c', pile: '6c' };
    expect(observeGrid(after(scene(given), 'place 1'))).toMatchObject({
      grid: ['3s 5c', 'Th', '9h', '', '', '', '', '', ''],
      royals: { R1: { card: 'Kh', armour: '3c', dead: true } },
      pending: '6c',
    });
  });
});
