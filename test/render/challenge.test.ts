import { describe, expect, it } from 'vitest';
import { paintChallenge, paintClosedChallenge } from '../../src/render/index.ts';
import { BEN, read, tableOf } from './views.ts';

const open = { thread: 'off', expiresAt: 1_800_000_000_000 } as const;

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
