import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { knownGuild, memberOf } from '../lookup.ts';
import { presentChannel } from '../present/channel.ts';
import { presentGuild, presentMember } from '../present/guild.ts';
import type { GuildRecord } from '../world.ts';
import { ok, param, type Call, type Reply, type Route } from './route.ts';

/** @throws ApiError 10004 where there is none, 50001 where the bot isn't a member. */
function joinedGuild(core: Core, call: Call): GuildRecord {
  const guild = knownGuild(core.world, param(call, 'guild'));
  if (!memberOf(core.world, guild.id, core.world.application.botId)) throw refusal('missingAccess');
  return guild;
}

function read(core: Core, call: Call): Reply {
  return ok(presentGuild(joinedGuild(core, call)));
}

function channels(core: Core, call: Call): Reply {
  const guild = joinedGuild(core, call);
  const own = core.world.channels.filter(({ guildId, thread }) => guildId === guild.id && !thread);
  return ok(own.map((channel) => presentChannel(core.world, channel)));
}

function activeThreads(core: Core, call: Call): Reply {
  const guild = joinedGuild(core, call);
  const active = core.world.channels.filter(
    ({ guildId, thread }) => guildId === guild.id && thread?.archived === false,
  );
  return ok({ threads: active.map((channel) => presentChannel(core.world, channel)), members: [] });
}

function member(core: Core, call: Call): Reply {
  const guild = joinedGuild(core, call);
  const found = memberOf(core.world, guild.id, param(call, 'user'));
  if (!found) throw refusal('unknownMember');
  return ok(presentMember(core.world, found));
}

/** Guilds and their members. */
export const guildRoutes: readonly Route[] = [
  { method: 'GET', path: '/guilds/:guild', access: 'bot', run: read },
  { method: 'GET', path: '/guilds/:guild/channels', access: 'bot', run: channels },
  { method: 'GET', path: '/guilds/:guild/threads/active', access: 'bot', run: activeThreads },
  { method: 'GET', path: '/guilds/:guild/members/:user', access: 'bot', run: member },
];
