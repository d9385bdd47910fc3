import { describe, expect, it } from 'vitest';
import type { GridSolution } from '../../src/engine/gridcannon/solution.ts';
import type { GridView } from '../../src/engine/gridcannon/types.ts';
import { locales } from '../../src/locale/index.ts';
import type { Locale } from '../../src/locale/index.ts';
import { paintSoloElsewhere, paintSoloFinal, paintSoloLine, paintSoloShare } from '../../src/render/index.ts';
import type { SoloFace } from '../../src/render/index.ts';
import { allOthersFallen } from '../engine/gridcannon/scenes.ts';
import { openPresses, soloFace, soloView } from './solos.ts';
import { read } from './views.ts';

const { en, de } = locales;

const grid = '2c3s 9h 4d7h / - Ts 5d / 6s 8c 2d9d';
const won = soloView({ grid, royals: allOthersFallen('R1=Kh*'), ploys: 'As X1' });
const lost = soloView({ grid, royals: allOthersFallen('R1=Kh+3c B1=Qs') });

const wonFace = soloFace({ ending: { status: 'won', score: 2 } });
const lostFace = soloFace({ ending: { status: 'lost', by: 'out-of-cards' } });
const dailyFace = soloFace({ ...lostFace, visibility: 'private', daily: '2026-11-30' });

const line: GridSolution = {
  outcome: 'won',
  score: 4,
  actions: [{ type: 'keep' }, { type: 'place', cell: 1 }],
};

/** A final message as it is read. */
function final(
  face: SoloFace,
  view: GridView,
  solution: GridSolution | 'searching' | null = null,
  words: Locale = en,
): string {
  return read(paintSoloFinal(face, view, words, { news: [], solution }));
}

describe('the end of a game', () => {
  it('that is won', () => {
    expect(final(wonFace, won, line)).toMatchInlineSnapshot(`
      "
      **Gridcannon** · @Anna · deal 4711
      \`\`\`
           J♠†  Q♠†  K♠†
          ┌────┬────┬────┐
       J♣†│ 3♠²│ 9♥ │ 7♥²│K♥†
       Q♣†│ ·  │10♠ │ 5♦ │J♥†
       K♣†│ 6♠ │ 8♣ │ 9♦²│Q♥†
          └────┴────┴────┘
           J♦†  Q♦†  K♦†
      \`\`\`
      Ploys: A♠ 🃏
      -# † fallen · ² height
      ## 🏆 Won with 2 ploys left!
      This deal could be won with 4 ploys left.
      [New deal] [Same deal again]
      [Share] [Show the line]
      "
    `);
  });

  it('that is lost, in German', () => {
    expect(final(lostFace, lost, line, de)).toMatchInlineSnapshot(`
      "
      **Gridcannon** · @Anna · Kartenfolge 4711
      \`\`\`
           B♠†  K♠†  B♥†
          ┌────┬────┬────┐
       B♣†│ 3♠²│ 9♥ │ 7♥²│K♥16
       D♣†│ ·  │10♠ │ 5♦ │D♥†
       K♣†│ 6♠ │ 8♣ │ 9♦²│B♦†
          └────┴────┴────┘
           D♠12 D♦†  K♦†
      \`\`\`
      Tricks: keine
      -# K♥16: Lebenspunkte · † gestürzt · ² Höhe
      ## Verloren
      Keine Karte wartet, und kein Trick lässt sich einsetzen. 10 von 12 Adligen gestürzt.
      Diese Kartenfolge war mit 4 übrigen Tricks zu gewinnen.
      [Neue Kartenfolge] [Noch mal dieselbe]
      [Teilen] [Lösung zeigen]
      "
    `);
  });

  it.each([
    ['out-of-cards', 'No card waits, and no ploy can be used. 10 of 12 royals fell.'],
    ['resign', 'Given up. 10 of 12 royals fell.'],
    ['day-over', 'The day was over. 10 of 12 royals fell.'],
  ] as const)('says why it is lost: %s', (by, sentence) => {
    expect(final(soloFace({ ending: { status: 'lost', by } }), lost)).toContain(`## Lost\n${sentence}\n`);
  });

  it('names the royal that has become invincible, not just any with much armour', () => {
    const view = soloView({ grid, royals: allOthersFallen('B1=Qs+7s R1=Kh+6c') });
    const text = final(soloFace({ ending: { status: 'lost', by: 'invincible-royal' } }), view);
    expect(text).toContain('## Lost\nK♥ is invincible with health 19. 10 of 12 royals fell.\n');
  });

  it('counts ploys as a language does', () => {
    const said = [0, 1, 6].map((score) => [en.solo.won(score), de.solo.won(score)].join(' | '));
    expect(said).toEqual([
      'Won without a ploy to spare! | Gewonnen ohne einen übrigen Trick!',
      'Won with 1 ploy left! | Gewonnen mit 1 übrigen Trick!',
      'Won with 6 ploys left! | Gewonnen mit 6 übrigen Tricks!',
    ]);
  });

  it('says in a line why it doesn’t count', () => {
    const again = { ...wonFace, counting: 'again' } as const;
    expect(final(wonFace, won)).not.toContain('It doesn’t count');
    expect(final(again, won)).toContain('\n-# It doesn’t count: you know this deal already.\n');
    expect(final(again, won, null, de)).toContain(
      '\n-# Das zählt nicht: Du kennst diese Kartenfolge schon.\n',
    );
  });

  it('says of a daily deal that was begun in direct messages that no table has it, of no other', () => {
    const nowhere = { ...dailyFace, deal: null, counting: 'nowhere' } as const;
    const [english, german] = [en, de].map((words) => final(nowhere, lost, null, words));
    expect(english).toContain('\n-# Begun here, it stands in no server’s table.\n');
    expect(german).toContain('\n-# Hier begonnen, steht es in keiner Tabelle eines Servers.\n');
    const other = { ...lostFace, counting: 'nowhere' } as const;
    expect(final(other, lost)).toBe(final(lostFace, lost));
  });
});

