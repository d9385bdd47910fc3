import { describe, expect, it } from 'vitest';
import { paintLogLine, paintPrivateBoard, paintTurn } from '../../src/render/index.ts';
import { locales } from '../../src/locale/index.ts';
import type { Event } from '../../src/engine/stones/types.ts';
import { ANNA, card, claimOf, publicOf, read, seatViewOf, tableOf } from './views.ts';

const french = '9s9h9d|5c6c=A/ThTdTc|JsJhJd^B/|Kd/2h|/TsQsAs|4h4c8d^A=B/4s|5h5d/|/Ah8h3h|7c=A/Qd|Jc7d9c';
const clans = '9r9o9y|5g6g=A/8b8p7r|1g2g3g^A/|9b/2r|/1y1r1b|9g9p8r^A=B/4p|5y5o/|/1o2o3o|7o=A/6b|7b8o7p';

const laid: Event = { type: 'played', seat: 'B', card: card('9c'), stone: 9 };
const last = { seat: 'B', card: card('9c'), stone: 9 } as const;

describe('the message of a turn', () => {
  it('pings who is up, says what was laid, and shows one line a stone', () => {
    const message = paintTurn(
      tableOf('border-stones'),
      publicOf('border-stones', french, { lastPlayed: last }),
      [laid],
    );
    expect(message.ping).toBe(ANNA);
    expect(read(message)).toMatchInlineSnapshot(`
      "
      (pings Anna)
      @Ben laid \`9♣\` at stone 9.
      @Anna, it’s your turn.
      ⬅️ @Anna · 2 stones
      ➡️ @Ben · 1 stone
      \`  9♠  9♥  9♦\`🚩1️⃣\`  5♣  6♣  · \`
      \` 10♥ 10♦ 10♣\` 2️⃣ \` ¹J♠  J♥  J♦\`
      \`  ·   ·   · \` 3️⃣ \`  K♦  ·   · \`
      \`  2♥  ·   · \` 4️⃣ \`  ·   ·   · \`
      \`¹10♠  Q♠  A♠\`5️⃣🚩\`  4♥  4♣  8♦\`
      \`  4♠  ·   · \` 6️⃣ \`  5♥  5♦  · \`
      \`  ·   ·   · \` 7️⃣ \`  ·   ·   · \`
      \`  A♥  8♥  3♥\`🚩8️⃣\`  7♣  ·   · \`
      \`  Q♦  ·   · \` 9️⃣ \`  J♣  7♦ ›9♣\`
      -# 28 cards in the pile · › laid last · ¹ complete first
      [My hand] [How it is played]
      "
    `);
  });

  it('speaks German with German court cards', () => {
    const table = tableOf('border-stones', { locale: 'de' });
    expect(read(paintTurn(table, publicOf('border-stones', french, { lastPlayed: last }), [laid])))
      .toMatchInlineSnapshot(`
        "
        (pings Anna)
        @Ben hat \`9♣\` an Stein 9 gelegt.
        @Anna, du bist dran.
        ⬅️ @Anna · 2 Steine
        ➡️ @Ben · 1 Stein
        \`  9♠  9♥  9♦\`🚩1️⃣\`  5♣  6♣  · \`
        \` 10♥ 10♦ 10♣\` 2️⃣ \` ¹B♠  B♥  B♦\`
        \`  ·   ·   · \` 3️⃣ \`  K♦  ·   · \`
        \`  2♥  ·   · \` 4️⃣ \`  ·   ·   · \`
        \`¹10♠  D♠  A♠\`5️⃣🚩\`  4♥  4♣  8♦\`
        \`  4♠  ·   · \` 6️⃣ \`  5♥  5♦  · \`
        \`  ·   ·   · \` 7️⃣ \`  ·   ·   · \`
        \`  A♥  8♥  3♥\`🚩8️⃣\`  7♣  ·   · \`
        \`  D♦  ·   · \` 9️⃣ \`  B♣  7♦ ›9♣\`
        -# 28 Karten im Ziehstapel · › zuletzt gelegt · ¹ zuerst vollständig
        [Meine Hand] [So wird gespielt]
        "
      `);
  });

  it('shows the six colours by shape, and marks with help what can be claimed', () => {
    const table = tableOf('schotten-totten-online', { help: 'on' });
    const view = publicOf('schotten-totten-online', clans, {
      turn: 'B',
      lastPlayed: { seat: 'A', card: card('6b'), stone: 9 },
    });
    expect(read(paintTurn(table, view, []))).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Ben, it’s your turn.
      ⬅️ @Anna · 2 stones
      ➡️ @Ben · 1 stone
      \` 🔺9 🔶9 ⭐9\`🚩1️⃣\` 🍀5 🍀6 ➖ \`
      \`¹🔵8 🟪8 🔺7\`2️⃣✋\` 🍀1 🍀2 🍀3\`
      \` ➖  ➖  ➖ \` 3️⃣ \` 🔵9 ➖  ➖ \`
      \` 🔺2 ➖  ➖ \` 4️⃣ \` ➖  ➖  ➖ \`
      \`¹⭐1 🔺1 🔵1\`5️⃣🚩\` 🍀9 🟪9 🔺8\`
      \` 🟪4 ➖  ➖ \` 6️⃣ \` ⭐5 🔶5 ➖ \`
      \` ➖  ➖  ➖ \` 7️⃣ \` ➖  ➖  ➖ \`
      \` 🔶1 🔶2 🔶3\`🚩8️⃣\` 🔶7 ➖  ➖ \`
      \`›🔵6 ➖  ➖ \` 9️⃣ \` 🔵7 🔶8 🟪7\`
      -# 28 cards in the pile · › laid last · ¹ complete first · ✋ can be claimed
      [My hand] [How it is played]
      "
    `);
  });

  it('begins with the deal', () => {
    const view = publicOf('border-stones', '|/|/|/|/|/|/|/|/|', { pile: 40 });
    expect(
      read(paintTurn(tableOf('border-stones'), view, []))
        .split('\n')
        .slice(2, 6),
    ).toMatchInlineSnapshot(`
      [
        "The cards are dealt. @Anna begins.",
        "@Anna, it’s your turn.",
        "⬅️ @Anna · 0 stones",
        "➡️ @Ben · 0 stones",
      ]
    `);
  });

  it('never tells a draw, tells a pass, and warns of the stone that would win', () => {
    const stones = '9s9h9d|=A/8s8h8d|=A/|/7s7h7d|=B/6s6h6d|=B/5s|/4s|=B/3s|=B/|';
    const told: readonly Event[] = [
      { type: 'drew', seat: 'A', card: card('Kc') },
      { type: 'turnEnded', seat: 'B', passed: true },
    ];
    const view = publicOf('border-stones', stones, { pile: 0, handSizes: { A: 4, B: 0 } });
    const message = paintTurn(tableOf('border-stones'), view, told);
    expect(message.content).not.toContain('K♣');
    expect(read(message)).toMatchInlineSnapshot(`
      "
      (pings Anna)
      @Ben could not lay a card and passed.
      @Anna, it’s your turn.
      ⬅️ @Anna · 2 stones · wins with stone 3
      ➡️ @Ben · 4 stones · wins with stone 3, 6 or 9
      \`  9♠  9♥  9♦\`🚩1️⃣\`  ·   ·   · \`
      \`  8♠  8♥  8♦\`🚩2️⃣\`  ·   ·   · \`
      \`  ·   ·   · \` 3️⃣ \`  ·   ·   · \`
      \`  7♠  7♥  7♦\`4️⃣🚩\`  ·   ·   · \`
      \`  6♠  6♥  6♦\`5️⃣🚩\`  ·   ·   · \`
      \`  5♠  ·   · \` 6️⃣ \`  ·   ·   · \`
      \`  4♠  ·   · \`7️⃣🚩\`  ·   ·   · \`
      \`  3♠  ·   · \`8️⃣🚩\`  ·   ·   · \`
      \`  ·   ·   · \` 9️⃣ \`  ·   ·   · \`
      -# Draw pile empty · hands 4 and 0
      [My hand] [How it is played]
      "
    `);
  });

  it('calls for a claim or the end of the turn once the card is laid', () => {
    const view = publicOf('schotten-totten-online', clans, { phase: 'played' });
    expect(read(paintTurn(tableOf('schotten-totten-online'), view, []))).toContain(
      '@Anna, claim what you can prove, or end your turn.',
    );
  });

  it('says of the computer that it thinks, and pings nobody', () => {
    for (const phase of ['start', 'played'] as const) {
      const view = publicOf('border-stones', french, { turn: 'B', phase, lastPlayed: last });
      const said = (['en', 'de'] as const).map((locale) => {
        const message = paintTurn(tableOf('border-stones', { computer: 'easy', locale }), view, []);
        expect(message.ping).toBeNull();
        return read(message).split('\n')[1];
      });
      expect(said).toEqual(['@Ben is thinking …', '@Ben denkt nach …']);
    }
  });

  it('tells when a move is due, unless the computer has to make it', () => {
    const table = tableOf('border-stones', { computer: 'easy', deadline: 1_700_000_000_000 });
    const text = (turn: 'A' | 'B'): string =>
      paintTurn(table, publicOf('border-stones', french, { turn }), []).content;
    expect(text('A')).toContain('⏳ Move due');
    expect(text('A')).toContain(`<@${ANNA}>, it’s your turn.`);
    expect(text('B')).not.toContain('⏳');
  });

  it('takes no view with a hand', () => {
    const view = seatViewOf('border-stones', french, 'A', {});
    // @ts-expect-error A player's view doesn't go into a public painter.
    expect(paintTurn(tableOf('border-stones'), view, []).content).not.toBe('');
  });
});

