import { describe, expect, it } from 'vitest';
import { legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { after, story } from './acting.ts';
import { allOthersFallen, scene } from './scenes.ts';

/** No living royal on the table, while fewer than twelve have fallen: the next one has to come. */

/** A card laid on cell 1 fells the K♥, the only royal there. */
const line = { grid: '- 9h 7h / - - - / - - -', royals: 'R1=Kh' };

describe('once the last living royal falls', () => {
  it('cards are turned up until a royal comes; those before it go under at once, ploys among them', () => {
    const position = scene({ ...line, pending: '5c', pile: '7d Ah X1 3s Js 4c' });
    expect(story(position, 'place 1')).toEqual([
      '5c lies on 1',
      '1 fires at Kh in R1: 16 of 13, falls',
      '7d Ah X1 3s go under',
      'Js turns up',
    ]);
    expect(observeGrid(after(position, 'place 1'))).toMatchObject({
      pending: 'Js',
      held: null,
      ploys: '',
      pile: 5,
      under: '7d Ah X1 3s',
    });
  });

  it('nothing goes under where a royal comes first', () => {
    const position = scene({ ...line, pending: '5c', pile: 'Js 4c' });
    expect(story(position, 'place 1').slice(2)).toEqual(['Js turns up']);
    expect(observeGrid(after(position, 'place 1'))).toMatchObject({ pile: 1, under: '' });
  });

  it('what goes under lies below all that went there before', () => {
    const position = scene({ ...line, pending: '5c', pile: '7d Js 4c', under: '2h 2d' });
    expect(observeGrid(after(position, 'place 1'))).toMatchObject({ pile: 4, under: '2h 2d 7d' });
  });

  it('so does a stack that is extracted while the royal waits', () => {
    const position = scene({ ...line, ploys: 'As', pending: '5c', pile: '7d Js 4c' });
    expect(observeGrid(after(position, 'place 1', 'extract 2'))).toMatchObject({
      pending: 'Js',
      under: '7d 9h',
    });
  });

  it('also where two fall at once', () => {
    const grid = '- 9h 7h / 8c - - / 9c - -';
    const position = scene({ grid, royals: 'R1=Kh B1=Kc', pending: '2s', pile: '7d Js' });
    expect(story(position, 'place 1')).toContain('7d go under');
  });

  it('play goes on from the pile when the royal stands', () => {
    const position = after(scene({ ...line, pending: '5c', pile: '7d Js 4c' }), 'place 1');
    expect(story(position, 'royal T1')).toEqual(['Js stands at T1', '4c turns up']);
  });

  it('nothing is turned up while another royal lives', () => {
    const position = scene({ ...line, royals: 'R1=Kh B3=Jd', pending: '5c', pile: '7d Js' });
    expect(story(position, 'place 1').slice(2)).toEqual(['7d turns up']);
  });

  it('nor once all twelve have fallen', () => {
    const position = scene({ ...line, royals: allOthersFallen('R1=Kh'), pending: '5c', pile: '7d' });
    expect(story(position, 'place 1').slice(2)).toEqual(['won with 0']);
  });
});

describe('once a joker fells it while a card waits', () => {
  const joker = { grid: '- 9h 7h / - 5c - / - - -', royals: 'R1=Kh', ploys: 'X1 Ah' };

  it('a number card has to wait: the royal comes first', () => {
    const position = scene({ ...joker, pending: '2c', pile: '7d Js 4c' });
    expect(story(position, 'reassign 5 1')).toEqual([
      '5c moves from 5 to 1',
      '1 fires at Kh in R1: 16 of 13, falls',
      '2c has to wait',
      '7d go under',
      'Js turns up',
    ]);
    expect(observeGrid(after(position, 'reassign 5 1'))).toMatchObject({
      pending: 'Js',
      held: '2c',
      pile: 2,
      under: '7d',
    });
  });

  it('and is up again once the royal stands', () => {
    const waiting = after(scene({ ...joker, pending: '2c', pile: '7d Js 4c' }), 'reassign 5 1');
    expect(legalGridTexts(waiting)).toEqual(['extract 1', 'extract 2', 'extract 3', 'royal L1', 'royal T1']);
    expect(story(waiting, 'royal L1')).toEqual(['Js stands at L1', '2c is up again']);
    const resumed = after(waiting, 'royal L1');
    expect(observeGrid(resumed)).toMatchObject({ pending: '2c', held: null, pile: 2 });
    expect(legalGridTexts(resumed)).toContain('place 4');
  });

  it('it can wait a second time', () => {
    const twoJokers = { grid: '- 9h 7h / 8c 5c - / 6s - -', royals: 'R1=Kh', ploys: 'X1 X2' };
    const position = scene({ ...twoJokers, pending: '2c', pile: 'Js Qh' });
    const resumed = after(position, 'reassign 5 1', 'royal B1');
    expect(story(resumed, 'reassign 2 1').slice(-2)).toEqual(['2c has to wait', 'Qh turns up']);
    expect(observeGrid(after(resumed, 'reassign 2 1'))).toMatchObject({ pending: 'Qh', held: '2c' });
  });

  it('a royal that waits is placed, and no other is looked for', () => {
    const position = scene({ ...joker, pending: 'Kd', pile: '7d Js' });
    expect(story(position, 'reassign 5 1').slice(2)).toEqual([]);
    expect(observeGrid(after(position, 'reassign 5 1'))).toMatchObject({
      pending: 'Kd',
      held: null,
      pile: 2,
    });
  });

  it('ploys stay of use while the number card has to wait', () => {
    const waiting = after(scene({ ...joker, pending: '2c', pile: 'Js' }), 'reassign 5 1', 'extract 1');
    expect(observeGrid(waiting)).toMatchObject({ pending: 'Js', held: '2c', used: 'Ah X1', under: '5c' });
  });
});
