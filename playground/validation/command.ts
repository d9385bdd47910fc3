import { ApplicationCommandUpdateRequestSchema } from 'discord-api-spec/zod';
import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  ApplicationIntegrationType,
  Locale,
  type APIApplicationCommandOption,
  type LocalizationMap,
} from 'discord-api-types/v10';
import { z } from 'zod';
import type { CommandRecord } from '../world.ts';
import { Form, type FieldPath } from './form.ts';
import { readBody } from './schema.ts';

/** What a registration says of a command; Discord adds the ids. */
export type CommandPlan = Omit<CommandRecord, 'id' | 'guildId' | 'version'>;

const CHARACTERS = 8000;
const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const LOCALES = new Set<string>(Object.values(Locale));

/** Permissions come as a number or as its decimal digits; the published description knows numbers alone. */
const permissionsSchema = z.looseObject({
  default_member_permissions: z.union([z.string().regex(/^\d+$/), z.number().int(), z.null()]).optional(),
});

function isCommandName(name: string): boolean {
  return NAME.test(name) && name === name.toLowerCase();
}

function checkLocales(form: Form, path: FieldPath, map: LocalizationMap | null | undefined): void {
  for (const locale of Object.keys(map ?? {})) {
    if (LOCALES.has(locale)) continue;
    form.refuse(
      [...path, locale],
      'DICT_TYPE_KEY_CHOICES',
      `"${locale}" is not a locale that Discord knows.`,
    );
  }
}

interface Named {
  readonly name: string;
  readonly name_localizations?: LocalizationMap | null | undefined;
  readonly description?: string | null | undefined;
  readonly description_localizations?: LocalizationMap | null | undefined;
}

function checkNames(form: Form, path: FieldPath, item: Named): void {
  const invalid = 'Command name is invalid';
  if (!isCommandName(item.name)) form.refuse([...path, 'name'], 'APPLICATION_COMMAND_INVALID_NAME', invalid);
  for (const [locale, name] of Object.entries(item.name_localizations ?? {})) {
    if (typeof name === 'string' && !isCommandName(name)) {
      form.refuse([...path, 'name_localizations', locale], 'APPLICATION_COMMAND_INVALID_NAME', invalid);
    }
  }
  checkLocales(form, [...path, 'name_localizations'], item.name_localizations);
  checkLocales(form, [...path, 'description_localizations'], item.description_localizations);
  if (!item.description) form.refuseMissing([...path, 'description']);
}

function nestedOptions(option: APIApplicationCommandOption): readonly APIApplicationCommandOption[] {
  return 'options' in option ? (option.options ?? []) : [];
}

function isSubcommand({ type }: APIApplicationCommandOption): boolean {
  return (
    type === ApplicationCommandOptionType.Subcommand || type === ApplicationCommandOptionType.SubcommandGroup
  );
}

function checkOptionSet(form: Form, path: FieldPath, options: readonly APIApplicationCommandOption[]): void {
  const names = new Set<string>();
  let optionalSeen = false;
  options.forEach((option, index) => {
    const at = [...path, index];
    if (names.has(option.name)) {
      form.refuse(
        [...at, 'name'],
        'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
        'Option name already exists',
      );
    }
    names.add(option.name);
    if (option.required === true && optionalSeen) {
      form.refuse(
        at,
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    optionalSeen ||= option.required !== true && !isSubcommand(option);
  });
  if (options.some(isSubcommand) && !options.every(isSubcommand)) {
    form.refuse(
      path,
      'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
      'Sub-commands and sub-command groups cannot be mixed with options',
    );
  }
}

function checkBounds(form: Form, path: FieldPath, option: APIApplicationCommandOption): void {
  const pairs: [string, number | undefined, number | undefined][] = [
    [
      'min_value',
      'min_value' in option ? option.min_value : undefined,
      'max_value' in option ? option.max_value : undefined,
    ],
    [
      'min_length',
      'min_length' in option ? option.min_length : undefined,
      'max_length' in option ? option.max_length : undefined,
    ],
  ];
  for (const [field, least, most] of pairs) {
    if (least !== undefined && most !== undefined && least > most) {
      form.refuse([...path, field], 'NUMBER_TYPE_MAX', `${field} is greater than the maximum`);
    }
  }
  const hasChoices = 'choices' in option && (option.choices ?? []).length > 0;
  if (hasChoices && 'autocomplete' in option && option.autocomplete) {
    form.refuse(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES',
      'Autocomplete and choices exclude each other',
    );
  }
}

function checkOption(form: Form, path: FieldPath, option: APIApplicationCommandOption): void {
  checkNames(form, path, option);
  checkBounds(form, path, option);
  checkOptionSet(form, [...path, 'options'], nestedOptions(option));
  nestedOptions(option).forEach((inner, index) => checkOption(form, [...path, 'options', index], inner));
}

function longest(text: string | null | undefined, map: LocalizationMap | null | undefined): number {
  return Math.max(
    text?.length ?? 0,
    ...Object.values(map ?? {}).map((translated) => translated?.length ?? 0),
  );
}

/** Of each text the longest translation counts. */
function characters(item: Named & { readonly options?: readonly APIApplicationCommandOption[] }): number {
  const own =
    longest(item.name, item.name_localizations) + longest(item.description, item.description_localizations);
  return (item.options ?? []).reduce((sum, option) => sum + optionCharacters(option), own);
}

function optionCharacters(option: APIApplicationCommandOption): number {
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  const named = choices.reduce(
    (sum, { name, name_localizations: map, value }) =>
      sum + longest(name, map) + (typeof value === 'string' ? value.length : 0),
    0,
  );
  return named + characters({ ...option, options: nestedOptions(option) });
}

/**
 * Reads the registration of one command.
 *
 * @param at where it lies in the request, when that carries several.
 * @throws ApiError 50035 for a wrong name, a missing description, options out of order, more than 8000
 * characters, and whatever the published description forbids.
 */
export function readCommand(body: unknown, at: FieldPath = []): CommandPlan {
  const { default_member_permissions: permissions, ...rest } = readBody(permissionsSchema, body, at);
  const command = readBody(ApplicationCommandUpdateRequestSchema, rest, at);
  const type = command.type ?? ApplicationCommandType.ChatInput;
  const options = command.options ?? [];
  const form = new Form(at);
  if (type === ApplicationCommandType.ChatInput) checkNames(form, [], command);
  checkOptionSet(form, ['options'], options);
  options.forEach((option, index) => checkOption(form, ['options', index], option));
  if (characters({ ...command, options }) > CHARACTERS) {
    form.refuse([], 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${CHARACTERS})`);
  }
  form.judge();
  return {
    type,
    name: command.name,
    nameLocalizations: command.name_localizations ?? null,
    description: command.description ?? '',
    descriptionLocalizations: command.description_localizations ?? null,
    options,
    defaultMemberPermissions: permissions === undefined || permissions === null ? null : String(permissions),
    contexts: command.contexts ?? null,
    integrationTypes: command.integration_types ?? [ApplicationIntegrationType.GuildInstall],
    nsfw: false,
  };
}
