import { describe, expect, it } from 'vitest';
import { rulesetById } from '../../src/engine/stones/rulesets.ts';
import { STONE_NUMBERS } from '../../src/engine/stones/seats.ts';
import type { Event, Seat } from '../../src/engine/stones/types.ts';
import { locales } from '../../src/locale/index.ts';
import {
  isSeatView,
  paintEnded,
  paintFinal,
  paintHand,
  paintLapse,
  paintLogLine,
  paintPrivateBoard,
  paintReminder,
  paintTurn,
  paintVerdict,
  paintWhy,
  paintWhyList,
  toPublic,
} from '../../src/render/index.ts';
import type { Message, PublicView, SeatView, TableFace } from '../../src/render/index.ts';
import { expectWithinLimits } from './limits.ts';
import { dealtAnew, playRounds } from './rounds.ts';
import { claimOf } from './views.ts';
import { walk } from './walk.ts';
import type { Moment } from './walk.ts';

const rounds = playRounds(8);
const seats: readonly Seat[] = ['A', 'B'];

function publicViewAt(table: TableFace, { position }: Moment): PublicView {
  return toPublic(rulesetById(table.ruleset).view(position, null));
}

function seatViewAt(table: TableFace, { position }: Moment, seat: Seat): SeatView {
  const view = rulesetById(table.ruleset).view(position, seat);
  if (!isSeatView(view)) throw new Error('A seat has a view of its own.');
  return view;
}

/** Every public message that there can be at a moment; each side of each stone claimed, too. */
function publicMessages(table: TableFace, moment: Moment, told: readonly Event[]): readonly Message[] {
  const view = publicViewAt(table, moment);
  const claims = seats.flatMap((seat) => STONE_NUMBERS.map((stone) => claimOf(view, seat, stone)));
  return [
    ...(view.outcome
      ? finals(table, view, told)
      : [
          paintTurn(table, view, told),
          paintEnded({ ...table, closing: { kind: 'moderator', by: table.opponent } }, view),
          paintReminder(table, view.turn ?? 'A'),
          paintLapse(table, view.turn ?? 'A', 9_999_999_999_999),
        ]),
    paintLogLine(table, told),
    ...claims
      .filter(({ proof }) => proof.own && proof.why !== 'already-claimed')
      .map((claim) => paintVerdict(table, view, claim)),
  ];
}

/** The final message as it is first, and as it is painted once more. */
function finals(table: TableFace, view: PublicView, told: readonly Event[]): readonly Message[] {
  const closings = [null, { kind: 'next' }, { kind: 'match', by: 'B' }] as const;
  return closings.map((closing) => paintFinal({ ...table, closing }, view, told));
}

const waysOut = ['take-win', 'left', 'silent'] as const;

/** Every private message that somebody can ask for at a moment, in both languages. */
function privateMessages(table: TableFace, moment: Moment): readonly Message[] {
  const everybody = publicViewAt(table, moment);
  return [locales.en, locales.de].flatMap((words) => [
    paintPrivateBoard(table, everybody, words),
    ...seats.flatMap((seat) => {
      const view = seatViewAt(table, moment, seat);
      return [
        ...[null, ...view.hand].map((picked) =>
          paintHand(table, view, words, {
            picked,
            news: moment.events,
            remark: 'x'.repeat(200),
            wayOut: 'left',
          }),
        ),
        ...waysOut.map((wayOut) =>
          paintHand(table, view, words, { picked: null, news: moment.events, remark: null, wayOut }),
        ),
        paintWhyList(table, view, words, seat),
        ...STONE_NUMBERS.map((stone) => paintWhy(table, everybody, words, seat, stone, seat)),
      ];
    }),
  ]);
}

describe('every message of whole duels', () => {
  it('keeps Discord’s limits, and each button of it can be read', () => {
    for (const { table, moments } of rounds) {
      for (const [index, moment] of moments.entries()) {
        const told = moments.slice(Math.max(0, index - 5), index + 1).flatMap(({ events }) => events);
        publicMessages(table, moment, told).forEach(expectWithinLimits);
        if (index % 20 === 0 || index === moments.length - 1) {
          privateMessages(table, moment).forEach(expectWithinLimits);
        }
      }
    }
  });

  it('says in public the very same, whatever the hands and the pile hold', () => {
    for (const round of rounds) {
      const { table, moments } = round;
      const upTo = Math.floor(moments.length * 0.5);
      const anew = walk(dealtAnew(round, upTo, null));
      const paint = (moment: Moment) => publicMessages(table, moment, moment.events);
      expect(JSON.stringify(anew.map(paint))).toBe(JSON.stringify(moments.slice(0, upTo + 1).map(paint)));
      expect(hands(table, anew[upTo])).not.toEqual(hands(table, moments[upTo]));
    }
  });

  it('shows a player the very same, whatever the other hand and the pile hold', () => {
    for (const round of rounds) {
      const { table, moments } = round;
      const upTo = Math.floor(moments.length * 0.5);
      const anew = walk(dealtAnew(round, upTo, 'A')).at(-1);
      const before = moments[upTo];
      if (!anew || !before) throw new Error('The duel is shorter than it was.');
      const paint = (moment: Moment): Message =>
        paintHand(table, seatViewAt(table, moment, 'A'), locales.en, {
          picked: null,
          news: [],
          remark: null,
          wayOut: 'left',
        });
      expect(seatViewAt(table, anew, 'B').hand).not.toEqual(seatViewAt(table, before, 'B').hand);
      expect(JSON.stringify(paint(anew))).toBe(JSON.stringify(paint(before)));
    }
  });
});

/** Both hands as they are, which nobody sees at once. */
function hands(table: TableFace, moment: Moment | undefined): unknown {
  return moment && seats.map((seat) => seatViewAt(table, moment, seat).hand);
}
