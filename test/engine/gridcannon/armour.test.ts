import { describe, expect, it } from 'vitest';
import { legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { after, refusalOf, story } from './acting.ts';
import { allOthersFallen, scene } from './scenes.ts';

/** Number cards that fit nowhere. */

/** No card below 5 fits, and a joker can open a cell by moving any card that lies alone. */
const SHALLOW = '5c 8h 8s / 8c 7d 9c / 9s 9h 9d';
/** Nor here, where one joker would uncover nothing below 5. */
const DEEP = '5c8h 5h8s 5s8c / 5d8d 6c7c 6h9h / 6s9s 6d9d 7s9c';

/** Nor here, where only the third card of cell 1 is below 5. */
const THIRD_CARD = '3d8h8s 5h9s 5s9h / 5d9d 6c9c 7s8c / 6hTs 6dTh 6sTd';

const armourOf = (texts: readonly string[]) => texts.filter((text) => text.startsWith('armour'));
const kindsOf = (texts: readonly string[]) => [...new Set(texts.map((text) => text.split(' ')[0]))];

describe('a number card that fits nowhere', () => {
  it.each([
    ['the lowest royal of its suit', 'T1=Kc R1=Qc B2=Js L2=Jd', ['armour R1']],
    ['failing that the lowest of its colour', 'T1=Ks R1=Qs B2=Jd L2=Jh', ['armour R1']],
    ['failing that the lowest of all', 'T1=Kd R1=Qh B2=Jd L2=Kh', ['armour B2']],
    ['any of those that are equal', 'T1=Kd R1=Qh B2=Jd L2=Jh', ['armour B2', 'armour L2']],
    ['a living one only', 'T1=Kc R1=Qc* B2=Jc* L2=Jd', ['armour T1']],
    ['the lowest by rank, armour not counted', 'T1=Kc R1=Qc+2s+3h L2=Jd', ['armour R1']],
  ])('becomes armour of %s', (_what, royals, legal) => {
    const position = scene({ grid: SHALLOW, royals, pending: '3c' });
    expect(legalGridTexts(position)).toEqual(legal);
    for (const spot of ['T1', 'R1', 'B2', 'L2'].filter((each) => !legal.includes(`armour ${each}`))) {
      expect(refusalOf(position, `armour ${spot}`)).toBe('illegal');
    }
  });

  it('adds its value to the health of that royal, on top of the armour that was there', () => {
    const position = scene({ grid: SHALLOW, royals: 'R1=Qc+2s', pending: '3c', pile: 'Tc' });
    const armed = after(position, 'armour R1');
    expect(observeGrid(armed)).toMatchObject({
      royals: { R1: { card: 'Qc', armour: '2s 3c', dead: false } },
      pending: 'Tc',
    });
    expect(story(armed, 'place 1')).toContain('1 fires at Qc in R1: 8 of 17');
  });
});

describe('while ploys can make room there is no armour', () => {
  it('any ace can', () => {
    const position = scene({ grid: DEEP, royals: 'R1=Qc', ploys: 'Ah', pending: '3c' });
    expect(kindsOf(legalGridTexts(position))).toEqual(['extract']);
    expect(refusalOf(position, 'armour R1')).toBe('illegal');
    expect(legalGridTexts(after(position, 'extract 4'))).toEqual(['place 4']);
  });

  it('a joker can that uncovers a low card or an empty cell', () => {
    const position = scene({ grid: SHALLOW, royals: 'R1=Qc', ploys: 'X1', pending: '3c' });
    expect(kindsOf(legalGridTexts(position))).toEqual(['reassign']);
    expect(legalGridTexts(after(position, 'reassign 4 1'))).toEqual(['place 4']);
  });

  it('two jokers can where one can not: they uncover the third card of a stack', () => {
    const withPloys = (ploys: string) => scene({ grid: THIRD_CARD, royals: 'R1=Qc', ploys, pending: '4c' });
    expect(kindsOf(legalGridTexts(withPloys('X1')))).toEqual(['armour', 'reassign']);
    expect(kindsOf(legalGridTexts(withPloys('X1 X2')))).toEqual(['reassign']);
    const opened = after(withPloys('X1 X2'), 'reassign 1 6', 'reassign 1 6');
    expect(legalGridTexts(opened)).toEqual(['place 1']);
  });

  it('two jokers can where the first makes room for the card that the second moves', () => {
    const grid = '2d5h 5d9s 6s9h / 6d9d 6c9c 7sTc / 7hTs 7dTh 7cTd';
    const withPloys = (ploys: string) => scene({ grid, royals: 'R1=Qc', ploys, pending: '4c' });
    expect(kindsOf(legalGridTexts(withPloys('X1')))).toEqual(['armour', 'reassign']);
    expect(kindsOf(legalGridTexts(withPloys('X1 X2')))).toEqual(['reassign']);
    expect(legalGridTexts(after(withPloys('X1 X2'), 'reassign 2 3', 'reassign 1 2'))).toEqual(['place 1']);
  });

  it('jokers of which the player used the first for something else can not any more', () => {
    const position = scene({ grid: THIRD_CARD, royals: 'R1=Qc', ploys: 'X1 X2', pending: '4c' });
    expect(armourOf(legalGridTexts(after(position, 'reassign 2 3')))).toEqual(['armour R1']);
  });
});

describe('a joker that can move but makes no room', () => {
  const position = scene({ grid: DEEP, royals: 'R1=Jc T1=Kh', ploys: 'X1', pending: '3c', pile: 'Tc' });

  it('may be used first, or the card becomes armour: the player decides', () => {
    expect(kindsOf(legalGridTexts(position))).toEqual(['armour', 'reassign']);
    expect(observeGrid(after(position, 'armour R1'))).toMatchObject({ ploys: 'X1', used: '', pending: 'Tc' });
  });

  it('may fell the very royal that the card would have armed', () => {
    expect(story(position, 'reassign 6 1')).toContain('1 fires at Jc in R1: 16 of 11, falls');
    expect(legalGridTexts(after(position, 'reassign 6 1'))).toEqual(['armour T1']);
  });
});

describe('jokers of which the first would win the game', () => {
  // The 6♣ can go nowhere but to cell 1, and after it the 6♥, above the 3♣ on which the 4♥ could lie.
  const grid = '5s 6d8s9s 5d7hTh / 5c7dTd 6s7cTc 5h7sTs / 8h8d9h 8c9c9d 3c6h6c';
  const ploys = 'X1 X2';

  it('make no room: the game is over then, so the card may become armour', () => {
    const last = scene({ grid, royals: allOthersFallen('R1=Jd+4d+4c'), ploys, pending: '4h' });
    expect(armourOf(legalGridTexts(last))).toEqual(['armour R1']);
    expect(story(last, 'reassign 9 1').slice(1)).toEqual([
      '1 fires at Jd in R1: 19 of 19, falls',
      'won with 1',
    ]);
  });

  it.each([
    ['it does not fell the last royal', 'R1=Kd'],
    ['it fells one of two', 'R1=Jd+4d+4c T2=Kc'],
  ])('make room where %s', (_why, living) => {
    const notYet = scene({ grid, royals: allOthersFallen(living), ploys, pending: '4h' });
    expect(kindsOf(legalGridTexts(notYet))).toEqual(['reassign']);
    expect(refusalOf(notYet, 'armour R1')).toBe('illegal');
    expect(legalGridTexts(after(notYet, 'reassign 9 1', 'reassign 9 1'))).toEqual(['place 9']);
  });
});

describe('an invincible royal', () => {
  it.each([
    ['a jack at 20', 'Jc+6s', '3c'],
    ['a jack above 20', 'Jc+7s', '4c'],
    ['a queen at 20', 'Qc+5s', '3c'],
    ['a king at 19', 'Kc+3s', '3c'],
    ['a king at 20', 'Kc+4s', '3c'],
  ])('loses the game at once: %s', (_what, royal, pending) => {
    const position = scene({ grid: SHALLOW, royals: `R1=${royal}`, pending, pile: 'Tc' });
    const spot = `${pending} arms R1`;
    expect(story(position, 'armour R1')).toEqual([spot, 'lost by invincible-royal']);
    const end = observeGrid(after(position, 'armour R1'));
    expect(end).toMatchObject({ phase: 'over', pending: null, pile: 1 });
    expect(end.result).toEqual({ won: false, by: 'invincible-royal' });
  });

  it.each([
    ['a jack at 19', 'Jc+6s', '2c'],
    ['a queen at 19', 'Qc+5s', '2c'],
    ['a king at 18', 'Kc+3s', '2c'],
  ])('is not there yet: %s', (_what, royal, pending) => {
    const position = scene({ grid: SHALLOW, royals: `R1=${royal}`, pending, pile: 'Tc' });
    expect(story(position, 'armour R1')).toEqual([`${pending} arms R1`, 'Tc turns up']);
  });

  it('loses it also where two tens could still fell exactly 20', () => {
    const grid = '5c Ts Th / 8c 7d 9c / 9s 9h 9d';
    const position = scene({ grid, royals: 'R1=Jd+6s', pending: '3d', pile: 'Td' });
    expect(story(position, 'armour R1')).toContain('lost by invincible-royal');
  });

  it('is never an old royal: who has fallen takes no armour', () => {
    const position = scene({ grid: SHALLOW, royals: 'R1=Jc+6s* T1=Jd', pending: '3c', pile: 'Tc' });
    expect(legalGridTexts(position)).toEqual(['armour T1']);
  });
});
