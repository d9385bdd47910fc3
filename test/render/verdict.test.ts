import { describe, expect, it } from 'vitest';
import { paintVerdict, toPublic } from '../../src/render/index.ts';
import type { TableFace } from '../../src/render/index.ts';
import type { RulesetId, Seat, StoneNumber } from '../../src/engine/stones/types.ts';
import { claimOf, read, tableOf, viewOf } from './views.ts';

/** What the channel reads when a seat claims a stone of a board. */
function verdictOn(
  ruleset: RulesetId,
  stones: string,
  seat: Seat,
  stone: StoneNumber,
  given: Partial<TableFace> = {},
): string {
  const view = viewOf(ruleset, stones);
  const claim = claimOf(view, seat, stone);
  const owner = claim.type === 'claimed' ? seat : null;
  const after = view.stones.map((lies, index) => (index === stone - 1 ? { ...lies, owner } : lies));
  const message = paintVerdict(tableOf(ruleset, given), toPublic({ ...view, stones: after }), claim);
  expect(message.ping).toBeNull();
  return read(message);
}

const proven = '9s9h9d|5c6c/4c|/|7c/|/|/|/|/|/|';

describe('a claim with proof', () => {
  it('names the best that is left, and the cards on the table that rule out anything better', () => {
    expect(verdictOn('border-stones', proven, 'A', 1)).toMatchInlineSnapshot(`
      "
      🚩 @Anna takes stone 1.
      ⬅️ \`9♠ 9♥ 9♦\` triple (27)
      ➡️ \`5♣ 6♣\`
      The best still possible for @Ben there: flush (24), with \`K♣\`. That does not beat triple (27).
      Anything better needs cards that lie on the table: \`4♣\` at 2, \`7♣\` at 3.
      "
    `);
    expect(verdictOn('border-stones', proven, 'A', 1, { locale: 'de' })).toMatchInlineSnapshot(`
      "
      🚩 @Anna nimmt Stein 1.
      ⬅️ \`9♠ 9♥ 9♦\` Drilling (27)
      ➡️ \`5♣ 6♣\`
      Das Beste, was bei @Ben dort noch entstehen kann: Farbe (24), mit \`K♣\`. Das ist nicht besser als Drilling (27).
      Für alles Bessere bräuchte es Karten, die schon auf dem Tisch liegen: \`4♣\` an 2, \`7♣\` an 3.
      "
    `);
  });

  it('compares two complete formations', () => {
    expect(verdictOn('border-stones', '9s9h9d|5c6cQc^A/|/|/|/|/|/|/|/|', 'A', 1)).toMatchInlineSnapshot(`
      "
      🚩 @Anna takes stone 1.
      ⬅️ \`9♠ 9♥ 9♦\` triple (27)
      ➡️ \`5♣ 6♣ Q♣\` flush (23)
      Triple (27) beats flush (23).
      "
    `);
  });

  it('gives a tie to whoever was complete first', () => {
    expect(verdictOn('schotten-totten', '|/9r8o2y|9b8p2g^B/|/|/|/|/|/|/|', 'B', 2)).toMatchInlineSnapshot(`
      "
      🚩 @Ben takes stone 2.
      ⬅️ \`🔺9 🔶8 ⭐2\` wild horde (19)
      ➡️ \`🔵9 🟪8 🍀2\` wild horde (19)
      Both sides: wild horde (19). @Ben was complete first.
      "
    `);
  });

  it('needs no cards on the table where nothing in the deck is better', () => {
    expect(verdictOn('schotten-totten', '7r8r9r|/|/|/|/|/|/|/|/|', 'A', 1, { locale: 'de' }))
      .toMatchInlineSnapshot(`
        "
        🚩 @Anna nimmt Stein 1.
        ⬅️ \`🔺7 🔺8 🔺9\` geordneter Clan (24)
        ➡️ noch nichts
        Das Beste, was bei @Ben dort noch entstehen kann: geordneter Clan (24), mit \`🔶9 🔶8 🔶7\`. Das wäre nur gleich gut, und @Anna war zuerst vollständig.
        "
      `);
  });

  it('says so where the rival could only draw level', () => {
    const stones = '5s6s7s|5h7h/|/|/|/|/|/|/|/|';
    expect(verdictOn('border-stones', stones, 'A', 1)).toMatchInlineSnapshot(`
      "
      🚩 @Anna takes stone 1.
      ⬅️ \`5♠ 6♠ 7♠\` suited run (18)
      ➡️ \`5♥ 7♥\`
      The best still possible for @Ben there: suited run (18), with \`6♥\`. That is only a tie, and @Anna was complete first.
      "
    `);
  });
});

describe('a claim without proof', () => {
  it('names the very cards that would beat it', () => {
    const open = '9s9h9d|5c6c/4c|/|/|/|/|/|/|/|';
    expect(verdictOn('border-stones', open, 'A', 1)).toMatchInlineSnapshot(`
      "
      @Anna claims stone 1, but there is no proof.
      ⬅️ \`9♠ 9♥ 9♦\` triple (27)
      ➡️ \`5♣ 6♣\`
      Still possible for @Ben there: suited run (18), with \`7♣\`. That beats triple (27).
      "
    `);
    expect(verdictOn('border-stones', open, 'A', 1, { locale: 'de' })).toMatchInlineSnapshot(`
      "
      @Anna will Stein 1 nehmen, aber der Beweis fehlt.
      ⬅️ \`9♠ 9♥ 9♦\` Drilling (27)
      ➡️ \`5♣ 6♣\`
      Bei @Ben kann dort noch entstehen: Farbfolge (18), mit \`7♣\`. Das ist besser als Drilling (27).
      "
    `);
  });

  it('names two cards for a side that lacks two', () => {
    expect(verdictOn('schotten-totten-online', '9r9o9y|5g/|/|/|/|/|/|/|/|', 'A', 1, { locale: 'de' }))
      .toMatchInlineSnapshot(`
        "
        @Anna will Stein 1 nehmen, aber der Beweis fehlt.
        ⬅️ \`🔺9 🔶9 ⭐9\` Dreierpasch (27)
        ➡️ \`🍀5\`
        Bei @Ben kann dort noch entstehen: Farbenfolge (18), mit \`🍀7 🍀6\`. Das ist besser als Dreierpasch (27).
        "
      `);
  });

  it('compares two complete formations', () => {
    expect(verdictOn('border-stones', '9s9h9d|5c6cQc^A/|/|/|/|/|/|/|/|', 'B', 1, { locale: 'de' }))
      .toMatchInlineSnapshot(`
        "
        @Ben will Stein 1 nehmen, aber der Beweis fehlt.
        ⬅️ \`9♠ 9♥ 9♦\` Drilling (27)
        ➡️ \`5♣ 6♣ D♣\` Farbe (23)
        Drilling (27) ist besser als Farbe (23).
        "
      `);
  });

  it('loses a tie to whoever was complete first', () => {
    expect(verdictOn('border-stones', '9s8h2d|9h8s2c^B/|/|/|/|/|/|/|/|', 'A', 1)).toMatchInlineSnapshot(`
      "
      @Anna claims stone 1, but there is no proof.
      ⬅️ \`9♠ 8♥ 2♦\` total (19)
      ➡️ \`9♥ 8♠ 2♣\` total (19)
      Both sides: total (19). @Ben was complete first.
      "
    `);
  });
});
