import { describe, expect, it } from 'vitest';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import type { Event, Seat, View } from '../../src/engine/stones/types.ts';
import { locales } from '../../src/locale/index.ts';
import { paintReplay, parseCustomId, toPublic } from '../../src/render/index.ts';
import type { Message, ReplayPage, TableFace } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { dealtAnew, playRounds } from './rounds.ts';
import { card, cards, claimOf, publicOf, read, tableOf, viewOf } from './views.ts';
import { walk } from './walk.ts';
import type { Moment } from './walk.ts';

const duel = tableOf('border-stones');
const laid: Event = { type: 'played', seat: 'B', card: card('6c'), stone: 1 };
const stones = '9s9h9d|5c6c/4c|/7d|/|/|/|/|/|/|';

function pageOf(given: Partial<ReplayPage> = {}): ReplayPage {
  const view = publicOf('border-stones', stones, { lastPlayed: { seat: 'B', card: card('6c'), stone: 1 } });
  return { move: 7, moves: 54, view, told: [laid], hands: null, hasRecord: false, ...given };
}

/** The four steps, row by row, with the move that each leads to; null where it is dead. */
function stepsOf(message: Message): readonly (number | null)[] {
  return message.components
    .flatMap(({ components }) => [...components])
    .map((one) => {
      const press = 'custom_id' in one ? parseCustomId(one.custom_id) : null;
      if (press?.kind !== 'replay') throw new Error('A step leads to a move.');
      return one.disabled ? null : press.move;
    });
}

describe('a move of a duel looked back at', () => {
  it('shows what happened in it and the board as it was then', () => {
    expect(read(paintReplay(duel, pageOf(), locales.en))).toMatchInlineSnapshot(`
      "
      **Move 7 of 54**
      @Ben laid \`6♣\` at stone 1.
      ⬅️ @Anna · 0 stones
      ➡️ @Ben · 0 stones
      \`  9♠  9♥  9♦\` 1️⃣ \`  5♣ ›6♣  · \`
      \`  4♣  ·   · \` 2️⃣ \`  ·   ·   · \`
      \`  7♦  ·   · \` 3️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 4️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 5️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 6️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 7️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 8️⃣ \`  ·   ·   · \`
      \`  ·   ·   · \` 9️⃣ \`  ·   ·   · \`
      -# 28 cards in the pile · › laid last
      [Back] [Next]
      [Start] [End]
      "
    `);
  });

  it('is said in the reader’s language, with the cards’ faces of the table', () => {
    const told: readonly Event[] = [{ type: 'played', seat: 'A', card: card('Qs'), stone: 2 }];
    const { content } = paintReplay(duel, pageOf({ told }), locales.de);
    expect(content).toContain('**Zug 7 von 54**\n');
    expect(content).toMatch(/hat `Q♠\uFE0E` an Stein 2 gelegt/);
  });

  it('tells a claim that was refused', () => {
    const refused = claimOf(viewOf('border-stones', stones), 'A', 1);
    expect(read(paintReplay(duel, pageOf({ told: [refused] }), locales.en))).toContain(
      '**Move 7 of 54**\n@Anna claimed stone 1: no proof.\n⬅️ @Anna',
    );
  });

  it('begins with the deal, in which nothing has happened', () => {
    const page = pageOf({ move: 0, view: publicOf('border-stones', '|/|/|/|/|/|/|/|/|'), told: [] });
    expect(read(paintReplay(duel, page, locales.en))).toContain('\n**Move 0 of 54: the deal**\n⬅️ @Anna');
  });

  it('shows both hands where they may be seen, and the file', () => {
    const hands = { A: cards('As 2h'), B: [] };
    const message = paintReplay(duel, pageOf({ hands, hasRecord: true }), locales.en);
    expect(read(message)).toContain(
      '**In hand**\n⬅️ `A♠ 2♥`\n➡️ no cards\n[Back] [Next]\n[Start] [End]\n[Record file]',
    );
  });

  it('has neither hands nor a file while the duel runs', () => {
    const message = paintReplay(duel, pageOf(), locales.en);
    expect(message.content).not.toContain('In hand');
    expect(read(message)).not.toContain('[Record file]');
  });
});

