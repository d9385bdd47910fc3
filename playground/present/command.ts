import {
  InteractionContextType,
  type APIApplicationCommandOption,
  type APIApplicationCommandOptionChoice,
} from 'discord-api-types/v10';
import type { CommandRecord, World } from '../world.ts';

/** Whether translations are told with a command: Discord leaves them out unless asked. */
export type Localizations = 'with' | 'without';

function localized<T extends { name_localizations?: unknown; description_localizations?: unknown }>(
  item: T,
  localizations: Localizations,
) {
  const { name_localizations: names, description_localizations: descriptions, ...rest } = item;
  if (localizations === 'without') return rest;
  const hasDescription = 'description' in item;
  return {
    ...rest,
    name_localizations: names ?? null,
    ...(hasDescription ? { description_localizations: descriptions ?? null } : {}),
  };
}

function presentChoice(choice: APIApplicationCommandOptionChoice, localizations: Localizations) {
  return localized(choice, localizations);
}

/** Discord keeps of an option only what says something: `required: false` or an empty list fall away. */
function presentOption(option: APIApplicationCommandOption, localizations: Localizations): object {
  const { required, ...rest } = option;
  const nested = 'options' in option ? option.options : undefined;
  const choices = 'choices' in option ? option.choices : undefined;
  return {
    ...localized(rest, localizations),
    ...(required === true ? { required } : {}),
    ...(nested ? { options: nested.map((inner) => presentOption(inner, localizations)) } : {}),
    ...(choices ? { choices: choices.map((choice) => presentChoice(choice, localizations)) } : {}),
  };
}

/** A registered command as Discord tells it. */
export function presentCommand(world: World, command: CommandRecord, localizations: Localizations) {
  const { contexts } = command;
  const isUnlimited = contexts === null || contexts.includes(InteractionContextType.BotDM);
  return {
    id: command.id,
    application_id: world.application.id,
    version: command.version,
    type: command.type,
    name: command.name,
    description: command.description,
    ...(localizations === 'with'
      ? {
          name_localizations: command.nameLocalizations,
          description_localizations: command.descriptionLocalizations,
        }
      : {}),
    default_member_permissions: command.defaultMemberPermissions,
    dm_permission: isUnlimited,
    contexts,
    integration_types: command.integrationTypes,
    nsfw: command.nsfw,
    ...(command.options.length > 0
      ? { options: command.options.map((option) => presentOption(option, localizations)) }
      : {}),
    ...(command.guildId === null ? {} : { guild_id: command.guildId }),
  };
}
