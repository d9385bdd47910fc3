import { describe, expect, it } from 'vitest';
import { NO_ROUNDS } from '../../src/engine/stones/match.ts';
import type { MatchForm, MatchScore } from '../../src/engine/stones/match.ts';
import { paintFinal, paintHand, paintPrivateBoard, paintTurn } from '../../src/render/index.ts';
import type { Message, PublicView, TableFace } from '../../src/render/index.ts';
import { locales } from '../../src/locale/index.ts';
import type { Event, Seat, View } from '../../src/engine/stones/types.ts';
import { publicOf, read, seatViewOf, tableOf } from './views.ts';

const EMPTY = '|/|/|/|/|/|/|/|/|';

function scoreOf(rounds: number, wins: MatchScore['wins'], points: MatchScore['points']): MatchScore {
  return { rounds, wins, points };
}

/** The second round of a best of three of which Anna has won the first. */
const second = {
  match: 'best-of-three',
  round: 2,
  score: scoreOf(1, { A: 1, B: 0 }, { A: 5, B: 2 }),
} as const;

/** The last lines of a board: its small print. */
function smallPrint(message: Message): readonly string[] {
  return read(message)
    .split('\n')
    .filter((line) => line.startsWith('-# '));
}

describe('the board of a match', () => {
  const view = publicOf('border-stones', EMPTY);

  it('says which round it is and how the match stands', () => {
    expect(smallPrint(paintTurn(tableOf('border-stones', second), view, []))).toMatchInlineSnapshot(`
      [
        "-# 28 cards in the pile",
        "-# Best of three · round 2 of 3 · 1 : 0",
      ]
    `);
    const series: Partial<TableFace> = {
      match: 'series-5',
      round: 3,
      score: scoreOf(2, { A: 1, B: 1 }, { A: 7, B: 9 }),
      locale: 'de',
    };
    expect(smallPrint(paintTurn(tableOf('border-stones', series), view, []))).toMatchInlineSnapshot(`
      [
        "-# 28 Karten im Ziehstapel",
        "-# Serie · Runde 3 von 5 · Punkte 7 : 9",
      ]
    `);
    expect(smallPrint(paintTurn(tableOf('border-stones', { ...second, locale: 'de' }), view, [])))
      .toMatchInlineSnapshot(`
      [
        "-# 28 Karten im Ziehstapel",
        "-# Auf zwei Siege · Runde 2 von 3 · 1 : 0",
      ]
    `);
    expect(smallPrint(paintTurn(tableOf('border-stones', { ...series, locale: 'en' }), view, [])))
      .toMatchInlineSnapshot(`
      [
        "-# 28 cards in the pile",
        "-# Series · round 3 of 5 · points 7 : 9",
      ]
    `);
  });

  it('says nothing of it for a single game', () => {
    expect(smallPrint(paintTurn(tableOf('border-stones'), view, []))).toHaveLength(1);
  });

  it('says when the move is due, as Discord counts it down', () => {
    const table = tableOf('border-stones', { ...second, deadline: 1_800_000_000_999 });
    expect(smallPrint(paintTurn(table, view, [])).slice(1)).toEqual([
      '-# Best of three · round 2 of 3 · 1 : 0',
      '-# ⏳ Move due <t:1800000000:R>',
    ]);
    expect(smallPrint(paintPrivateBoard(table, view, locales.de)).slice(1)).toEqual([
      '-# Auf zwei Siege · Runde 2 von 3 · 1 : 0',
      '-# ⏳ Zug fällig <t:1800000000:R>',
    ]);
  });

  it('has a player’s own score first where the own side is left', () => {
    const own = seatViewOf('border-stones', EMPTY, 'B', {});
    const state = { picked: null, news: [], remark: null, wayOut: null };
    const message = paintHand(tableOf('border-stones', second), own, locales.en, state);
    expect(smallPrint(message)).toContain('-# Best of three · round 2 of 3 · 0 : 1');
  });
});

