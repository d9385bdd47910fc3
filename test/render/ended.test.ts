import { describe, expect, it } from 'vitest';
import type { Closing } from '../../src/engine/stones/match.ts';
import { locales } from '../../src/locale/index.ts';
import { personAt } from '../../src/render/faces.ts';
import { paintEnded, paintHand, paintPrivateBoard } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { cards, publicOf, read, seatViewOf, tableOf } from './views.ts';

const row = '9s9h9d|=A/8s8h8d|=A/JsQsKs|/7s|/|/|/|/|/|';
const view = publicOf('border-stones', row, { pile: 0, handSizes: { A: 4, B: 3 } });

const MODERATOR = '300000000000000003';
const closings: readonly Closing[] = [
  { kind: 'moderator', by: MODERATOR },
  { kind: 'left', by: 'A' },
  { kind: 'silent', by: 'B' },
];

describe('the last message of a round that was ended without a result', () => {
  it('says who ended it, shows the board as it lay, gives nobody points', () => {
    const table = tableOf('border-stones', { help: 'on', closing: { kind: 'left', by: 'A' } });
    expect(read(paintEnded(table, view))).toMatchInlineSnapshot(`
      "
      @Ben has left the server, so @Anna has ended this round: no points.
      ⬅️ @Anna · 2 stones
      ➡️ @Ben · 0 stones
      \`  9♠  9♥  9♦\`🚩1️⃣\`  ·   ·   · \`
      \`  8♠  8♥  8♦\`🚩2️⃣\`  ·   ·   · \`
      \`  J♠  Q♠  K♠\` 3️⃣ \`  ·   ·   · \`
      \`  7♠  ·   · \` 4️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 5️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 6️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 7️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 8️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 9️⃣ \`  ·   ·   · \`
      -# Draw pile empty · hands 4 and 3
      [Rematch] [Replay]
      "
    `);
  });

  it.each(['en', 'de'])('tells a moderator, a player who left and a silent one apart, in %s', (locale) => {
    const messages = closings.map((closing) =>
      paintEnded(tableOf('border-stones', { locale, closing }), view),
    );
    messages.forEach(expectWithinLimits);
    // Who was up might still be thinking; whoever ended the round knows, and who left has nothing to do.
    const wasUp = personAt(tableOf('border-stones'), view.turn ?? 'A');
    expect(messages.map(({ ping }) => ping)).toEqual([wasUp, null, null]);
    const lines = messages.map((message) =>
      read({ ...message, ping: null })
        .split('\n')[1]
        ?.replace(MODERATOR, 'Mo'),
    );
    expect([locale, ...lines].join('\n')).toMatchSnapshot();
  });

  it('ends the match too, as it stood', () => {
    const match = {
      match: 'best-of-three',
      round: 2,
      score: { rounds: 1, wins: { A: 0, B: 1 }, points: { A: 3, B: 5 } },
    } as const;
    const closing = { kind: 'moderator', by: MODERATOR } as const;
    const english = read(paintEnded(tableOf('border-stones', { ...match, closing }), view));
    expect(english).toContain('has ended this round: no points. The match ends with it.');
    expect(english).toContain('-# Best of three · round 2 of 3 · 0 : 1');
    expect(english.trimEnd().split('\n').at(-1)).toBe('[Rematch] [Replay]');
    const german = read(paintEnded(tableOf('border-stones', { ...match, closing, locale: 'de' }), view));
    expect(german).toContain('Damit ist auch die Partie zu Ende.');
    expect(german.trimEnd().split('\n').at(-1)).toBe('[Revanche] [Nachspielen]');
  });

  it('leaves nothing to do in a player’s own message', () => {
    const table = tableOf('border-stones', { closing: { kind: 'silent', by: 'B' } });
    const own = seatViewOf('border-stones', row, 'A', { hand: cards('Ks Kh') });
    const state = { picked: null, news: [], remark: null, wayOut: 'take-win' } as const;
    const message = paintHand(table, own, locales.en, state);
    expect(message.components).toEqual([]);
    expect(read(message).trimEnd().split('\n').slice(-2)).toEqual([
      '@Anna had not moved for 14 days, so @Ben has ended this round: no points.',
      'This round is over.',
    ]);
    expect(read(paintPrivateBoard(table, view, locales.de)).split('\n')[1]).toBe(
      '@Anna hatte 14 Tage lang nicht gespielt, also hat @Ben diese Runde beendet: keine Punkte.',
    );
  });
});
