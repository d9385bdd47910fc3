import {
  ApplicationCommandOptionType,
  ButtonStyle,
  Client,
  ComponentType,
  DiscordAPIError,
  GatewayIntentBits,
  InteractionContextType,
  PermissionFlagsBits,
  type APIActionRowComponent,
  type APIButtonComponent,
  type ApplicationCommandDataResolvable,
  type AutocompleteInteraction,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  type Interaction as BotInteraction,
} from 'discord.js';
import { once } from 'node:events';
import { StandIn, type ChannelRecord, type Person, type StandInOptions } from '../../playground/index.ts';

/** The commands that the bot of these tests registers. */
export const COMMANDS: ApplicationCommandDataResolvable[] = [
  {
    name: 'challenge',
    description: 'Challenge somebody',
    nameLocalizations: { de: 'herausfordern' },
    descriptionLocalizations: { de: 'Jemanden herausfordern' },
    contexts: [InteractionContextType.Guild],
    options: [
      { type: ApplicationCommandOptionType.User, name: 'opponent', description: 'Whom', required: true },
      {
        type: ApplicationCommandOptionType.String,
        name: 'game',
        description: 'Which',
        choices: [
          { name: 'Border Stones', value: 'border-stones' },
          { name: 'Schotten Totten', value: 'schotten-totten' },
        ],
      },
    ],
  },
  {
    name: 'play',
    description: 'Play a card',
    options: [
      {
        type: ApplicationCommandOptionType.String,
        name: 'card',
        description: 'Which',
        required: true,
        autocomplete: true,
      },
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'stone',
        description: 'Where',
        required: true,
        minValue: 1,
        maxValue: 9,
        autocomplete: true,
      },
    ],
  },
  { name: 'board', description: 'Show the board' },
  {
    name: 'stats',
    description: 'Statistics',
    options: [
      { type: ApplicationCommandOptionType.User, name: 'user', description: 'Whose' },
      { type: ApplicationCommandOptionType.String, name: 'clock', description: 'Since', autocomplete: true },
    ],
  },
  {
    name: 'league',
    description: 'The league',
    options: [
      { type: ApplicationCommandOptionType.Subcommand, name: 'table', description: 'The table' },
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'join',
        description: 'Join',
        options: [{ type: ApplicationCommandOptionType.Boolean, name: 'ping', description: 'Be pinged' }],
      },
    ],
  },
];

/** A command with subcommands for those who keep order, as the bot of these tests may register it besides. */
export const ADMIN = {
  name: 'admin',
  description: 'Keep order',
  nameLocalizations: { de: 'aufsicht' },
  defaultMemberPermissions: PermissionFlagsBits.ManageMessages,
  contexts: [InteractionContextType.Guild],
  options: [
    {
      type: ApplicationCommandOptionType.Subcommand,
      name: 'end',
      description: 'End a duel',
      nameLocalizations: { de: 'beenden' },
      options: [
        {
          type: ApplicationCommandOptionType.Integer,
          name: 'duel',
          description: 'Which',
          nameLocalizations: { de: 'partie' },
          autocomplete: true,
        },
      ],
    },
    {
      type: ApplicationCommandOptionType.SubcommandGroup,
      name: 'season',
      description: 'The season',
      options: [
        {
          type: ApplicationCommandOptionType.Subcommand,
          name: 'close',
          description: 'Close it',
          options: [{ type: ApplicationCommandOptionType.User, name: 'champion', description: 'Who won' }],
        },
      ],
    },
  ],
} satisfies ApplicationCommandDataResolvable;

type Kind<T extends BotInteraction> = (interaction: BotInteraction) => interaction is T;

export const isSlash: Kind<ChatInputCommandInteraction> = (one): one is ChatInputCommandInteraction =>
  one.isChatInputCommand();
export const isButton: Kind<ButtonInteraction> = (one): one is ButtonInteraction => one.isButton();
export const isTyping: Kind<AutocompleteInteraction> = (one): one is AutocompleteInteraction =>
  one.isAutocomplete();

/** A bot of discord.js that does nothing by itself: the test takes its interactions one by one. */
export class TestBot {
  readonly client: Client;
  readonly #waiting: BotInteraction[] = [];
  #wake: () => void = () => undefined;

  constructor(discord: StandIn, intents: number) {
    this.client = new Client({
      intents,
      allowedMentions: { parse: [] },
      rest: { api: discord.apiUrl, retries: 2 },
    });
    this.client.on('interactionCreate', (interaction) => {
      this.#waiting.push(interaction);
      this.#wake();
    });
  }

  /** Logs in and waits for all guilds. */
  async start(token: string): Promise<void> {
    const ready = once(this.client, 'clientReady');
    await this.client.login(token);
    await ready;
  }

  /** The next interaction, which must be of the given kind. */
  async next<T extends BotInteraction>(isKind: Kind<T>): Promise<T> {
    while (this.#waiting.length === 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
    const interaction = this.#waiting.shift();
    if (!interaction || !isKind(interaction)) throw new Error('The bot got another kind of interaction.');
    return interaction;
  }

  /** A REST call with the bot's token, with any body. */
  async call(
    method: 'delete' | 'get' | 'patch' | 'post' | 'put',
    path: `/${string}`,
    body?: unknown,
  ): Promise<unknown> {
    return this.client.rest[method](path, body === undefined ? {} : { body });
  }
}

/** A stand-in with a registered bot, Anna and Ben. */
export interface House {
  readonly discord: StandIn;
  readonly bot: TestBot;
  readonly anna: Person;
  readonly ben: Person;
  /** A channel that no other test has. */
  readonly room: () => ChannelRecord;
  readonly close: () => Promise<void>;
}

/** Opens a house. The bot has the Guilds intent, and those that are given. */
export async function openHouse(options: StandInOptions = {}, intents = 0): Promise<House> {
  const discord = await StandIn.start(options);
  const anna = discord.person('anna', { locale: 'de' });
  const ben = discord.person('ben');
  const bot = new TestBot(discord, GatewayIntentBits.Guilds | intents);
  await bot.start(discord.token);
  await bot.client.application?.commands.set(COMMANDS);
  const close = async () => {
    await bot.client.destroy();
    await discord.stop();
  };
  return { discord, bot, anna, ben, room: () => discord.addChannel('room'), close };
}

/** A row with one button. */
export function buttonRow(label: string): APIActionRowComponent<APIButtonComponent> {
  const button = {
    type: ComponentType.Button as const,
    style: ButtonStyle.Primary as const,
    custom_id: label.toLowerCase(),
    label,
  };
  return { type: ComponentType.ActionRow, components: [button] };
}

/** What Discord refused: the error must be one of its own. */
export async function refusalOf(
  call: Promise<unknown>,
): Promise<{ status: number; code: number | string; body: unknown }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof DiscordAPIError)
      return { status: error.status, code: error.code, body: error.rawError };
    throw error;
  }
  throw new Error('Nothing was refused.');
}

/** The codes of a refused form, by the way to their field such as `data.content`. */
export async function fieldErrorsOf(call: Promise<unknown>): Promise<Record<string, string>> {
  const { code, body } = await refusalOf(call);
  if (code !== 50035) throw new Error(`Refused with ${code} instead of 50035.`);
  const found: Record<string, string> = {};
  const walk = (node: unknown, path: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key !== '_errors') walk(value, [...path, key]);
      else for (const one of value as { code: string }[]) found[path.join('.')] = one.code;
    }
  };
  walk(typeof body === 'object' && body !== null && 'errors' in body ? body.errors : null, []);
  return found;
}
