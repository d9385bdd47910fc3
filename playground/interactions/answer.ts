import {
  AllowedMentionsTypes,
  InteractionResponseType,
  InteractionType,
  MessageFlags,
  MessageType,
  type APIModalInteractionResponse,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { interactionOf, knownChannel, knownMessage } from '../lookup.ts';
import type { UploadedFile } from '../messages/attachments.ts';
import { composeEdit, composeNew, type MessageRequest } from '../messages/compose.ts';
import { editMessage, emptyContent, postMessage, type Origin } from '../messages/post.ts';
import { isShutFor } from '../threads.ts';
import type { MessageBody } from '../validation/message.ts';
import type { InteractionRecord, MessageRecord } from '../world.ts';
import { failInteraction, isTooLate } from './open.ts';

/** Answers ping the users they name unless told otherwise; never roles or everybody. */
const USERS_ONLY = { parse: [AllowedMentionsTypes.User] };

/**
 * The interaction that a first answer is meant for.
 *
 * @throws ApiError 10062 when there is none or its time is over, 40060 when it was answered before.
 */
export function openForAnswer(core: Core, id: string, token: string): InteractionRecord {
  const interaction = interactionOf(core.world, id);
  if (!interaction || interaction.token !== token) throw refusal('unknownInteraction');
  if (interaction.state === 'answered') throw refusal('alreadyAcknowledged');
  if (isTooLate(core, interaction)) failInteraction(core, interaction);
  if (interaction.state === 'failed') throw refusal('unknownInteraction');
  return interaction;
}

/** A message body of an answer with its files, as it lies below `data` in a callback or alone in a follow-up. */
export function answerRequest(
  body: MessageBody,
  files: readonly UploadedFile[],
  at: MessageRequest['at'],
): MessageRequest {
  return { body, files, at, mentionsByDefault: USERS_ONLY };
}

function settle(core: Core, interaction: InteractionRecord, type: InteractionResponseType): void {
  interaction.state = 'answered';
  interaction.answerType = type;
  core.changes.tell({ kind: 'interactionAnswered', interaction });
}

/** A thread that is archived and locked takes no answer. */
function requireOpenPlace(core: Core, interaction: InteractionRecord): void {
  const channel = knownChannel(core.world, interaction.channelId);
  if (channel.thread?.archived === true && isShutFor(core, channel, core.world.application.botId)) {
    throw refusal('archivedThread');
  }
}

function originOf(core: Core, interaction: InteractionRecord, ephemeral: boolean): Origin {
  const command = interaction.type === InteractionType.ApplicationCommand;
  const { pressedMessageId, channelId } = interaction;
  return {
    authorId: core.world.application.botId,
    type: command ? MessageType.ChatInputCommand : MessageType.Reply,
    reference: command || !pressedMessageId ? null : { messageId: pressedMessageId, channelId },
    visibleTo: ephemeral ? interaction.userId : null,
    interactionId: interaction.id,
    interaction: {
      id: interaction.id,
      type: interaction.type,
      userId: interaction.userId,
      name: interaction.commandName,
      pressedMessageId,
    },
  };
}

/** Whether the flags of a message ask that only its person sees it. */
export function wantsEphemeral(flags: number | null | undefined): boolean {
  return ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}

/** Answers with a message: it becomes `@original`. */
export function answerWithMessage(
  core: Core,
  interaction: InteractionRecord,
  request: MessageRequest,
): MessageRecord {
  requireOpenPlace(core, interaction);
  const content = composeNew(core, request);
  const origin = originOf(core, interaction, wantsEphemeral(request.body.flags));
  const message = postMessage(core, knownChannel(core.world, interaction.channelId), content, origin);
  interaction.originalId = message.id;
  settle(core, interaction, InteractionResponseType.ChannelMessageWithSource);
  return message;
}

/** Answers with "… is thinking": who will see the message is settled by it. */
export function answerLater(core: Core, interaction: InteractionRecord, flags: number): MessageRecord {
  requireOpenPlace(core, interaction);
  const origin = { ...originOf(core, interaction, wantsEphemeral(flags)), loading: true };
  const channel = knownChannel(core.world, interaction.channelId);
  const message = postMessage(core, channel, emptyContent(), origin);
  interaction.originalId = message.id;
  settle(core, interaction, InteractionResponseType.DeferredChannelMessageWithSource);
  return message;
}

function pressedMessage(core: Core, interaction: InteractionRecord): MessageRecord {
  if (!interaction.pressedMessageId) throw refusal('unknownMessage');
  return knownMessage(core.world, interaction.channelId, interaction.pressedMessageId);
}

/** Answers a press by changing the pressed message, which becomes `@original`. */
export function answerByUpdate(
  core: Core,
  interaction: InteractionRecord,
  request: MessageRequest,
): MessageRecord {
  requireOpenPlace(core, interaction);
  const message = pressedMessage(core, interaction);
  const content = composeEdit(core, message, request);
  interaction.originalId = message.id;
  editMessage(core, message, content);
  settle(core, interaction, InteractionResponseType.UpdateMessage);
  return message;
}

/** Answers a press with nothing visible; the pressed message becomes `@original`. */
export function answerSilently(core: Core, interaction: InteractionRecord): MessageRecord {
  const message = pressedMessage(core, interaction);
  interaction.originalId = message.id;
  settle(core, interaction, InteractionResponseType.DeferredMessageUpdate);
  return message;
}

/** Answers an autocomplete. */
export function answerWithChoices(
  core: Core,
  interaction: InteractionRecord,
  choices: NonNullable<InteractionRecord['choices']>,
): void {
  interaction.choices = choices;
  settle(core, interaction, InteractionResponseType.ApplicationCommandAutocompleteResult);
}

/** Answers with a form that opens before the person. */
export function answerWithModal(
  core: Core,
  interaction: InteractionRecord,
  modal: APIModalInteractionResponse['data'],
): void {
  interaction.modal = modal;
  settle(core, interaction, InteractionResponseType.Modal);
}

/** A further message of an answered interaction. It replies to the first one, if that still stands. */
export function followUp(core: Core, interaction: InteractionRecord, request: MessageRequest): MessageRecord {
  requireOpenPlace(core, interaction);
  const content = composeNew(core, request);
  const { originalId, channelId } = interaction;
  const origin: Origin = {
    ...originOf(core, interaction, wantsEphemeral(request.body.flags)),
    type: MessageType.Reply,
    reference: originalId ? { messageId: originalId, channelId } : null,
  };
  const message = postMessage(core, knownChannel(core.world, channelId), content, origin);
  return message;
}
