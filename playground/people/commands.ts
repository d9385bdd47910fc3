import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { guildOf } from '../lookup.ts';
import { permissionsIn } from '../permissions.ts';
import type { ChannelRecord, CommandRecord, UserRecord, World } from '../world.ts';

function isOfferedIn(command: CommandRecord, channel: ChannelRecord): boolean {
  const place = channel.guildId === null ? InteractionContextType.BotDM : InteractionContextType.Guild;
  if (command.guildId !== null) return command.guildId === channel.guildId;
  const isInstalled = command.integrationTypes.includes(ApplicationIntegrationType.GuildInstall);
  return isInstalled && (command.contexts === null || command.contexts.includes(place));
}

const ADMINISTRATOR = 8n;

/** Whether the bot's wish for permissions is met, or the server has opened the command to the person. */
function isPermitted(
  world: World,
  command: CommandRecord,
  channel: ChannelRecord,
  user: UserRecord,
): boolean {
  const { defaultMemberPermissions: needed } = command;
  if (needed === null || channel.guildId === null) return true;
  const rights = permissionsIn(world, channel, user.id);
  // "0" closes a command to all but administrators, who have every bit.
  const bits = needed === '0' ? ADMINISTRATOR : BigInt(needed);
  const allowances = guildOf(world, channel.guildId)?.allowances ?? [];
  return (
    (rights & bits) === bits ||
    allowances.some(({ commandId, userId }) => commandId === command.id && userId === user.id)
  );
}

/**
 * The commands that a person is offered in a channel, those of the guild before global ones: installed there,
 * meant for such a place, and permitted to them.
 */
export function commandsOffered(world: World, channel: ChannelRecord, user: UserRecord): CommandRecord[] {
  return world.commands
    .filter((command) => command.type === ApplicationCommandType.ChatInput && isOfferedIn(command, channel))
    .filter((command) => isPermitted(world, command, channel, user))
    .sort((one, other) => Number(one.guildId === null) - Number(other.guildId === null));
}