describe('the last move of a duel looked back at', () => {
  it('says how the stones were settled and who won', () => {
    const outcome = { winner: 'A', by: 'majority' } as const;
    const over: Partial<View> = { turn: null, phase: 'over', outcome, points: { A: 5, B: 1 } };
    const told: readonly Event[] = [
      { type: 'turnEnded', seat: 'B', passed: true },
      { type: 'settled', step: 1, awards: [{ stone: 2, seat: 'A', reason: 'only-complete' }] },
      { type: 'ended', outcome },
    ];
    const view = publicOf('schotten-totten', '|/1r2r3r|=A/|/|/|/|/|/|/|', over);
    const message = paintReplay(
      tableOf('schotten-totten'),
      pageOf({ move: 54, view, told, hands: { A: [], B: [] } }),
      locales.en,
    );
    expect(read(message)).toContain(
      [
        '**Move 54 of 54**',
        '@Ben could not lay a card and passed.',
        'Nobody can lay a card any more. The stones left are settled:',
        '⬅️ 2: the only complete side',
        '🏆 **@Anna wins by 1 stone to 0!**',
      ].join('\n'),
    );
  });

  it('alone has the deadline of the turn that is running', () => {
    const timed = tableOf('border-stones', { deadline: 1_800_000_000_000 });
    const at = (move: number) => paintReplay(timed, pageOf({ move }), locales.en).content;
    expect(at(54)).toContain('<t:1800000000:R>');
    expect(at(53)).not.toContain('<t:');
  });

  it('alone says that a moderator ended the round', () => {
    const broken = tableOf('border-stones', { closing: { kind: 'moderator', by: '7' } });
    const at = (move: number) => paintReplay(broken, pageOf({ move }), locales.en).content;
    expect(at(54)).toContain('<@7>');
    expect(at(53)).not.toContain('<@7>');
  });
});

describe('the steps', () => {
  const steps = (move: number, moves: number) =>
    stepsOf(paintReplay(duel, pageOf({ move, moves }), locales.en));

  it('lead back and on, and below to the start and to the end', () => {
    expect(steps(7, 54)).toEqual([6, 8, 0, 54]);
  });

  it('are dead where they lead nowhere, or where their neighbour leads already', () => {
    expect(steps(0, 54)).toEqual([null, 1, null, 54]);
    expect(steps(1, 54)).toEqual([0, 2, null, 54]);
    expect(steps(2, 54)).toEqual([1, 3, 0, 54]);
    expect(steps(53, 54)).toEqual([52, 54, 0, null]);
    expect(steps(54, 54)).toEqual([53, null, 0, null]);
    expect(steps(0, 0)).toEqual([null, null, null, null]);
    expect(steps(1, 2)).toEqual([0, 2, null, null]);
  });

  it('reach every move from every other, each by a button of its own', () => {
    for (const moves of [0, 1, 2, 3, 6]) {
      for (let move = 0; move <= moves; move += 1) {
        expectWithinLimits(paintReplay(duel, pageOf({ move, moves }), locales.en));
        const reached = steps(move, moves).filter((to) => to !== null);
        const wanted = [0, move - 1, move + 1, moves].filter((to) => to >= 0 && to <= moves && to !== move);
        expect(new Set(reached)).toEqual(new Set(wanted));
      }
    }
  });

  it('are named in German too', () => {
    expect(read(paintReplay(duel, pageOf(), locales.de))).toContain('[Zurück] [Weiter]\n[Anfang] [Ende]');
  });
});

/** A move of a whole duel. */
function pageAt(
  { ruleset }: TableFace,
  moments: readonly Moment[],
  move: number,
  hands: 'shown' | 'hidden',
): ReplayPage {
  const moment = moments[move];
  if (!moment) throw new RangeError(`There is no move ${move}.`);
  const view = (seat: Seat | null) => rulesetById(ruleset).view(moment.position, seat);
  return {
    move,
    moves: moments.length - 1,
    view: toPublic(view(null)),
    told: moment.events,
    hands: hands === 'shown' ? { A: view('A').hand, B: view('B').hand } : null,
    hasRecord: hands === 'shown',
  };
}

function paint(table: TableFace, page: ReplayPage): readonly Message[] {
  return [locales.en, locales.de].map((words) => paintReplay(table, page, words));
}

describe('whole duels looked back at', () => {
  const rounds = playRounds(2);

  it('keep Discord’s limits at every move', () => {
    for (const { table: face, moments } of rounds) {
      const score = { rounds: 8, wins: { A: 4, B: 4 }, points: { A: 40, B: 40 } };
      const longest: TableFace = { ...face, match: 'series-9', round: 9, score };
      moments.forEach((_, move) => {
        paint(longest, pageAt(face, moments, move, 'shown')).forEach(expectWithinLimits);
      });
    }
  });

  it('show the very same while they run, whatever the hands and the pile hold', () => {
    for (const round of rounds) {
      const { table: face, moments } = round;
      const upTo = Math.floor(moments.length / 2);
      const anew = walk(dealtAnew(round, upTo, null));
      const before = moments.slice(0, anew.length);
      expect(pageAt(face, anew, upTo, 'shown').hands).not.toEqual(pageAt(face, before, upTo, 'shown').hands);
      anew.forEach((_, move) => {
        const painted = (from: readonly Moment[]) =>
          JSON.stringify(paint(face, pageAt(face, from, move, 'hidden')));
        expect(painted(anew)).toBe(painted(before));
      });
    }
  });
});
