import { CreatePrivateChannelRequestSchema } from 'discord-api-spec/zod';
import { openDm } from '../channels.ts';
import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { knownUser, standingUser } from '../lookup.ts';
import { presentChannel } from '../present/channel.ts';
import { presentUser } from '../present/user.ts';
import { refuseField } from '../validation/form.ts';
import { readBody } from '../validation/schema.ts';
import { ok, param, type Call, type Reply, type Route } from './route.ts';

function me(core: Core): Reply {
  const bot = knownUser(core.world, core.world.application.botId);
  return ok({ ...presentUser(bot), email: null, verified: true, mfa_enabled: false, locale: 'en-US' });
}

function read(core: Core, call: Call): Reply {
  return ok(presentUser(standingUser(core.world, param(call, 'user'))));
}

function openChannel(core: Core, call: Call): Reply {
  const { recipient_id: id } = readBody(CreatePrivateChannelRequestSchema, call.body);
  if (!id) return refuseField(['recipient_id'], 'BASE_TYPE_REQUIRED', 'This field is required');
  if (standingUser(core.world, id).bot) throw refusal('dmsClosed');
  return ok(presentChannel(core.world, openDm(core, id)));
}

/** Users, the bot's own among them, and direct messages. */
export const userRoutes: readonly Route[] = [
  { method: 'GET', path: '/users/@me', access: 'bot', run: me },
  { method: 'POST', path: '/users/@me/channels', access: 'bot', run: openChannel },
  { method: 'GET', path: '/users/:user', access: 'bot', run: read },
];
