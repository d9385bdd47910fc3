import type { APIInteraction } from 'discord.js';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Channels } from '../commands/interaction.ts';
import { makeChannels } from './channels.ts';
import { handleInteraction } from './dispatch.ts';
import type { Desk, Handlers } from './dispatch.ts';
import { openGateway } from './gateway.ts';
import type { Gateway } from './gateway.ts';
import { makeNames } from './names.ts';
import { makePresences } from './presences.ts';
import { inviteLink, registerCommands } from './registration.ts';
import { openRest } from './rest.ts';

export type { Handlers } from './dispatch.ts';
export { watchRejections } from './fault.ts';
export { LoginRefused } from './gateway.ts';

export interface DiscordOptions {
  readonly token: string;
  /** Where Discord is, as discord.js's `rest.api` takes it; null for the real one. */
  readonly apiUrl: string | null;
  readonly log: Logger;
  /** Milliseconds after which an interaction without an answer defers itself; Discord gives up after 3000. */
  readonly deferAfter?: number;
  /** Milliseconds before the second attempt to connect. */
  readonly firstPause?: number;
  /** Milliseconds that running interactions are given when the bot stops. */
  readonly grace?: number;
}

/** Discord, as the rest of the bot knows it. */
export interface Discord {
  /** What can be done without an interaction; works before `connect` and until `stop` is through. */
  readonly channels: Channels;
  /**
   * Connects, registers the commands, and from then on handles what people do. Comes back once all that is done.
   * @throws LoginRefused with a sentence where trying again is no use.
   */
  connect(handlers: Handlers): Promise<void>;
  /**
   * Whether the bot hears now what people do: connected, and with a session of its own. A line that died silently counts
   * until discord.js misses a heartbeat on it, for a minute or two.
   */
  connected(): boolean;
  /** The bot's own user id; null before it has been connected. */
  self(): string | null;
  /** Settles with a sentence when Discord closes the connection for good. */
  readonly closed: Promise<string>;
  /** Takes no more interactions, lets those that run finish, and disconnects. */
  stop(): Promise<void>;
}

/** Makes the adapter; nothing is sent before `connect` or a use of `channels`. */
export function makeDiscord(options: DiscordOptions): Discord {
  const { token, apiUrl, log, deferAfter = 2_000, firstPause = 1_000, grace = 10_000 } = options;
  const rest = openRest(token, apiUrl);
  const names = makeNames(rest, Date.now);
  const presences = makePresences(rest, Date.now);
  const channels = makeChannels(rest, names, presences, log);
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const { promise: closed, resolve: onClosed } = withResolver<string>();
  let gateway: Gateway | null = null;

  const take = (desk: Desk, interaction: APIInteraction): void => {
    if (stopping.signal.aborted) return;
    const handled = handleInteraction(desk, interaction).finally(() => running.delete(handled));
    running.add(handled);
  };

  return {
    channels,
    closed,
    self: () => gateway?.userId ?? null,
    connected: () => !stopping.signal.aborted && gateway !== null && gateway.isUp(),
    async connect(handlers) {
      const desk: Desk = { rest, channels, names, presences, handlers, log, deferAfter };
      const onInteraction = (interaction: APIInteraction): void => take(desk, interaction);
      const { signal } = stopping;
      gateway = await openGateway({ token, apiUrl, log, firstPause, signal, onInteraction, onClosed });
      await registerCommands(rest, gateway.applicationId, handlers.commands, log).catch((error: unknown) =>
        log.error({ err: error }, 'could not register the commands'),
      );
      log.info(`invite the bot to a server: ${inviteLink(gateway.applicationId)}`);
    },
    async stop() {
      stopping.abort();
      const finished = (async () => {
        await gateway?.close();
        await Promise.allSettled(running);
      })();
      await Promise.race([finished, pause(grace, undefined, { ref: false })]);
    },
  };
}

function withResolver<T>(): { readonly promise: Promise<T>; readonly resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