describe('what a deal could have brought', () => {
  const offers = (solution: GridSolution | 'searching' | null, face = lostFace): readonly string[] =>
    openPresses(paintSoloFinal(face, lost, en, { news: [], solution })).map(({ kind }) => kind);

  it.each([
    [
      'is being looked for, and the line can be asked for all the same',
      'searching',
      'Looking for a winning line …',
    ],
    ['is a win, and the line can be seen', line, 'This deal could be won with 4 ploys left.'],
    ['is nothing', { outcome: 'lost' }, 'No line wins this deal.'],
  ] as const)('%s', (_, solution, sentence) => {
    expect(final(lostFace, lost, solution)).toContain(`\n${sentence}\n`);
    expect(offers(solution).includes('gridLine')).toBe(solution === line || solution === 'searching');
  });

  it.each([[null], [{ outcome: 'unknown' } as const]])('is not known: %o', (solution) => {
    expect(final(lostFace, lost, solution)).toBe(final(lostFace, lost, null));
  });

  it('isn’t said to who has won as well as that, though the line can be seen', () => {
    const best = soloFace({ ending: { status: 'won', score: 4 } });
    expect(final(best, won, line)).not.toContain('could be won');
    expect(offers(line, best)).toContain('gridLine');
  });

  it('and its number stay secret while the day of a daily deal runs', () => {
    const secret = { ...dailyFace, deal: null };
    expect(final(secret, lost, line)).toBe(final(secret, lost, null));
    expect(final(secret, lost, line)).not.toMatch(/[Dd]eal \d/);
    // The button says tomorrow, and is answered then.
    expect(offers(line, secret)).toEqual(offers(null, secret));
    expect(offers(null, secret)).toEqual(['gridShare', 'gridLine']);
  });

  it('is shown once the day is over, with its number; nothing can follow a daily deal', () => {
    expect(final(dailyFace, lost, line)).toContain(
      '\n-# Deal 4711\nThis deal could be won with 4 ploys left.\n',
    );
    expect(offers(line, dailyFace)).toEqual(['gridShare', 'gridLine']);
  });

  it('can be tried again, or another one', () => {
    expect(offers(null)).toEqual(['gridNew', 'gridSame', 'gridShare']);
  });
});

describe('a winning line', () => {
  const page = (step: number): string =>
    read(
      paintSoloLine(wonFace, soloView({ grid, royals: 'R1=Kh+3c', pending: '5c', pile: '4h' }), en, {
        step,
        steps: 3,
        action: step === 0 ? null : { type: 'place', cell: 1 },
        news: [],
      }),
    );

  it('begins with the deal', () => {
    expect(page(0)).toMatchInlineSnapshot(`
      "
      **Gridcannon** · deal 4711
      **A winning line: the deal (3 actions follow)**
      \`\`\`
            ·    ·    ·
          ┌────┬────┬────┐
        · │ 3♠²│ 9♥ │ 7♥²│K♥16
        · │ ·  │10♠ │ 5♦ │ ·
        · │ 6♠ │ 8♣ │ 9♦²│ ·
          └────┴────┴────┘
            ·    ·    ·
      \`\`\`
      Ploys: none · Pile: 1
      To come: 11 (♠JQK ♥JQ ♦JQK ♣JQK)
      -# K♥16: health · ² height
      # 5♣
      [–] [–] [Next]
      "
    `);
  });

  it('can be paged through, and ends', () => {
    expect(page(2)).toContain('**A winning line, 2 of 3**');
    expect(page(2)).toContain('[Start] [Back] [Next]');
    expect(page(1)).toContain('[–] [Back] [Next]');
    expect(page(3)).toContain('[Start] [Back] [–]');
  });

  it('leads to the steps beside it', () => {
    const view = soloView({ grid });
    const message = paintSoloLine(wonFace, view, en, { step: 2, steps: 3, action: null, news: [] });
    expect(openPresses(message)).toEqual([0, 1, 3].map((step) => ({ kind: 'gridLine', solo: 12, step })));
  });
});

describe('what others read', () => {
  const share = (face: SoloFace, view: GridView, words: Locale): string =>
    read(paintSoloShare(face, view, words)).trim();

  it('is a line without a card of it', () => {
    expect(share(wonFace, won, en)).toBe('**Gridcannon** · deal 4711 · @Anna · won with 2 ploys left 🏆');
    expect(share({ ...lostFace, variant: 'empty-centre' }, lost, de)).toBe(
      '**Gridcannon** · Kartenfolge 4711 · leere Mitte · @Anna · verloren, 10 von 12 Adligen gestürzt',
    );
  });

  it('pings nobody', () => {
    expect(paintSoloShare(wonFace, won, en).ping).toBeNull();
    expect(paintSoloElsewhere(wonFace, en).ping).toBeNull();
  });

  it('names the day of a daily deal, never its number', () => {
    for (const deal of [null, 4711]) {
      expect(share({ ...dailyFace, deal }, lost, en)).toBe(
        '**Gridcannon** · daily deal of 30 November 2026 · @Anna · lost with 10 of 12 royals fallen',
      );
    }
  });

  it('is that a game goes on elsewhere, without a button', () => {
    const message = paintSoloElsewhere(soloFace(), en);
    expect(read(message).trim()).toBe('@Anna’s game of Gridcannon goes on in a newer message below.');
    expect(message.components).toEqual([]);
  });
});
