import {
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
} from 'discord-api-spec/zod';
import { MessageFlags } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { answerRequest, followUp } from '../interactions/answer.ts';
import { knownChannel, knownMessage } from '../lookup.ts';
import { composeEdit, type MessageRequest } from '../messages/compose.ts';
import { deleteMessage, editMessage } from '../messages/post.ts';
import { presentMessage } from '../present/message.ts';
import { readBody } from '../validation/schema.ts';
import type { InteractionRecord, MessageRecord } from '../world.ts';
import { requireAwake } from './access.ts';
import { NO_CONTENT, ok, param, type Call, type Reply, type Route } from './route.ts';

/**
 * The answered interaction of a token in the path.
 *
 * @throws ApiError 50027 for a token that is unknown or older than 15 minutes, 10015 before the first answer.
 */
function answeredInteraction(core: Core, call: Call): InteractionRecord {
  const { world, clock, limits } = core;
  if (param(call, 'application') !== world.application.id) throw refusal('unknownWebhook');
  const interaction = world.interactions.findLast(({ token }) => token === param(call, 'token'));
  if (!interaction || clock.now() - interaction.createdAt > limits.tokenLife) throw refusal('invalidToken');
  if (interaction.state !== 'answered') throw refusal('unknownWebhook');
  return interaction;
}

/** @throws ApiError 10008 when the message is gone or another interaction's. */
function ownMessage(core: Core, interaction: InteractionRecord, id: string): MessageRecord {
  const wanted = id === '@original' ? interaction.originalId : id;
  const message = knownMessage(core.world, interaction.channelId, wanted ?? '');
  const isOwn = message.interactionId === interaction.id || message.id === interaction.originalId;
  if (!isOwn) throw refusal('unknownMessage');
  return message;
}

function edit(core: Core, message: MessageRecord, request: MessageRequest): Reply {
  requireAwake(knownChannel(core.world, message.channelId));
  editMessage(core, message, composeEdit(core, message, request));
  return ok(presentMessage(core, message));
}

function create(core: Core, call: Call): Reply {
  const interaction = answeredInteraction(core, call);
  const body = readBody(IncomingWebhookRequestPartialSchema, call.body);
  const request = answerRequest(body, call.files, []);
  const original = core.world.messages[interaction.channelId]?.find(
    ({ id }) => id === interaction.originalId,
  );
  const isPending = original !== undefined && (original.flags & MessageFlags.Loading) !== 0;
  // Discord lets the first follow-up after a deferral become the deferred answer, whatever its own flags say.
  if (isPending) return edit(core, original, request);
  return ok(presentMessage(core, followUp(core, interaction, request)));
}

function read(core: Core, call: Call): Reply {
  const interaction = answeredInteraction(core, call);
  return ok(presentMessage(core, ownMessage(core, interaction, param(call, 'message'))));
}

function update(core: Core, call: Call): Reply {
  const interaction = answeredInteraction(core, call);
  const message = ownMessage(core, interaction, param(call, 'message'));
  const body = readBody(IncomingWebhookUpdateRequestPartialSchema, call.body);
  return edit(core, message, answerRequest(body, call.files, []));
}

function remove(core: Core, call: Call): Reply {
  const interaction = answeredInteraction(core, call);
  const message = ownMessage(core, interaction, param(call, 'message'));
  deleteMessage(core, message.channelId, message.id);
  return NO_CONTENT;
}

const ONE = '/webhooks/:application/:token/messages/:message';

/** What follows a first answer: further messages, and changes of those that came before. */
export const webhookRoutes: readonly Route[] = [
  { method: 'POST', path: '/webhooks/:application/:token', access: 'interaction', run: create },
  { method: 'GET', path: ONE, access: 'interaction', run: read },
  { method: 'PATCH', path: ONE, access: 'interaction', run: update },
  { method: 'DELETE', path: ONE, access: 'interaction', run: remove },
];
