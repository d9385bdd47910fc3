import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import { MessageType, type RESTPostAPIChannelMessageJSONBody } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { knownMessage, messagesOf } from '../lookup.ts';
import { composeEdit, composeNew, type MessageContent, type MessageRequest } from '../messages/compose.ts';
import { countOldEdit, deleteMessage, editMessage, postMessage } from '../messages/post.ts';
import { may } from '../permissions.ts';
import { presentMessage } from '../present/message.ts';
import { bySnowflake } from '../snowflake.ts';
import { refuseField } from '../validation/form.ts';
import type { MessageBody } from '../validation/message.ts';
import { readBody } from '../validation/schema.ts';
import type { ChannelRecord, MessageRecord, ReferenceRecord } from '../world.ts';
import { requireAwake, requirePermission, requireSending, visibleChannel } from './access.ts';
import { NO_CONTENT, ok, param, type Call, type Reply, type Route } from './route.ts';

/** For so long Discord recognises a nonce again. */
const NONCE_LIFE = 5 * 60_000;
const PAGE = 50;

function requestOf(call: Call, body: MessageBody): MessageRequest {
  return { body, files: call.files, at: [], mentionsByDefault: null };
}

/** A message that everybody in the channel can see: ephemeral ones don't exist on these routes. */
function publicMessage(core: Core, channel: ChannelRecord, id: string): MessageRecord {
  const message = knownMessage(core.world, channel.id, id);
  if (message.visibleTo !== null) throw refusal('unknownMessage');
  return message;
}

function referenceOf(
  core: Core,
  channel: ChannelRecord,
  body: RESTPostAPIChannelMessageJSONBody,
): ReferenceRecord | null {
  const asked = body.message_reference;
  if (!asked) return null;
  requirePermission(core, channel, 'ReadMessageHistory');
  const exists = messagesOf(core.world, channel.id).some(
    ({ id, visibleTo }) => id === asked.message_id && visibleTo === null,
  );
  if (exists) return { messageId: asked.message_id, channelId: channel.id };
  if (asked.fail_if_not_exists === false) return null;
  return refuseField(['message_reference'], 'REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
}

/** A reply pings whom it replies to, unless the request forbids it. */
function withRepliedUser(
  core: Core,
  content: MessageContent,
  reference: ReferenceRecord | null,
  body: MessageBody,
): MessageContent {
  const replied = reference ? knownMessage(core.world, reference.channelId, reference.messageId) : null;
  const allowed = body.allowed_mentions;
  if (!replied || (allowed && allowed.replied_user !== true)) return content;
  return { ...content, mentionIds: [...new Set([...content.mentionIds, replied.authorId])] };
}

/** The message that the bot posted with this nonce a moment ago. */
function sameNonce(core: Core, channel: ChannelRecord, nonce: string): MessageRecord | undefined {
  return messagesOf(core.world, channel.id).findLast(
    (message) =>
      message.nonce === nonce &&
      message.authorId === core.world.application.botId &&
      core.clock.now() - message.createdAt < NONCE_LIFE,
  );
}

function create(core: Core, call: Call): Reply {
  const channel = visibleChannel(core, param(call, 'channel'));
  const body = readBody(MessageCreateRequestSchema, call.body);
  requireSending(core, channel);
  if ((body.embeds ?? []).length > 0) requirePermission(core, channel, 'EmbedLinks');
  if (call.files.length > 0) requirePermission(core, channel, 'AttachFiles');
  const nonce = body.nonce === undefined ? null : String(body.nonce);
  const repeated =
    nonce !== null && body.enforce_nonce === true ? sameNonce(core, channel, nonce) : undefined;
  if (repeated) return ok(presentMessage(core, repeated));
  const reference = referenceOf(core, channel, body);
  const content = withRepliedUser(core, composeNew(core, requestOf(call, body)), reference, body);
  const message = postMessage(core, channel, content, {
    authorId: core.world.application.botId,
    type: reference ? MessageType.Reply : MessageType.Default,
    reference,
    nonce,
  });
  return ok(presentMessage(core, message));
}

function update(core: Core, call: Call): Reply {
  const channel = visibleChannel(core, param(call, 'channel'));
  const message = publicMessage(core, channel, param(call, 'message'));
  const body = readBody(MessageEditRequestPartialSchema, call.body);
  if (message.authorId !== core.world.application.botId) throw refusal('foreignMessage');
  requireAwake(channel);
  if ((body.embeds ?? []).length > 0) requirePermission(core, channel, 'EmbedLinks');
  if (call.files.length > 0) requirePermission(core, channel, 'AttachFiles');
  const content = composeEdit(core, message, requestOf(call, body));
  countOldEdit(core, message);
  editMessage(core, message, content);
  return ok(presentMessage(core, message));
}

function remove(core: Core, call: Call): Reply {
  const channel = visibleChannel(core, param(call, 'channel'));
  const message = publicMessage(core, channel, param(call, 'message'));
  if (message.authorId !== core.world.application.botId) requirePermission(core, channel, 'ManageMessages');
  requireAwake(channel);
  deleteMessage(core, channel.id, message.id);
  return NO_CONTENT;
}

function read(core: Core, call: Call): Reply {
  const channel = visibleChannel(core, param(call, 'channel'));
  requirePermission(core, channel, 'ReadMessageHistory');
  return ok(presentMessage(core, publicMessage(core, channel, param(call, 'message'))));
}

function page(messages: readonly MessageRecord[], query: Call['query']): readonly MessageRecord[] {
  const limit = Math.min(Math.max(Number(query['limit'] ?? PAGE), 1), 100);
  const { before, after } = query;
  if (after !== undefined) return messages.filter(({ id }) => bySnowflake(id, after) > 0).slice(0, limit);
  return messages.filter(({ id }) => before === undefined || bySnowflake(id, before) < 0).slice(-limit);
}

function list(core: Core, call: Call): Reply {
  const channel = visibleChannel(core, param(call, 'channel'));
  if (!may(core.world, channel, core.world.application.botId, 'ReadMessageHistory')) return ok([]);
  const open = messagesOf(core.world, channel.id).filter(({ visibleTo }) => visibleTo === null);
  return ok(
    page(open, call.query)
      .map((message) => presentMessage(core, message))
      .reverse(),
  );
}

const ALL = '/channels/:channel/messages';
const ONE = '/channels/:channel/messages/:message';

/** Messages that the bot posts, changes, reads and deletes by its own right. */
export const messageRoutes: readonly Route[] = [
  { method: 'POST', path: ALL, access: 'bot', run: create },
  { method: 'GET', path: ALL, access: 'bot', run: list },
  { method: 'GET', path: ONE, access: 'bot', run: read },
  { method: 'PATCH', path: ONE, access: 'bot', run: update },
  { method: 'DELETE', path: ONE, access: 'bot', run: remove },
];
