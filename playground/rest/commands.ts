import { z } from 'zod';
import { addCommand, commandsIn, overwriteCommands, removeCommand } from '../commands.ts';
import type { Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { memberOf } from '../lookup.ts';
import { presentCommand } from '../present/command.ts';
import { readCommand, type CommandPlan } from '../validation/command.ts';
import { Form } from '../validation/form.ts';
import { readBody } from '../validation/schema.ts';
import { NO_CONTENT, ok, param, type Call, type Reply, type Route } from './route.ts';

const list = z.array(z.unknown()).nullable();

/**
 * The guild whose commands are meant, null for the global ones.
 *
 * @throws ApiError 50001 for another application's commands or a guild without the bot.
 */
function scopeOf(core: Core, call: Call): string | null {
  const { id, botId } = core.world.application;
  if (param(call, 'application') !== id) throw refusal('missingAccess');
  const guildId = call.params['guild'] ?? null;
  if (guildId !== null && !memberOf(core.world, guildId, botId)) throw refusal('missingAccess');
  return guildId;
}

function all(core: Core, call: Call): Reply {
  const localizations = call.query['with_localizations'] === 'true' ? 'with' : 'without';
  return ok(
    commandsIn(core, scopeOf(core, call)).map((one) => presentCommand(core.world, one, localizations)),
  );
}

function read(core: Core, call: Call): Reply {
  const id = param(call, 'command');
  const command = commandsIn(core, scopeOf(core, call)).find((one) => one.id === id);
  if (!command) throw refusal('unknownCommand');
  return ok(presentCommand(core.world, command, 'with'));
}

/** @throws ApiError 50035 when two commands of one type share a name. */
function requireDistinct(plans: readonly CommandPlan[]): void {
  const form = new Form();
  plans.forEach((plan, index) => {
    const earlier = plans.findIndex(({ name, type }) => name === plan.name && type === plan.type);
    if (earlier === index) return;
    form.refuse(
      [index, 'name'],
      'APPLICATION_COMMANDS_DUPLICATE_NAME',
      'Application command names must be unique',
    );
  });
  form.judge();
}

function overwrite(core: Core, call: Call): Reply {
  const scope = scopeOf(core, call);
  const bodies = readBody(list, call.body) ?? [];
  const plans = bodies.map((body, index) => readCommand(body, [index]));
  requireDistinct(plans);
  return ok(overwriteCommands(core, scope, plans).map((one) => presentCommand(core.world, one, 'with')));
}

function create(core: Core, call: Call): Reply {
  const { command, isNew } = addCommand(core, scopeOf(core, call), readCommand(call.body));
  return { status: isNew ? 201 : 200, body: presentCommand(core.world, command, 'with') };
}

function remove(core: Core, call: Call): Reply {
  removeCommand(core, scopeOf(core, call), param(call, 'command'));
  return NO_CONTENT;
}

function routesBelow(base: string): Route[] {
  return [
    { method: 'GET', path: base, access: 'bot', run: all },
    { method: 'PUT', path: base, access: 'bot', run: overwrite },
    { method: 'POST', path: base, access: 'bot', run: create },
    { method: 'GET', path: `${base}/:command`, access: 'bot', run: read },
    { method: 'DELETE', path: `${base}/:command`, access: 'bot', run: remove },
  ];
}

/** Registration of commands, global and of one guild. */
export const commandRoutes: readonly Route[] = [
  ...routesBelow('/applications/:application/commands'),
  ...routesBelow('/applications/:application/guilds/:guild/commands'),
];
