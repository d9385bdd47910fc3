import type { Event } from '../engine/stones/types.ts';
import { boardText } from './board.ts';
import { handButton, rows, rulesButton } from './buttons.ts';
import { toldSentences } from './events.ts';
import { facesOf, mentionAt, personAt } from './faces.ts';
import type { Message } from './message.ts';
import { latest, textMessage } from './notice.ts';
import type { PublicView, TableFace } from './table.ts';

/**
 * The message of a turn: pings whoever is up, says what has happened since the last board, shows the board.
 *
 * @param told what happened since; nothing of it means that the cards have just been dealt
 */
export function paintTurn(table: TableFace, view: PublicView, told: readonly Event[]): Message {
  const words = facesOf(table);
  const { turn } = view;
  const up = turn === null ? null : mentionAt(table, turn);
  const sentences = toldSentences(table, told, words);
  const news = sentences.length === 0 && up !== null && isFresh(view) ? [words.table.dealt(up)] : sentences;
  const call =
    up === null ? [] : [view.phase === 'played' ? words.table.upAfterCard(up) : words.table.up(up)];
  const now = [...call, boardText(table, view, { words, left: 'A', you: null })];
  return {
    ...textMessage(
      [...latest(news, now), ...now].join('\n'),
      rows([handButton(table, words), rulesButton(table.ruleset, words)]),
    ),
    ping: turn === null ? null : personAt(table, turn),
  };
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
