import type { Message } from './message.ts';
import { cut } from './names.ts';

/** The most characters that a message may have. */
const LONGEST = 2000;

/** What stands for the sentences that a message had no room for. */
const LEFT_OUT = '…';

/**
 * What a message can tell beside its other lines, which nobody should miss (the board and what belongs to it): the
 * oldest sentences give way, and `…` stands for them. One character is counted between any two.
 */
export function latest(sentences: readonly string[], others: readonly string[]): readonly string[] {
  const room = LONGEST - lengthOf(others);
  if (lengthOf(sentences) <= room) return sentences;
  const start = sentences.findIndex((_, index) => lengthOf([LEFT_OUT, ...sentences.slice(index)]) <= room);
  return [LEFT_OUT, ...(start < 0 ? [] : sentences.slice(start))];
}

function lengthOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}

/** A message of text and, perhaps, buttons; it pings nobody. Text beyond Discord's limit is cut off. */
export function textMessage(content: string, components: Message['components'] = []): Message {
  return { content: cut(content, LONGEST), embeds: [], components, ping: null };
}

/** A sentence for one person: a refusal, an answer. */
export function paintNotice(text: string): Message {
  return textMessage(text);
}
