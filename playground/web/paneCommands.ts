import {
  ApplicationCommandOptionType as OptionType,
  type APIApplicationCommandOption,
  type LocalizationMap,
} from 'discord-api-types/v10';
import type { CommandRecord, LocaleCode } from '../world.ts';
import type { PaneCommand, PaneOption } from './protocol.ts';

/** The commands of a room in a person's language; of those with subcommands each subcommand. */
export function paneCommands(commands: readonly CommandRecord[], locale: LocaleCode): PaneCommand[] {
  return commands.flatMap((command) =>
    leaves(command.options, {
      line: command.name,
      label: inLanguage(command.nameLocalizations, locale) ?? command.name,
      description: inLanguage(command.descriptionLocalizations, locale) ?? command.description,
      locale,
    }),
  );
}

interface Stem {
  readonly line: string;
  readonly label: string;
  readonly description: string;
  readonly locale: LocaleCode;
}

function leaves(options: readonly APIApplicationCommandOption[], stem: Stem): PaneCommand[] {
  const { line, label, description, locale } = stem;
  const branches = options.filter(isBranch);
  if (branches.length === 0) {
    return [{ line, label, description, options: options.flatMap((one) => paneOption(one, locale)) }];
  }
  return branches.flatMap((branch) =>
    leaves(branch.options ?? [], {
      line: `${line} ${branch.name}`,
      label: `${label} ${inLanguage(branch.name_localizations, locale) ?? branch.name}`,
      description: inLanguage(branch.description_localizations, locale) ?? branch.description,
      locale,
    }),
  );
}

type Branch = Extract<
  APIApplicationCommandOption,
  { type: OptionType.Subcommand | OptionType.SubcommandGroup }
>;

function isBranch(option: APIApplicationCommandOption): option is Branch {
  return option.type === OptionType.Subcommand || option.type === OptionType.SubcommandGroup;
}

const KINDS: Partial<Record<OptionType, PaneOption['kind']>> = {
  [OptionType.String]: 'text',
  [OptionType.Integer]: 'integer',
  [OptionType.Number]: 'number',
  [OptionType.Boolean]: 'boolean',
  [OptionType.User]: 'user',
  [OptionType.Channel]: 'channel',
};

/** An option, or none where the stand-in doesn't know such options. */
function paneOption(option: APIApplicationCommandOption, locale: LocaleCode): PaneOption[] {
  const kind = KINDS[option.type];
  if (kind === undefined) return [];
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  return [
    {
      name: option.name,
      label: inLanguage(option.name_localizations, locale) ?? option.name,
      description: inLanguage(option.description_localizations, locale) ?? option.description,
      kind,
      required: option.required === true,
      choices: choices.map(({ name, name_localizations: names, value }) => ({
        name: inLanguage(names, locale) ?? name,
        value,
      })),
      suggests: 'autocomplete' in option && (option.autocomplete ?? false),
      ...bounds(option),
    },
  ];
}

function bounds(option: APIApplicationCommandOption): Pick<PaneOption, 'least' | 'most'> {
  if ('min_value' in option || 'max_value' in option) {
    return { least: option.min_value ?? null, most: option.max_value ?? null };
  }
  if ('min_length' in option || 'max_length' in option) {
    return { least: option.min_length ?? null, most: option.max_length ?? null };
  }
  return { least: null, most: null };
}

function inLanguage(names: LocalizationMap | null | undefined, locale: LocaleCode): string | null {
  const found = Object.entries(names ?? {}).find(([code]) => code === locale);
  return found?.[1] ?? null;
}
