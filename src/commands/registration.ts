import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord-api-types/v10';
import type {
  APIApplicationCommandBasicOption,
  APIApplicationCommandSubcommandOption,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord-api-types/v10';
import { localizedChoice, localizedCommand, localizedOption, localizedSubcommand } from '../locale/index.ts';

/**
 * How commands are registered with Discord: names that stay, with German ones beside them. An option of a subcommand is
 * made for the command as people write it: `admin end`.
 */

type Registration = RESTPostAPIChatInputApplicationCommandsJSONBody;
type Option = APIApplicationCommandBasicOption;
type Subcommand = APIApplicationCommandSubcommandOption;

/** A command of a server: duels live there, threads included. */
export function duelCommand(name: string, options: readonly Option[]): Registration {
  return serverCommand(name, [...options]);
}

/**
 * A command of a server that is used by its subcommands, and that at first those alone see who may manage messages
 * there. The server may let others see it: who sees it, may use it.
 */
export function moderatorCommand(name: string, subcommands: readonly Subcommand[]): Registration {
  return {
    ...serverCommand(name, [...subcommands]),
    default_member_permissions: String(PermissionFlagsBits.ManageMessages),
  };
}

/** A subcommand, to be given to its command. */
export function subcommand(command: string, name: string, options: readonly Option[]): Subcommand {
  return {
    type: ApplicationCommandOptionType.Subcommand,
    ...localizedSubcommand(command, name),
    options: [...options],
  };
}

function serverCommand(name: string, options: Option[] | Subcommand[]): Registration {
  return {
    type: ApplicationCommandType.ChatInput,
    ...localizedCommand(name),
    options,
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

/** One of several duels, picked from those that run; its value is the table. */
export function duelOption(command: string): Option {
  return {
    type: ApplicationCommandOptionType.Integer,
    ...localizedOption(command, 'duel'),
    autocomplete: true,
  };
}

/** A text, typed or picked from what is suggested. */
export function suggestedOption(command: string, name: string): Option {
  return {
    type: ApplicationCommandOptionType.String,
    ...localizedOption(command, name),
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
