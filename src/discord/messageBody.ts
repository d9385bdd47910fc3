import { MessageFlags } from 'discord.js';
import type { APIInteractionResponseCallbackData } from 'discord.js';
import type { Message } from '../render/message.ts';

/**
 * A painter's message as Discord's request body. All three parts are always named, empty ones too, so that an edit
 * takes away what stood there before; and exactly the one person may be pinged, whatever the text holds.
 */
export function bodyOf(message: Message): APIInteractionResponseCallbackData {
  return {
    content: message.content,
    embeds: [...message.embeds],
    components: [...message.components],
    allowed_mentions: { parse: [], users: message.ping === null ? [] : [message.ping] },
  };
}

/** The same for a new message that only the invoker sees. */
export function privateBodyOf(message: Message): APIInteractionResponseCallbackData {
  return { ...bodyOf(message), flags: MessageFlags.Ephemeral };
}
