import { PermissionFlagsBits as Flags } from 'discord.js';
import type { BotPermission } from '../commands/interaction.ts';

const flagOf: Readonly<Record<BotPermission, bigint>> = {
  view: Flags.ViewChannel,
  send: Flags.SendMessages,
  createThread: Flags.CreatePublicThreads,
  sendInThread: Flags.SendMessagesInThreads,
  embed: Flags.EmbedLinks,
};

/** All that the bot asks for on a server, as a bit field: what the invite link carries. */
export const wantedPermissions = Object.values(flagOf).reduce((all, flag) => all | flag, 0n);

/** Whether permissions as Discord writes them (a decimal bit field) hold one; an administrator has them all. */
export function mayDo(permissions: string, permission: BotPermission): boolean {
  return has(permissions, flagOf[permission]);
}

/** Whether somebody with these permissions in a channel sees it. */
export function seesChannel(permissions: string): boolean {
  return has(permissions, Flags.ViewChannel);
}

function has(permissions: string, flag: bigint): boolean {
  return (BigInt(permissions) & (flag | Flags.Administrator)) !== 0n;
}
