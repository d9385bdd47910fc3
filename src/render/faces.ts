import type { Seat } from '../engine/stones/types.ts';
import { pickLocale } from '../locale/index.ts';
import type { Locale } from '../locale/index.ts';
import type { TableFace } from './table.ts';

/** A person as everybody sees them: a mention, which pings only where a message says so. */
export function mention(user: string): string {
  return `<@${user}>`;
}

/** Who sits in a seat. */
export function personAt(table: TableFace, seat: Seat): string {
  return seat === 'A' ? table.challenger : table.opponent;
}

/** The mention of who sits in a seat. */
export function mentionAt(table: TableFace, seat: Seat): string {
  return mention(personAt(table, seat));
}

/** Whether the computer sits in a seat. */
export function isComputer(table: TableFace, seat: Seat): boolean {
  return table.computer !== null && seat === 'B';
}

/** The language of a table: of its public words, and of the letters on its cards wherever they are shown. */
export function facesOf(table: Pick<TableFace, 'locale'>): Locale {
  return pickLocale(table.locale);
}
