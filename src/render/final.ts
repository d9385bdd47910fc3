import { formationOf, sumOf } from '../engine/stones/formation.ts';
import { otherSeat } from '../engine/stones/seats.ts';
import { stonesOwned } from '../engine/stones/turn.ts';
import type { Award, Event, Seat, StoneNumber } from '../engine/stones/types.ts';
import { formationName } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import { boardText, LEFT, RIGHT } from './board.ts';
import { strip } from './cards.ts';
import { button, rematchButton, replayButton, rows, rulesButton } from './buttons.ts';
import type { Button } from './buttons.ts';
import { toldSentences } from './events.ts';
import { facesOf, mentionAt, personAt } from './faces.ts';
import { isNextDue, scoreLines } from './match.ts';
import type { Message } from './message.ts';
import { latest, textMessage } from './notice.ts';
import type { PublicView, TableFace } from './table.ts';
import { claimLines } from './verdict.ts';

/**
 * The last message of a round: how it ended and why, the settlement stone by stone, the final row, the deciding claim,
 * both hands, the points and the score of the match. When the match goes on or is ended, it is painted once more and
 * differs by its buttons, and by who ended the match.
 *
 * @param view the view of a round that is over
 * @param told what happened since the last board
 */
export function paintFinal(table: TableFace, view: PublicView, told: readonly Event[]): Message {
  const words = facesOf(table);
  const look = { words, left: 'A', you: null } as const;
  const deciding = decidingClaim(told);
  const ending = [
    ...settlementLines(table, view, words, told),
    ...outcomeLines(table, view, words, told),
    boardText(table, view, look),
    ...(deciding
      ? [
          `**${words.table.decidingClaim}** · ${words.verdict.asked(deciding.stone)}`,
          ...claimLines(table, view, deciding, look),
        ]
      : []),
    ...handLines(table, view, words),
    ...pointLines(table, view, words),
    ...scoreLines(table, view, words),
  ];
  const content = [...latest(toldSentences(table, told, words), ending), ...ending].join('\n');
  return { ...textMessage(content, rows(buttonsAfter(table, view, words))), ping: pinged(table, told) };
}

/** What can follow: the next round or the end of the match, while neither has; after the match a rematch. */
function buttonsAfter(table: TableFace, view: PublicView, words: Locale): readonly Button[] {
  const { id, version, closing } = table;
  const { buttons } = words;
  const look = [replayButton(table, words), rulesButton(table.ruleset, words)];
  if (closing?.kind === 'next') return look;
  if (closing === null && isNextDue(table, view))
    return [
      button({ kind: 'nextRound', table: id, version }, buttons.nextRound, 'main'),
      button({ kind: 'endMatchAsk', table: id, version }, buttons.endMatch),
      ...look,
    ];
  return [
    rematchButton(table, words),
    replayButton(table, words),
    button({ kind: 'record', table: id }, buttons.record),
    rulesButton(table.ruleset, words),
  ];
}

/** How a duel ended and who won, in bold. Empty while it runs. */
export function outcomeLines(
  table: TableFace,
  view: PublicView,
  words: Locale,
  told: readonly Event[],
): readonly string[] {
  const { outcome } = view;
  if (!outcome) return [];
  const owned = { A: stonesOwned(view, 'A'), B: stonesOwned(view, 'B') };
  const both =
    meetsCondition(owned.A) && meetsCondition(owned.B) && told.some(({ type }) => type === 'settled');
  const counts = [owned.A.length, owned.B.length];
  const why = both ? [words.table.bothAtOnce(Math.max(...counts), Math.min(...counts))] : [];
  if (outcome.winner === null) {
    const isEqual = both || view.ruleset !== 'border-stones';
    return [...why, `**${isEqual ? words.table.drawn.equal(owned.A.length) : words.table.drawn.unreached}**`];
  }
  const [winner, loser] = [outcome.winner, otherSeat(outcome.winner)];
  const who = mentionAt(table, winner);
  const { won } = words.table;
  const sentences = {
    five: () => won.five(who),
    'three-adjacent': () => won.threeAdjacent(who, adjacentOf(owned[winner])),
    majority: () => won.majority(who, owned[winner].length, owned[loser].length),
    resign: () => won.resign(who),
    timeout: () => won.timeout(who),
    draw: () => words.table.drawn.unreached,
  };
  return [...why, `🏆 **${sentences[outcome.by]()}**`];
}

