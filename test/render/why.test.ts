import { describe, expect, it } from 'vitest';
import { locales } from '../../src/locale/index.ts';
import { mayAskWhy, paintWhy, paintWhyList, seatToExplain } from '../../src/render/index.ts';
import { claimOf, publicOf, read, tableOf, viewOf } from './views.ts';

const row = '9s9h9d|5c6c/ThTdTc|JsJhJd^B/|Kd/2h2d|7h=A/|/|/|/|/|';
const view = publicOf('border-stones', row);
const off = tableOf('border-stones');
const on = tableOf('border-stones', { help: 'on' });

describe('why', () => {
  it('names the best that the opponent could still build, and the cards', () => {
    expect(read(paintWhy(on, view, locales.en, 'A', 1, 'A'))).toMatchInlineSnapshot(`
      "
      **Stone 1** · if @Anna claims
      ⬅️ \`9♠ 9♥ 9♦\` triple (27)
      ➡️ \`5♣ 6♣\`
      Still possible for @Ben there: suited run (18), with \`7♣\`. That beats triple (27).
      -# Only cards on the table count, never a hand.
      [The other side] [Another stone] [My hand]
      "
    `);
  });

  it('says what an unfinished side lacks and what stands against it', () => {
    expect(read(paintWhy(on, view, locales.de, null, 3, 'A'))).toMatchInlineSnapshot(`
      "
      **Stein 3** · wenn @Anna ihn nehmen will
      ⬅️ noch nichts
      ➡️ \`K♦\`
      @Anna braucht dort erst drei Karten.
      Das Beste, was bei @Ben dort noch entstehen kann: Drilling (39), mit \`K♠ K♥\`.
      -# Es zählen nur Karten auf dem Tisch, nie eine Hand.
      [Die andere Seite] [Ein anderer Stein]
      "
    `);
  });

  it('explains an owned stone from its owner’s side, whoever is asked about', () => {
    const owned = publicOf('border-stones', '9s9h9d|5c6c=A/4c|/|7c/|/|/|/|/|/|');
    expect(read(paintWhy(off, owned, locales.en, 'B', 1, 'B'))).toMatchInlineSnapshot(`
      "
      **Stone 1**
      ⬅️ \`5♣ 6♣\`
      ➡️ \`9♠ 9♥ 9♦\` triple (27)
      This stone is @Anna’s.
      The best still possible for @Ben there: flush (24), with \`K♣\`. That does not beat triple (27).
      Anything better needs cards that lie on the table: \`4♣\` at 2, \`7♣\` at 3.
      -# Only cards on the table count, never a hand.
      [Another stone] [My hand]
      "
    `);
  });

  it('has a reason for stones that only a settlement gave away', () => {
    const settled = publicOf('border-stones', '9s9h9d|5c6c=A/2h2d|7h=B/|/|/|/|/|/|/|', { phase: 'over' });
    expect(read(paintWhy(off, settled, locales.en, 'A', 1, 'A'))).toContain('the only complete side');
    expect(read(paintWhy(off, settled, locales.de, 'A', 2, 'A'))).toContain('die Zahl der Karten');
  });
});

describe('who may ask why', () => {
  it('is everybody with help, and always who watches', () => {
    expect(mayAskWhy(on, view, 'A', 1, 'A')).toBe(true);
    expect(mayAskWhy(off, view, null, 1, 'A')).toBe(true);
  });

  it('without help, is players at stones that are owned, full on both sides, or claimed in vain', () => {
    expect(mayAskWhy(off, view, 'A', 1, 'A')).toBe(false);
    expect(mayAskWhy(off, view, 'A', 2, 'A')).toBe(true);
    expect(mayAskWhy(off, view, 'B', 4, 'B')).toBe(true);
    const { proof } = claimOf(view, 'A', 1);
    const refused = viewOf('border-stones', row, { refused: [{ seat: 'A', stone: 1, proof }] });
    expect(mayAskWhy(off, refused, 'A', 1, 'A')).toBe(true);
    expect(mayAskWhy(off, refused, 'B', 1, 'B')).toBe(false);
  });

  it('hears first of the side that can be asked about', () => {
    expect(seatToExplain(off, view, 'B', 1)).toBeNull();
    expect(seatToExplain(on, view, 'B', 1)).toBe('A');
    expect(seatToExplain(on, view, 'B', 2)).toBe('B');
    expect(seatToExplain(on, view, 'B', 4)).toBe('A');
  });

  it('picks a stone from those alone', () => {
    expect(read(paintWhyList(off, view, locales.en, 'A'))).toMatchInlineSnapshot(`
      "
      Which stone do you want explained?
      [Stone 2] [Stone 4]
      [My hand]
      "
    `);
    expect(read(paintWhyList(off, publicOf('border-stones', '|/|/|/|/|/|/|/|/|'), locales.de, 'A')))
      .toMatchInlineSnapshot(`
      "
      Noch gibt es nichts zu erklären: Die Hilfe ist aus, und kein Stein ist vergeben, beidseitig voll oder vergeblich beansprucht.
      [Meine Hand]
      "
    `);
  });
});
