import {
  ApplicationCommandOptionType,
  ApplicationIntegrationType,
  ButtonStyle,
  ComponentType,
  InteractionContextType,
} from 'discord.js';
import type { RESTPostAPIChatInputApplicationCommandsJSONBody } from 'discord.js';
import type { Message } from '../../src/render/message.ts';

/** The one command that the tests' bot has. */
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

/** A message of text alone. */
export function say(content: string, ping: string | null = null): Message {
  return { content, embeds: [], components: [], ping };
}

/** A message with buttons, each with its custom_id for its words. */
export function withButtons(content: string, ...customIds: string[]): Message {
  const components = customIds.map(
    (id) => ({ type: ComponentType.Button, style: ButtonStyle.Primary, label: id, custom_id: id }) as const,
  );
  return { content, embeds: [], components: [{ type: ComponentType.ActionRow, components }], ping: null };
}
