import {
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
} from 'discord-api-spec/zod';
import { ChannelType, MessageType } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { channelOf, knownMessage, standingUser } from '../lookup.ts';
import { emptyContent, postMessage } from '../messages/post.ts';
import { presentChannel } from '../present/channel.ts';
import { isShutFor, joinThread, openThread } from '../threads.ts';
import { readBody } from '../validation/schema.ts';
import type { ChannelRecord, ThreadRecord } from '../world.ts';
import { requireAwake, requirePermission, visibleChannel } from './access.ts';
import { NO_CONTENT, ok, param, type Call, type Reply, type Route } from './route.ts';

function parentChannel(core: Core, call: Call): ChannelRecord {
  const channel = visibleChannel(core, param(call, 'channel'));
  if (channel.type !== ChannelType.GuildText) throw refusal('wrongChannelType');
  return channel;
}

function createOnMessage(core: Core, call: Call): Reply {
  const parent = parentChannel(core, call);
  const message = knownMessage(core.world, parent.id, param(call, 'message'));
  if (message.visibleTo !== null) throw refusal('unknownMessage');
  requirePermission(core, parent, 'CreatePublicThreads');
  const body = readBody(CreateTextThreadWithMessageRequestSchema, call.body);
  if (channelOf(core.world, message.id)) throw refusal('threadExists');
  const thread = openThread(core, parent, {
    name: body.name,
    kind: 'public',
    starterId: message.id,
    ownerId: core.world.application.botId,
    autoArchiveDuration: body.auto_archive_duration,
  });
  postMessage(core, thread, emptyContent(), {
    authorId: message.authorId,
    type: MessageType.ThreadStarterMessage,
    reference: { messageId: message.id, channelId: parent.id },
  });
  core.changes.tell({ kind: 'messageUpdated', message });
  return { status: 201, body: presentChannel(core.world, thread) };
}

function createAlone(core: Core, call: Call): Reply {
  const parent = parentChannel(core, call);
  const body = readBody(CreateTextThreadWithoutMessageRequestSchema, call.body);
  const kind = body.type === ChannelType.PublicThread ? 'public' : 'private';
  requirePermission(core, parent, kind === 'public' ? 'CreatePublicThreads' : 'CreatePrivateThreads');
  const { botId } = core.world.application;
  const plan = {
    name: body.name,
    kind,
    ownerId: botId,
    autoArchiveDuration: body.auto_archive_duration,
  } as const;
  const thread = openThread(core, parent, plan);
  if (kind === 'public') {
    // Discord announces such a thread in the channel with a message of its own.
    const notice = { ...emptyContent(), content: body.name };
    postMessage(core, parent, notice, { authorId: botId, type: MessageType.ThreadCreated });
  }
  return { status: 201, body: presentChannel(core.world, thread) };
}

function visibleThread(core: Core, call: Call): { channel: ChannelRecord; thread: ThreadRecord } {
  const channel = visibleChannel(core, param(call, 'channel'));
  if (!channel.thread) throw refusal('wrongChannelType');
  return { channel, thread: channel.thread };
}

function userIn(core: Core, call: Call): string {
  const id = param(call, 'user');
  return id === '@me' ? core.world.application.botId : standingUser(core.world, id).id;
}

function join(core: Core, call: Call): Reply {
  const { channel } = visibleThread(core, call);
  requireAwake(channel);
  const userId = userIn(core, call);
  const { botId } = core.world.application;
  if (userId !== botId) requirePermission(core, channel, 'SendMessagesInThreads');
  if (isShutFor(core, channel, botId)) throw refusal('archivedThread');
  joinThread(core, channel, [userId]);
  return NO_CONTENT;
}

function leave(core: Core, call: Call): Reply {
  const { channel, thread } = visibleThread(core, call);
  requireAwake(channel);
  const userId = userIn(core, call);
  const isOwnThread = thread.ownerId === core.world.application.botId;
  if (userId !== core.world.application.botId && !isOwnThread)
    requirePermission(core, channel, 'ManageThreads');
  thread.memberIds = thread.memberIds.filter((id) => id !== userId);
  core.changes.tell({ kind: 'channelUpdated', channel });
  return NO_CONTENT;
}

function presentThreadMember(
  { thread, channel }: { thread: ThreadRecord; channel: ChannelRecord },
  userId: string,
) {
  const joined = new Date(thread.archivedChangedAt).toISOString();
  return { id: channel.id, user_id: userId, join_timestamp: joined, flags: 0 };
}

function members(core: Core, call: Call): Reply {
  const found = visibleThread(core, call);
  return ok(found.thread.memberIds.map((id) => presentThreadMember(found, id)));
}

function member(core: Core, call: Call): Reply {
  const found = visibleThread(core, call);
  const userId = userIn(core, call);
  if (!found.thread.memberIds.includes(userId)) throw refusal('unknownMember');
  return ok(presentThreadMember(found, userId));
}

const MEMBER = '/channels/:channel/thread-members/:user';

/** Opening threads and being in them. */
export const threadRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    access: 'bot',
    run: createOnMessage,
  },
  { method: 'POST', path: '/channels/:channel/threads', access: 'bot', run: createAlone },
  { method: 'GET', path: '/channels/:channel/thread-members', access: 'bot', run: members },
  { method: 'GET', path: MEMBER, access: 'bot', run: member },
  { method: 'PUT', path: MEMBER, access: 'bot', run: join },
  { method: 'DELETE', path: MEMBER, access: 'bot', run: leave },
];
