import { describe, expect, it } from 'vitest';
import { legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { viewOfGrid } from '../../../src/engine/gridcannon/view.ts';
import { after, refusalOf, story } from './acting.ts';
import { dealt } from './scenes.ts';

/** Dealing, placing the royals that were set aside, and the swap. */

const NINE = '2s 3s 4s 5s 6s 7s 8s 9s Ts';
const grid = (text: string) => text.split(' ').map((stack) => stack.replace('-', ''));

describe('the deal', () => {
  it('fills the cells from 1 to 9 with number cards, in the order in which they come', () => {
    expect(observeGrid(dealt(NINE))).toMatchObject({ grid: NINE.split(' '), pile: 45, under: '' });
  });

  it('leaves the centre empty in that variant, and deals eight cards', () => {
    const position = dealt('2s 3s 4s 5s 6s 7s 8s 9s', 'empty-centre');
    expect(observeGrid(position)).toMatchObject({ grid: grid('2s 3s 4s 5s - 6s 7s 8s 9s'), pile: 46 });
  });

  it('sets royals aside and puts ploys into the tray, whatever number of them comes', () => {
    const position = dealt('Kd X2 2s 3s Js Ah 4s 5s 6s 7s 8s 9s Qc Ts');
    expect(observeGrid(position)).toMatchObject({
      phase: 'setup',
      grid: NINE.split(' '),
      ploys: 'Ah X2',
      pending: 'Kd',
      pile: 40,
    });
  });

  it('turns nothing up that comes after the last number card', () => {
    expect(observeGrid(dealt(`${NINE} Kd`))).toMatchObject({ phase: 'swap', pending: null, pile: 45 });
  });

  it('goes on to the swap at once where no royal came', () => {
    expect(legalGridTexts(dealt(`X1 ${NINE}`))).toEqual([
      'keep',
      ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => `swap ${cell}`),
    ]);
  });
});

describe('the royals that were set aside', () => {
  const position = dealt(`Kd Js ${NINE.replace('Ts', 'Qc Ts')}`);

  it('are placed in the order in which they came', () => {
    expect(legalGridTexts(position)).toEqual(['royal B3', 'royal R3']);
    expect(story(position, 'royal R3')).toEqual(['Kd stands at R3', 'Js is next']);
    expect(story(after(position, 'royal R3'), 'royal B3')).toEqual(['Js stands at B3', 'Qc is next']);
  });

  it('stand in no field of the line protocol’s view before they are up', () => {
    const shown = JSON.stringify(observeGrid(after(position, 'royal R3')));
    expect(shown).toContain('"pending":"Js"');
    expect(shown).not.toContain('Qc');
  });

  it('are told in their order until they are up, since everybody saw them', () => {
    const steps = [position, after(position, 'royal R3'), after(position, 'royal R3', 'royal B3')];
    expect(steps.map((step) => viewOfGrid(step).aside)).toEqual([['Js', 'Qc'], ['Qc'], []]);
  });

  it('are followed by the swap once the last one stands', () => {
    const placed = after(position, 'royal R3', 'royal B3', 'royal B2');
    expect(observeGrid(placed)).toMatchObject({ phase: 'swap', pending: null });
    expect(legalGridTexts(placed)).toContain('keep');
  });

  it('wait for no ploy, since those can be used once setup is over', () => {
    const withPloys = dealt(`Kd Ah X1 ${NINE}`);
    expect(legalGridTexts(withPloys).filter((text) => !text.startsWith('royal'))).toEqual([]);
    expect(refusalOf(withPloys, 'extract 1')).toBe('illegal');
    expect(refusalOf(after(withPloys, 'royal R3'), 'reassign 9 1')).toBe('illegal');
  });
});

describe('keeping the grid', () => {
  it('turns up the first card', () => {
    const position = after(dealt(`Kd ${NINE} Ah 2h`), 'royal R3');
    expect(story(position, 'keep')).toEqual([
      'the grid is kept',
      'play begins',
      'Ah turns up',
      '2h turns up',
    ]);
    expect(observeGrid(after(position, 'keep'))).toMatchObject({ phase: 'play', pending: '2h', ploys: 'Ah' });
  });
});

