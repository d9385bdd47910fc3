import type { Event } from '../engine/stones/types.ts';
import { boardText } from './board.ts';
import { handButton, rows, rulesButton } from './buttons.ts';
import { toldSentences } from './events.ts';
import { facesOf, isComputer, mentionAt, personAt } from './faces.ts';
import type { Message } from './message.ts';
import { latest, textMessage } from './notice.ts';
import type { PublicView, TableFace } from './table.ts';

/**
 * The message of a turn: pings whoever is up, unless that is the computer, says what has happened since the last board, shows the board.
 *
 * @param told what happened since; nothing of it means that the cards have just been dealt
 */
export function paintTurn(table: TableFace, view: PublicView, told: readonly Event[]): Message {
  const words = facesOf(table);
  const { turn } = view;
  const up = turn === null ? null : mentionAt(table, turn);
  const sentences = toldSentences(table, told, words);
  const news = sentences.length === 0 && up !== null && isFresh(view) ? [words.table.dealt(up)] : sentences;
  const now = [...callLines(table, view), boardText(table, view, { words, left: 'A', you: null })];
  return {
    ...textMessage(
      [...latest(news, now), ...now].join('\n'),
      rows([handButton(table, words), rulesButton(table.ruleset, words)]),
    ),
    ping: turn === null || isComputer(table, turn) ? null : personAt(table, turn),
  };
}

/** Calls on whoever is up; of the computer it says so, to nobody. */
function callLines(table: TableFace, { turn, phase }: PublicView): readonly string[] {
  if (turn === null) return [];
  const { table: words } = facesOf(table);
  const up = mentionAt(table, turn);
  if (isComputer(table, turn)) return [words.thinking(up)];
  return [phase === 'played' ? words.upAfterCard(up) : words.up(up)];
}

/** Begins a line in small print. */
const SMALL = '-# ';

/** What the message of a turn shrinks to when the next one stands below it: what happened, and no buttons. */
export function paintLogLine(table: TableFace, told: readonly Event[]): Message {
  const words = facesOf(table);
  const sentences = toldSentences(table, told, words);
  const line =
    sentences.length > 0
      ? latest(sentences, [SMALL]).join(' ')
      : words.table.dealtTo(mentionAt(table, 'A'), mentionAt(table, 'B'));
  return textMessage(SMALL + line);
}

function isFresh(view: PublicView): boolean {
  return view.lastPlayed === null;
}
