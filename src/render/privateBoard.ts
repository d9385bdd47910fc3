import type { Locale } from '../locale/index.ts';
import { boardText } from './board.ts';
import { button, rows, rulesButton } from './buttons.ts';
import { mentionAt } from './faces.ts';
import { outcomeLines } from './final.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { PublicView, TableFace } from './table.ts';

/** The board for one person who watches, in their own language; whoever watches may ask why everywhere. */
export function paintPrivateBoard(table: TableFace, view: PublicView, words: Locale): Message {
  const state =
    view.turn === null
      ? outcomeLines(table, view, words, [])
      : [words.table.upPrivately(mentionAt(table, view.turn))];
  const board = boardText(table, view, { words, left: 'A', you: null });
  return textMessage(
    [...state, board].join('\n'),
    rows([
      button({ kind: 'whyList', table: table.id }, words.buttons.why),
      rulesButton(table.ruleset, words),
    ]),
  );
}
