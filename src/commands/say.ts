import { pickLocale, sayRefusal } from '../locale/index.ts';
import type { AnyRefusal, Locale } from '../locale/index.ts';
import { paintNotice } from '../render/index.ts';
import type { Message } from '../render/index.ts';
import type { Table } from '../table/table.ts';
import type { Invoker } from './interaction.ts';

/** The language of a person. */
export function localeOf(invoker: Invoker): Locale {
  return pickLocale(invoker.locale);
}

/** A refusal as a sentence in the reader's language; with a table, its cards have the faces that lie there. */
export function refusalSentence(reader: Locale, refusal: AnyRefusal, table?: Table): string {
  return sayRefusal(reader, refusal, {
    ruleset: table?.row.ruleset ?? 'border-stones',
    faces: table ? pickLocale(table.row.locale) : reader,
  });
}

/** A refusal as a private message of its own. */
export function refusalMessage(reader: Locale, refusal: AnyRefusal, table?: Table): Message {
  return paintNotice(refusalSentence(reader, refusal, table));
}
