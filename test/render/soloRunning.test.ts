import { describe, expect, it } from 'vitest';
import { viewOfGrid } from '../../src/engine/gridcannon/view.ts';
import { locales } from '../../src/locale/index.ts';
import { paintSolo } from '../../src/render/index.ts';
import { after } from '../engine/gridcannon/acting.ts';
import { dealt } from '../engine/gridcannon/scenes.ts';
import { midGame, running, soloFace, soloView } from './solos.ts';
import { read } from './views.ts';

const { en, de } = locales;

describe('a running game', () => {
  it('shows the board, what lies beside it, the card that waits, and where it may go', () => {
    expect(read(running(soloView(midGame), en))).toMatchInlineSnapshot(`
      "
      **Gridcannon** · @Anna · deal 4711
      \`\`\`
            ·    ·   K♣13
          ┌────┬────┬────┐
        · │ 3♠²│ 9♥ │ 7♥²│K♥16
       J♦†│ ·  │10♠ │ 5♦ │ ·
        · │ 6♠ │ 8♣ │ 9♦²│ ·
          └────┴────┴────┘
           Q♠12  ·    ·
      \`\`\`
      Ploys: A♠ 🃏 A♥ · Pile: 3
      To come: 8 (♠JK ♥JQ ♦QK ♣JQ)
      -# K♣13: health · † fallen · ² height
      # 5♣
      [3♠ 💥K♥] [–] [–]
      [ · ] [–] [5♦]
      [–] [–] [–]
      [Extract ×2] [Reassign ×1]
      [Give up] [Rules]
      "
    `);
  });

  it('reads like this in German', () => {
    expect(read(running(soloView(midGame), de))).toMatchInlineSnapshot(`
      "
      **Gridcannon** · @Anna · Kartenfolge 4711
      \`\`\`
            ·    ·   K♣13
          ┌────┬────┬────┐
        · │ 3♠²│ 9♥ │ 7♥²│K♥16
       B♦†│ ·  │10♠ │ 5♦ │ ·
        · │ 6♠ │ 8♣ │ 9♦²│ ·
          └────┴────┴────┘
           D♠12  ·    ·
      \`\`\`
      Tricks: A♠ 🃏 A♥ · Ziehstapel: 3
      Kommen noch: 8 (♠BK ♥BD ♦DK ♣BD)
      -# K♣13: Lebenspunkte · † gestürzt · ² Höhe
      # 5♣
      [3♠ 💥K♥] [–] [–]
      [ · ] [–] [5♦]
      [–] [–] [–]
      [Abzug ×2] [Versetzung ×1]
      [Aufgeben] [Regeln]
      "
    `);
  });

  it('names nobody where only its player sees it, and the day of a daily deal instead of its number', () => {
    const face = soloFace({ visibility: 'private', daily: '2026-11-30', deal: null });
    const [head] = running(soloView(midGame), en, { face }).content.split('\n');
    expect(head).toBe('**Gridcannon** · daily deal of 30 November 2026');
    const [german] = running(soloView(midGame), de, { face }).content.split('\n');
    expect(german).toBe('**Gridcannon** · Tagesspiel vom 30. November 2026');
  });

  it('tells a remark below its heading, and pings nobody', () => {
    const state = { mode: { kind: 'deal' }, news: [], remark: 'That isn’t possible now.' } as const;
    const message = paintSolo(soloFace(), soloView(midGame), en, state);
    expect(message.content.split('\n')[1]).toBe('That isn’t possible now.');
    expect(message.ping).toBeNull();
  });

  it('tells of a card that waits behind a royal', () => {
    const text = read(running(soloView({ ...midGame, pending: 'Qd', held: '5c', pile: '4h Ks' }), en));
    expect(text).toContain('5♣ waits meanwhile.\n# Q♦\n');
  });

  it('names the rest of the pile once all of it has gone under for all to see', () => {
    const text = read(running(soloView({ ...midGame, pile: '', under: '4h 5s' }), en));
    expect(text).toContain('Pile: 2 (next 4♥ 5♠)');
  });

  it('names the royals that the setup has set aside, which aren’t among those to come', () => {
    const position = dealt('Kd Js 2s 3s 4s 5s 6s 7s 8s 9s Qc Ts');
    const text = (words = en): string => read(running(viewOfGrid(position), words));
    expect(text()).toContain('To come: 9 (♠QK ♥JQK ♦JQ ♣JK)\n');
    expect(text()).toContain('\n# K♦\nThen: J♠ Q♣\nWhere shall this royal stand?\n');
    expect(text(de)).toContain('\n# K♦\nDanach: B♠ D♣\n');
    const last = after(position, 'royal R3', 'royal B3');
    expect(read(running(viewOfGrid(last), en))).not.toContain('Then:');
  });

  it('says at its beginning alone that it doesn’t count, and why', () => {
    const again = (version: number): string =>
      running(soloView(midGame), en, { face: soloFace({ version, counting: 'again' }) }).content;
    expect(again(0).split('\n')[1]).toBe('-# It doesn’t count: you know this deal already.');
    expect(again(1)).toBe(running(soloView(midGame), en).content);
    expect(running(soloView(midGame), en, { face: soloFace({ version: 0 }) }).content).toBe(again(1));
  });

  it('says of a daily deal begun in direct messages that no table has it, of no other', () => {
    const second = (daily: string | null): string | undefined => {
      const face = soloFace({ version: 0, visibility: 'private', counting: 'nowhere', daily, deal: null });
      return running(soloView(midGame), de, { face }).content.split('\n')[1];
    };
    expect(second('2026-11-30')).toBe('-# Hier begonnen, steht es in keiner Tabelle eines Servers.');
    expect(second(null)).toBe('```');
  });

  it('offers undo only while something can be taken back', () => {
    const view = soloView(midGame);
    expect(read(running(view, en))).not.toContain('[Undo]');
    expect(read(running(view, en, { face: soloFace({ canUndo: true }) }))).toContain('[Undo]');
  });
});

