import type { Locale } from '../locale/index.ts';
import { boardText } from './board.ts';
import { button, rows, rulesButton } from './buttons.ts';
import { endedLines } from './ended.ts';
import { mentionAt } from './faces.ts';
import { outcomeLines } from './final.ts';
import { scoreLines } from './match.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { PublicView, TableFace } from './table.ts';

/** The board for one person who watches, in their own language; whoever watches may ask why everywhere. */
export function paintPrivateBoard(table: TableFace, view: PublicView, words: Locale): Message {
  const board = boardText(table, view, { words, left: 'A', you: null });
  return textMessage(
    [...stateLines(table, view, words), board].join('\n'),
    rows([
      button({ kind: 'whyList', table: table.id }, words.buttons.why),
      rulesButton(table.ruleset, words),
    ]),
  );
}

/** Whose turn it is or, where nobody is up any more, how the round ended. */
function stateLines(table: TableFace, view: PublicView, words: Locale): readonly string[] {
  const ended = endedLines(table, words);
  if (ended.length > 0) return ended;
  if (view.turn !== null) return [words.table.upPrivately(mentionAt(table, view.turn))];
  return [...outcomeLines(table, view, words, []), ...scoreLines(table, view, words)];
}
