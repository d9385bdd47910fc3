import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { ChannelRecord, GuildRecord, MemberRecord, World } from './world.ts';
import { channelOf, guildOf, userOf } from './lookup.ts';

export type Permission = keyof typeof PermissionFlagsBits;

const ALL = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n);

/** The bits of some permissions together. */
export function permissionBits(names: readonly Permission[]): bigint {
  return names.reduce((sum, name) => sum | PermissionFlagsBits[name], 0n);
}

/** What everybody may do on a new server, as far as it matters here. */
export const EVERYONE_PERMISSIONS = permissionBits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'MentionEveryone',
  'UseExternalEmojis',
  'AddReactions',
  'UseApplicationCommands',
  'ChangeNickname',
]);

function withOverwrites(
  base: bigint,
  guild: GuildRecord,
  member: MemberRecord,
  channel: ChannelRecord,
): bigint {
  const everyone = channel.overwrites.filter(({ id }) => id === guild.id);
  const roles = channel.overwrites.filter(({ kind, id }) => kind === 'role' && member.roleIds.includes(id));
  const personal = channel.overwrites.filter(({ kind, id }) => kind === 'member' && id === member.userId);
  return [everyone, roles, personal].reduce((bits, layer) => {
    const deny = layer.reduce((sum, overwrite) => sum | BigInt(overwrite.deny), 0n);
    const allow = layer.reduce((sum, overwrite) => sum | BigInt(overwrite.allow), 0n);
    return (bits & ~deny) | allow;
  }, base);
}

/** Without ViewChannel nothing goes; without SendMessages neither embeds nor files nor mass mentions do. */
function withImplied(bits: bigint, channel: ChannelRecord): bigint {
  if ((bits & PermissionFlagsBits.ViewChannel) === 0n) return 0n;
  const sending = channel.thread
    ? PermissionFlagsBits.SendMessagesInThreads
    : PermissionFlagsBits.SendMessages;
  if ((bits & sending) !== 0n) return bits;
  return bits & ~permissionBits(['EmbedLinks', 'AttachFiles', 'MentionEveryone']);
}

/** A private thread is there only for its members and those who manage threads. */
function isHiddenThread({ type, thread }: ChannelRecord, userId: string, bits: bigint): boolean {
  if (type !== ChannelType.PrivateThread || thread?.memberIds.includes(userId) === true) return false;
  return (bits & PermissionFlagsBits.ManageThreads) === 0n;
}

/**
 * What a user may do in a channel: Discord's own order of roles and overwrites; a thread has its parent's. Who is no
 * member may do nothing.
 */
export function permissionsIn(world: World, channel: ChannelRecord, userId: string): bigint {
  if (userOf(world, userId)?.deleted === true) return 0n;
  if (channel.guildId === null) {
    const isParty = userId === channel.recipientId || userId === world.application.botId;
    return isParty ? EVERYONE_PERMISSIONS : 0n;
  }
  const guild = guildOf(world, channel.guildId);
  const member = guild?.members.find((one) => one.userId === userId);
  if (!guild || !member) return 0n;
  if (guild.ownerId === userId) return ALL;
  const base = guild.roles
    .filter(({ id }) => id === guild.id || member.roleIds.includes(id))
    .reduce((sum, role) => sum | BigInt(role.permissions), 0n);
  if ((base & PermissionFlagsBits.Administrator) !== 0n) return ALL;
  const place = channel.thread ? (channelOf(world, channel.thread.parentId) ?? channel) : channel;
  const bits = withImplied(withOverwrites(base, guild, member, place), channel);
  return isHiddenThread(channel, userId, bits) ? 0n : bits;
}

/** Whether a user has a permission in a channel. */
export function may(world: World, channel: ChannelRecord, userId: string, permission: Permission): boolean {
  return (permissionsIn(world, channel, userId) & PermissionFlagsBits[permission]) !== 0n;
}
