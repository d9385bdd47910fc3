import { MessageFlags } from 'discord.js';
import { z } from 'zod';
import type { Message } from '../render/message.ts';
import type { MessageRef } from '../table/ports.ts';

/** What we read of a message that Discord gives back. */
const received = z.object({
  id: z.string(),
  channel_id: z.string(),
  content: z.string(),
  flags: z.number().default(0),
  components: z.array(z.unknown()).default([]),
});
export type ReceivedMessage = z.infer<typeof received>;

/** The message in Discord's answer; null where it holds none. */
export function receivedMessage(body: unknown): ReceivedMessage | null {
  return received.safeParse(body).data ?? null;
}

const callbackResult = z.object({ resource: z.object({ message: z.unknown() }) });

/** The message in Discord's answer to an interaction's callback; null where it holds none. */
export function callbackMessage(body: unknown): ReceivedMessage | null {
  const result = callbackResult.safeParse(body).data;
  return result ? receivedMessage(result.resource.message) : null;
}

/** Where a message hangs. */
export function refOf(message: ReceivedMessage): MessageRef {
  return { channelId: message.channel_id, messageId: message.id };
}

/**
 * Whether everybody sees `message` in what Discord shows: the same text above the same buttons, and it isn't private.
 * The buttons carry the table and its version, so another turn's board is never taken for this one.
 */
export function shows(shown: ReceivedMessage, message: Message): boolean {
  const isPrivate = (shown.flags & MessageFlags.Ephemeral) !== 0;
  return (
    !isPrivate &&
    shown.content.trim() === message.content.trim() &&
    customIds(shown.components).join() === customIds(message.components).join()
  );
}

/** Every custom_id in a tree of components, in order. */
function customIds(tree: unknown): string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  if ('custom_id' in tree) return [String(tree.custom_id)];
  return Object.values(tree).flatMap((below: unknown) => customIds(below));
}
