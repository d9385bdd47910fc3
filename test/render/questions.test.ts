import { describe, expect, it } from 'vitest';
import { locales } from '../../src/locale/index.ts';
import {
  cardLabel,
  escapeName,
  paintCardPicker,
  paintDuelPicker,
  paintEndMatchQuestion,
  paintNotice,
  paintResignQuestion,
  plainName,
  stoneLabel,
  threadName,
} from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { card, cards, publicOf, read, seatViewOf, tableOf } from './views.ts';

const table = tableOf('border-stones', { locale: 'de' });

describe('private questions', () => {
  it('ask once before a player resigns', () => {
    expect(read(paintResignQuestion(table, locales.de))).toMatchInlineSnapshot(`
      "
      Willst du aufgeben? Dann ist die Runde verloren.
      [Ja, aufgeben] [Weiterspielen]
      "
    `);
  });

  it('ask once before a player ends a match', () => {
    expect(read(paintEndMatchQuestion(table, locales.en))).toMatchInlineSnapshot(`
      "
      Do you want to end the match? Its rounds keep their points, but nobody wins the match.
      [Yes, end it] [Keep playing]
      "
    `);
    expect(read(paintEndMatchQuestion(table, locales.de))).toMatchInlineSnapshot(`
      "
      Willst du die Partie beenden? Ihre Runden behalten die Punkte, aber niemand gewinnt die Partie.
      [Ja, beenden] [Weiterspielen]
      "
    `);
    const ids = JSON.stringify(paintEndMatchQuestion(table, locales.de).components);
    expect(ids).toContain('"endMatch.12.5"');
    expect(ids).toContain('"endMatchCancel.12.5"');
  });

  it('ask which duel is meant, and carry the command on', () => {
    const duels = [
      { table, against: 'Ben', up: true },
      { table: tableOf('schotten-totten', { id: 13 }), against: 'Cleo', up: false },
    ];
    const message = paintDuelPicker(locales.en, { command: 'play', typed: 'Pik Ass', stone: 4 }, duels);
    expect(read(message)).toMatchInlineSnapshot(`
      "
      Which duel do you mean?
      [Ben · your turn] [Cleo]
      "
    `);
    expect(JSON.stringify(message.components)).toContain('choose.13.5.play.4.Pik Ass');
  });

  it('show 25 duels at most', () => {
    const duels = Array.from({ length: 40 }, (_, id) => ({
      table: tableOf('schotten-totten-online', { id }),
      against: 'W'.repeat(24),
      up: true,
    }));
    expectWithinLimits(paintDuelPicker(locales.de, { command: 'hand' }, duels));
  });

  it('ask which card is meant; the answer lays it', () => {
    const message = paintCardPicker(table, locales.en, cards('9s 9h Qd'), 4);
    expect(read(message)).toMatchInlineSnapshot(`
      "
      Which card do you lay at stone 4?
      [9♠ → 4] [9♥ → 4] [D♦ → 4]
      "
    `);
    expect(JSON.stringify(message.components)).toContain('play.12.5.Qd.4');
  });

  it('say a sentence and nothing else', () => {
    expect(paintNotice('No.')).toEqual({ content: 'No.', embeds: [], components: [], ping: null });
  });
});

describe('labels', () => {
  const row = '9s9h|5c/|/|/|/|/|/|/|/|';

  it('name a card as it looks on the table', () => {
    expect(cardLabel(table, card('Qs'))).toBe('D♠');
    expect(cardLabel(tableOf('border-stones'), card('9s'), 'Ben')).toBe('9♠ · Ben');
    expect(cardLabel(tableOf('schotten-totten'), card('5b'))).toBe('🔵5');
  });

  it('name a stone with what lies there, the own side left', () => {
    expect(stoneLabel(table, publicOf('border-stones', row), 1)).toBe('1 · 9♠ 9♥ | 5♣');
    expect(stoneLabel(table, seatViewOf('border-stones', row, 'B', {}), 1)).toBe('1 · 5♣ | 9♠ 9♥');
    expect(stoneLabel(table, publicOf('border-stones', row), 2, 'Ben')).toBe('2 · – | – · Ben');
  });

  it('name a thread', () => {
    expect(threadName(table, { A: 'Anna', B: 'Ben' })).toBe('Anna – Ben · Grenzsteine');
    expect(threadName(table, { A: 'a'.repeat(300), B: 'b'.repeat(300) }).length).toBeLessThanOrEqual(100);
  });

  it('show names without control, direction and length', () => {
    expect(plainName('  A\u202Enna\u0007\n Maria ')).toBe('Anna Maria');
    expect(plainName('x'.repeat(40))).toBe(`${'x'.repeat(23)}…`);
    expect(plainName('\u200B')).toBe('?');
    expect(plainName('👩‍👩‍👧‍👦'.repeat(9)).length).toBeLessThanOrEqual(24);
  });

  it('take the markdown out of names', () => {
    expect(escapeName('# **x** [a](b) <@1>')).toBe('\\# \\*\\*x\\*\\* \\[a\\]\\(b\\) \\<\\@1\\>');
  });
});
