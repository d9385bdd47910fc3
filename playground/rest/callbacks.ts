import { InteractionResponseType, InteractionType, MessageFlags } from 'discord-api-types/v10';
import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import { z } from 'zod';
import type { Core } from '../core.ts';
import {
  answerByUpdate,
  answerLater,
  answerRequest,
  answerSilently,
  answerWithChoices,
  answerWithMessage,
  answerWithModal,
  openForAnswer,
} from '../interactions/answer.ts';
import { presentMessage } from '../present/message.ts';
import { checkChoices } from '../validation/choices.ts';
import { refuseField } from '../validation/form.ts';
import { checkModal } from '../validation/modal.ts';
import { readBody } from '../validation/schema.ts';
import type { InteractionRecord, MessageRecord } from '../world.ts';
import { NO_CONTENT, ok, param, type Call, type Reply, type Route } from './route.ts';

const DEFERRABLE_FLAGS = MessageFlags.Ephemeral;

const typed = z.looseObject({ type: z.number() });

type Carry = (core: Core, interaction: InteractionRecord, call: Call) => MessageRecord | null;

function messageAnswer(core: Core, interaction: InteractionRecord, call: Call): MessageRecord {
  const { data } = readBody(CreateMessageInteractionCallbackRequestSchema, call.body);
  return answerWithMessage(core, interaction, answerRequest(data ?? {}, call.files, ['data']));
}

function laterAnswer(core: Core, interaction: InteractionRecord, call: Call): MessageRecord {
  const { data } = readBody(CreateMessageInteractionCallbackRequestSchema, call.body);
  const flags = data?.flags ?? 0;
  if ((flags & ~DEFERRABLE_FLAGS) !== 0) {
    refuseField(
      ['data', 'flags'],
      'MESSAGE_FLAGS_INVALID',
      'A deferred answer takes the ephemeral flag alone',
    );
  }
  return answerLater(core, interaction, flags);
}

function updateAnswer(core: Core, interaction: InteractionRecord, call: Call): MessageRecord {
  const { data } = readBody(UpdateMessageInteractionCallbackRequestSchema, call.body);
  return answerByUpdate(core, interaction, answerRequest(data ?? {}, call.files, ['data']));
}

function choicesAnswer(core: Core, interaction: InteractionRecord, call: Call): null {
  const { data } = readBody(ApplicationCommandAutocompleteCallbackRequestSchema, call.body);
  answerWithChoices(core, interaction, checkChoices(data.choices ?? [], ['data', 'choices']));
  return null;
}

function modalAnswer(core: Core, interaction: InteractionRecord, call: Call): null {
  const { data } = readBody(ModalInteractionCallbackRequestSchema, call.body);
  answerWithModal(core, interaction, checkModal(data, ['data']));
  return null;
}

/** The answers by their number, with the interactions that they fit. */
const answers: readonly { type: number; fits: readonly InteractionType[]; carryOut: Carry }[] = [
  {
    type: InteractionResponseType.ChannelMessageWithSource,
    fits: [InteractionType.ApplicationCommand, InteractionType.MessageComponent, InteractionType.ModalSubmit],
    carryOut: messageAnswer,
  },
  {
    type: InteractionResponseType.DeferredChannelMessageWithSource,
    fits: [InteractionType.ApplicationCommand, InteractionType.MessageComponent, InteractionType.ModalSubmit],
    carryOut: laterAnswer,
  },
  {
    type: InteractionResponseType.DeferredMessageUpdate,
    fits: [InteractionType.MessageComponent, InteractionType.ModalSubmit],
    carryOut: answerSilently,
  },
  {
    type: InteractionResponseType.UpdateMessage,
    fits: [InteractionType.MessageComponent, InteractionType.ModalSubmit],
    carryOut: updateAnswer,
  },
  {
    type: InteractionResponseType.ApplicationCommandAutocompleteResult,
    fits: [InteractionType.ApplicationCommandAutocomplete],
    carryOut: choicesAnswer,
  },
  {
    type: InteractionResponseType.Modal,
    fits: [InteractionType.ApplicationCommand, InteractionType.MessageComponent],
    carryOut: modalAnswer,
  },
];

function carryOut(core: Core, interaction: InteractionRecord, call: Call): MessageRecord | null {
  const { type } = readBody(typed, call.body);
  const fitting = answers.filter(({ fits }) => fits.includes(interaction.type));
  const chosen = fitting.find((one) => one.type === type);
  if (chosen) return chosen.carryOut(core, interaction, call);
  const numbers = fitting.map((one) => one.type).join(', ');
  return refuseField(['type'], 'BASE_TYPE_CHOICES', `Value must be one of (${numbers}).`);
}

function presentCallback(core: Core, interaction: InteractionRecord, message: MessageRecord | null) {
  const flags = message?.flags ?? 0;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.type,
      channel_id: interaction.channelId,
      ...(interaction.guildId === null ? {} : { guild_id: interaction.guildId }),
      ...(message
        ? {
            response_message_id: message.id,
            response_message_loading: (flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }
        : {}),
    },
    ...(message
      ? { resource: { type: interaction.answerType, message: presentMessage(core, message) } }
      : {}),
  };
}

function answer(core: Core, call: Call): Reply {
  const interaction = openForAnswer(core, param(call, 'id'), param(call, 'token'));
  const message = carryOut(core, interaction, call);
  return call.query['with_response'] === 'true'
    ? ok(presentCallback(core, interaction, message))
    : NO_CONTENT;
}

/** The first answer to an interaction. */
export const callbackRoutes: readonly Route[] = [
  { method: 'POST', path: '/interactions/:id/:token/callback', access: 'interaction', run: answer },
];
