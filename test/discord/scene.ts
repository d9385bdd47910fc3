import { afterEach, expect } from 'vitest';
import { StandIn } from '../../playground/index.ts';
import type { Person, SeenMessage } from '../../playground/index.ts';
import type { CommandInteraction, PressInteraction } from '../../src/commands/interaction.ts';
import { makeDiscord } from '../../src/discord/index.ts';
import type { Discord, DiscordOptions, Handlers } from '../../src/discord/index.ts';
import { openLog } from '../../src/log.ts';
import { act, moderate, say } from './messages.ts';

/** What the tests' bot does; each test puts in what it is about. */
export type Script = { -readonly [Name in keyof Handlers]: Handlers[Name] };

/** A local Discord with two people and the real adapter connected to it. */
export interface Scene {
  readonly standIn: StandIn;
  readonly ann: Person;
  readonly ben: Person;
  readonly bot: Bot;
}

/** The adapter with what it does and what it logged. */
export interface Bot {
  readonly discord: Discord;
  readonly script: Script;
  readonly log: () => string;
}

/** Routes as the stand-in names them. */
export const CALLBACK = '/interactions/:id/:token/callback';
export const FOLLOW_UP = '/webhooks/:application/:token';
export const POST = '/channels/:channel/messages';

function quietScript(): Script {
  return {
    commands: [act, moderate],
    onCommand: () => Promise.resolve(),
    onPress: () => Promise.resolve(),
    onAutocomplete: () => Promise.resolve([]),
    faultMessage: (locale, reference) => say(`broken ${locale} ${reference}`),
  };
}

const ends: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** In the form of Discord's: one that happens to begin with "Bot" would lose that to discord.js. */
const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.YaGO4w.for-these-tests-alone';

/** Starts a local Discord for the running test; it ends with the test. */
export async function openStandIn(options: Parameters<typeof StandIn.start>[0] = {}): Promise<StandIn> {
  const standIn = await StandIn.start({ token: TOKEN, ...options });
  ends.push(() => standIn.stop());
  return standIn;
}

/** Makes an adapter to a local Discord, not yet connected; it stops with the test. */
export function makeBot(options: Partial<DiscordOptions> & Pick<DiscordOptions, 'apiUrl' | 'token'>): Bot {
  const lines: string[] = [];
  const log = openLog({
    level: 'debug',
    format: 'json',
    destination: { write: (line) => void lines.push(line) },
  });
  const discord = makeDiscord({ log, ...options });
  ends.push(() => discord.stop());
  return { discord, script: quietScript(), log: () => lines.join('') };
}

/** Has the adapter connect and do as its script says at any time. */
export async function connect({ discord, script }: Bot): Promise<void> {
  await discord.connect({
    commands: script.commands,
    onCommand: (name, interaction) => script.onCommand(name, interaction),
    onPress: (interaction) => script.onPress(interaction),
    onAutocomplete: (name, interaction) => script.onAutocomplete(name, interaction),
    faultMessage: (locale, reference) => script.faultMessage(locale, reference),
  });
}

/** The whole scene, connected. */
export async function openScene(options: Partial<DiscordOptions> = {}): Promise<Scene> {
  const standIn = await openStandIn();
  const bot = makeBot({ apiUrl: standIn.apiUrl, token: standIn.token, ...options });
  await connect(bot);
  return { standIn, ann: standIn.person('ann'), ben: standIn.person('ben', { locale: 'de' }), bot };
}

/** A promise to be settled by hand. */
export function makeGate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => undefined;
  const passed = new Promise<void>((settle) => {
    open = settle;
  });
  return { passed, open };
}

/** What somebody sees in the first channel, a word for each message. */
export function seenBy(person: Person, { standIn }: Scene): readonly string[] {
  return person.sees(standIn.channel).map(({ ephemeral, loading, content }) => {
    if (loading) return 'thinking';
    return `${ephemeral ? 'private' : 'public'}: ${content}`;
  });
}

/** Waits until Ann and Ben see just this in the first channel. */
export async function expectSeen(
  scene: Scene,
  ann: readonly string[],
  ben: readonly string[],
): Promise<void> {
  const both = (): string => JSON.stringify([seenBy(scene.ann, scene), seenBy(scene.ben, scene)]);
  const wanted = JSON.stringify([ann, ben]);
  await scene.standIn.until(() => both() === wanted || undefined, wanted, 5_000).catch(() => undefined);
  expect(both()).toBe(wanted);
}

/** Has Ann use the command and the bot do `run`; comes back when `run` is through. */
export async function use({ bot, ann, standIn }: Scene, run: Run<CommandInteraction>): Promise<void> {
  const done = makeGate();
  bot.script.onCommand = (_name, interaction) => run(interaction).finally(done.open);
  ann.slash(standIn.channel, 'act');
  await done.passed;
}

/** Has Ann press the button with this custom_id and the bot do `run`; comes back when `run` is through. */
export async function press(
  { bot, ann }: Scene,
  message: SeenMessage,
  customId: string,
  run: Run<PressInteraction>,
): Promise<void> {
  const done = makeGate();
  bot.script.onPress = (interaction) => run(interaction).finally(done.open);
  ann.raw(message, { customId });
  await done.passed;
}

type Run<Interaction> = (interaction: Interaction) => Promise<void>;
