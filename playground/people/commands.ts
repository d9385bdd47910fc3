import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { permissionsIn } from '../permissions.ts';
import type { ChannelRecord, CommandRecord, UserRecord, World } from '../world.ts';

function isOfferedIn(command: CommandRecord, channel: ChannelRecord): boolean {
  const place = channel.guildId === null ? InteractionContextType.BotDM : InteractionContextType.Guild;
  if (command.guildId !== null) return command.guildId === channel.guildId;
  const isInstalled = command.integrationTypes.includes(ApplicationIntegrationType.GuildInstall);
  return isInstalled && (command.contexts === null || command.contexts.includes(place));
}

/**
 * The commands that a person is offered in a channel, those of the guild before global ones: installed there,
 * meant for such a place, and permitted to them.
 */
export function commandsOffered(world: World, channel: ChannelRecord, user: UserRecord): CommandRecord[] {
  const rights = permissionsIn(world, channel, user.id);
  return world.commands
    .filter((command) => command.type === ApplicationCommandType.ChatInput && isOfferedIn(command, channel))
    .filter(({ defaultMemberPermissions: needed }) => {
      if (needed === null || channel.guildId === null) return true;
      // "0" closes a command to all but administrators, who have every bit.
      return needed === '0' ? (rights & 8n) !== 0n : (rights & BigInt(needed)) === BigInt(needed);
    })
    .sort((one, other) => Number(one.guildId === null) - Number(other.guildId === null));
}
