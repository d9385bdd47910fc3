import { ChannelType, OverwriteType, type APIOverwrite } from 'discord-api-types/v10';
import { knownUser, messagesOf } from '../lookup.ts';
import { snowflakeTime } from '../snowflake.ts';
import type { ChannelRecord, OverwriteRecord, ThreadRecord, World } from '../world.ts';
import { presentUser } from './user.ts';

/** A channel as Discord's API tells it: the fields of text channels, threads and direct messages. */
export interface PresentedChannel {
  readonly id: string;
  readonly type: ChannelType;
  readonly [field: string]: unknown;
}

function presentOverwrite(overwrite: OverwriteRecord): APIOverwrite {
  return {
    id: overwrite.id,
    type: overwrite.kind === 'role' ? OverwriteType.Role : OverwriteType.Member,
    allow: overwrite.allow,
    deny: overwrite.deny,
  };
}

function lastMessageId(world: World, channel: ChannelRecord): string | null {
  return messagesOf(world, channel.id).findLast(({ visibleTo }) => visibleTo === null)?.id ?? null;
}

function presentThread(world: World, channel: ChannelRecord, thread: ThreadRecord): PresentedChannel {
  const messages = messagesOf(world, channel.id).filter(({ visibleTo }) => visibleTo === null);
  return {
    id: channel.id,
    type: channel.type,
    name: channel.name,
    guild_id: channel.guildId,
    parent_id: thread.parentId,
    owner_id: thread.ownerId,
    flags: 0,
    last_message_id: lastMessageId(world, channel),
    rate_limit_per_user: 0,
    message_count: messages.length,
    total_message_sent: messages.length,
    member_count: thread.memberIds.length,
    thread_metadata: {
      archived: thread.archived,
      locked: thread.locked,
      auto_archive_duration: thread.autoArchiveDuration,
      archive_timestamp: new Date(thread.archivedChangedAt).toISOString(),
      create_timestamp: new Date(snowflakeTime(channel.id)).toISOString(),
    },
  };
}

/** A channel, thread or direct-message channel in the form of `GET /channels/:id`. */
export function presentChannel(world: World, channel: ChannelRecord): PresentedChannel {
  if (channel.thread) return presentThread(world, channel, channel.thread);
  if (channel.recipientId !== null) {
    return {
      id: channel.id,
      type: ChannelType.DM,
      flags: 0,
      last_message_id: lastMessageId(world, channel),
      recipients: [presentUser(knownUser(world, channel.recipientId))],
    };
  }
  return {
    id: channel.id,
    type: channel.type,
    name: channel.name,
    guild_id: channel.guildId,
    position: channel.position,
    parent_id: null,
    topic: null,
    nsfw: false,
    flags: 0,
    rate_limit_per_user: 0,
    last_message_id: lastMessageId(world, channel),
    permission_overwrites: channel.overwrites.map(presentOverwrite),
  };
}
