import { refusal } from './errors.ts';
import type {
  ChannelRecord,
  GuildRecord,
  InteractionRecord,
  MemberRecord,
  MessageRecord,
  UserRecord,
  World,
} from './world.ts';

export function userOf(world: World, id: string): UserRecord | undefined {
  return world.users.find((user) => user.id === id);
}

export function guildOf(world: World, id: string): GuildRecord | undefined {
  return world.guilds.find((guild) => guild.id === id);
}

export function channelOf(world: World, id: string): ChannelRecord | undefined {
  return world.channels.find((channel) => channel.id === id);
}

export function memberOf(world: World, guildId: string, userId: string): MemberRecord | undefined {
  return guildOf(world, guildId)?.members.find((member) => member.userId === userId);
}

/** The messages of a channel from old to new: the world's own list, to be read only. */
export function messagesOf(world: World, channelId: string): readonly MessageRecord[] {
  return world.messages[channelId] ?? [];
}

export function messageOf(world: World, channelId: string, id: string): MessageRecord | undefined {
  return messagesOf(world, channelId).findLast((message) => message.id === id);
}

export function interactionOf(world: World, id: string): InteractionRecord | undefined {
  return world.interactions.findLast((interaction) => interaction.id === id);
}

/** A user who must exist because the world itself names them, if only as one whose account is gone. */
export function knownUser(world: World, id: string): UserRecord {
  const user = userOf(world, id);
  if (!user) throw refusal('unknownUser');
  return user;
}

/** A user whose account stands. @throws ApiError 10013. */
export function standingUser(world: World, id: string): UserRecord {
  const user = knownUser(world, id);
  if (user.deleted) throw refusal('unknownUser');
  return user;
}

/** @throws ApiError 10003. */
export function knownChannel(world: World, id: string): ChannelRecord {
  const channel = channelOf(world, id);
  if (!channel) throw refusal('unknownChannel');
  return channel;
}

/** @throws ApiError 10004. */
export function knownGuild(world: World, id: string): GuildRecord {
  const guild = guildOf(world, id);
  if (!guild) throw refusal('unknownGuild');
  return guild;
}

/** @throws ApiError 10008. */
export function knownMessage(world: World, channelId: string, id: string): MessageRecord {
  const message = messageOf(world, channelId, id);
  if (!message) throw refusal('unknownMessage');
  return message;
}
