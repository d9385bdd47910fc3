import type { Core } from './core.ts';
import { refusal } from './errors.ts';
import { permissionBits, type Permission } from './permissions.ts';
import type { ChannelRecord, OverwriteRecord } from './world.ts';

/** Whom an overwrite concerns: the guild's everybody, or one user. */
export type Whom = 'everyone' | { readonly userId: string };

function overwriteFor(channel: ChannelRecord, whom: Whom): OverwriteRecord {
  if (channel.guildId === null || channel.thread) throw refusal('wrongChannelType');
  const id = whom === 'everyone' ? channel.guildId : whom.userId;
  const present = channel.overwrites.find((one) => one.id === id);
  if (present) return present;
  const made: OverwriteRecord = { id, kind: whom === 'everyone' ? 'role' : 'member', allow: '0', deny: '0' };
  channel.overwrites.push(made);
  return made;
}

/** Takes permissions away in a channel (and the threads below it) and tells of it. */
export function deny(
  core: Core,
  channel: ChannelRecord,
  whom: Whom,
  permissions: readonly Permission[],
): void {
  decide(core, channel, whom, permissions, 'deny', 'allow');
}

/** Grants permissions in a channel (and the threads below it) and tells of it. */
export function allow(
  core: Core,
  channel: ChannelRecord,
  whom: Whom,
  permissions: readonly Permission[],
): void {
  decide(core, channel, whom, permissions, 'allow', 'deny');
}

type Side = 'allow' | 'deny';

/** Permissions stand on one side of an overwrite from now on, and on the other no more. */
function decide(
  core: Core,
  channel: ChannelRecord,
  whom: Whom,
  permissions: readonly Permission[],
  on: Side,
  off: Side,
): void {
  const overwrite = overwriteFor(channel, whom);
  const bits = permissionBits(permissions);
  overwrite[on] = String(BigInt(overwrite[on]) | bits);
  overwrite[off] = String(BigInt(overwrite[off]) & ~bits);
  core.changes.tell({ kind: 'channelUpdated', channel });
}
