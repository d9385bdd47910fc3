import { ChannelType } from 'discord-api-types/v10';
import { mint, type Core } from './core.ts';
import type { ChannelRecord } from './world.ts';

/** Opens a text channel in a guild and tells of it. */
export function addTextChannel(core: Core, guildId: string, name: string): ChannelRecord {
  const channel: ChannelRecord = {
    id: mint(core),
    type: ChannelType.GuildText,
    name,
    guildId,
    recipientId: null,
    thread: null,
    overwrites: [],
    position: core.world.channels.filter((one) => one.guildId === guildId).length,
  };
  core.world.channels.push(channel);
  core.changes.tell({ kind: 'channelCreated', channel });
  return channel;
}

/** The direct-message channel between the bot and a user: made once, the same ever after. */
export function openDm(core: Core, userId: string): ChannelRecord {
  const present = core.world.channels.find(({ recipientId }) => recipientId === userId);
  if (present) return present;
  const channel: ChannelRecord = {
    id: mint(core),
    type: ChannelType.DM,
    name: '',
    guildId: null,
    recipientId: userId,
    thread: null,
    overwrites: [],
    position: 0,
  };
  core.world.channels.push(channel);
  core.changes.tell({ kind: 'channelCreated', channel });
  return channel;
}
