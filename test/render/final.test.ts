import { describe, expect, it } from 'vitest';
import { deckOf } from '../../src/engine/stones/cards.ts';
import { STONE_NUMBERS } from '../../src/engine/stones/seats.ts';
import { locales } from '../../src/locale/index.ts';
import { paintFinal } from '../../src/render/index.ts';
import type { Award, Event, Outcome, View } from '../../src/engine/stones/types.ts';
import { expectWithinLimits } from './limits.ts';
import { ANNA, BEN, cards, claimOf, publicOf, read, tableOf, viewOf } from './views.ts';

/** The end of a duel: nobody is up, and the hands lie open. */
function over(outcome: Outcome, given: Partial<View> = {}): Partial<View> {
  return { turn: null, phase: 'over', outcome, hands: { A: [], B: [] }, points: { A: 0, B: 0 }, ...given };
}

function settled(step: 1 | 2 | 3, awards: readonly Award[]): Event {
  return { type: 'settled', step, awards };
}

describe('the final message', () => {
  it('shows the deciding claim, the final row and both hands', () => {
    const before = viewOf('border-stones', '9s9h9d|5c6c/4c|=A/|7c=A/2s|=B/|/|/|/|/|');
    const claim = claimOf(before, 'A', 1);
    const outcome = { winner: 'A', by: 'three-adjacent' } as const;
    const view = publicOf('border-stones', '9s9h9d|5c6c=A/4c|=A/|7c=A/2s|=B/|/|/|/|/|', {
      ...over(outcome),
      hands: { A: cards('As 2h'), B: cards('Kd Kh') },
      points: { A: 5, B: 1 },
    });
    const message = paintFinal(tableOf('border-stones'), view, [claim, { type: 'ended', outcome }]);
    expect(message.ping).toBe(BEN);
    expect(read(message)).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Anna took stone 1.
      🏆 **@Anna wins with three adjacent stones: 1, 2 and 3!**
      ⬅️ @Anna · 3 stones
      ➡️ @Ben · 1 stone
      \`  9♠  9♥  9♦\`🚩1️⃣\`  5♣  6♣  · \`
      \`  4♣  ·   · \`🚩2️⃣\`  ·   ·   · \`
      \`  ·   ·   · \`🚩3️⃣\`  7♣  ·   · \`
      \`  2♠  ·   · \`4️⃣🚩\`  ·   ·   · \`
      \`  ·   ·   · \` 5️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 6️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 7️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 8️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 9️⃣ \`  ·   ·   · \`
      -# 28 cards in the pile
      **The deciding claim** · Stone 1
      ⬅️ \`9♠ 9♥ 9♦\` triple (27)
      ➡️ \`5♣ 6♣\`
      The best still possible for @Ben there: flush (24), with \`K♣\`. That does not beat triple (27).
      Anything better needs cards that lie on the table: \`4♣\` at 2, \`7♣\` at 3.
      **Left in hand**
      ⬅️ \`A♠ 2♥\`
      ➡️ \`K♦ K♥\`
      Points: @Anna 5, @Ben 1
      [Rematch] [Replay] [Record file] [How it is played]
      "
    `);
  });

  it('lists each stone of a settlement with its reason, then who won by more stones', () => {
    const outcome = { winner: 'B', by: 'majority' } as const;
    const stones = '9r9o9y|5g6g2o^A=A/8r7r|3b3g3r=B/1b2b|1g=A/4b|5b=B/|/|/|/|7g=B/|';
    const view = publicOf('schotten-totten', stones, {
      ...over(outcome),
      points: { A: 2, B: 5 },
      pile: 0,
    });
    const told: readonly Event[] = [
      { type: 'turnEnded', seat: 'A', passed: true },
      { type: 'turnEnded', seat: 'B', passed: true },
      settled(1, [{ stone: 1, seat: 'A', reason: 'better' }]),
      settled(2, [{ stone: 2, seat: 'B', reason: 'only-complete' }]),
      settled(3, [
        { stone: 3, seat: 'A', reason: 'more-cards' },
        { stone: 4, seat: 'B', reason: 'higher-sum' },
        { stone: 5, seat: null, reason: 'equal' },
        { stone: 8, seat: 'B', reason: 'more-cards' },
      ]),
      { type: 'ended', outcome },
    ];
    const message = paintFinal(tableOf('schotten-totten', { locale: 'de' }), view, told);
    expect(message.ping).toBeNull();
    expect(read(message)).toMatchInlineSnapshot(`
      "
      @Anna konnte nicht legen und hat ausgesetzt.
      @Ben konnte nicht legen und hat ausgesetzt.
      Niemand kann mehr legen. Endabrechnung der übrigen Steine:
      ⬅️ 1: Schotten-Totten-Team (27) ist besser als wilde Horde (13)
      ➡️ 2: die einzige vollständige Seite
      ⬅️ 3: 2 Karten gegen 1
      ➡️ 4: 5 gegen 4 in der Summe
      ▫️ 5: gleich, also herrenlos
      ➡️ 8: 1 Karte gegen 0
      🏆 **@Ben gewinnt mit 3 zu 2 Steinen!**
      ⬅️ @Anna · 2 Steine
      ➡️ @Ben · 3 Steine
      \`¹🔺9 🔶9 ⭐9\`🚩1️⃣\` 🍀5 🍀6 🔶2\`
      \` 🔺8 🔺7 ➖ \`2️⃣🚩\` 🔵3 🍀3 🔺3\`
      \` 🔵1 🔵2 ➖ \`🚩3️⃣\` 🍀1 ➖  ➖ \`
      \` 🔵4 ➖  ➖ \`4️⃣🚩\` 🔵5 ➖  ➖ \`
      \` ➖  ➖  ➖ \` 5️⃣ \` ➖  ➖  ➖ \`
      \` ➖  ➖  ➖ \` 6️⃣ \` ➖  ➖  ➖ \`
      \` ➖  ➖  ➖ \` 7️⃣ \` ➖  ➖  ➖ \`
      \` ➖  ➖  ➖ \`8️⃣🚩\` 🍀7 ➖  ➖ \`
      \` ➖  ➖  ➖ \` 9️⃣ \` ➖  ➖  ➖ \`
      -# Ziehstapel leer · ¹ zuerst vollständig
      **Noch auf der Hand**
      ⬅️ keine Karten
      ➡️ keine Karten
      Punkte: @Anna 2, @Ben 5
      [Revanche] [Nachspielen] [Aufzeichnung] [So wird gespielt]
      "
    `);
  });

  it('says why the stones are counted where both met a condition in one step', () => {
    const stones = '9s|=A/8s|=A/7s|=A/6s|=A/5s|=B/4s|=B/3s|=B/|/|';
    const outcome = { winner: 'A', by: 'three-adjacent' } as const;
    const told = [
      settled(1, [{ stone: 7, seat: 'B', reason: 'only-complete' }]),
      { type: 'ended', outcome } as const,
    ];
    const view = publicOf('border-stones', stones, { ...over(outcome), points: { A: 5, B: 3 } });
    expect(read(paintFinal(tableOf('border-stones'), view, told))).toMatchInlineSnapshot(`
      "
      Nobody can lay a card any more. The stones left are settled:
      ➡️ 7: the only complete side
      Both met a winning condition in the same step, so the stones are counted: 4 to 3.
      🏆 **@Anna wins with three adjacent stones: 1, 2 and 3!**
      ⬅️ @Anna · 4 stones
      ➡️ @Ben · 3 stones
      \`  9♠  ·   · \`🚩1️⃣\`  ·   ·   · \`
      \`  8♠  ·   · \`🚩2️⃣\`  ·   ·   · \`
      \`  7♠  ·   · \`🚩3️⃣\`  ·   ·   · \`
      \`  6♠  ·   · \`🚩4️⃣\`  ·   ·   · \`
      \`  5♠  ·   · \`5️⃣🚩\`  ·   ·   · \`
      \`  4♠  ·   · \`6️⃣🚩\`  ·   ·   · \`
      \`  3♠  ·   · \`7️⃣🚩\`  ·   ·   · \`
      \`  ·   ·   · \` 8️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 9️⃣ \`  ·   ·   · \`
      -# 28 cards in the pile
      **Left in hand**
      ⬅️ no cards
      ➡️ no cards
      Points: @Anna 5, @Ben 3
      [Rematch] [Replay] [Record file] [How it is played]
      "
    `);
  });

  it.each([
    ['border-stones', '9s|=A/|/|/|/|/|/|/|', 'A draw: nobody owns five stones or three adjacent ones.'],
    ['schotten-totten', '9r|=A/|/|9b=B/|/|/|/|/|/|', 'A draw: each owns 1 stone.'],
  ] as const)('tells why %s is drawn', (ruleset, stones, sentence) => {
    const outcome = { winner: null, by: 'draw' } as const;
    const view = publicOf(ruleset, `${stones}${ruleset === 'border-stones' ? '/|' : ''}`, over(outcome));
    const message = paintFinal(tableOf(ruleset), view, [settled(1, []), { type: 'ended', outcome }]);
    expect(message.content).toContain(sentence);
  });

  it('tells who ran out of time, and pings them: the winner took the win, or knew when it would come', () => {
    const outcome = { winner: 'A', by: 'timeout' } as const;
    const view = publicOf('border-stones', '9s|8h/|/|/|/|/|/|/|/|', {
      ...over(outcome),
      points: { A: 5, B: 0 },
    });
    const told = [{ type: 'timedOut', seat: 'B' } as const, { type: 'ended', outcome } as const];
    const message = paintFinal(tableOf('border-stones'), view, told);
    expect(message.content).toMatch(/^<@\d+> ran out of time\.\n🏆 \*\*<@\d+> wins\.\*\*\n/);
    expect(message.ping).toBe(BEN);
  });

  it('tells who resigned and pings the winner; before both have laid a card there are no points', () => {
    const outcome = { winner: 'A', by: 'resign' } as const;
    const message = paintFinal(
      tableOf('border-stones', { locale: 'de' }),
      publicOf('border-stones', '|/|/|/|/|/|/|/|/|', {
        ...over(outcome),
        hands: { A: cards('As'), B: cards('Ks') },
      }),
      [
        { type: 'resigned', seat: 'B' },
        { type: 'ended', outcome },
      ],
    );
    expect(message.ping).toBe(ANNA);
    expect(read(message)).toMatchInlineSnapshot(`
      "
      (pings Anna)
      @Ben hat aufgegeben.
      🏆 **@Anna gewinnt.**
      ⬅️ @Anna · 0 Steine
      ➡️ @Ben · 0 Steine
      \`  ·   ·   · \` 1️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 2️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 3️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 4️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 5️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 6️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 7️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 8️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 9️⃣ \`  ·   ·   · \`
      -# 28 Karten im Ziehstapel
      **Noch auf der Hand**
      ⬅️ \`A♠\`
      ➡️ \`K♠\`
      Zu Ende, bevor beide eine Karte gelegt hatten: keine Punkte.
      [Revanche] [Nachspielen] [Aufzeichnung] [So wird gespielt]
      "
    `);
  });

  it.each(['en', 'de'] as const)('keeps the limits when nine stones are settled at once, in %s', (locale) => {
    const outcome = { winner: 'A', by: 'five' } as const;
    const reasons = ['better', 'unbeatable', 'tie-first'] as const;
    const awards = STONE_NUMBERS.map((stone): Award => ({
      stone,
      seat: 'A',
      reason: reasons[stone % 3] ?? 'better',
    }));
    const stones = deckOf('schotten-totten').cards.map(
      (_, index, all) => all[(index * 7) % all.length] ?? '',
    );
    const row = STONE_NUMBERS.map((stone) => {
      const six = stones.slice(stone * 6 - 6, stone * 6);
      return `${six.slice(0, 3).join('')}|${six.slice(3).join('')}^A=A`;
    });
    const person = '9'.repeat(20);
    const table = tableOf('schotten-totten', {
      locale,
      challenger: person,
      opponent: person,
      match: 'series-9',
      round: 8,
      score: { rounds: 7, wins: { A: 7, B: 0 }, points: { A: 35, B: 28 } },
      closing: { kind: 'match', by: 'A' },
    });
    const told: readonly Event[] = [
      { type: 'turnEnded', seat: 'A', passed: true },
      { type: 'turnEnded', seat: 'B', passed: true },
      settled(1, awards),
      { type: 'ended', outcome },
    ];
    const view = publicOf('schotten-totten', row.join('/'), { ...over(outcome), pile: 0 });
    const message = paintFinal(table, view, told);
    expectWithinLimits(message);
    expect(message.content.match(/^[⬅➡]️ \d: /gmu)).toHaveLength(9);
    expect(message.content).toContain(locales[locale].match.endedBy(`<@${person}>`));
  });
});
