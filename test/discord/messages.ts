import {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  ButtonStyle,
  ComponentType,
  InteractionContextType,
} from 'discord.js';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Message } from '../../src/render/message.ts';

/** The command that the tests' bot has. */
export const act: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name: 'act',
  description: 'Do what the test says',
  contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  integration_types: [ApplicationIntegrationType.GuildInstall],
  options: [
    { type: ApplicationCommandOptionType.User, name: 'opponent', description: 'Somebody' },
    { type: ApplicationCommandOptionType.String, name: 'card', description: 'Some text', autocomplete: true },
    {
      type: ApplicationCommandOptionType.Integer,
      name: 'stone',
      description: 'Some number',
      autocomplete: true,
    },
  ],
};

/** Its other command, which is used by subcommands. */
export const moderate: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name: 'moderate',
  description: 'Do it by a subcommand',
  contexts: [InteractionContextType.Guild],
  integration_types: [ApplicationIntegrationType.GuildInstall],
  options: [
    {
      type: ApplicationCommandOptionType.Subcommand,
      name: 'end',
      description: 'With options',
      options: [
        {
          type: ApplicationCommandOptionType.Integer,
          name: 'duel',
          description: 'Some number',
          autocomplete: true,
        },
        { type: ApplicationCommandOptionType.User, name: 'opponent', description: 'Somebody' },
      ],
    },
    { type: ApplicationCommandOptionType.Subcommand, name: 'list', description: 'Without options' },
  ],
};

/** A message of text alone. */
export function say(content: string, ping: string | null = null): Message {
  return { content, embeds: [], components: [], ping };
}

/** A message with a menu, each value with itself for its words. */
export function withMenu(content: string, customId: string, ...values: string[]): Message {
  const options = values.map((value) => ({ label: value, value }));
  const menu = { type: ComponentType.StringSelect, custom_id: customId, options } as const;
  return { ...say(content), components: [{ type: ComponentType.ActionRow, components: [menu] }] };
}

/** A message with buttons, each with its custom_id for its words. */
export function withButtons(content: string, ...customIds: string[]): Message {
  const components = customIds.map(
    (id) => ({ type: ComponentType.Button, style: ButtonStyle.Primary, label: id, custom_id: id }) as const,
  );
  return { content, embeds: [], components: [{ type: ComponentType.ActionRow, components }], ping: null };
}