describe('swapping a card', () => {
  it('puts it under the pile, fills its cell with the next number card, and begins the play', () => {
    const position = after(dealt(`Kd ${NINE} 2h 3h`), 'royal R3');
    expect(story(position, 'swap 9')).toEqual([
      'Ts leaves 9 and goes under',
      '2h fills 9',
      'play begins',
      '3h turns up',
    ]);
    expect(observeGrid(after(position, 'swap 9'))).toMatchObject({
      phase: 'play',
      grid: grid('2s 3s 4s 5s 6s 7s 8s 9s 2h'),
      pending: '3h',
      pile: 43,
      under: 'Ts',
    });
  });

  it('has royals placed that come before that number card, and puts ploys into the tray', () => {
    const position = after(dealt(`Jd ${NINE} Ah Ks Qs X1 2h 3h`), 'royal R3');
    expect(story(position, 'swap 9')).toEqual(['Ts leaves 9 and goes under', 'Ah turns up', 'Ks turns up']);
    const king = after(position, 'swap 9');
    expect(observeGrid(king)).toMatchObject({ phase: 'setup', pending: 'Ks', ploys: 'Ah' });
    const queen = after(king, 'royal B2');
    expect(observeGrid(queen)).toMatchObject({ phase: 'setup', pending: 'Qs' });
    expect(story(queen, 'royal L3')).toEqual([
      'Qs stands at L3',
      'X1 turns up',
      '2h fills 9',
      'play begins',
      '3h turns up',
    ]);
  });

  it('leaves its cell empty for those royals: it draws none, while its spots are free', () => {
    const position = after(dealt(`Jd ${NINE} Ks`), 'royal R3', 'swap 9');
    expect(observeGrid(position)).toMatchObject({ grid: grid('2s 3s 4s 5s 6s 7s 8s 9s -'), pending: 'Ks' });
    expect(legalGridTexts(position)).toEqual(['royal B2']);
  });

  it('happens once at most, also where it turned royals up', () => {
    const position = after(dealt(`Jd ${NINE} Ks 2h`), 'royal R3', 'swap 9', 'royal B2');
    expect(observeGrid(position)).toMatchObject({ phase: 'play' });
    expect(refusalOf(position, 'swap 8')).toBe('illegal');
    expect(refusalOf(position, 'keep')).toBe('illegal');
  });

  it('fires at nobody', () => {
    const position = after(dealt('Jh 2s 9s Th 5s 6s 7s 8s 4s 3s 2h 3h'), 'royal R1');
    expect(story(position, 'swap 1').filter((line) => line.includes('fires'))).toEqual([]);
  });

  it('lets no ploy be used before its cell is filled', () => {
    const position = after(dealt(`Jd ${NINE} Ah X1 Ks`), 'royal R3', 'swap 9');
    expect(legalGridTexts(position)).toEqual(['royal B2']);
    expect(refusalOf(position, 'extract 1')).toBe('illegal');
  });

  it('is there with an empty centre too, but there is nothing to swap in the centre', () => {
    const position = dealt('2s 3s 4s 5s 6s 7s 8s 9s', 'empty-centre');
    expect(legalGridTexts(position)).toEqual([
      'keep',
      ...[1, 2, 3, 4, 6, 7, 8, 9].map((cell) => `swap ${cell}`),
    ]);
    expect(refusalOf(position, 'swap 5')).toBe('illegal');
  });
});

describe('a grid with no royal beside it when setup is over', () => {
  it('brings the next royal at once; what was turned up before it goes under', () => {
    const position = dealt(`${NINE} 2h Ah X1 Kd 3h`);
    expect(story(position, 'keep')).toEqual([
      'the grid is kept',
      'play begins',
      '2h Ah X1 go under',
      'Kd turns up',
    ]);
    expect(observeGrid(after(position, 'keep'))).toMatchObject({
      phase: 'play',
      pending: 'Kd',
      held: null,
      ploys: '',
      pile: 44,
      under: '2h Ah X1',
    });
  });

  it('does so after a swap too, below the card that was swapped', () => {
    const position = after(dealt(`${NINE} 2h 3h Kd`), 'swap 9');
    expect(observeGrid(position)).toMatchObject({ pending: 'Kd', under: 'Ts 3h' });
  });
});
