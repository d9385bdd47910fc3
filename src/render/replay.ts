import type { Card, Event, Seat } from '../engine/stones/types.ts';
import type { Locale } from '../locale/index.ts';
import { boardText, LEFT, RIGHT } from './board.ts';
import { button, rows } from './buttons.ts';
import type { Button } from './buttons.ts';
import { strip } from './cards.ts';
import { endedLines } from './ended.ts';
import { toldSentences } from './events.ts';
import { facesOf } from './faces.ts';
import { outcomeLines, settlementLines } from './final.ts';
import type { Message } from './message.ts';
import { latest, textMessage } from './notice.ts';
import type { PublicView, TableFace } from './table.ts';

/** A duel as it stood after one of its moves. */
export interface ReplayPage {
  /** From 0, the deal. */
  readonly move: number;
  /** How many moves there have been. */
  readonly moves: number;
  readonly view: PublicView;
  /** What happened in this move. */
  readonly told: readonly Event[];
  /** Both hands as they were then; null while the duel runs. */
  readonly hands: Readonly<Record<Seat, readonly Card[]>> | null;
  /** Whether there is a record to be had. */
  readonly hasRecord: boolean;
}

/** A move of a duel for one person, in their own language, with buttons to the moves before and after it. */
export function paintReplay(table: TableFace, page: ReplayPage, words: Locale): Message {
  const { move, moves, view, told } = page;
  const then = move < moves ? duringPlay(table) : table;
  const heading = move === 0 ? words.history.deal(moves) : words.history.move(move, moves);
  const picture = [
    ...settlementLines(table, view, words, told),
    ...outcomeLines(table, view, words, told),
    ...endedLines(then, words),
    boardText(then, view, { words, left: 'A', you: null }),
    ...handLines(table, page, words),
  ];
  const news = latest(toldSentences(table, told, words), [`**${heading}**`, ...picture]);
  const record = page.hasRecord ? [button({ kind: 'record', table: table.id }, words.buttons.record)] : [];
  return textMessage(
    [`**${heading}**`, ...news, ...picture].join('\n'),
    rows(...steps(table, page, words), record),
  );
}

/** A table as it was before its last move: no time is running, and nothing has broken the round off. */
function duringPlay(table: TableFace): TableFace {
  return { ...table, deadline: null, closing: null };
}

function handLines(table: TableFace, { hands }: ReplayPage, words: Locale): readonly string[] {
  if (hands === null) return [];
  const shown = (seat: Seat): string =>
    hands[seat].length === 0 ? words.table.noCards : strip(hands[seat], facesOf(table));
  return [`**${words.history.inHand}**`, `${LEFT} ${shown('A')}`, `${RIGHT} ${shown('B')}`];
}

/**
 * Back and on, and below them to the start and to the end: two by two, since a phone has no room for four in a row, and
 * always all, so that they keep their places. Dead is what leads nowhere, and what would lead where its neighbour leads
 * already. A dead button still needs a custom_id that no other has: it names a move
 * beyond the last.
 */
function steps(
  { id }: TableFace,
  { move, moves }: ReplayPage,
  words: Locale,
): readonly (readonly Button[])[] {
  const { history, buttons } = words;
  const ways = [
    { label: buttons.back, target: move - 1, leads: move > 0 },
    { label: buttons.next, target: move + 1, leads: move < moves },
    { label: history.toStart, target: 0, leads: move > 1 },
    { label: history.toEnd, target: moves, leads: move < moves - 1 },
  ];
  const made = ways.map(({ label, target, leads }, place) => {
    const press = { kind: 'replay', table: id, move: leads ? target : moves + 1 + place } as const;
    return { ...button(press, label, 'main'), disabled: !leads };
  });
  return [made.slice(0, 2), made.slice(2)];
}
