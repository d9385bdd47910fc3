import { ApplicationFlags } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { knownUser } from '../lookup.ts';
import { presentUser } from '../present/user.ts';
import { ok, type Reply, type Route } from './route.ts';

/** The application in the form of `GET /applications/@me`. */
function presentApplication(core: Core) {
  const { id, name, botId } = core.world.application;
  const bot = presentUser(knownUser(core.world, botId));
  return {
    id,
    name,
    icon: null,
    description: '',
    summary: '',
    type: null,
    bot,
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: ApplicationFlags.ApplicationCommandBadge,
    hook: true,
    owner: bot,
    team: null,
    approximate_guild_count: core.world.guilds.length,
    redirect_uris: [],
    interactions_endpoint_url: null,
    integration_types_config: { '0': {} },
  };
}

function me(core: Core): Reply {
  return ok(presentApplication(core));
}

/** The bot's application. */
export const applicationRoutes: readonly Route[] = [
  { method: 'GET', path: '/applications/@me', access: 'bot', run: me },
  { method: 'GET', path: '/oauth2/applications/@me', access: 'bot', run: me },
];
