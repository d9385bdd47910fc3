import { describe, expect, it } from 'vitest';
import { analyse, observe } from '../../src/engine/stones/analysis.ts';
import { makeRecord, parseRecord, type DuelRecord } from '../../src/engine/stones/record.ts';
import { legalTexts, replayRecord } from '../../src/engine/stones/replay.ts';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import { optionsOf } from './duels.ts';

/** Records: reading them, playing them through, and what an analyst gets to see. */

const { deck } = rulesetById('border-stones');
const written = { game: 'border-stones', deck: deck.join(' '), first: 'A', actions: ['play 6s 1'] };

describe('reading a record', () => {
  it('completes the options', () => {
    expect(parseRecord(written)).toMatchObject({
      ok: true,
      value: { options: { claims: 'before', hand: 6 } },
    });
    expect(parseRecord({ ...written, options: { hand: 7 } })).toMatchObject({
      ok: true,
      value: { options: { claims: 'before', hand: 7 } },
    });
  });

  it('gives back what was written', () => {
    const record: DuelRecord = {
      game: 'border-stones',
      options: optionsOf('border-stones', { claims: 'any' }),
      deck,
      first: 'B',
      actions: ['play 9s 4', 'resign A'],
    };
    expect(parseRecord(JSON.parse(JSON.stringify(makeRecord(record))))).toEqual({ ok: true, value: record });
  });

  const colours = rulesetById('schotten-totten').deck.join(' ');
  it.each([
    ['no object', null],
    ['no object', [written]],
    ['no object', 'record'],
    ['a game that is none', { ...written, game: 'chess' }],
    ['a game that is no text', { ...written, game: 5 }],
    ['options that are none', { ...written, options: 'any' }],
    ["an option that border-stones doesn't have", { ...written, options: { swap: true } }],
    [
      'a hand of seven with 54 cards',
      { ...written, game: 'schotten-totten', deck: colours, options: { hand: 7 } },
    ],
    [
      'claims before the card online',
      { ...written, game: 'schotten-totten-online', deck: colours, options: { claims: 'before' } },
    ],
    ['no deck', { ...written, deck: undefined }],
    ['a deck as a list', { ...written, deck }],
    ['a deck with a card too few', { ...written, deck: deck.slice(1).join(' ') }],
    ['a deck with a card twice', { ...written, deck: ['2s', ...deck.slice(1)].join(' ') }],
    ['a deck with a card too many', { ...written, deck: [...deck, 'As'].join(' ') }],
    ['a deck with a strange card', { ...written, deck: ['1r', ...deck.slice(1)].join(' ') }],
    ['an empty deck', { ...written, deck: '' }],
    ['the deck of another game', { ...written, deck: colours }],
    ['nobody to begin', { ...written, first: undefined }],
    ['a third player to begin', { ...written, first: 'C' }],
    ['no actions', { ...written, actions: undefined }],
    ['actions that are no list', { ...written, actions: 'play 6s 1' }],
    ['an action that is no text', { ...written, actions: ['play 6s 1', 4] }],
  ])('refuses %s', (_, given) => {
    const parsed = parseRecord(given);
    expect(parsed.ok).toBe(false);
    expect(parsed.ok ? '' : parsed.message).toMatch(/^[^\n]+\.$/);
  });

  it.each([
    [
      { ...written, deck: ['1r', ...deck.slice(1)].join(' ') },
      'Card 1 of the deck, "1r", is no card of border-stones.',
    ],
    [{ ...written, deck: ['2s', ...deck.slice(1)].join(' ') }, 'Card 2 of the deck, "2s", is in it already.'],
    [
      { ...written, deck: deck.slice(1).join(' ') },
      'The deck has 51 of 52 cards; "As", for one, is missing.',
    ],
    [{ ...written, first: 'C' }, '"first" must be "A" or "B", not "C".'],
  ])('says what is wrong, and where', (given, message) => {
    expect(parseRecord(given)).toEqual({ ok: false, message });
  });
});

describe('playing a record through', () => {
  const record = (...actions: string[]): DuelRecord => ({
    game: 'border-stones',
    options: optionsOf('border-stones'),
    deck,
    first: 'A',
    actions,
  });

  it('stops at the first illegal action, and shows the position before it', () => {
    const replay = replayRecord(record('play 6s 1', 'play 6s 1', 'resign A'));
    expect(replay).toMatchObject({ ok: false, at: 1, refusal: { code: 'not-in-hand', card: '6s' } });
    expect(analyse(replay.position)).toEqual(analyse(replayRecord(record('play 6s 1')).position));
  });

  it.each([
    ['play 7s 1', 'not-in-hand'],
    ['play 5r 1', 'unknown-action'],
    ['play 6s 0', 'unknown-action'],
    ['pass', 'unknown-action'],
    ['resign', 'unknown-action'],
    ['timeout', 'unknown-action'],
    ['resign C', 'unknown-action'],
    ['', 'unknown-action'],
    ['end', 'must-play'],
    ['claim 1', 'unproven'],
  ])('"%s" is illegal as the first action: %s', (action, code) => {
    expect(replayRecord(record(action))).toMatchObject({ ok: false, at: 0, refusal: { code } });
  });

  it('knows nothing but the end after the end, not even whether an action is one', () => {
    for (const action of ['play 6s 1', 'resign A', 'nonsense']) {
      expect(replayRecord(record('resign B', action))).toMatchObject({
        at: 1,
        refusal: { code: 'game-over' },
      });
    }
  });

  it('lets either seat leave at any time', () => {
    expect(analyse(replayRecord(record('timeout B')).position).result).toEqual({
      winner: 'A',
      by: 'timeout',
    });
    expect(analyse(replayRecord(record('play 6s 1', 'resign A')).position).result).toEqual({
      winner: 'B',
      by: 'resign',
    });
  });

  it('lists what is legal in code-unit order', () => {
    const legal = legalTexts(replayRecord(record()).position);
    expect(legal).toEqual([...legal].sort());
    expect(legal.slice(0, 2)).toEqual(['play 2s 1', 'play 2s 2']);
    expect(legal.at(-1)).toBe('play As 9');
  });
});

describe('what is told about a position', () => {
  const { position } = replayRecord({
    game: 'border-stones',
    options: optionsOf('border-stones'),
    deck,
    first: 'A',
    actions: ['play 6s 1', 'play Ts 1', 'play 2s 1'],
  });
  const bare = { A: '', B: '', owner: null, first: null };
  const stones = [
    { A: '6s 2s', B: 'Ts', owner: null, first: null },
    ...Array.from({ length: 8 }, () => bare),
  ];

  it('to an analyst: both hands, in this order of keys', () => {
    expect(JSON.stringify(analyse(position))).toBe(
      JSON.stringify({
        turn: 'B',
        phase: 'start',
        stones,
        hands: { A: '2h 3s 4s 5s As Ks', B: '7s 8s 9s Ah Js Qs' },
        pile: 37,
        result: null,
        points: null,
      }),
    );
  });

  it('to a computer player: its own hand, and how many cards the other has', () => {
    expect(observe(position, 'B')).toEqual({
      turn: 'B',
      phase: 'start',
      stones,
      pile: 37,
      result: null,
      points: null,
      game: 'border-stones',
      you: 'B',
      hand: '7s 8s 9s Ah Js Qs',
      opponentHand: 6,
      options: { claims: 'before', hand: 6 },
    });
  });
});
