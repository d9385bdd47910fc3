import { StandIn } from '../../playground/index.ts';
import type { ChannelRecord, Person } from '../../playground/index.ts';
import { launch } from './bot.ts';
import type { Bot } from './bot.ts';
import type { Ground } from './ground.ts';

/** A local Discord and the bot on a ground; the bot can be started any number of times. */
export interface Scene {
  readonly standIn: StandIn;
  readonly ground: Ground;
  /** The bot that was started last. */
  readonly bot: () => Bot;
  /** Everything that any bot of the scene has written. */
  readonly output: () => string;
  /** Starts a bot and waits until it takes commands. */
  start(settings?: Readonly<Record<string, string>>): Promise<Bot>;
  /** Ends bots, Discord and ground. */
  close(): Promise<void>;
}

/**
 * How long an answer may take in tests that are not about that, in milliseconds: a machine that has a lot to do besides
 * is no fault of the bot's.
 */
const GENEROUS = 20_000;

/** How long those requests may take, in milliseconds. */
const KILLED_WITHIN = 30_000;

/** Opens a scene with a bot running. */
export async function openScene(
  makeGround: () => Promise<Ground>,
  settings: Readonly<Record<string, string>> = {},
  firstAnswerWithin = GENEROUS,
): Promise<Scene> {
  const ground = await makeGround();
  const standIn = await StandIn.start({ limits: { firstAnswerWithin } });
  const bots: Bot[] = [];
  const scene: Scene = {
    standIn,
    ground,
    bot: () => {
      const bot = bots.at(-1);
      if (!bot) throw new Error('No bot has been started.');
      return bot;
    },
    output: () => bots.map(({ output }) => output()).join(''),
    async start(more = {}) {
      const bot = launch({
        DISCORD_TOKEN: standIn.token,
        DISCORD_API_URL: standIn.apiUrl,
        LOG_LEVEL: 'trace',
        ...ground.settings,
        ...settings,
        ...more,
      });
      bots.push(bot);
      await bot.says('Merestone is ready');
      return bot;
    },
    async close() {
      await Promise.all(bots.map((bot) => bot.kill()));
      await standIn.stop();
      await ground.remove();
    },
  };
  await scene.start();
  return scene;
}

/** Kills the bot once it has sent so many requests more, or, before that, once it is through with what it does. */
export async function killAfter({ standIn, bot }: Scene, requests: number): Promise<void> {
  const before = standIn.history.rest().length;
  await standIn.until(
    () => standIn.history.rest().length >= before + requests || undefined,
    `${requests} requests`,
    KILLED_WITHIN,
  );
  await bot().kill();
  // Whoever still waits for an answer sees now that none comes.
  standIn.advance(standIn.limits.firstAnswerWithin + 1);
}

/** Where two people play, and who they are. */
export interface Room {
  readonly standIn: StandIn;
  readonly channel: ChannelRecord;
  /** The challenger, seat A. */
  readonly anna: Person;
  /** The one who is challenged, seat B. */
  readonly ben: Person;
}

let rooms = 0;

/** A channel, and two people who speak English, that no other test has. */
export function openRoom({ standIn }: Scene): Room {
  rooms += 1;
  return {
    standIn,
    channel: standIn.addChannel(`room-${rooms}`),
    anna: standIn.person(`anna${rooms}`, { locale: 'en-US' }),
    ben: standIn.person(`ben${rooms}`, { locale: 'en-US' }),
  };
}
