import type { Locale } from '../locale/index.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';
import type { TableFace } from './table.ts';

/**
 * The record of a duel as a file, with the line that replays it.
 *
 * @param text the record as JSON, as the engine's line protocol has it
 */
export function paintRecord({ id }: TableFace, text: string, { history }: Locale): Message {
  const name = `merestone-${id}.json`;
  return { ...textMessage([history.record, ...shellLines(name)].join('\n')), file: { name, text } };
}

/** A request is one line: whatever line breaks the file has are taken out. */
function shellLines(file: string): readonly string[] {
  const request = `printf '{"do":"replay","record":%s}\\n' "$(tr -d '\\n' < ${file})"`;
  return ['```sh', `${request} | npm run --silent engine`, '```'];
}
