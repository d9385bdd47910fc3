import { describe, expect, it } from 'vitest';
import { readGridAction } from '../../../src/engine/gridcannon/actions.ts';
import { analyseGrid, legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { makeGridRecord, parseGridRecord, replayGridRecord } from '../../../src/engine/gridcannon/record.ts';
import { gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import type { GridAction } from '../../../src/engine/gridcannon/types.ts';
import { deckFrom, scene } from './scenes.ts';

/** Records: reading them, playing them through, and what is told about a position. */

const deck = deckFrom('Kd 2s 3s 4s 5s 6s 7s 8s 9s Ts Ah 2h');
const written = { game: 'gridcannon', variant: 'standard', deck: deck.join(' '), actions: ['royal R3'] };
const record = (...actions: string[]) => ({ variant: 'standard', deck, actions }) as const;

describe('reading a record', () => {
  it('takes the standard variant where none is named', () => {
    const unnamed = { game: 'gridcannon', deck: written.deck, actions: written.actions };
    expect(parseGridRecord(unnamed)).toMatchObject({ ok: true, value: { variant: 'standard' } });
  });

  it('gives back what was written', () => {
    const value = { variant: 'empty-centre', deck, actions: ['keep', 'resign'] } as const;
    expect(parseGridRecord(JSON.parse(JSON.stringify(makeGridRecord(value))) as typeof written)).toEqual({
      ok: true,
      value,
    });
  });

  const [, ...short] = deck;
  it.each([
    [
      'a variant that is none',
      { variant: 'solo' },
      'The variant of gridcannon must be "standard" or "empty-centre", not "solo".',
    ],
    [
      'a variant of nothing',
      { variant: null },
      'The variant of gridcannon must be "standard" or "empty-centre", not null.',
    ],
    ['no deck', { deck: undefined }, '"deck" must be a text: all cards, top first, with blanks between.'],
    ['a deck as a list', { deck }, '"deck" must be a text: all cards, top first, with blanks between.'],
    ['an empty deck', { deck: '' }, 'Card 1 of the deck, "", is no card of gridcannon.'],
    ['a card too few', { deck: short.join(' ') }, 'The deck has 53 of 54 cards; "Kd", for one, is missing.'],
    ['a card twice', { deck: ['2s', ...short].join(' ') }, 'Card 2 of the deck, "2s", is in it already.'],
    [
      'a card too many',
      { deck: [...deck, 'X3'].join(' ') },
      'Card 55 of the deck, "X3", is no card of gridcannon.',
    ],
    [
      'a strange card',
      { deck: ['9r', ...short].join(' ') },
      'Card 1 of the deck, "9r", is no card of gridcannon.',
    ],
    ['no actions', { actions: undefined }, '"actions" must be a list of texts.'],
    ['actions that are no list', { actions: 'keep' }, '"actions" must be a list of texts.'],
    ['an action that is no text', { actions: ['keep', 4] }, '"actions" must be a list of texts.'],
  ])('refuses %s', (_what, change, message) => {
    expect(parseGridRecord({ ...written, ...change })).toEqual({ ok: false, message });
  });
});

describe('options', () => {
  it('are the variant, standard where it is left out', () => {
    expect(gridcannon.parseOptions({})).toEqual({ ok: true, value: { variant: 'standard' } });
    expect(gridcannon.parseOptions({ variant: 'empty-centre' })).toEqual({
      ok: true,
      value: { variant: 'empty-centre' },
    });
  });

  it('are nothing else', () => {
    expect(gridcannon.parseOptions({ hand: 7 })).toEqual({
      ok: false,
      message: 'gridcannon has no option "hand", only "variant".',
    });
  });
});

describe('playing a record through', () => {
  it('stops at the first illegal action, and shows the position before it', () => {
    const replay = replayGridRecord(record('royal R3', 'place 1', 'resign'));
    expect(replay).toMatchObject({ ok: false, at: 1, refusal: { code: 'illegal' } });
    expect(observeGrid(replay.position)).toEqual(observeGrid(replayGridRecord(record('royal R3')).position));
  });

  // prettier-ignore
  it.each([
    '', ' ', 'fly', 'royal', 'royal T4', 'royal t1', 'royal 1', 'royal T1 T2', 'place', 'place 0', 'place 10', 'place 01',
    'place 1.0', 'place T1', 'place 1 2', ' place 1', 'place  1', 'keep 1', 'swap', 'extract', 'extract 5 5', 'reassign 3',
    'reassign 3 7 1', 'reassign 3 0', 'armour', 'armour 3', 'armor T1', 'resign A', 'turn', 'constructor',
  ])('"%s" is no action', (action) => {
    expect(replayGridRecord(record(action))).toMatchObject({ at: 0, refusal: { code: 'unknown-action' } });
    expect(gridcannon.parseAction(action)).toBeNull();
  });

  it.each([
    'royal T1',
    'keep',
    'swap 1',
    'place 1',
    'extract 1',
    'reassign 1 2',
    'reassign 1 1',
    'armour R3',
  ])('"%s" is an action that is illegal at the beginning', (action) => {
    expect(replayGridRecord(record(action))).toMatchObject({ at: 0, refusal: { code: 'illegal' } });
  });

  it('knows nothing but the end after the end, not even whether an action is one', () => {
    for (const action of ['royal R3', 'resign', 'nonsense']) {
      expect(replayGridRecord(record('resign', action))).toMatchObject({
        at: 1,
        refusal: { code: 'game-over' },
      });
    }
  });

  it('lists what is legal in code-unit order', () => {
    const legal = legalGridTexts(replayGridRecord(record('royal R3')).position);
    expect(legal).toEqual(['keep', ...[1, 2, 3, 4, 5, 6, 7, 8, 9].map((cell) => `swap ${cell}`)]);
    const ploys = legalGridTexts(
      scene({ grid: '3s 3c - / - - - / - - -', royals: 'T1=Jd', ploys: 'Ah X1', pending: '2h' }),
    );
    expect(ploys).toEqual([...ploys].sort());
    expect(ploys.slice(0, 3)).toEqual(['extract 1', 'extract 2', 'place 3']);
  });
});

describe('an action that comes from outside without its text', () => {
  it.each([
    ['no such type', { type: 'fly' }],
    ['a cell that is none', { type: 'place', cell: 10 }],
    ['a cell as text', { type: 'place', cell: '1' }],
    ['half a cell', { type: 'extract', cell: 1.5 }],
    ['no cell', { type: 'swap' }],
    ['one cell of two', { type: 'reassign', from: 1 }],
    ['a spot that is none', { type: 'royal', spot: 'X1' }],
  ])('is none with %s', (_what, given) => {
    expect(readGridAction(given)).toBeNull();
    const action = JSON.parse(JSON.stringify(given)) as GridAction;
    expect(gridcannon.decide(replayGridRecord(record()).position, 'A', action)).toEqual({
      ok: false,
      refusal: { code: 'unknown-action' },
      noted: [],
    });
  });
});

describe('what is told about a position, in this order of keys', () => {
  const position = scene({
    grid: '5h9c - 2s / - - - / - - 7d',
    royals: 'B3=Jc* T1=Kh+3c+2c',
    ploys: 'X1 Ah',
    pending: 'Qd',
    held: '7h',
    pile: '4c 4d',
    under: '2d',
  });
  const view = {
    phase: 'play',
    grid: ['5h 9c', '', '2s', '', '', '', '', '', '7d'],
    royals: {
      T1: { card: 'Kh', armour: '3c 2c', dead: false },
      B3: { card: 'Jc', armour: '', dead: true },
    },
    ploys: 'Ah X1',
    used: '',
    pending: 'Qd',
    held: '7h',
    pile: 3,
    result: null,
  };

  it('to an analyst', () => {
    expect(JSON.stringify(analyseGrid(position))).toBe(JSON.stringify(view));
  });

  it('to a computer player: the known end of the pile too', () => {
    expect(JSON.stringify(observeGrid(position))).toBe(JSON.stringify({ ...view, under: '2d' }));
  });

  it('to the player, and to everybody: the same, with what may be done', () => {
    const shown = gridcannon.view(position, 'A');
    expect(gridcannon.view(position, null)).toEqual(shown);
    expect(shown).toEqual({
      variant: 'standard',
      aside: [],
      phase: 'play',
      grid: [['5h', '9c'], [], ['2s'], [], [], [], [], [], ['7d']],
      royals: {
        T1: { card: 'Kh', armour: ['3c', '2c'], dead: false },
        B3: { card: 'Jc', armour: [], dead: true },
      },
      ploys: ['X1', 'Ah'],
      used: [],
      pending: 'Qd',
      held: '7h',
      pile: 3,
      under: ['2d'],
      outcome: null,
      legal: gridcannon.legalActions(position),
    });
  });
});
