import { ComponentType } from 'discord-api-types/v10';
import type { APIStringSelectComponent } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { addRound, NO_ROUNDS } from '../../src/engine/stones/match.ts';
import { locales } from '../../src/locale/index.ts';
import { paintGames, parseCustomId } from '../../src/render/index.ts';
import type { EndedDuel, GamesSheet, Message, RunningDuel } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { ANNA, BEN, tableOf } from './views.ts';

const LINK = 'https://discord.com/channels/1/2/3';
const NOON = 1_800_000_000_000;

function running(given: Partial<RunningDuel> = {}): RunningDuel {
  return { table: tableOf('border-stones'), against: 'Ben', up: true, link: LINK, ...given };
}

function ended(given: Partial<EndedDuel> = {}): EndedDuel {
  const table = tableOf('schotten-totten', { id: 7 });
  return { table, against: 'Ben', result: 'won', own: 5, other: 2, endedAt: NOON, link: LINK, ...given };
}

/** Anna's duels. */
function sheetOf(given: Partial<GamesSheet>): GamesSheet {
  return { running: [], ended: [], asker: ANNA, ...given };
}

function selectOf({ components }: Message): APIStringSelectComponent {
  const [select] = components.flatMap((row) => row.components);
  if (select?.type !== ComponentType.StringSelect) throw new Error('There is no select.');
  return select;
}

function labelsOf(message: Message): readonly string[] {
  return selectOf(message).options.map(({ label, value }) => `${value}: ${label}`);
}

const several = sheetOf({
  running: [
    running(),
    running({
      table: tableOf('schotten-totten-online', {
        id: 13,
        match: 'best-of-three',
        round: 2,
        score: addRound(NO_ROUNDS, 'A', { A: 5, B: 1 }),
        deadline: NOON,
      }),
      against: 'Carla_C',
      up: false,
      link: null,
    }),
  ],
  ended: [
    ended(),
    ended({
      table: tableOf('border-stones', { id: 6, match: 'series-5', round: 4 }),
      result: 'lost',
      own: 2,
      other: 5,
    }),
    ended({ table: tableOf('border-stones', { id: 5 }), result: 'drawn', own: 4, other: 4 }),
    ended({ table: tableOf('border-stones', { id: 4 }), result: 'none', own: 0, other: 0, link: null }),
  ],
});

