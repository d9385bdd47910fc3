import { describe, expect, it } from 'vitest';
import { locales } from '../../src/locale/index.ts';
import { paintHand } from '../../src/render/index.ts';
import type { HandState, Message } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { card, cards, read, seatViewOf, tableOf } from './views.ts';

const idle: HandState = { picked: null, news: [], remark: null, wayOut: null };
const row = '9s9h9d|5c6c=A/ThTdTc|JsJhJd^B/|Kd/2h|/TsQsKs|4h4c8d^A=B/4s|5h5d/|/Ah8h3h|7c=A/Qd|Jc7d9c';
const hand = cards('As 2d 3c Tc Jd Kh');

/** The buttons of a message, in their rows. */
function buttonsOf(message: Message): readonly (readonly string[])[] {
  return message.components.map(({ components }) =>
    components.map((one) => ('label' in one ? (one.label ?? '').replaceAll('\uFE0E', '') : '')),
  );
}

describe('a player’s own message', () => {
  it('has the own side left, the cards in order, and a claim on every complete side', () => {
    const view = seatViewOf('border-stones', row, 'B', { turn: 'B', hand });
    const state = { ...idle, news: [{ type: 'drew', seat: 'B', card: card('Tc') }] } as const;
    expect(read(paintHand(tableOf('border-stones'), view, locales.en, state))).toMatchInlineSnapshot(`
      "
      You drew \`10♣\`.
      ⬅️ **you** · 1 stone
      ➡️ @Anna · 2 stones
      \`  5♣  6♣  · \`1️⃣🚩\`  9♠  9♥  9♦\`
      \` ¹J♠  J♥  J♦\` 2️⃣ \` 10♥ 10♦ 10♣\`
      \`  K♦  ·   · \` 3️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 4️⃣ \`  2♥  ·   · \`
      \`  4♥  4♣  8♦\`🚩5️⃣\`¹10♠  Q♠  K♠\`
      \`  5♥  5♦  · \` 6️⃣ \`  4♠  ·   · \`
      \`  ·   ·   · \` 7️⃣ \`  ·   ·   · \`
      \`  7♣  ·   · \`8️⃣🚩\`  A♥  8♥  3♥\`
      \`  J♣  7♦  9♣\` 9️⃣ \`  Q♦  ·   · \`
      -# 28 cards in the pile · ¹ complete first
      **Your hand**
      \`A♠ 2♦ 3♣ 10♣ J♦ K♥\`
      Your turn: claim, or pick a card.
      [A♠] [2♦] [3♣]
      [10♣] [J♦] [K♥]
      [Claim 2] [Claim 9]
      [Why?] [How it is played]
      "
    `);
  });

  it('offers open stones once a card is picked; another card can still be', () => {
    const view = seatViewOf('border-stones', row, 'B', { turn: 'B', hand });
    const picked = paintHand(tableOf('border-stones', { locale: 'de' }), view, locales.de, {
      ...idle,
      picked: card('Jd'),
    });
    expect(read(picked)).toMatchInlineSnapshot(`
      "
      ⬅️ **du** · 1 Stein
      ➡️ @Anna · 2 Steine
      \`  5♣  6♣  · \`1️⃣🚩\`  9♠  9♥  9♦\`
      \` ¹B♠  B♥  B♦\` 2️⃣ \` 10♥ 10♦ 10♣\`
      \`  K♦  ·   · \` 3️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 4️⃣ \`  2♥  ·   · \`
      \`  4♥  4♣  8♦\`🚩5️⃣\`¹10♠  D♠  K♠\`
      \`  5♥  5♦  · \` 6️⃣ \`  4♠  ·   · \`
      \`  ·   ·   · \` 7️⃣ \`  ·   ·   · \`
      \`  7♣  ·   · \`8️⃣🚩\`  A♥  8♥  3♥\`
      \`  B♣  7♦  9♣\` 9️⃣ \`  D♦  ·   · \`
      -# 28 Karten im Ziehstapel · ¹ zuerst vollständig
      **Deine Hand**
      \`A♠ 2♦ 3♣ 10♣ B♦ K♥\`
      An welchen Stein legst du \`B♦\`? Du kannst auch noch eine andere Karte wählen.
      [A♠] [2♦] [3♣]
      [10♣] [✓ B♦] [K♥]
      [2 nehmen] [→ 3] [→ 4]
      [→ 6] [→ 7] [9 nehmen]
      [Warum?] [So wird gespielt]
      "
    `);
  });

  it('shows the faces of the table in every language', () => {
    const view = seatViewOf('border-stones', row, 'B', { turn: 'B', hand });
    const message = paintHand(tableOf('border-stones', { locale: 'de' }), view, locales.en, idle);
    expect(buttonsOf(message)[1]).toEqual(['10♣', 'B♦', 'K♥']);
    expect(message.content).toContain('Your hand');
  });

  it('forgets a picked card that is no longer in the hand', () => {
    const view = seatViewOf('border-stones', row, 'B', { turn: 'B', hand });
    const table = tableOf('border-stones');
    const message = paintHand(table, view, locales.en, { ...idle, picked: card('Qh') });
    expect(message).toEqual(paintHand(table, view, locales.en, idle));
  });

  it('shows the hand off turn, with nothing to act with', () => {
    const view = seatViewOf('border-stones', row, 'B', { turn: 'A', hand });
    const message = paintHand(tableOf('border-stones'), view, locales.en, { ...idle, picked: card('Jd') });
    expect(message.content).toContain('<@100000000000000001> is up.');
    expect(buttonsOf(message)).toEqual([['Why?', 'Refresh', 'How it is played']]);
  });

  it('marks with help what is ripe, and offers a claim just there', () => {
    const table = tableOf('schotten-totten-online', { help: 'on' });
    const stones = '9r9o9y|5g6g2b^A/8b8p7r|9g/|/|/|/|/|/|/|';
    const view = seatViewOf('schotten-totten-online', stones, 'A', { phase: 'played', hand: cards('1r') });
    const message = paintHand(table, view, locales.en, idle);
    expect(message.content).toContain('✋1️⃣');
    expect(buttonsOf(message)).toEqual([['✋ Claim 1'], ['End turn', 'Why?', 'How it is played']]);
  });

  it('offers to pass where no card can be laid', () => {
    const view = seatViewOf('border-stones', row, 'B', { turn: 'B', hand: [], handSizes: { A: 3, B: 0 } });
    const message = paintHand(tableOf('border-stones'), view, locales.de, idle);
    expect(message.content).toContain('keine Karten mehr');
    expect(buttonsOf(message)).toEqual([
      ['2 nehmen', '9 nehmen'],
      ['Aussetzen', 'Warum?', 'So wird gespielt'],
    ]);
  });

  it('begins with what was refused', () => {
    const view = seatViewOf('border-stones', row, 'B', { turn: 'B', hand });
    const message = paintHand(tableOf('border-stones'), view, locales.en, {
      ...idle,
      remark: 'Stone 4 is full.',
    });
    expect(message.content.startsWith('Stone 4 is full.\n')).toBe(true);
  });

  it('fits seven cards, nine stones and everything else into five rows', () => {
    const view = seatViewOf('border-stones', '9s9h9d|/8s8h8d|/7s7h7d|/6s6h6d|/|/|/|/|/2s|', 'A', {
      options: { claims: 'any', hand: 7 },
      hand: cards('Ts Th Td Tc Ks Kh Kd'),
    });
    const message = paintHand(tableOf('border-stones', { help: 'on' }), view, locales.de, {
      ...idle,
      picked: card('Tc'),
    });
    expectWithinLimits(message);
    const plain = paintHand(tableOf('border-stones'), view, locales.de, { ...idle, picked: card('Tc') });
    expectWithinLimits(plain);
    expect(buttonsOf(plain)).toMatchInlineSnapshot(`
      [
        [
          "10♠",
          "10♥",
          "10♦",
          "✓ 10♣",
        ],
        [
          "K♠",
          "K♥",
          "K♦",
        ],
        [
          "1 nehmen",
          "2 nehmen",
          "3 nehmen",
          "4 nehmen",
          "→ 5",
        ],
        [
          "→ 6",
          "→ 7",
          "→ 8",
          "→ 9",
        ],
        [
          "So wird gespielt",
        ],
      ]
    `);
  });

  it('says who won when the duel is over, and has no buttons', () => {
    const view = seatViewOf('border-stones', row, 'B', {
      turn: null,
      phase: 'over',
      outcome: { winner: 'A', by: 'resign' },
      hand,
    });
    const message = paintHand(tableOf('border-stones'), view, locales.en, idle);
    expect(message.content).toContain('wins.');
    expect(message.components).toEqual([]);
  });
});
