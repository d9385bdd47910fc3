import { describe, expect, it } from 'vitest';
import { locales } from '../../src/locale/index.ts';
import { paintHand, paintLapse, paintReminder } from '../../src/render/index.ts';
import { ANNA, BEN, cards, read, seatViewOf, tableOf } from './views.ts';

const DUE = 1_800_000_000_000;
const english = tableOf('border-stones', { deadline: DUE });
const german = tableOf('border-stones', { deadline: DUE, locale: 'de' });

describe('the clock', () => {
  it('reminds whoever is up, and nobody else', () => {
    expect(paintReminder(english, 'B').ping).toBe(BEN);
    expect(read(paintReminder(english, 'B'))).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Ben, it’s your turn against @Anna.
      ⏳ Move due <t:1800000000:R>
      [My hand]
      "
    `);
    expect(read(paintReminder(german, 'A'))).toMatchInlineSnapshot(`
      "
      (pings Anna)
      @Anna, gegen @Ben bist du dran.
      ⏳ Zug fällig <t:1800000000:R>
      [Meine Hand]
      "
    `);
  });

  it('lets the one who waits take the win once the time is over', () => {
    expect(paintLapse(english, 'B', DUE + 3_600_000).ping).toBe(ANNA);
    expect(read(paintLapse(english, 'B', DUE + 3_600_000))).toMatchInlineSnapshot(`
      "
      (pings Anna)
      ⌛ @Anna, @Ben’s time is over: you may take the win. As long as you don’t, @Ben can still move; the round ends by itself <t:1800003600:R>.
      [Take the win]
      "
    `);
    expect(read(paintLapse(german, 'A', DUE + 3_600_000))).toMatchInlineSnapshot(`
      "
      (pings Ben)
      ⌛ @Ben, die Zeit von @Anna ist um: Du darfst den Sieg nehmen. Solange du das nicht tust, kann @Anna noch spielen; von selbst endet die Runde <t:1800003600:R>.
      [Sieg nehmen]
      "
    `);
    expect(JSON.stringify(paintLapse(english, 'B', DUE).components)).toContain('"takeWin.12.5"');
  });
});

describe('the way out in a player’s own message', () => {
  const view = seatViewOf('border-stones', '|/|/|/|/|/|/|/|/|', 'A', { turn: 'B', hand: cards('As') });

  it.each([
    ['take-win', 'takeWin.12.5'],
    ['left', 'endRound.12.5'],
    ['silent', 'endRound.12.5'],
  ] as const)('says why, and is a press: %s', (wayOut, press) => {
    const state = { picked: null, news: [], remark: null, wayOut };
    const messages = [locales.en, locales.de].map((words) => paintHand(english, view, words, state));
    const ends = messages.map((message) => read(message).trimEnd().split('\n').slice(-2).join('\n'));
    expect([wayOut, ...ends].join('\n')).toMatchSnapshot();
    for (const { components } of messages) expect(JSON.stringify(components)).toContain(`"${press}"`);
  });

  it('is not there while the other is expected to play', () => {
    const { components } = paintHand(english, view, locales.en, {
      picked: null,
      news: [],
      remark: null,
      wayOut: null,
    });
    expect(JSON.stringify(components)).not.toMatch(/takeWin|endRound/);
  });

  it('is there for who is up, when the other has left', () => {
    const up = seatViewOf('border-stones', '|/|/|/|/|/|/|/|/|', 'A', { hand: cards('As') });
    const message = paintHand(english, up, locales.en, {
      picked: null,
      news: [],
      remark: null,
      wayOut: 'left',
    });
    expect(read(message).trimEnd().split('\n').at(-1)).toBe('[End the round] [How it is played]');
  });
});
