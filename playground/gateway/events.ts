import { ChannelType, GatewayIntentBits } from 'discord-api-types/v10';
import type { Change } from '../changes.ts';
import type { Core } from '../core.ts';
import { channelOf, guildOf, memberOf } from '../lookup.ts';
import { may } from '../permissions.ts';
import { presentChannel } from '../present/channel.ts';
import { presentGuild, presentMember, presentRole } from '../present/guild.ts';
import { presentMessage } from '../present/message.ts';
import { presentUser } from '../present/user.ts';
import type { ChannelRecord, GuildRecord, MessageRecord } from '../world.ts';

/** An event for bots, and which of their sessions it is for. */
export interface GatewayEvent {
  readonly name: string;
  /** The event's body, for a session with these intents. */
  readonly data: (intents: number) => unknown;
  /** The guild that decides on the shard; null goes to the first. */
  readonly guildId: string | null;
  /** The intent that asks for it, 0 where every session gets it. */
  readonly intent: number;
}

/** A guild with all that a session is told of it: members only with the intent for them. */
export function presentGuildCreate(core: Core, guild: GuildRecord, intents: number): unknown {
  const { world } = core;
  const own = world.channels.filter(({ guildId }) => guildId === guild.id);
  const { botId } = world.application;
  const seesMembers = (intents & GatewayIntentBits.GuildMembers) !== 0;
  const members = guild.members.filter(({ userId }) => seesMembers || userId === botId);
  return {
    ...presentGuild(guild),
    joined_at: new Date(memberOf(world, guild.id, botId)?.joinedAt ?? 0).toISOString(),
    large: false,
    unavailable: false,
    member_count: guild.members.length,
    members: members.map((member) => presentMember(world, member)),
    channels: own.filter(({ thread }) => !thread).map((channel) => presentChannel(world, channel)),
    threads: own.filter(({ thread }) => thread?.archived === false).map((one) => presentChannel(world, one)),
    voice_states: [],
    presences: [],
    stage_instances: [],
    guild_scheduled_events: [],
    soundboard_sounds: [],
  };
}

type MessageChange = Extract<Change, { message: MessageRecord }>;
type ChannelChange = Extract<Change, { kind: 'channelCreated' | 'channelUpdated' | 'channelDeleted' }>;

const messageNames = {
  messageCreated: 'MESSAGE_CREATE',
  messageUpdated: 'MESSAGE_UPDATE',
  messageDeleted: 'MESSAGE_DELETE',
} as const;

const channelNames = {
  channelCreated: { channel: 'CHANNEL_CREATE', thread: 'THREAD_CREATE' },
  channelUpdated: { channel: 'CHANNEL_UPDATE', thread: 'THREAD_UPDATE' },
  channelDeleted: { channel: 'CHANNEL_DELETE', thread: 'THREAD_DELETE' },
} as const;

/** Without the intent for it, the bot reads only its own messages, direct ones, and those that name it. */
function readableMessage(core: Core, message: MessageRecord, guildId: string | null, intents: number) {
  const { botId } = core.world.application;
  const presented = presentMessage(core, message);
  const isReadable =
    (intents & GatewayIntentBits.MessageContent) !== 0 ||
    guildId === null ||
    message.authorId === botId ||
    message.mentionIds.includes(botId);
  return isReadable ? presented : { ...presented, content: '', embeds: [], components: [], attachments: [] };
}

function messageEvents(core: Core, { kind, message }: MessageChange): GatewayEvent[] {
  const channel = channelOf(core.world, message.channelId);
  const { botId } = core.world.application;
  const isHidden = message.visibleTo !== null || !channel || !may(core.world, channel, botId, 'ViewChannel');
  if (isHidden) return [];
  const { guildId } = channel;
  const place = guildId === null ? {} : { guild_id: guildId };
  const data = (intents: number) =>
    kind === 'messageDeleted'
      ? { id: message.id, channel_id: message.channelId, ...place }
      : { ...readableMessage(core, message, guildId, intents), ...place };
  const intent = guildId === null ? GatewayIntentBits.DirectMessages : GatewayIntentBits.GuildMessages;
  return [{ name: messageNames[kind], data, guildId, intent }];
}

