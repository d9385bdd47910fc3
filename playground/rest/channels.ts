import { UpdateThreadRequestPartialSchema } from 'discord-api-spec/zod';
import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { presentChannel } from '../present/channel.ts';
import { setThreadState } from '../threads.ts';
import { may } from '../permissions.ts';
import { readBody } from '../validation/schema.ts';
import type { ChannelRecord, ThreadRecord } from '../world.ts';
import { requirePermission, requireSending, visibleChannel } from './access.ts';
import { NO_CONTENT, ok, param, type Call, type Reply, type Route } from './route.ts';

function read(core: Core, call: Call): Reply {
  return ok(presentChannel(core.world, visibleChannel(core, param(call, 'channel'))));
}

interface ThreadChange {
  name?: string | null;
  archived?: boolean | null;
  locked?: boolean | null;
  auto_archive_duration?: number | null;
}

/** Locking is for those who manage threads; archiving and renaming is for a thread's owner too. */
function requireThreadRight(
  core: Core,
  channel: ChannelRecord,
  thread: ThreadRecord,
  change: ThreadChange,
): void {
  const { botId } = core.world.application;
  if (may(core.world, channel, botId, 'ManageThreads')) return;
  const touchesLock = typeof change.locked === 'boolean' && change.locked !== thread.locked;
  const wakes = change.archived === false && thread.archived && !thread.locked;
  if (touchesLock || (thread.ownerId !== botId && !wakes)) throw refusal('missingPermissions');
}

function update(core: Core, call: Call): Reply {
  const channel = visibleChannel(core, param(call, 'channel'));
  const change = readBody(UpdateThreadRequestPartialSchema, call.body);
  if (!channel.thread) {
    requirePermission(core, channel, 'ManageChannels');
    throw refusal('wrongChannelType');
  }
  requireThreadRight(core, channel, channel.thread, change);
  if (channel.thread.archived && change.archived !== false) throw refusal('archivedThread');
  setThreadState(core, channel, {
    ...(typeof change.name === 'string' ? { name: change.name } : {}),
    ...(typeof change.archived === 'boolean' ? { archived: change.archived } : {}),
    ...(typeof change.locked === 'boolean' ? { locked: change.locked } : {}),
    ...(typeof change.auto_archive_duration === 'number'
      ? { autoArchiveDuration: change.auto_archive_duration }
      : {}),
  });
  return ok(presentChannel(core.world, channel));
}

function remove(core: Core, call: Call): Reply {
  const channel = visibleChannel(core, param(call, 'channel'));
  requirePermission(core, channel, channel.thread ? 'ManageThreads' : 'ManageChannels');
  deleteChannel(core, channel);
  return ok(presentChannel(core.world, channel));
}

/** Takes a channel away with its messages and the threads below it. */
export function deleteChannel(core: Core, channel: ChannelRecord): void {
  const { world } = core;
  const gone = world.channels.filter(
    ({ id, thread }) => id === channel.id || thread?.parentId === channel.id,
  );
  world.channels = world.channels.filter((one) => !gone.includes(one));
  for (const { id } of gone) world.messages[id] = [];
  core.changes.tell({ kind: 'channelDeleted', channel });
}

function typing(core: Core, call: Call): Reply {
  requireSending(core, visibleChannel(core, param(call, 'channel')));
  return NO_CONTENT;
}

/** Channels and threads as a whole. */
export const channelRoutes: readonly Route[] = [
  { method: 'GET', path: '/channels/:channel', access: 'bot', run: read },
  { method: 'PATCH', path: '/channels/:channel', access: 'bot', run: update },
  { method: 'DELETE', path: '/channels/:channel', access: 'bot', run: remove },
  { method: 'POST', path: '/channels/:channel/typing', access: 'bot', run: typing },
];
