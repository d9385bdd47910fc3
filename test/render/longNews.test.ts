import { describe, expect, it } from 'vitest';
import type { Event, View } from '../../src/engine/stones/types.ts';
import { locales } from '../../src/locale/index.ts';
import { paintFinal, paintHand, paintLogLine, paintTurn } from '../../src/render/index.ts';
import type { Message } from '../../src/render/index.ts';
import { latest } from '../../src/render/notice.ts';
import { card, cards, claimOf, publicOf, read, seatViewOf, tableOf, viewOf } from './views.ts';

const table = tableOf('border-stones');
const stones = '9s9h9d|5c6c=A/4c|=A/|7c=A/2s|=B/|/|/|/|/|';

/** Sixty cards laid, which no message can tell; the last one is the only one at stone 2. */
const sixty: readonly Event[] = Array.from({ length: 60 }, (_, index): Event => ({
  type: 'played',
  seat: 'B',
  card: card('9c'),
  stone: index === 59 ? 2 : 1,
}));

const newest = '@Ben laid `9♣` at stone 2.';

/** The text of a message, line by line. */
function linesOf(message: Message): readonly string[] {
  return read({ ...message, components: [], ping: null })
    .trim()
    .split('\n');
}

/** The same of a message that is as full as it may be. */
function linesOfFull(message: Message): readonly string[] {
  expect(message.content.length).toBeLessThanOrEqual(2000);
  expect(message.content.length).toBeGreaterThan(1900);
  return linesOf(message);
}

describe('more news than a message can hold', () => {
  it('leaves the board of a turn whole and tells the latest', () => {
    const view = publicOf('border-stones', stones);
    const lines = linesOfFull(paintTurn(table, view, sixty));
    const alone = linesOf(paintTurn(table, view, sixty.slice(-1)));
    expect(lines[0]).toBe('…');
    expect(lines.slice(-alone.length)).toEqual(alone);
    expect(alone[0]).toBe(newest);
  });

  it('leaves outcome, board, deciding claim, hands and points of the final message whole', () => {
    const claim = claimOf(viewOf('border-stones', stones.replace('6c=A', '6c')), 'A', 1);
    const outcome = { winner: 'A', by: 'three-adjacent' } as const;
    const over: Partial<View> = {
      turn: null,
      phase: 'over',
      outcome,
      hands: { A: cards('As 2h'), B: cards('Kd Kh') },
      points: { A: 5, B: 1 },
    };
    const view = publicOf('border-stones', stones, over);
    const end: readonly Event[] = [claim, { type: 'ended', outcome }];
    const lines = linesOfFull(paintFinal(table, view, [...sixty, ...end]));
    const alone = linesOf(paintFinal(table, view, end));
    expect(lines[0]).toBe('…');
    expect(lines.slice(-alone.length)).toEqual(alone);
    expect(alone.at(-1)).toBe('Points: @Anna 5, @Ben 1');
  });

  it('leaves the remark, the board and the hand of a player whole', () => {
    const view = seatViewOf('border-stones', stones, 'A', { hand: cards('As 2h') });
    const state = { picked: null, remark: 'A remark.', wayOut: null };
    const lines = linesOfFull(paintHand(table, view, locales.en, { ...state, news: sixty }));
    const alone = linesOf(paintHand(table, view, locales.en, { ...state, news: sixty.slice(-1) }));
    expect(lines.slice(0, 2)).toEqual(['A remark.', '…']);
    expect(lines.slice(1 - alone.length)).toEqual(alone.slice(1));
    expect(alone[1]).toBe(newest);
  });

  it('leaves the latest in the log line', () => {
    const lines = linesOfFull(paintLogLine(table, sixty));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^-# … @Ben laid/);
    expect(lines[0]?.endsWith(newest)).toBe(true);
  });
});

it('tells everything up to the last character, and one character more costs the oldest', () => {
  const sentences = ['a'.repeat(99), 'b'.repeat(99)];
  const fits = 'c'.repeat(1799);
  expect(latest(sentences, [fits])).toEqual(sentences);
  expect(latest(sentences, [`${fits}c`])).toEqual(['…', sentences[1]]);
});