describe('what is asked', () => {
  it('in a deal: where the royals that were set aside shall stand, by letters on the board', () => {
    const view = viewOfGrid(dealt('9h 2s 3d 4c Kh 5s 6d 7c 8s 2h'));
    expect(read(running(view, en))).toMatchInlineSnapshot(`
      "
      **Gridcannon** · @Anna · deal 4711
      \`\`\`
           [A]   ·    ·
          ┌────┬────┬────┐
       [B]│ 9♥ │ 2♠ │ 3♦ │ ·
        · │ 4♣ │ 5♠ │ 6♦ │ ·
        · │ 7♣ │ 8♠ │ 2♥ │ ·
          └────┴────┴────┘
            ·    ·    ·
      \`\`\`
      Ploys: none · Pile: 44
      To come: 11 (♠JQK ♥JQ ♦JQK ♣JQK)
      # K♥
      Where shall this royal stand?
      [A ↑9♥] [B ←9♥]
      [Give up] [Rules]
      "
    `);
  });

  it('before play: whether a card shall be swapped, the empty centre left out', () => {
    const view = viewOfGrid(dealt('9h 2s 3d 4c 5s 6d 7c 8s', 'empty-centre'));
    expect(read(running(view, en, { face: soloFace({ variant: 'empty-centre' }) }))).toMatchInlineSnapshot(`
      "
      **Gridcannon** · @Anna · deal 4711 · empty centre
      \`\`\`
            ·    ·    ·
          ┌────┬────┬────┐
        · │ 9♥ │ 2♠ │ 3♦ │ ·
        · │ 4♣ │ ·  │ 5♠ │ ·
        · │ 6♦ │ 7♣ │ 8♠ │ ·
          └────┴────┴────┘
            ·    ·    ·
      \`\`\`
      Ploys: none · Pile: 46
      To come: 12 (♠JQK ♥JQK ♦JQK ♣JQK)
      You may now, once, put a card under the pile and have its cell filled anew. Which one?
      [9♥] [2♠] [3♦]
      [4♣] [–] [5♠]
      [6♦] [7♣] [8♠]
      [Keep the grid]
      [Give up] [Rules]
      "
    `);
  });

  it('for an extraction: which stack', () => {
    expect(read(running(soloView(midGame), en, { mode: { kind: 'extract' } }))).toMatchInlineSnapshot(`
      "
      **Gridcannon** · @Anna · deal 4711
      \`\`\`
            ·    ·   K♣13
          ┌────┬────┬────┐
        · │ 3♠²│ 9♥ │ 7♥²│K♥16
       J♦†│ ·  │10♠ │ 5♦ │ ·
        · │ 6♠ │ 8♣ │ 9♦²│ ·
          └────┴────┴────┘
           Q♠12  ·    ·
      \`\`\`
      Ploys: A♠ 🃏 A♥ · Pile: 3
      To come: 8 (♠JK ♥JQ ♦QK ♣JQ)
      -# K♣13: health · † fallen · ² height
      # 5♣
      Extraction: which stack goes under the pile?
      [3♠] [9♥] [7♥]
      [–] [10♠] [5♦]
      [6♠] [8♣] [9♦]
      [Back]
      "
    `);
  });

  it('for a reassignment: which card, then where to', () => {
    const view = soloView(midGame);
    expect(read(running(view, en, { mode: { kind: 'reassign' } }))).toContain(
      'Reassignment: which card moves?',
    );
    expect(read(running(view, en, { mode: { kind: 'reassignFrom', cell: 6 } }))).toMatchInlineSnapshot(`
      "
      **Gridcannon** · @Anna · deal 4711
      \`\`\`
            ·    ·   K♣13
          ┌────┬────┬────┐
        · │ 3♠²│ 9♥ │ 7♥²│K♥16
       J♦†│ ·  │10♠ │ 5♦ │ ·
        · │ 6♠ │ 8♣ │ 9♦²│ ·
          └────┴────┴────┘
           Q♠12  ·    ·
      \`\`\`
      Ploys: A♠ 🃏 A♥ · Pile: 3
      To come: 8 (♠JK ♥JQ ♦QK ♣JQ)
      -# K♣13: health · † fallen · ² height
      5♣ waits meanwhile.
      # 5♦
      Where does this card go?
      [3♠ 💥K♥] [–] [–]
      [ · ] [–] [–]
      [–] [–] [–]
      [Back]
      "
    `);
  });

  it('once, before a game is given up', () => {
    const text = read(running(soloView(midGame), de, { mode: { kind: 'giveUp' } }));
    expect(text).toContain('Dieses Spiel aufgeben? Es zählt als verloren.\n[Ja, aufgeben] [Weiterspielen]\n');
  });

  it('for armour: whose, with the health that it makes', () => {
    const grid = '9c 9h 9d / Ts Tc Td / 8s 8c 8d';
    const view = soloView({ grid, royals: 'R1=Jh+2s B1=Js L2=Jd', pending: '5s' });
    expect(read(running(view, en))).toContain(
      '# 5♠\nIt fits nowhere and becomes armour. Whose?\n[J♠ 11 → 16]',
    );
  });

  it('nothing but a ploy, where only a ploy can make room or the pile is empty', () => {
    const grid = '9c 9h 9d / Ts Tc Td / 8s 8c 8d';
    const stuck = read(running(soloView({ grid, royals: 'R1=Jh', ploys: 'As', pending: '5s' }), en));
    expect(stuck).toContain('# 5♠\nIt fits nowhere: a ploy has to make room.\n[–] [–] [–]');
    const empty = read(running(soloView({ grid, royals: 'R1=Jh', ploys: 'As' }), en));
    expect(empty).toContain('The pile is empty, but a ploy can still be used.\n[Extract ×1]\n');
  });

  it('only what is possible: a ploy that is used up asks nothing', () => {
    const view = soloView({ ...midGame, ploys: '' });
    for (const kind of ['extract', 'reassign'] as const) {
      expect(running(view, en, { mode: { kind } })).toEqual(running(view, en));
    }
    expect(running(view, en, { mode: { kind: 'reassignFrom', cell: 1 } })).toEqual(running(view, en));
  });
});
