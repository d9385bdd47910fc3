import { join } from 'node:path';
import { StandIn, type LocaleCode } from '../index.ts';
import { BotProcess } from './bot.ts';
import { Connections } from './connections.ts';
import type { Guard } from './guard.ts';
import { keepWorld, readKept } from './keep.ts';
import { makePageServer } from './server.ts';
import { FaultSwitches } from './switches.ts';

/** How the playground is started. */
export interface PlaygroundOptions {
  /** Where worlds and games are kept; the playground has a folder of its own in it. */
  readonly dataDir: string;
  /** The port that the page should have; another one if it is taken. 0 takes any. */
  readonly port: number;
  /** The language of Anna and Ben in a new world. */
  readonly locale: LocaleCode;
  /** Hears what the bot logs. */
  readonly log: (line: string) => void;
}

/** A running playground. */
export interface Playground {
  readonly discord: StandIn;
  readonly bot: BotProcess;
  /** The page's address, with its token. */
  readonly address: string;
  /** Settles when the bot is connected and its commands are there. @throws Error after so many milliseconds. */
  whenBotIsUp(within: number): Promise<void>;
  /** Ends bot, page and stand-in, and writes the world down. */
  stop(): Promise<void>;
}

/**
 * Starts everything: the local Discord with the world that was kept, the bot against it, and the page.
 *
 * @throws Error when what was kept can't be read.
 */
export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const folder = join(options.dataDir, 'playground');
  const path = join(folder, 'world.json');
  const { world, token } = readKept(path);
  const discord = await StandIn.start(world ? { world } : {});
  if (!world) settle(discord, options.locale);
  const endKeeping = keepWorld(discord, path, token);
  const bot = new BotProcess({
    apiUrl: discord.apiUrl,
    token: discord.token,
    dataDir: folder,
    log: options.log,
  });
  const desk = { discord, bot, faults: new FaultSwitches(discord) };
  let port = 0;
  const guard: Guard = { port: () => port, token };
  const connections = new Connections(desk, guard);
  const server = await makePageServer({ discord, guard, connections });
  port = await listen(server, options.port);
  bot.start();
  return {
    discord,
    bot,
    address: `http://127.0.0.1:${port}/?token=${token}`,
    async whenBotIsUp(within) {
      await discord.gateway.ready(1, within);
      await discord.command('rules', within);
    },
    async stop() {
      await bot.stop();
      connections.close();
      await server.close();
      endKeeping();
      await discord.stop();
    },
  };
}

/** Anna and Ben come in, and each opens the bot's direct messages. */
function settle(discord: StandIn, locale: LocaleCode): void {
  for (const name of ['anna', 'ben']) discord.person(name, { locale }).openDm();
}

interface Listener {
  listen(where: { host: string; port: number }): Promise<string>;
}

/** @returns the port; a free one when the wanted one is taken. */
async function listen(server: Listener, wanted: number): Promise<number> {
  const host = '127.0.0.1';
  try {
    return Number(new URL(await server.listen({ host, port: wanted })).port);
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (!isTaken || wanted === 0) throw error;
    return listen(server, 0);
  }
}
