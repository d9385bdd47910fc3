import type { Message } from './message.ts';
import { cut } from './names.ts';

/** The most characters that a message may have. */
const LONGEST = 2000;

/** A message of text and, perhaps, buttons; it pings nobody. Text beyond Discord's limit is cut off. */
export function textMessage(content: string, components: Message['components'] = []): Message {
  return { content: cut(content, LONGEST), embeds: [], components, ping: null };
}

/** A sentence for one person: a refusal, an answer. */
export function paintNotice(text: string): Message {
  return textMessage(text);
}