/** A round that somebody won with five stones, or that was drawn. */
function finished(winner: Seat | null, points: Readonly<Record<Seat, number>>): PublicView {
  const outcome = winner ? ({ winner, by: 'five' } as const) : ({ winner, by: 'draw' } as const);
  const over: Partial<View> = { turn: null, phase: 'over', outcome, points, hands: { A: [], B: [] } };
  return publicOf('border-stones', EMPTY, over);
}

/** What a final message says from the points on. */
function endOf(given: Partial<TableFace>, view: PublicView): readonly string[] {
  const message = read(paintFinal(tableOf('border-stones', given), view, []));
  return message
    .slice(message.search(/Points|Punkte/))
    .split('\n')
    .slice(1, -1);
}

const byAnna = finished('A', { A: 5, B: 2 });
const byBen = finished('B', { A: 2, B: 5 });
const drawn = finished(null, { A: 4, B: 4 });

describe('the final message of a round', () => {
  const first = { match: 'best-of-three', round: 1, score: NO_ROUNDS } as const;

  it('gives the score and asks how to go on while the match is undecided', () => {
    expect(endOf(first, byAnna)).toMatchInlineSnapshot(`
      [
        "**Best of three** · after round 1 of 3: @Anna 1, @Ben 0",
        "[Next round] [End the match] [Replay] [How it is played]",
      ]
    `);
    expect(endOf({ ...second, locale: 'de' }, byBen)).toMatchInlineSnapshot(`
      [
        "**Auf zwei Siege** · nach Runde 2 von 3: @Anna 1, @Ben 1",
        "[Nächste Runde] [Partie beenden] [Nachspielen] [So wird gespielt]",
      ]
    `);
    expect(endOf({ match: 'series-3', round: 1 }, drawn)).toMatchInlineSnapshot(`
      [
        "**Series** · points after round 1 of 3: @Anna 4, @Ben 4",
        "[Next round] [End the match] [Replay] [How it is played]",
      ]
    `);
    expect(endOf({ match: 'series-3', round: 1, locale: 'de' }, drawn)).toMatchInlineSnapshot(`
      [
        "**Serie** · Punkte nach Runde 1 von 3: @Anna 4, @Ben 4",
        "[Nächste Runde] [Partie beenden] [Nachspielen] [So wird gespielt]",
      ]
    `);
  });

  it.each<[string, MatchForm, MatchScore, PublicView, string, string]>([
    [
      'a best of three after two wins',
      'best-of-three',
      second.score,
      byAnna,
      '🏆 **@Anna wins the match by 2 rounds to 0!**',
      '🏆 **@Anna gewinnt die Partie mit 2 zu 0 Runden!**',
    ],
    [
      'a best of three by one win, after two draws',
      'best-of-three',
      scoreOf(2, { A: 0, B: 0 }, { A: 6, B: 6 }),
      byBen,
      '🏆 **@Ben wins the match by 1 round to 0!**',
      '🏆 **@Ben gewinnt die Partie mit 1 zu 0 Runden!**',
    ],
    [
      'a best of three that is drawn',
      'best-of-three',
      scoreOf(2, { A: 1, B: 1 }, { A: 7, B: 7 }),
      drawn,
      '**The match is a draw: each has won 1 round.**',
      '**Die Partie endet unentschieden: Beide haben 1 Runde gewonnen.**',
    ],
    [
      'a series by points, not by rounds',
      'series-3',
      scoreOf(2, { A: 2, B: 0 }, { A: 10, B: 8 }),
      finished('B', { A: 0, B: 5 }),
      '🏆 **@Ben wins the series by 13 points to 10!**',
      '🏆 **@Ben gewinnt die Serie mit 13 zu 10 Punkten!**',
    ],
    [
      'a series that is drawn',
      'series-2',
      scoreOf(1, { A: 1, B: 0 }, { A: 5, B: 2 }),
      byBen,
      '**The series is a draw: each has 7 points.**',
      '**Die Serie endet unentschieden: Beide haben 7 Punkte.**',
    ],
  ])('says who has won %s', (_, match, score, view, english, german) => {
    const given = { match, round: score.rounds + 1, score };
    expect(endOf(given, view)).toEqual([english, '[Rematch] [Replay] [Record file] [How it is played]']);
    expect(endOf({ ...given, locale: 'de' }, view)).toEqual([
      german,
      '[Revanche] [Nachspielen] [Aufzeichnung] [So wird gespielt]',
    ]);
  });

  it('counts a round lost before both had laid a card, though it brings no points', () => {
    const outcome = { winner: 'A', by: 'timeout' } as const;
    const view = publicOf('border-stones', EMPTY, {
      turn: null,
      phase: 'over',
      outcome,
      points: { A: 0, B: 0 },
      hands: { A: [], B: [] },
    });
    const told: readonly Event[] = [
      { type: 'timedOut', seat: 'B' },
      { type: 'ended', outcome },
    ];
    const text = read(paintFinal(tableOf('border-stones', first), view, told));
    expect(text).toContain('@Ben ran out of time.');
    expect(text).toContain('It ended before both had laid a card: no points.');
    expect(text).toContain('after round 1 of 3: @Anna 1, @Ben 0');
  });

  it('is the same once the next round has begun, but for the buttons', () => {
    const before = paintFinal(tableOf('border-stones', first), byAnna, []);
    const after = paintFinal(tableOf('border-stones', { ...first, closing: { kind: 'next' } }), byAnna, []);
    expect({ ...after, components: before.components }).toEqual(before);
    expect(read(after).trimEnd().split('\n').at(-1)).toBe('[Replay] [How it is played]');
  });

  it('is the same once somebody has ended the match, but for that line and the buttons', () => {
    for (const locale of ['en', 'de']) {
      const before = paintFinal(tableOf('border-stones', { ...first, locale }), byAnna, []);
      const closing = { kind: 'match', by: 'B' } as const;
      const after = paintFinal(tableOf('border-stones', { ...first, locale, closing }), byAnna, []);
      expect(after.content.slice(0, before.content.length)).toBe(before.content);
    }
    expect(endOf({ ...first, closing: { kind: 'match', by: 'B' } }, byAnna)).toMatchInlineSnapshot(`
      [
        "**Best of three** · after round 1 of 3: @Anna 1, @Ben 0",
        "@Ben has ended the match.",
        "[Rematch] [Replay] [Record file] [How it is played]",
      ]
    `);
    expect(endOf({ ...first, closing: { kind: 'match', by: 'B' }, locale: 'de' }, byAnna))
      .toMatchInlineSnapshot(`
      [
        "**Auf zwei Siege** · nach Runde 1 von 3: @Anna 1, @Ben 0",
        "@Ben hat die Partie beendet.",
        "[Revanche] [Nachspielen] [Aufzeichnung] [So wird gespielt]",
      ]
    `);
  });

  it('offers what follows for the version it was drawn for', () => {
    const ids = JSON.stringify(paintFinal(tableOf('border-stones', first), byAnna, []).components);
    for (const id of ['nextRound.12.5', 'endMatchAsk.12.5', 'replay.12.0', 'rules.border-stones.0.-'])
      expect(ids).toContain(`"${id}"`);
    const last = JSON.stringify(paintFinal(tableOf('border-stones'), byAnna, []).components);
    for (const id of ['rematch.12', 'replay.12.0', 'record.12']) expect(last).toContain(`"${id}"`);
  });

  it('tells a player privately how the match stands, too', () => {
    const view = seatViewOf('border-stones', EMPTY, 'B', { ...byAnna, seat: 'B' });
    const state = { picked: null, news: [], remark: null, wayOut: null };
    const { content, components } = paintHand(tableOf('border-stones', first), view, locales.en, state);
    expect(content).toContain('after round 1 of 3');
    expect(components).toEqual([]);
    expect(paintPrivateBoard(tableOf('border-stones', second), byAnna, locales.de).content).toContain(
      'gewinnt die Partie',
    );
  });
});