describe('the list of duels', () => {
  it('says in words who is up, how a match stands, how duels ended, and leads to each board', () => {
    expect(paintGames(several, locales.en).content).toMatchInlineSnapshot(`
      "### Running
      - **Your turn** against Ben · Border Stones · [to the board](https://discord.com/channels/1/2/3)
      - Carla\\_C is up · Schotten Totten, online rules · Best of three · round 2 of 3 · 1 : 0 · ⏳ Move due <t:1800000000:R>
      ### Finished last
      - Won 5:2 against Ben · Schotten Totten · <t:1800000000:R> · [to the board](https://discord.com/channels/1/2/3)
      - Lost 2:5 against Ben · Border Stones · round 4 of 5 · <t:1800000000:R> · [to the board](https://discord.com/channels/1/2/3)
      - Drawn 4:4 against Ben · Border Stones · <t:1800000000:R> · [to the board](https://discord.com/channels/1/2/3)
      - Ended without a result against Ben · Border Stones · <t:1800000000:R>"
    `);
  });

  it('says it in German too', () => {
    expect(paintGames(several, locales.de).content).toMatchInlineSnapshot(`
      "### Laufend
      - **Du bist dran** gegen Ben · Grenzsteine · [zum Spielfeld](https://discord.com/channels/1/2/3)
      - Carla\\_C ist dran · Schotten Totten, Online-Regeln · Auf zwei Siege · Runde 2 von 3 · 1 : 0 · ⏳ Zug fällig <t:1800000000:R>
      ### Zuletzt beendet
      - Gewonnen 5:2 gegen Ben · Schotten Totten · <t:1800000000:R> · [zum Spielfeld](https://discord.com/channels/1/2/3)
      - Verloren 2:5 gegen Ben · Grenzsteine · Runde 4 von 5 · <t:1800000000:R> · [zum Spielfeld](https://discord.com/channels/1/2/3)
      - Unentschieden 4:4 gegen Ben · Grenzsteine · <t:1800000000:R> · [zum Spielfeld](https://discord.com/channels/1/2/3)
      - Ohne Ergebnis beendet gegen Ben · Grenzsteine · <t:1800000000:R>"
    `);
  });

  it('lets every one of them be looked back at', () => {
    const message = paintGames(several, locales.en);
    expect(parseCustomId(selectOf(message).custom_id)).toEqual({ kind: 'lookBack' });
    expect(labelsOf(message).join('\n')).toMatchInlineSnapshot(`
      "12: Running against Ben · Border Stones
      13: Running against Carla_C · Schotten Totten, online rules · round 2 of 3
      7: Won 5:2 against Ben · Schotten Totten
      6: Lost 2:5 against Ben · Border Stones · round 4 of 5
      5: Drawn 4:4 against Ben · Border Stones
      4: Ended without a result against Ben · Border Stones"
    `);
    expect(labelsOf(paintGames(several, locales.de)).join('\n')).toMatchInlineSnapshot(`
      "12: Läuft gegen Ben · Grenzsteine
      13: Läuft gegen Carla_C · Schotten Totten, Online-Regeln · Runde 2 von 3
      7: Gewonnen 5:2 gegen Ben · Schotten Totten
      6: Verloren 2:5 gegen Ben · Grenzsteine · Runde 4 von 5
      5: Unentschieden 4:4 gegen Ben · Grenzsteine
      4: Ohne Ergebnis beendet gegen Ben · Grenzsteine"
    `);
  });

  it('shows the score of a match from the reader’s own side', () => {
    const score = { rounds: 2, wins: { A: 1, B: 1 }, points: { A: 9, B: 7 } };
    const table = tableOf('border-stones', { match: 'series-3', round: 3, score });
    const seenBy = (asker: string) =>
      paintGames(sheetOf({ running: [running({ table })], asker }), locales.en);
    expect(seenBy(ANNA).content).toContain('round 3 of 3 · points 9 : 7');
    expect(seenBy(BEN).content).toContain('round 3 of 3 · points 7 : 9');
  });

  it('says how to begin where there is none, without a select', () => {
    const message = paintGames(sheetOf({}), locales.en);
    expect(message.content).toBe('You have no duels on this server yet: `/challenge` begins one.');
    expect(message.components).toEqual([]);
    expect(paintGames(sheetOf({}), locales.de).content).toContain('`/herausfordern`');
  });

  it('says how to begin where none is running', () => {
    const { content } = paintGames(sheetOf({ ended: [ended()] }), locales.en);
    expect(content).toMatch(
      /^You have no duel running: `\/challenge` begins one\.\n### Finished last\n- Won 5:2/,
    );
  });

  it('has no heading for what has not ended yet', () => {
    expect(paintGames(sheetOf({ running: [running()] }), locales.en).content).not.toContain('Finished');
  });

  it('formats no name in the text and escapes none in the select', () => {
    const message = paintGames(sheetOf({ running: [running({ against: '[x](y)' })] }), locales.en);
    expect(message.content).toContain('against \\[x\\]\\(y\\) ·');
    expect(labelsOf(message)).toEqual(['12: Running against [x](y) · Border Stones']);
  });
});

describe('more duels than a message can hold', () => {
  const widest = '*'.repeat(24);
  const link = `https://discord.com/channels/${'9'.repeat(20)}/${'9'.repeat(20)}/${'9'.repeat(20)}`;
  const table = (id: number) =>
    tableOf('schotten-totten-online', { id, match: 'series-9', round: 9, deadline: NOON });
  const runningIds = Array.from({ length: 40 }, (_, index) => 1000 + index);
  const endedIds = Array.from({ length: 10 }, (_, index) => 2000 + index);
  const sheet = sheetOf({
    running: runningIds.map((id) => running({ table: table(id), against: widest, link })),
    ended: endedIds.map((id) =>
      ended({
        table: table(id),
        against: widest,
        result: 'drawn',
        own: 9_999_999_999,
        other: 9_999_999_999,
        link,
      }),
    ),
  });

  it.each([locales.en, locales.de])('keeps Discord’s limits in $language', (words) => {
    const message = paintGames(sheet, words);
    expectWithinLimits({ ...message, content: 'measured below' });
    expect(message.content.length).toBeLessThanOrEqual(2000);
  });

  it('shows the first of both kinds, each line whole', () => {
    const lines = paintGames(sheet, locales.en).content.split('\n');
    const [first, last] = [lines.indexOf('…'), lines.lastIndexOf('…')];
    expect(lines[0]).toBe('### Running');
    expect(first).toBeGreaterThan(2);
    expect(lines[first + 1]).toBe('### Finished last');
    expect(last).toBe(lines.length - 1);
    expect(last - first).toBeGreaterThanOrEqual(4);
    for (const line of lines.filter((each) => each.startsWith('- ')))
      expect(line).toMatch(/\(https:[^)]+\)$/);
  });

  it('keeps a place in the select for those that have ended', () => {
    const values = selectOf(paintGames(sheet, locales.en)).options.map(({ value }) => Number(value));
    expect(values).toEqual([...runningIds.slice(0, 15), ...endedIds]);
  });

  it('fills the select with what is running where nothing has ended', () => {
    const { options } = selectOf(paintGames({ ...sheet, ended: [] }, locales.en));
    expect(options).toHaveLength(25);
  });
});
