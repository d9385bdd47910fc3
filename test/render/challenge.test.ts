import { describe, expect, it } from 'vitest';
import { paintChallenge, paintClosedChallenge } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { BEN, read, tableOf } from './views.ts';

const open = { thread: 'off', expiresAt: 1_800_000_000_000, clockHours: null, rematchOf: null } as const;

describe('a challenge', () => {
  it('pings the opponent and says in one sentence what is accepted', () => {
    const message = paintChallenge({ ...tableOf('border-stones', { version: 0 }), ...open });
    expect(message.ping).toBe(BEN);
    expect(read(message)).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Ben, @Anna challenges you to **Border Stones**: you claim stones before laying a card, with 6 cards in hand.
      -# open until <t:1800000000:f>
      [Accept] [Decline] [Withdraw] [How it is played]
      "
    `);
  });

  it('names options, help and thread, in German too', () => {
    const table = tableOf('border-stones', {
      version: 0,
      locale: 'de',
      help: 'on',
      options: { claims: 'any', hand: 7 },
    });
    expect(read(paintChallenge({ ...table, ...open, thread: 'on' }))).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Ben, @Anna fordert dich zu **Grenzsteine** heraus: genommen wird jederzeit im eigenen Zug, mit 7 Karten auf der Hand.
      -# Hilfe an: Steine, die genommen werden können, sind markiert · in einem eigenen Thread · offen bis <t:1800000000:f>
      [Annehmen] [Ablehnen] [Zurückziehen] [So wird gespielt]
      "
    `);
  });

  it('says how many rounds are played, and how much time each move has', () => {
    const table = {
      ...tableOf('border-stones', { version: 0, match: 'best-of-three' }),
      ...open,
      clockHours: 48,
    };
    expect(read(paintChallenge(table))).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Ben, @Anna challenges you to **Border Stones**, best of three: you claim stones before laying a card, with 6 cards in hand.
      -# 2 days a move · open until <t:1800000000:f>
      [Accept] [Decline] [Withdraw] [How it is played]
      "
    `);
    const german = { ...table, match: 'series-5', locale: 'de', clockHours: 1 } as const;
    expect(read(paintChallenge(german))).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Ben, @Anna fordert dich zu **Grenzsteine** heraus, als Serie von 5 Runden: genommen wird vor dem Legen, mit 6 Karten auf der Hand.
      -# 1 Stunde je Zug · offen bis <t:1800000000:f>
      [Annehmen] [Ablehnen] [Zurückziehen] [So wird gespielt]
      "
    `);
  });

  it('counts the time of a move in days where they are whole', () => {
    const small = (clockHours: number): string =>
      paintChallenge({ ...tableOf('border-stones'), ...open, clockHours })
        .content.split('\n')
        .at(-1) ?? '';
    expect([1, 24, 36, 48, 336].map((hours) => small(hours).split(' · ')[0])).toEqual([
      '-# 1 hour a move',
      '-# 24 hours a move',
      '-# 36 hours a move',
      '-# 2 days a move',
      '-# 14 days a move',
    ]);
  });

  it('that is open to all pings nobody and can’t be declined', () => {
    const table = { ...tableOf('schotten-totten', { version: 0 }), ...open, opponent: null };
    expect(read(paintChallenge(table))).toMatchInlineSnapshot(`
      "
      @Anna challenges anybody to **Schotten Totten**: you claim stones before laying a card, with 6 cards in hand. Whoever presses Accept first plays.
      -# open until <t:1800000000:f>
      [Accept] [Withdraw] [How it is played]
      "
    `);
    expect(read(paintChallenge({ ...table, locale: 'de', match: 'series-2' }))).toMatchInlineSnapshot(`
      "
      @Anna fordert alle zu **Schotten Totten** heraus, als Serie von 2 Runden: genommen wird vor dem Legen, mit 6 Karten auf der Hand. Wer zuerst „Annehmen“ drückt, spielt.
      -# offen bis <t:1800000000:f>
      [Annehmen] [Zurückziehen] [So wird gespielt]
      "
    `);
  });

  it('to a rematch says so and pings the other', () => {
    const table = { ...tableOf('border-stones', { version: 0 }), ...open, rematchOf: 11 };
    expect(read(paintChallenge(table))).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Ben, @Anna would like a rematch in **Border Stones**: you claim stones before laying a card, with 6 cards in hand.
      -# open until <t:1800000000:f>
      [Accept] [Decline] [Withdraw] [How it is played]
      "
    `);
    expect(read(paintChallenge({ ...table, locale: 'de', match: 'best-of-three' }))).toMatchInlineSnapshot(`
      "
      (pings Ben)
      @Ben, @Anna möchte eine Revanche in **Grenzsteine**, auf zwei Siege: genommen wird vor dem Legen, mit 6 Karten auf der Hand.
      -# offen bis <t:1800000000:f>
      [Annehmen] [Ablehnen] [Zurückziehen] [So wird gespielt]
      "
    `);
  });

  it('keeps the limits with everything in it', () => {
    const person = '9'.repeat(20);
    for (const locale of ['en', 'de']) {
      for (const opponent of [person, null]) {
        const table = tableOf('schotten-totten-online', {
          id: 999_999_999_999_999,
          version: 999_999_999_999_999,
          locale,
          help: 'on',
          match: 'series-9',
          challenger: person,
          options: { claims: 'any', hand: 6 },
        });
        expectWithinLimits(
          paintChallenge({ ...table, ...open, opponent, thread: 'on', clockHours: 335, rematchOf: 1 }),
        );
      }
    }
  });

  it('that was open to all and found nobody says so', () => {
    const english = { ...tableOf('schotten-totten'), opponent: null };
    const german = { ...english, locale: 'de' };
    const endings = (['withdrawn', 'expired'] as const).flatMap((how) => [
      paintClosedChallenge(english, how),
      paintClosedChallenge(german, how),
    ]);
    expect(endings.map((ending) => read(ending).trim()).join('\n')).toMatchInlineSnapshot(`
      "@Anna withdrew the challenge to **Schotten Totten**.
      @Anna hat die Herausforderung zu **Schotten Totten** zurückgezogen.
      Nobody accepted @Anna’s challenge to **Schotten Totten** in time.
      Die Herausforderung von @Anna zu **Schotten Totten** hat niemand rechtzeitig angenommen."
    `);
  });

  it('keeps one sentence once it is closed, and no buttons', () => {
    const table = tableOf('schotten-totten');
    const german = tableOf('schotten-totten', { locale: 'de' });
    const endings = (['accepted', 'declined', 'withdrawn', 'expired'] as const).flatMap((how) => [
      paintClosedChallenge(table, how),
      paintClosedChallenge(german, how),
    ]);
    expect(endings.every(({ components, ping }) => components.length === 0 && ping === null)).toBe(true);
    expect(endings.map((ending) => read(ending).trim()).join('\n')).toMatchInlineSnapshot(`
      "@Ben accepted @Anna’s challenge to **Schotten Totten**.
      @Ben hat die Herausforderung von @Anna zu **Schotten Totten** angenommen.
      @Ben declined @Anna’s challenge to **Schotten Totten**.
      @Ben hat die Herausforderung von @Anna zu **Schotten Totten** abgelehnt.
      @Anna withdrew the challenge of @Ben to **Schotten Totten**.
      @Anna hat die Herausforderung an @Ben zu **Schotten Totten** zurückgezogen.
      @Anna’s challenge of @Ben to **Schotten Totten** was not answered in time.
      Die Herausforderung von @Anna an @Ben zu **Schotten Totten** blieb zu lange unbeantwortet."
    `);
  });
});
