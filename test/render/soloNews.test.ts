import { describe, expect, it } from 'vitest';
import { parseGridCard } from '../../src/engine/gridcannon/cards.ts';
import type { GridEvent, GridView, Spot } from '../../src/engine/gridcannon/types.ts';
import { viewOfGrid } from '../../src/engine/gridcannon/view.ts';
import { locales } from '../../src/locale/index.ts';
import { after, eventsOf } from '../engine/gridcannon/acting.ts';
import { dealt, scene } from '../engine/gridcannon/scenes.ts';
import type { Scene } from '../engine/gridcannon/scenes.ts';
import { midGame, running, soloView } from './solos.ts';
import { read } from './views.ts';

const { en, de } = locales;

/** What is seen after an action, and what has happened. */
function afterwards(
  given: Scene,
  text: string,
): { readonly view: GridView; readonly news: readonly GridEvent[] } {
  const position = scene(given);
  return { view: viewOfGrid(after(position, text)), news: eventsOf(position, text) };
}

describe('what has happened', () => {
  /** The lines between the heading and the board. */
  const told = ({ view, news }: ReturnType<typeof afterwards>, words = en): string =>
    (read(running(view, words, { news })).split('```')[0] ?? '').split('\n').slice(2).join('\n').trim();

  it('is said of a shot with its sum, and of the card that turns up', () => {
    expect(told(afterwards(midGame, 'place 1'))).toMatchInlineSnapshot(
      `"5♣ laid: top left. 💥 **K♥ fell** (16 against 16). Stood: Q♠ (6 of 12). Turned up: Q♦."`,
    );
    expect(told(afterwards(midGame, 'place 1'), de)).toMatchInlineSnapshot(
      `"5♣ gelegt: oben links. 💥 **K♥ gestürzt** (16 gegen 16). Steht noch: D♠ (6 von 12). Aufgedeckt: D♦."`,
    );
  });

  it('is said of ploys', () => {
    expect(told(afterwards(midGame, 'extract 9'))).toBe(
      'Extraction (bottom right): 2♦ 9♦ went under the pile.',
    );
    expect(told(afterwards(midGame, 'reassign 6 4'), de)).toBe(
      'Versetzung: 5♦ zog um, Mitte rechts → Mitte links.',
    );
    expect(told(afterwards(midGame, 'extract 9'), de)).toBe(
      'Abzug (unten rechts): 2♦ 9♦ unter den Ziehstapel gelegt.',
    );
  });

  it('is said where no royal is alive, cards go under the pile and the waiting one has to wait', () => {
    const given = {
      grid: '3s 9h 7h / - - 5d / - - -',
      royals: 'R1=Kh T1=Jd*',
      ploys: 'X1',
      pending: '6c',
      pile: '4h 2d As Qd 8s',
    };
    expect(told(afterwards(given, 'reassign 6 1'))).toMatchInlineSnapshot(
      `"Reassignment: 5♦ moved, centre right → top left. 💥 **K♥ fell** (16 against 13). 6♣ has to wait for a royal. No royal was alive, so 4♥ 2♦ A♠ went under the pile. Turned up: Q♦."`,
    );
    expect(told(afterwards(given, 'reassign 6 1'), de)).toMatchInlineSnapshot(
      `"Versetzung: 5♦ zog um, Mitte rechts → oben links. 💥 **K♥ gestürzt** (16 gegen 13). 6♣ muss auf einen Adligen warten. Niemand stand mehr: 4♥ 2♦ A♠ unter den Ziehstapel gelegt. Aufgedeckt: D♦."`,
    );
  });

  it('says once, when play begins, that a card stays where it is laid', () => {
    const position = dealt('9h 2s 3d 4c 5s 6d 7c 8s 2h Kh');
    const news = eventsOf(position, 'keep');
    expect(told({ view: viewOfGrid(after(position, 'keep')), news })).toBe(
      'The grid stays as it was dealt. Play begins: a card that you lay stays. Turned up: K♥.',
    );
  });

  it('is said of armour with the health that each card made, not with that of the end', () => {
    const view = soloView({ grid: '9h - - / - - - / - - -', royals: 'R1=Jh+2s+3c+4d T1=Js+5c' });
    const putOn = (text: string, spot: Spot): readonly GridEvent[] => {
      const card = parseGridCard(text);
      return card === null ? [] : [{ type: 'armoured', card, spot }];
    };
    const news = [...putOn('3c', 'R1'), ...putOn('5c', 'T1'), ...putOn('4d', 'R1')];
    expect(told({ view, news })).toBe(
      [
        '3♣ became armour: J♥ has health 16.',
        '5♣ became armour: J♠ has health 16.',
        '4♦ became armour: J♥ has health 20.',
      ].join(' '),
    );
  });

  it('gathers what is alike in one sentence', () => {
    const position = dealt('9h 2s 3d 4c 5s 6d 7c 8s 2h Kh');
    const view = viewOfGrid(position);
    const [first] = eventsOf(position, 'keep').filter(({ type }) => type === 'turnedUp');
    if (!first) throw new Error('Nothing turned up.');
    expect(told({ view, news: [first, first] })).toBe('Turned up: K♥, K♥.');
  });
});
