import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOLO_BOARDS, spansOf } from '../../src/engine/gridcannon/league.ts';
import { deckOf } from '../../src/engine/stones/cards.ts';
import { LEAGUE_SPANS } from '../../src/engine/stones/league.ts';
import { rulesets } from '../../src/engine/stones/rulesets.ts';
import { STONE_NUMBERS } from '../../src/engine/stones/seats.ts';
import { makeCustomId, parseCustomId } from '../../src/render/index.ts';
import type { Pending, Press } from '../../src/render/index.ts';
import { card } from './views.ts';

const number = fc.integer({ min: 0, max: 999_999_999_999_999 });
const stone = fc.constantFrom(...STONE_NUMBERS);
const anyCard = fc.constantFrom(...deckOf('border-stones').cards, ...deckOf('schotten-totten').cards);
const acting = { table: number, version: number };

const pending: fc.Arbitrary<Pending> = fc.oneof(
  fc.record({ command: fc.constant('play' as const), typed: fc.string({ maxLength: 40 }), stone }),
  fc.record({ command: fc.constantFrom('claim' as const, 'why' as const), stone }),
  fc.record({
    command: fc.constantFrom('hand' as const, 'end' as const, 'board' as const, 'resign' as const),
  }),
);

const press: fc.Arbitrary<Press> = fc.oneof(
  fc.record({ kind: fc.constantFrom('accept' as const, 'decline' as const, 'withdraw' as const), ...acting }),
  fc.record({
    kind: fc.constant('rules' as const),
    ruleset: fc.constantFrom(
      'border-stones' as const,
      'schotten-totten' as const,
      'schotten-totten-online' as const,
      'gridcannon' as const,
    ),
    page: number,
    language: fc.constantFrom('en' as const, 'de' as const, null),
  }),
  fc.record({
    kind: fc.constantFrom('hand' as const, 'whyList' as const, 'rematch' as const, 'record' as const),
    table: number,
  }),
  fc.record({ kind: fc.constant('replay' as const), table: number, move: number }),
  fc.record({ kind: fc.constant('lookBack' as const) }),
  fc.record({
    kind: fc.constant('leaderboard' as const),
    game: fc.constantFrom('all' as const, ...rulesets.map(({ id }) => id)),
    span: fc.constantFrom(...LEAGUE_SPANS),
    page: number,
  }),
  ...SOLO_BOARDS.map((board) =>
    fc.record({
      kind: fc.constant('soloLeaderboard' as const),
      board: fc.constant(board),
      span: fc.constantFrom(...spansOf(board)),
      page: number,
    }),
  ),
  fc.record({ kind: fc.constant('pick' as const), ...acting, card: anyCard }),
  fc.record({ kind: fc.constant('play' as const), ...acting, card: anyCard, stone }),
  fc.record({ kind: fc.constant('claim' as const), ...acting, stone }),
  fc.record({
    kind: fc.constantFrom(
      'end' as const,
      'resignAsk' as const,
      'resign' as const,
      'resignCancel' as const,
      'nextRound' as const,
      'endMatchAsk' as const,
      'endMatch' as const,
      'endMatchCancel' as const,
      'takeWin' as const,
      'endRound' as const,
    ),
    ...acting,
  }),
  fc.record({
    kind: fc.constant('why' as const),
    table: number,
    stone,
    seat: fc.constantFrom('A' as const, 'B' as const),
  }),
  fc.record({ kind: fc.constant('choose' as const), ...acting, pending }),
);

describe('custom_id', () => {
  it('carries what a button means in a few letters', () => {
    expect(makeCustomId({ kind: 'play', table: 12, version: 5, card: card('9s'), stone: 4 })).toBe(
      'play.12.5.9s.4',
    );
    expect(
      makeCustomId({
        kind: 'choose',
        table: 3,
        version: 0,
        pending: { command: 'play', typed: 'Pik Ass', stone: 1 },
      }),
    ).toBe('choose.3.0.play.1.Pik Ass');
  });

  it('gives every press back as it was, within 100 characters', () => {
    fc.assert(
      fc.property(press, (one) => {
        const id = makeCustomId(one);
        expect(id.length).toBeLessThanOrEqual(100);
        expect(parseCustomId(id)).toEqual(one);
      }),
      { numRuns: 2000 },
    );
  });

  it('cuts what was typed rather than break the limit', () => {
    const typed = 'x'.repeat(500);
    const id = makeCustomId({
      kind: 'choose',
      table: 1,
      version: 1,
      pending: { command: 'play', typed, stone: 9 },
    });
    expect(parseCustomId(id)).toMatchObject({ pending: { typed: 'x'.repeat(40) } });
  });

  it.each([
    ['nothing', ''],
    ['an unknown kind', 'cheat.1.2'],
    ['a missing version', 'end.12'],
    ['a part too many', 'end.12.5.9'],
    ['a negative table', 'hand.-1'],
    ['a table that is no number', 'hand.1e3'],
    ['a table with a nought before it', 'hand.012'],
    ['a number beyond all tables', 'hand.9999999999999999999'],
    ['stone 10', 'claim.12.5.10'],
    ['stone 0', 'play.12.5.9s.0'],
    ['half a stone', 'claim.12.5.4.5'],
    ['a card of no deck', 'pick.12.5.0s'],
    ['a card in capitals', 'pick.12.5.9S'],
    ['a third seat', 'why.12.4.C'],
    ['a game that there is not', 'rules.chess.0.-'],
    ['a language that there is not', 'rules.border-stones.0.fr'],
    ['a pending command that there is not', 'choose.1.1.cheat'],
    ['a blank before it', ' hand.1'],
    ['a list with something behind it', 'lookBack.1'],
    ['a move before the deal', 'replay.12.-1'],
    ['a rematch of no duel', 'rematch.'],
    ['a leaderboard of a game that there is not', 'leaderboard.chess.month.0'],
    ['a leaderboard of a time that there is not', 'leaderboard.all.week.0'],
    ['a leaderboard without a page', 'leaderboard.all.month'],
    ['a table of Gridcannon for a day that counts more than dailies', 'soloLeaderboard.all.day.0'],
    ['a table of Gridcannon that there is not', 'soloLeaderboard.duels.month.0'],
    ['a table of Gridcannon without a page', 'soloLeaderboard.daily.day'],
    ['a win without a version', 'takeWin.12'],
    ['a property of every object', 'constructor.1.1'],
  ])('is not fooled by %s', (_, text) => {
    expect(parseCustomId(text)).toBeNull();
  });

  it('survives any text, and takes only what it would write itself', () => {
    const edited = press.chain((one) =>
      fc.tuple(fc.nat(), fc.string({ maxLength: 3 })).map(([at, text]) => {
        const id = makeCustomId(one);
        return id.slice(0, at % (id.length + 1)) + text + id.slice((at % (id.length + 1)) + 1);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(edited, fc.string(), fc.string({ minLength: 100, maxLength: 5000 })), (text) => {
        const parsed = parseCustomId(text);
        if (parsed) expect(makeCustomId(parsed)).toBe(text);
        if (text.length > 100) expect(parsed).toBeNull();
      }),
      { numRuns: 3000 },
    );
  });
});
