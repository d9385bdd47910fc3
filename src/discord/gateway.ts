import {
  Client,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayDispatchEvents,
  Options,
  Status,
} from 'discord.js';
import type { APIInteraction } from 'discord.js';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { silence } from './ask.ts';
import { restOptions } from './rest.ts';

export interface GatewayOptions {
  readonly token: string;
  /** Where Discord is; null for the real one. */
  readonly apiUrl: string | null;
  readonly log: Logger;
  /** Milliseconds before the second attempt to connect; each later pause is twice as long, up to a minute. */
  readonly firstPause: number;
  /** Ends the attempts. */
  readonly signal: AbortSignal;
  readonly onInteraction: (interaction: APIInteraction) => void;
  /** Discord has closed the door for good, as when the token was taken back. */
  readonly onClosed: (reason: string) => void;
}

export interface Gateway {
  readonly applicationId: string;
  /** The bot's own user. */
  readonly userId: string;
  /** Whether events arrive now: every shard has its session, and its connection stands as far as discord.js knows. */
  isUp(): boolean;
  close(): Promise<void>;
}

/** Why no connection will ever come of it, as a sentence for the person who runs the bot. */
export class LoginRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LoginRefused';
  }
}

const LONGEST_PAUSE = 60_000;

/**
 * Connects to Discord and hands on every interaction. While Discord can't be reached it keeps trying.
 * @throws LoginRefused where trying again is no use; whatever the signal was aborted with.
 */
export async function openGateway(options: GatewayOptions): Promise<Gateway> {
  for (let wait = options.firstPause; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    try {
      return await connect(options);
    } catch (error) {
      options.signal.throwIfAborted();
      if (isBadToken(error)) throw new LoginRefused(BAD_TOKEN);
      const seconds = wait / 1000;
      options.log.warn(
        { cause: silence(error), err: error },
        `Discord can't be reached; trying again in ${seconds} s`,
      );
      await pause(wait, undefined, { signal: options.signal });
    }
  }
}

const BAD_TOKEN =
  'Discord does not know this DISCORD_TOKEN: copy it anew from https://discord.com/developers/applications, ' +
  'your application, Bot, Reset Token.';

function isBadToken(error: unknown): boolean {
  if (error instanceof DiscordjsError) return error.code === DiscordjsErrorCodes.TokenInvalid;
  // What the gateway says to a token that it doesn't know; discord.js gives this error no code.
  return error instanceof Error && error.message === 'Authentication failed';
}

/** One attempt with a client of its own: a client whose login failed is of no further use. */
async function connect(options: GatewayOptions): Promise<Gateway> {
  const client = makeClient(options.apiUrl);
  listen(client, options);
  const abort = new AbortController();
  const ready = once(client, Events.ClientReady, { signal: AbortSignal.any([abort.signal, options.signal]) });
  try {
    await Promise.all([ready, client.login(options.token)]);
    if (!client.isReady()) throw new Error('Discord named no application');
    return {
      applicationId: client.application.id,
      userId: client.user.id,
      // Not the client's own word: once ready, it calls itself that through every loss of its connection.
      isUp: () => client.ws.shards.every(({ status }) => status === Status.Ready),
      close: () => client.destroy(),
    };
  } catch (error) {
    abort.abort();
    await client.destroy();
    throw error;
  }
}

/**
 * The client asks for no intents: interactions arrive without any, and nothing else that happens on a server is our
 * business. So there is next to nothing to be kept, either.
 */
function makeClient(apiUrl: string | null): Client {
  return new Client({
    intents: [],
    allowedMentions: { parse: [] },
    rest: restOptions(apiUrl),
    makeCache: Options.cacheWithLimits({ MessageManager: 0, UserManager: 0, GuildMemberManager: 0 }),
  });
}

function listen(client: Client, { log, signal, onInteraction, onClosed }: GatewayOptions): void {
  // Straight from the gateway, since discord.js's own objects leave out the permissions that people have in a channel.
  client.ws.on(GatewayDispatchEvents.InteractionCreate, (interaction: APIInteraction) => {
    onInteraction(interaction);
  });
  let connected = false;
  let wasConnected = false;
  const up = (): void => {
    if (!connected) log.info('connected to Discord');
    connected = wasConnected = true;
  };
  client.on(Events.ShardReady, up);
  client.on(Events.ShardResume, up);
  client.on(Events.ShardReconnecting, () => {
    if (connected && !signal.aborted) log.warn('the connection to Discord was lost; connecting again');
    connected = false;
  });
  client.on(Events.ShardDisconnect, ({ code }) => {
    // Before that it is the login which fails, and says why.
    if (wasConnected) onClosed(`Discord has closed the connection for good (${code}).`);
  });
  client.on(Events.ShardError, (error) => log.warn({ err: error }, 'the connection to Discord has trouble'));
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord.js has trouble'));
  client.on(Events.Warn, (warning) => log.warn(warning));
}
