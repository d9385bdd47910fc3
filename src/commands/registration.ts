import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
} from 'discord-api-types/v10';
import type {
  APIApplicationCommandBasicOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { localizedChoice, localizedCommand, localizedOption } from '../locale/index.ts';

/** How commands are registered with Discord: names that stay, with German ones beside them. */

type Registration = RESTPostAPIChatInputApplicationCommandsJSONBody;
type Option = APIApplicationCommandBasicOption;

/** A command of a server: duels live there, threads included. */
export function duelCommand(name: string, options: readonly Option[]): Registration {
  return {
    type: ApplicationCommandType.ChatInput,
    ...localizedCommand(name),
    options: [...options],
    contexts: [InteractionContextType.Guild],
    integration_types: [ApplicationIntegrationType.GuildInstall],
  };
}

/** A command that also works in the bot's direct messages. */
export function anywhereCommand(name: string, options: readonly Option[]): Registration {
  return {
    ...duelCommand(name, options),
    contexts: [InteractionContextType.Guild, InteractionContextType.BotDM],
  };
}

/** Somebody on the server. */
export function userOption(command: string, name: string, need: 'required' | 'optional'): Option {
  return {
    type: ApplicationCommandOptionType.User,
    ...localizedOption(command, name),
    required: need === 'required',
  };
}

/** A card, typed or picked from one's own hand. */
export function cardOption(command: string): Option {
  return {
    type: ApplicationCommandOptionType.String,
    ...localizedOption(command, 'card'),
    required: true,
    autocomplete: true,
  };
}

/** A stone. No bounds are registered, since a picked stone may carry its table; see options.ts. */
export function stoneOption(command: string): Option {
  return {
    type: ApplicationCommandOptionType.Integer,
    ...localizedOption(command, 'stone'),
    required: true,
    autocomplete: true,
  };
}

/** One of a few values. */
export function choiceOption(command: string, name: string, values: readonly string[]): Option {
  return {
    type: ApplicationCommandOptionType.String,
    ...localizedOption(command, name),
    choices: values.map((value) => localizedChoice(name, value)),
  };
}

/** One of a few numbers. */
export function numberOption(command: string, name: string, values: readonly number[]): Option {
  return {
    type: ApplicationCommandOptionType.Integer,
    ...localizedOption(command, name),
    choices: values.map((value) => ({ ...localizedChoice(name, String(value)), value })),
  };
}

/** Against whom, for who plays several duels in a channel. */
export function opponentOption(command: string): Option {
  return userOption(command, 'opponent', 'optional');
}