function channelEvents(core: Core, { kind, channel }: ChannelChange): GatewayEvent[] {
  if (channel.type === ChannelType.DM) return [];
  const name = channelNames[kind][channel.thread ? 'thread' : 'channel'];
  const presented = presentChannel(core.world, channel);
  const isNewThread = kind === 'channelCreated' && channel.thread;
  const data = isNewThread ? { ...presented, newly_created: true } : presented;
  return [{ name, data: () => data, guildId: channel.guildId, intent: GatewayIntentBits.Guilds }];
}

/** Who comes into a thread is told to all with the intent for members, and to the bot when it is the bot. */
function threadMemberEvents(core: Core, channel: ChannelRecord, userIds: readonly string[]): GatewayEvent[] {
  const isBot = userIds.includes(core.world.application.botId);
  const data = {
    id: channel.id,
    guild_id: channel.guildId,
    member_count: channel.thread?.memberIds.length ?? 0,
    added_members: userIds.map((id) => ({
      id: channel.id,
      user_id: id,
      join_timestamp: new Date(core.clock.now()).toISOString(),
      flags: 0,
    })),
  };
  const intent = isBot ? GatewayIntentBits.Guilds : GatewayIntentBits.GuildMembers;
  return [{ name: 'THREAD_MEMBERS_UPDATE', data: () => data, guildId: channel.guildId, intent }];
}

function guildEvents(core: Core, guildId: string): GatewayEvent[] {
  const guild = guildOf(core.world, guildId);
  if (!guild) return [];
  const data = (intents: number) => presentGuildCreate(core, guild, intents);
  return [{ name: 'GUILD_CREATE', data, guildId, intent: GatewayIntentBits.Guilds }];
}

type MemberChange = Extract<Change, { kind: 'memberAdded' | 'memberUpdated' | 'memberRemoved' }>;

const memberNames = {
  memberAdded: 'GUILD_MEMBER_ADD',
  memberUpdated: 'GUILD_MEMBER_UPDATE',
  memberRemoved: 'GUILD_MEMBER_REMOVE',
} as const;

function memberEvents(core: Core, { kind, guildId, user }: MemberChange): GatewayEvent[] {
  const member = memberOf(core.world, guildId, user.id);
  const told = member ? presentMember(core.world, member) : { user: presentUser(user) };
  const data = { ...told, guild_id: guildId };
  return [{ name: memberNames[kind], data: () => data, guildId, intent: GatewayIntentBits.GuildMembers }];
}

function roleEvents({ guildId, role }: Extract<Change, { kind: 'roleCreated' }>): GatewayEvent[] {
  const data = { guild_id: guildId, role: presentRole(role) };
  return [{ name: 'GUILD_ROLE_CREATE', data: () => data, guildId, intent: GatewayIntentBits.Guilds }];
}

/** What the gateway says of a change in the world: for most of them one event, for some none. */
export function gatewayEvents(core: Core, change: Change): GatewayEvent[] {
  switch (change.kind) {
    case 'messageCreated':
    case 'messageUpdated':
    case 'messageDeleted':
      return messageEvents(core, change);
    case 'channelCreated':
    case 'channelUpdated':
    case 'channelDeleted':
      return channelEvents(core, change);
    case 'threadMembersAdded':
      return threadMemberEvents(core, change.channel, change.userIds);
    case 'guildCreated':
      return guildEvents(core, change.guildId);
    case 'memberAdded':
    case 'memberUpdated':
    case 'memberRemoved':
      return memberEvents(core, change);
    case 'roleCreated':
      return roleEvents(change);
    case 'interactionCreated':
      return [
        {
          name: 'INTERACTION_CREATE',
          data: () => change.event,
          guildId: change.interaction.guildId,
          intent: 0,
        },
      ];
    case 'userUpdated':
    case 'interactionAnswered':
    case 'interactionFailed':
    case 'commandsChanged':
    case 'sessionsChanged':
    case 'stopped':
    case 'recorded':
      return [];
  }
}
