import { describe, expect, it } from 'vitest';
import { legalGridTexts } from '../../src/engine/gridcannon/analysis.ts';
import { locales } from '../../src/locale/index.ts';
import { after, eventsOf } from '../engine/gridcannon/acting.ts';
import { scene } from '../engine/gridcannon/scenes.ts';
import type { Scene } from '../engine/gridcannon/scenes.ts';

/** The examples of the rules: what they say is what the engine says. */

const languages = [locales.en, locales.de];
const against = { en: 'against', de: 'gegen' };

/** A page of the book that holds this, as it is read. */
function pageWith(words: (typeof languages)[number], ...texts: string[]): string {
  const pages = words
    .rules('gridcannon')
    .map(({ text }) => text.replaceAll('\uFE0E', '').replaceAll('**', ''));
  const page = pages.find((each) => texts.every((text) => each.includes(text)));
  if (page === undefined) throw new Error(`No page says ${texts.join(', ')} in ${words.language}.`);
  return page;
}

/** What a card fires where it is laid, as the rules write it: `16 against 13`. */
function shot(
  given: Scene,
  action: string,
): { readonly sum: number; readonly health: number; readonly fell: boolean } {
  const fired = eventsOf(scene(given), action).find((event) => event.type === 'fired');
  if (fired === undefined) throw new Error(`${action} fires at nobody`);
  return fired;
}

function actionsOf(given: Scene, type: string): string[] {
  return legalGridTexts(scene(given)).filter((text) => text.startsWith(type));
}

describe('the examples of the rules', () => {
  it('5♣ may go on 4♣, 3♠, 2♦ or 5♥, but not on 6♣', () => {
    const given = { grid: '4c 3s 2d / 5h 6c Ts / Th Td Tc', royals: 'T1=Jd', pending: '5c' };
    expect(actionsOf(given, 'place')).toEqual(['place 1', 'place 2', 'place 3', 'place 4']);
    for (const words of languages) pageWith(words, '`5♣`', '`4♣`', '`3♠`', '`2♦`', '`5♥`', '`6♣`');
  });

  it('K♥ faces 9♥ and 7♥: 16 against 13, he falls; with a 3 as armour 16 against 16', () => {
    const row = '3s 9h 7h / 2c 2d 2s / 4s 4d 4c';
    const plain = shot({ grid: row, royals: 'R1=Kh', pending: '5c' }, 'place 1');
    const armed = shot({ grid: row, royals: 'R1=Kh+3d', pending: '5c' }, 'place 1');
    expect([plain, armed]).toMatchObject([
      { sum: 16, health: 13, fell: true },
      { sum: 16, health: 16, fell: true },
    ]);
    expectSaid(['`K♥`', '`9♥`', '`7♥`', '`3♠`'], [plain, armed]);
  });

  it('Q♠ faces 10♦ and 6♠: 6 against 12, she stays; with a black 10 on the 10♦ 16 against 12', () => {
    const given = { grid: '2h Td 6s / 2c 2d 3s / 4s 4d 4c', royals: 'R1=Qs', pending: '5c' };
    const first = shot(given, 'place 1');
    expect(first).toMatchObject({ sum: 6, health: 12, fell: false });
    const covered = { ...given, pending: 'Tc', pile: '7h 8h' };
    const fires = eventsOf(after(scene(covered), 'place 2'), 'place 1').find(({ type }) => type === 'fired');
    expect(fires).toMatchObject({ sum: 16, health: 12, fell: true });
    expectSaid(['`10♦`', '`6♠`'], [first, { sum: 16, health: 12 }]);
  });

  it('J♦ faces 6♣ and 5♠: 11 against 11, he falls', () => {
    const jack = shot({ grid: '2h 6c 5s / 2c 2d 3s / 4s 4d 4c', royals: 'R1=Jd', pending: '5c' }, 'place 1');
    expect(jack).toMatchObject({ sum: 11, health: 11, fell: true });
    expectSaid(['`6♣`', '`5♠`'], [jack]);
  });

  it('K♥ stands at either spot of 9♥ in a corner, and beside 6♥ where 9♥ lies in the centre', () => {
    const corner = { grid: '2c 3c 9h / 4c 8h 5c / 6c 7c 2s', royals: 'T1=Jd', pending: 'Kh' };
    expect(actionsOf(corner, 'royal').toSorted()).toEqual(['royal R1', 'royal T3']);
    const centre = { ...corner, grid: '2c 3c 4c / 6h 9h 5c / 6c 7c 2s' };
    expect(actionsOf(centre, 'royal')).toEqual(['royal L2']);
    for (const words of languages) pageWith(words, '`9♥`', '`6♥`', '`K♥`');
  });

  it.each([
    ['jack', 'T1=Jd+4s+2h', 20, true],
    ['jack', 'T1=Jd+5s', 19, false],
    ['queen', 'T1=Qd+5s', 20, true],
    ['queen', 'T1=Qd+4s', 19, false],
    ['king', 'T1=Kd+3s', 19, true],
    ['king', 'T1=Kd+2s', 18, false],
  ])('a %s (%s) whom a 3 brings to %i: the game is lost (%s)', (_who, royals, _health, isLost) => {
    const grid = '5c 8h 8s / 8c 7d 9c / 9s 9h 9d';
    const last = eventsOf(scene({ grid, royals, pending: '3c', pile: '6h' }), 'armour T1').at(-1);
    const lost = { type: 'ended', outcome: { won: false, by: 'invincible-royal' } };
    expect(last).toEqual(isLost ? lost : { type: 'turnedUp', card: '6h' });
    const limits = {
      en: /20 or more on a jack or queen, or 19 or more on a king/,
      de: /Bube oder eine Dame 20 oder mehr, oder ein König 19 oder mehr/,
    };
    for (const words of languages) expect(pageWith(words, '19', '20', '16')).toMatch(limits[words.language]);
  });
});

/** Both languages tell these shots on the page with these cards. */
function expectSaid(
  cards: readonly string[],
  shots: readonly { readonly sum: number; readonly health: number }[],
): void {
  for (const words of languages) {
    const page = pageWith(words, ...cards);
    for (const { sum, health } of shots)
      expect(page).toContain(`${sum} ${against[words.language]} ${health}`);
  }
}
