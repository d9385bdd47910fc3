import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { channelOf, messageOf, messagesOf } from '../lookup.ts';
import { isShownTo } from '../people/seen.ts';
import type { MessageRecord, World } from '../world.ts';
import type { PaneMessage, PaneReply } from './protocol.ts';

/** How many messages of a room a pane shows. */
const SHOWN = 100;

/** The newest messages of a room that a person sees, from old to new. */
export function shownMessages(world: World, roomId: string, userId: string): readonly MessageRecord[] {
  return messagesOf(world, roomId)
    .filter((message) => isShownTo(message, userId))
    .slice(-SHOWN);
}

/** A message as one person sees it. A thread begins with the message on which it hangs, without its buttons. */
export function paneMessage(world: World, record: MessageRecord, userId: string): PaneMessage {
  const message = withStarter(world, record, userId);
  const { interaction } = message;
  const thread = channelOf(world, message.id);
  return {
    id: message.id,
    authorId: message.authorId,
    kind: message.type === MessageType.ThreadCreated ? 'threadStarted' : 'message',
    createdAt: message.createdAt,
    edited: message.editedAt !== null,
    content: message.content,
    embeds: message.embeds,
    components: message.components,
    attachments: message.attachments.map(({ id, filename, size }) => ({ id, filename, size })),
    ephemeral: message.visibleTo !== null,
    thinking: (message.flags & MessageFlags.Loading) !== 0,
    namesMe: message.mentionsEveryone || message.mentionIds.includes(userId),
    command:
      interaction !== null && message.type === MessageType.ChatInputCommand
        ? { line: interaction.name, userId: interaction.userId }
        : null,
    reply: replyOf(world, message, userId),
    thread: thread
      ? { id: thread.id, name: thread.name, messages: messagesOf(world, thread.id).length }
      : null,
  };
}

function withStarter(world: World, message: MessageRecord, userId: string): MessageRecord {
  const { reference } = message;
  if (message.type !== MessageType.ThreadStarterMessage || !reference) return message;
  const starter = messageOf(world, reference.channelId, reference.messageId);
  const { content, embeds, authorId } = starter && isShownTo(starter, userId) ? starter : message;
  return { ...message, content, embeds, authorId, reference: null };
}

/** What a message answers: nothing of it, where that is another person's private message. */
function replyOf(world: World, { reference, type }: MessageRecord, userId: string): PaneReply | null {
  if (!reference || type === MessageType.ThreadCreated) return null;
  const answered = messageOf(world, reference.channelId, reference.messageId);
  if (!answered || !isShownTo(answered, userId)) return { kind: 'gone' };
  return { kind: 'message', authorId: answered.authorId, content: answered.content };
}