describe('the log line that a board shrinks to', () => {
  it('tells the turn in one line, without buttons or ping', () => {
    const claim = claimOf(publicOf('border-stones', '9s9h9d|5c6c/4c|/|7c/|/|/|/|/|/|'), 'A', 1);
    const message = paintLogLine(tableOf('border-stones'), [
      claim,
      { type: 'played', seat: 'A', card: card('Ts'), stone: 2 },
      { type: 'drew', seat: 'A', card: card('Kc') },
      { type: 'turnEnded', seat: 'A', passed: false },
    ]);
    expect(message.components).toEqual([]);
    expect(message.ping).toBeNull();
    expect(read(message).trim()).toMatchInlineSnapshot(
      `"-# @Anna took stone 1. @Anna laid \`10♠\` at stone 2."`,
    );
  });

  it('has something to say of the deal too', () => {
    expect(read(paintLogLine(tableOf('border-stones', { locale: 'de' }), [])).trim()).toMatchInlineSnapshot(
      `"-# Die Karten für @Anna und @Ben wurden verteilt."`,
    );
  });
});

it('shows who watches the board privately, in their own language with the faces of the table', () => {
  const view = publicOf('border-stones', french);
  const lines = read(paintPrivateBoard(tableOf('border-stones', { locale: 'de' }), view, locales.en)).split(
    '\n',
  );
  expect([lines[1], lines[2], lines[8], lines.at(-2)]).toMatchInlineSnapshot(`
    [
      "@Anna is up.",
      "⬅️ @Anna · 2 stones",
      "\`¹10♠  D♠  A♠\`5️⃣🚩\`  4♥  4♣  8♦\`",
      "[Why?] [How it is played]",
    ]
  `);
});