/** The claim that ended the duel: the one right before the end. */
function decidingClaim(told: readonly Event[]): Extract<Event, { readonly type: 'claimed' }> | null {
  const last = told.findLast(({ type }) => type !== 'ended');
  return last?.type === 'claimed' ? last : null;
}

/** The settlement, stone by stone, with the reason of each; nothing where there was none. */
export function settlementLines(
  table: TableFace,
  view: PublicView,
  words: Locale,
  told: readonly Event[],
): readonly string[] {
  const awards = told.flatMap((event) => (event.type === 'settled' ? event.awards : []));
  if (awards.length === 0) return [];
  return [words.table.settlement, ...awards.map((award) => awardLine(table, view, words, award))];
}

/** A stone that was handed over: to which side, and why. */
function awardLine(
  table: TableFace,
  view: PublicView,
  words: Locale,
  { stone, seat, reason }: Award,
): string {
  const arrow = seat === null ? '▫️' : seat === 'A' ? LEFT : RIGHT;
  const cards = (of: Seat) => view.stones[stone - 1]?.[of] ?? [];
  const [own, other] = [cards(seat ?? 'A'), cards(otherSeat(seat ?? 'A'))];
  const named = (side: typeof own): string => {
    const formation = formationOf(side);
    return formation ? formationName(formation, table.ruleset, words) : words.verdict.nobody;
  };
  const { award } = words.table;
  const reasons = {
    better: () => award.better(named(own), named(other)),
    'tie-first': () => award['tie-first'](named(own)),
    unbeatable: () => award.unbeatable(named(own)),
    'cannot-complete': () => award['cannot-complete'],
    'only-complete': () => award['only-complete'],
    'more-cards': () => award['more-cards'](own.length, other.length),
    'higher-sum': () => award['higher-sum'](sumOf(own), sumOf(other)),
    equal: () => award.equal,
  };
  return `${arrow} ${stone}: ${reasons[reason]()}`;
}

function handLines(table: TableFace, { hands }: PublicView, { table: words }: Locale): readonly string[] {
  if (!hands) return [];
  const shown = (seat: Seat): string =>
    hands[seat].length === 0 ? words.noCards : strip(hands[seat], facesOf(table));
  return [`**${words.inHand}**`, `${LEFT} ${shown('A')}`, `${RIGHT} ${shown('B')}`];
}

function pointLines(
  table: TableFace,
  { points, outcome }: PublicView,
  { table: words }: Locale,
): readonly string[] {
  if (!points) return [];
  const isBroken = outcome?.by === 'resign' || outcome?.by === 'timeout';
  if (isBroken && points.A + points.B === 0) return [words.pointsNone];
  const line = words.points(mentionAt(table, 'A'), points.A, mentionAt(table, 'B'), points.B);
  return table.computer === null ? [line] : [line, `-# ${words.computer(table.computer)}`];
}

/**
 * Who is told by a ping: the one who didn't do what ended the duel. After a settlement both know. When the time is over
 * that is the loser: the winner took the win, or was told before when it would come by itself.
 */
function pinged(table: TableFace, told: readonly Event[]): string | null {
  const last = told.findLast(
    (event) => event.type === 'claimed' || event.type === 'resigned' || event.type === 'timedOut',
  );
  return last && 'seat' in last && !told.some(({ type }) => type === 'settled')
    ? personAt(table, last.type === 'timedOut' ? last.seat : otherSeat(last.seat))
    : null;
}

function meetsCondition(owned: readonly StoneNumber[]): boolean {
  return owned.length >= 5 || adjacentOf(owned).length === 3;
}

/** The first three adjacent stones of those owned; none where there are no three. */
function adjacentOf(owned: readonly StoneNumber[]): readonly StoneNumber[] {
  const start = owned.findIndex((stone, index) => owned[index + 2] === stone + 2);
  return start < 0 ? [] : owned.slice(start, start + 3);
}
