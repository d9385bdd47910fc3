import { ApplicationCommandType, Routes } from 'discord.js';
import type { RESTPostAPIApplicationCommandsJSONBody } from 'discord.js';
import type { Logger } from 'pino';
import { ask } from './ask.ts';
import { wantedPermissions } from './permissions.ts';
import type { Rest } from './rest.ts';

/**
 * Makes Discord's global commands of this application the ones given, by one bulk overwrite and only where they
 * differ: Discord allows 200 new commands a day. Where Discord refuses, the bot goes on with the commands it has.
 */
export async function registerCommands(
  rest: Rest,
  applicationId: string,
  commands: readonly RESTPostAPIApplicationCommandsJSONBody[],
  log: Logger,
): Promise<void> {
  const route = Routes.applicationCommands(applicationId);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const present = await ask(() => rest.rest.get(route, { query }));
  if (present.kind !== 'done') {
    log.error({ reply: present }, 'could not read the commands that Discord has; going on with those');
    return;
  }
  if (Array.isArray(present.body) && essence(present.body) === essence(commands)) {
    log.info({ commands: commands.length }, 'Discord has these commands already');
    return;
  }
  const put = await ask(() => rest.rest.put(route, { body: commands }));
  if (put.kind === 'done') log.info({ commands: commands.length }, 'registered the commands');
  else log.error({ reply: put }, 'could not register the commands; going on with those that Discord has');
}

/** The link that brings the bot to a server, with the permissions that it needs there. */
export function inviteLink(applicationId: string): string {
  const link = new URL('https://discord.com/oauth2/authorize');
  link.searchParams.set('client_id', applicationId);
  link.searchParams.set('scope', 'bot applications.commands');
  link.searchParams.set('permissions', wantedPermissions.toString());
  return link.href;
}

/** What we say about a command and its options; Discord adds its own (ids, versions), which says nothing about ours. */
const ours = new Set([
  ...['type', 'name', 'name_localizations', 'description', 'description_localizations', 'options'],
  ...['default_member_permissions', 'contexts', 'integration_types', 'nsfw'],
  ...['required', 'choices', 'value', 'autocomplete', 'channel_types'],
  ...['min_value', 'max_value', 'min_length', 'max_length'],
]);

/** Keys whose values are maps or sets: what they hold is ours whatever its name, and has no order. */
const localizations = new Set(['name_localizations', 'description_localizations']);
const sets = new Set(['contexts', 'integration_types', 'channel_types']);

/** Commands as one string, equal for what means the same: without what is empty or Discord's, and in one order. */
export function essence(commands: readonly unknown[]): string {
  const plain = commands.map((command) => JSON.stringify(reduce(withType(command))));
  return plain.sort().join('\n');
}

/** Discord always names the type, and we leave it out for slash commands. */
function withType(command: unknown): unknown {
  return isRecord(command) ? { type: ApplicationCommandType.ChatInput, ...command } : command;
}

function reduce(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reduce);
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).filter(([key, below]) => ours.has(key) && !isEmpty(below));
  return Object.fromEntries(entries.sort(byKey).map(([key, below]) => [key, reduceAt(key, below)]));
}

function reduceAt(key: string, value: unknown): unknown {
  if (sets.has(key) && Array.isArray(value)) return value.map(String).sort();
  if (localizations.has(key) && isRecord(value)) return Object.entries(value).sort(byKey);
  return reduce(value);
}

/** What Discord fills in where we say nothing. */
function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === false) return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function byKey([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
