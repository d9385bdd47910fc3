import { REST, RESTEvents } from 'discord.js';
import type { RateLimitData, RESTOptions } from 'discord.js';

/** Discord's REST doors, and what became of requests on their way through them. */
export interface Rest {
  /** For whatever the bot does in its own name; signed with its token. */
  readonly rest: REST;
  /** For the endpoints of interactions, which the interaction's own token opens. */
  readonly unsigned: REST;
  /** Whether discord.js sent the unsigned request with this body more than once, after a reset, a timeout or a 5xx. */
  wasRepeated(body: object): boolean;
}

/**
 * The longest wait for a rate limit, in milliseconds. An edit of a message isn't worth a wait, since a newer message
 * says the same; the first answer to an interaction is worthless after three seconds.
 */
const patience = { edit: 1_000, answer: 2_500, other: 10_000 };

/** How long one try of a request may take, in milliseconds; discord.js makes up to four. */
const TIMEOUT = 8_000;

/**
 * Opens the REST doors. Discord's limit on everything that a bot asks for doesn't count the endpoints of interactions,
 * so these have a door without it, and no player waits for an answer behind edits of old boards. `apiUrl` is used as it
 * stands; null means Discord's own.
 */
export function openRest(token: string, apiUrl: string | null): Rest {
  const rest = new REST(restOptions(apiUrl)).setToken(token);
  const unsigned = new REST({ ...restOptions(apiUrl), globalRequestsPerSecond: Number.POSITIVE_INFINITY });
  const repeated = new WeakSet<object>();
  unsigned.on(RESTEvents.Response, ({ retries, data: { body } }) => {
    if (retries > 0 && typeof body === 'object' && body !== null) repeated.add(body);
  });
  return { rest, unsigned, wasRepeated: (body) => repeated.has(body) };
}

/** What every REST client of the bot is made with. */
export function restOptions(apiUrl: string | null): Partial<RESTOptions> {
  return { timeout: TIMEOUT, rejectOnRateLimit: isTooLong, ...(apiUrl === null ? {} : { api: apiUrl }) };
}

function isTooLong({ method, route, timeToReset, retryAfter }: RateLimitData): boolean {
  const wait = Math.max(timeToReset, retryAfter);
  if (route.endsWith('/callback')) return wait > patience.answer;
  if (method === 'PATCH' && route.startsWith('/channels/')) return wait > patience.edit;
  return wait > patience.other;
}
