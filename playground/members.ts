import { mint, type Core } from './core.ts';
import { NotPossible } from './interactions/notPossible.ts';
import { knownGuild, memberOf } from './lookup.ts';
import { permissionBits } from './permissions.ts';
import type { GuildRecord, MemberRecord, RoleRecord, Standing, UserRecord } from './world.ts';

const MODERATOR = 'Moderator';

/** What servers usually grant to those who keep order. */
const MODERATOR_PERMISSIONS = permissionBits([
  'ManageMessages',
  'ManageThreads',
  'ModerateMembers',
  'KickMembers',
]);

/**
 * Makes a user a member of a guild and tells of it; a member stays one. Who comes back has no roles.
 *
 * @throws NotPossible for a deleted account.
 */
export function addMember(core: Core, guild: GuildRecord, user: UserRecord): void {
  if (user.deleted) throw new NotPossible(`The account of ${user.username} is gone.`);
  if (memberOf(core.world, guild.id, user.id)) return;
  guild.members.push({ userId: user.id, nick: null, roleIds: [], joinedAt: core.clock.now() });
  core.changes.tell({ kind: 'memberAdded', guildId: guild.id, user });
}

/**
 * Takes a user out of a guild and its threads and tells of it; their client forgets what only they saw there. Nothing
 * happens to who is no member.
 *
 * @throws NotPossible for the owner.
 */
export function removeMember(core: Core, guild: GuildRecord, user: UserRecord): void {
  if (!memberOf(core.world, guild.id, user.id)) return;
  if (guild.ownerId === user.id) throw new NotPossible('Whoever owns a server can’t leave it.');
  guild.members = guild.members.filter(({ userId }) => userId !== user.id);
  const rooms = core.world.channels.filter(({ guildId }) => guildId === guild.id);
  for (const { thread } of rooms) {
    if (thread) thread.memberIds = thread.memberIds.filter((id) => id !== user.id);
  }
  forgetPrivateMessages(core, user, new Set(rooms.map(({ id }) => id)));
  core.changes.tell({ kind: 'memberRemoved', guildId: guild.id, user });
}

/** Their client loses the messages that only they saw: everywhere, or in these channels. */
export function forgetPrivateMessages(
  { world }: Core,
  user: UserRecord,
  channelIds?: ReadonlySet<string>,
): void {
  for (const message of Object.values(world.messages).flat()) {
    const isThere = channelIds === undefined || channelIds.has(message.channelId);
    if (isThere && message.visibleTo === user.id) message.forgotten = true;
  }
}

/** Deletes an account: it leaves every guild, and for bots there is no such user any more. */
export function deleteAccount(core: Core, user: UserRecord): void {
  for (const guild of core.world.guilds) removeMember(core, guild, user);
  user.deleted = true;
  core.changes.tell({ kind: 'userUpdated', user });
}

/** Takes the deletion of an account back, as Discord does within some days. It is in no guild. */
export function restoreAccount(core: Core, user: UserRecord): void {
  user.deleted = false;
  core.changes.tell({ kind: 'userUpdated', user });
}

/** @throws NotPossible for who is no member. */
function knownMember(core: Core, guild: GuildRecord, user: UserRecord): MemberRecord {
  const member = memberOf(core.world, guild.id, user.id);
  if (!member) throw new NotPossible(`${user.username} is no member of ${guild.name}.`);
  return member;
}

function moderatorRole(core: Core, guild: GuildRecord): RoleRecord {
  const present = guild.roles.find(({ name }) => name === MODERATOR);
  if (present) return present;
  const role: RoleRecord = {
    id: mint(core),
    name: MODERATOR,
    permissions: String(MODERATOR_PERMISSIONS),
    position: guild.roles.length,
  };
  guild.roles.push(role);
  core.changes.tell({ kind: 'roleCreated', guildId: guild.id, role });
  return role;
}

/** Gives a member the role of moderators, or takes it from them. @throws NotPossible for who is no member. */
export function setModerator(core: Core, guild: GuildRecord, user: UserRecord, state: 'on' | 'off'): void {
  const member = knownMember(core, guild, user);
  const { id } = moderatorRole(core, guild);
  const others = member.roleIds.filter((roleId) => roleId !== id);
  member.roleIds = state === 'on' ? [...others, id] : others;
  core.changes.tell({ kind: 'memberUpdated', guildId: guild.id, user });
}

/** Whether a member has the role of moderators. */
export function isModerator(guild: GuildRecord, userId: string): boolean {
  const role = guild.roles.find(({ name }) => name === MODERATOR);
  const member = guild.members.find((one) => one.userId === userId);
  return role !== undefined && member?.roleIds.includes(role.id) === true;
}

/**
 * A server opens a command to a member, whatever permissions the bot asks for, as its settings allow.
 *
 * @throws NotPossible when the bot has registered no such command.
 */
export function allowCommand(core: Core, guild: GuildRecord, user: UserRecord, name: string): void {
  const command = core.world.commands.find(
    (one) => one.name === name && (one.guildId === null || one.guildId === guild.id),
  );
  if (!command) throw new NotPossible(`There is no command /${name}.`);
  guild.allowances.push({ commandId: command.id, userId: user.id });
  core.changes.tell({ kind: 'commandsChanged', guildId: guild.id });
}

/** Whether a user is a member, has left (or never came), or has deleted the account. */
export function standingIn(guild: GuildRecord, user: UserRecord): Standing {
  if (user.deleted) return 'deleted';
  return guild.members.some(({ userId }) => userId === user.id) ? 'here' : 'left';
}

/** Whether a message in a guild, or in direct messages with null, can ring for a user. */
export function canBeRung(core: Core, guildId: string | null, userId: string): boolean {
  return guildId === null || memberOf(core.world, knownGuild(core.world, guildId).id, userId) !== undefined;
}
