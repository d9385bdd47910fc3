import { MessageFlags } from 'discord.js';
import type { APIInteractionResponseCallbackData, RawFile } from 'discord.js';
import type { Message } from '../render/message.ts';

/** A painter's message as Discord takes it: the JSON, and the file that goes with it in a multipart body. */
export interface MessageRequest {
  readonly body: APIInteractionResponseCallbackData;
  readonly files: RawFile[];
}

/**
 * A painter's message as a request. All its parts are always named, empty ones too, so that an edit takes away what
 * stood or hung there before; and exactly the one person may be pinged, whatever the text holds.
 */
export function requestOf(message: Message): MessageRequest {
  const files = message.file ? [message.file] : [];
  return {
    body: {
      content: message.content,
      embeds: [...message.embeds],
      components: [...message.components],
      allowed_mentions: { parse: [], users: message.ping === null ? [] : [message.ping] },
      attachments: files.map(({ name }, at) => ({ id: String(at), filename: name })),
    },
    files: files.map(({ name, text }) => ({ name, data: text, contentType: 'text/plain; charset=utf-8' })),
  };
}

/** The same for a new message that only the invoker sees. */
export function privateRequestOf(message: Message): MessageRequest {
  const { body, files } = requestOf(message);
  return { body: { ...body, flags: MessageFlags.Ephemeral }, files };
}
