import {
  ApplicationIntegrationType,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
  type APIAttachment,
  type APIMessage,
  type APIMessageInteraction,
  type APIMessageInteractionMetadata,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { fileUrl } from '../files.ts';
import { channelOf, knownUser, messageOf } from '../lookup.ts';
import type {
  AttachmentRecord,
  ChannelRecord,
  MessageInteractionRecord,
  MessageRecord,
  World,
} from '../world.ts';
import { presentChannel } from './channel.ts';
import { presentUser } from './user.ts';

/** A message as Discord's API tells it; `thread` is the thread that hangs on it. */
export type PresentedMessage = Omit<APIMessage, 'thread' | 'referenced_message' | 'flags'> & {
  readonly flags: number;
  readonly thread?: unknown;
  readonly referenced_message?: PresentedMessage | null;
};

function presentMetadata(
  world: World,
  message: MessageRecord,
  interaction: MessageInteractionRecord,
): APIMessageInteractionMetadata {
  const guildId = channelOf(world, message.channelId)?.guildId ?? '0';
  const common = {
    id: interaction.id,
    user: presentUser(knownUser(world, interaction.userId)),
    authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: guildId },
  };
  return interaction.type === InteractionType.MessageComponent
    ? {
        ...common,
        type: InteractionType.MessageComponent,
        interacted_message_id: interaction.pressedMessageId ?? message.id,
      }
    : { ...common, type: InteractionType.ApplicationCommand };
}

function presentInteraction(
  world: World,
  message: MessageRecord,
): { interaction_metadata?: APIMessageInteractionMetadata; interaction?: APIMessageInteraction } {
  if (!message.interaction) return {};
  const interaction_metadata = presentMetadata(world, message, message.interaction);
  if (message.interaction.type !== InteractionType.ApplicationCommand) return { interaction_metadata };
  const interaction = {
    id: message.interaction.id,
    type: message.interaction.type,
    name: message.interaction.name,
    user: presentUser(knownUser(world, message.interaction.userId)),
  };
  return { interaction_metadata, interaction };
}

function presentReference(core: Core, message: MessageRecord) {
  if (!message.reference) return {};
  const { world } = core;
  const { channelId, messageId } = message.reference;
  const guildId = channelOf(world, channelId)?.guildId;
  const referenced = messageOf(world, channelId, messageId);
  return {
    message_reference: {
      type: MessageReferenceType.Default,
      channel_id: channelId,
      message_id: messageId,
      ...(guildId ? { guild_id: guildId } : {}),
    },
    referenced_message: referenced ? presentOne(core, { ...referenced, reference: null }) : null,
  };
}

function threadOn(world: World, message: MessageRecord): ChannelRecord | undefined {
  return channelOf(world, message.id);
}

function presentAttachment(core: Core, message: MessageRecord, file: AttachmentRecord): APIAttachment {
  const url = fileUrl(core, message, file);
  return {
    id: file.id,
    filename: file.filename,
    ...(file.description === null ? {} : { description: file.description }),
    content_type: file.contentType,
    size: file.size,
    url,
    proxy_url: url,
    ...(message.visibleTo === null ? {} : { ephemeral: true }),
  };
}

function presentOne(core: Core, message: MessageRecord): PresentedMessage {
  const { world } = core;
  const thread = threadOn(world, message);
  const threadFlag = thread ? MessageFlags.HasThread : 0;
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    author: presentUser(knownUser(world, message.authorId)),
    content: message.content,
    timestamp: new Date(message.createdAt).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    tts: false,
    mention_everyone: message.mentionsEveryone,
    mentions: message.mentionIds.map((id) => presentUser(knownUser(world, id))),
    mention_roles: [],
    attachments: message.attachments.map((file) => presentAttachment(core, message, file)),
    embeds: message.embeds,
    components: message.components,
    pinned: false,
    flags: message.flags | threadFlag,
    ...(message.nonce === null ? {} : { nonce: message.nonce }),
    ...(message.interaction ? { webhook_id: world.application.id } : {}),
    ...(message.authorId === world.application.botId ? { application_id: world.application.id } : {}),
    ...presentInteraction(world, message),
    ...(thread ? { thread: presentChannel(world, thread) } : {}),
  };
}

/** A message in the form of `GET /channels/:id/messages/:id`, with the message that it replies to. */
export function presentMessage(core: Core, message: MessageRecord): PresentedMessage {
  const starter = message.type === MessageType.ThreadStarterMessage;
  return {
    ...presentOne(core, starter ? { ...message, content: '' } : message),
    ...presentReference(core, message),
  };
}
