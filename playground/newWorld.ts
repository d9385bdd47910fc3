import { randomBytes } from 'node:crypto';
import { mint, type Core } from './core.ts';
import { EVERYONE_PERMISSIONS, permissionBits } from './permissions.ts';
import { nextSnowflake } from './snowflake.ts';
import type { GuildRecord, LocaleCode, UserRecord, World } from './world.ts';

/** What the invite of a bot like ours asks for. */
const BOT_PERMISSIONS = permissionBits([
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'EmbedLinks',
]);

/** How a fresh world is to be. */
export interface NewWorld {
  readonly botName?: string;
  readonly token?: string;
  readonly grantedIntents?: number;
}

/**
 * A token of the three parts that Discord's have; no secret, it opens nothing but this. Like Discord's it begins as an
 * id in base64 does, so never with the "Bot" that clients take off.
 */
function makeToken(): string {
  return [
    'MT' + randomBytes(18).toString('base64url'),
    ...[4, 27].map((bytes) => randomBytes(bytes).toString('base64url')),
  ].join('.');
}

/** A world with the bot's application and user in it and nobody else. */
export function freshWorld({
  botName = 'Merestone',
  token = makeToken(),
  grantedIntents = 0,
}: NewWorld): World {
  const id = nextSnowflake(Date.now(), '0');
  const bot: UserRecord = {
    id,
    username: botName,
    globalName: null,
    bot: true,
    locale: 'en-US',
    dmsClosed: false,
    deleted: false,
  };
  return {
    lastSnowflake: id,
    clockOffset: 0,
    application: { id, name: botName, botId: id, token, grantedIntents },
    users: [bot],
    guilds: [],
    channels: [],
    messages: {},
    commands: [],
    commandCreates: {},
    interactions: [],
    oldMessageEdits: {},
  };
}

/** Adds a person to Discord, as yet without a guild. */
export function addUser(core: Core, username: string, locale: LocaleCode): UserRecord {
  const globalName = username.charAt(0).toUpperCase() + username.slice(1);
  const user: UserRecord = {
    id: mint(core),
    username,
    globalName,
    bot: false,
    locale,
    dmsClosed: false,
    deleted: false,
  };
  core.world.users.push(user);
  return user;
}

/** Adds a guild with the bot in it, with the rights of its invite. Somebody who isn't there owns it. */
export function addGuild(core: Core, name: string): GuildRecord {
  const { world } = core;
  const owner = addUser(core, 'owner', 'en-US');
  const id = mint(core);
  const botRole = {
    id: mint(core),
    name: world.application.name,
    permissions: String(BOT_PERMISSIONS),
    position: 1,
  };
  const guild: GuildRecord = {
    id,
    name,
    ownerId: owner.id,
    roles: [{ id, name: '@everyone', permissions: String(EVERYONE_PERMISSIONS), position: 0 }, botRole],
    members: [
      { userId: owner.id, nick: null, roleIds: [], joinedAt: core.clock.now() },
      { userId: world.application.botId, nick: null, roleIds: [botRole.id], joinedAt: core.clock.now() },
    ],
    allowances: [],
  };
  world.guilds.push(guild);
  core.changes.tell({ kind: 'guildCreated', guildId: id });
  return guild;
}
