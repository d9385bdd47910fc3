import { otherSeat } from '../engine/stones/seats.ts';
import type { Seat } from '../engine/stones/types.ts';
import { countdown } from '../locale/index.ts';
import { button, handButton, rows } from './buttons.ts';
import { facesOf, mentionAt, personAt } from './faces.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { TableFace } from './table.ts';

/**
 * Reminds whoever is up, once a turn and for all to see, that time is running out.
 *
 * @param seat who is up, and pinged
 */
export function paintReminder(table: TableFace, seat: Seat): Message {
  const words = facesOf(table);
  const { leaving } = words;
  const due = table.deadline === null ? [] : [leaving.due(countdown(table.deadline))];
  const call = leaving.reminder(mentionAt(table, seat), mentionAt(table, otherSeat(seat)));
  return {
    ...textMessage([call, ...due].join('\n'), rows([handButton(table, words)])),
    ping: personAt(table, seat),
  };
}

/**
 * Says that the time of whoever is up is over, and lets the other take the win.
 *
 * @param seat who is up; the other is pinged
 * @param endsAt when the round ends by itself, in milliseconds
 */
export function paintLapse(table: TableFace, seat: Seat, endsAt: number): Message {
  const words = facesOf(table);
  const waits = otherSeat(seat);
  const notice = words.leaving.lapsed(mentionAt(table, waits), mentionAt(table, seat), countdown(endsAt));
  const { id, version } = table;
  const take = button({ kind: 'takeWin', table: id, version }, words.buttons.takeWin, 'good');
  return { ...textMessage(notice, rows([take])), ping: personAt(table, waits) };
}
