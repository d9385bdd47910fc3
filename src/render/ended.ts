import { otherSeat } from '../engine/stones/seats.ts';
import type { Locale } from '../locale/index.ts';
import { boardText } from './board.ts';
import { rematchButton, replayButton, rows } from './buttons.ts';
import { facesOf, mention, mentionAt, personAt } from './faces.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { PublicView, TableFace } from './table.ts';

/**
 * The last message of a round that was ended without a result: why, and the board as it lay. Nobody wins or gets
 * points, and hands stay hidden. A moderator's end pings whoever was up, who might still be thinking.
 */
export function paintEnded(table: TableFace, view: PublicView): Message {
  const words = facesOf(table);
  const message = textMessage(
    [...endedLines(table, words), boardText(table, view, { words, left: 'A', you: null })].join('\n'),
    rows([rematchButton(table, words), replayButton(table, words)]),
  );
  const wasUp = table.closing?.kind === 'moderator' && view.turn ? personAt(table, view.turn) : null;
  return { ...message, ping: wasUp };
}

/** Who ended a round without a result, and why; nothing for any other round. */
export function endedLines(table: TableFace, { leaving }: Locale): readonly string[] {
  const { closing } = table;
  const match = table.match === 'single' ? [] : [leaving.matchToo];
  switch (closing?.kind) {
    case 'moderator':
      return [[leaving.ended.moderator(mention(closing.by)), ...match].join(' ')];
    case 'left':
    case 'silent': {
      const [who, other] = [mentionAt(table, closing.by), mentionAt(table, otherSeat(closing.by))];
      return [[leaving.ended[closing.kind](who, other), ...match].join(' ')];
    }
    case 'match':
    case 'next':
    case undefined:
      return [];
  }
}
