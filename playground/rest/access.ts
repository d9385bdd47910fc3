import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { knownChannel, knownUser, memberOf } from '../lookup.ts';
import { may, type Permission } from '../permissions.ts';
import { isShutFor } from '../threads.ts';
import type { ChannelRecord } from '../world.ts';

/**
 * A channel that the bot can see.
 *
 * @throws ApiError 10003 where there is none, 50001 where the bot has no access.
 */
export function visibleChannel(core: Core, id: string): ChannelRecord {
  const channel = knownChannel(core.world, id);
  const { botId } = core.world.application;
  const isOutside = channel.guildId !== null && !memberOf(core.world, channel.guildId, botId);
  if (isOutside || !may(core.world, channel, botId, 'ViewChannel')) throw refusal('missingAccess');
  return channel;
}

/** @throws ApiError 50013. */
export function requirePermission(core: Core, channel: ChannelRecord, permission: Permission): void {
  if (!may(core.world, channel, core.world.application.botId, permission))
    throw refusal('missingPermissions');
}

/** @throws ApiError 50083 when nothing in the channel can be changed because it is an archived thread. */
export function requireAwake(channel: ChannelRecord): void {
  if (channel.thread?.archived === true) throw refusal('archivedThread');
}

/** Direct messages go to people who take them and share a server with the bot. */
function requireOpenDms({ world }: Core, recipientId: string): void {
  const { dmsClosed, deleted } = knownUser(world, recipientId);
  if (dmsClosed || deleted) throw refusal('dmsClosed');
  const shared = world.guilds.filter(({ id }) => memberOf(world, id, world.application.botId));
  if (!shared.some(({ id }) => memberOf(world, id, recipientId))) throw refusal('noMutualGuild');
}

/**
 * Whether the bot may post here, by Discord's order of reasons.
 *
 * @throws ApiError 50013 without the right to send, 50083 in a locked thread, 50007 where direct messages are
 * closed, 50278 for who shares no server with the bot.
 */
export function requireSending(core: Core, channel: ChannelRecord): void {
  if (channel.recipientId !== null) requireOpenDms(core, channel.recipientId);
  requirePermission(core, channel, channel.thread ? 'SendMessagesInThreads' : 'SendMessages');
  if (isShutFor(core, channel, core.world.application.botId)) throw refusal('archivedThread');
}
