import { locales } from './locale.ts';

/** Names and descriptions as Discord registers them: English, with the other languages beside it. */

interface Named {
  readonly name: string;
  readonly name_localizations: { readonly de: string };
}

interface DescribedText extends Named {
  readonly description: string;
  readonly description_localizations: { readonly de: string };
}

interface ChoiceText extends Named {
  readonly value: string;
}

interface Text {
  readonly name: string;
  readonly description: string;
}

interface CommandText extends Text {
  readonly options: Readonly<Record<string, Text | undefined>>;
  readonly subcommands?: Readonly<Record<string, CommandText | undefined>>;
}

/** A slash command by its English name. A name without texts is our own fault: it throws. */
export function localizedCommand(command: string): DescribedText {
  return described(commandIn('en', command), commandIn('de', command));
}

/** A subcommand, both by their English names; throws like `localizedCommand`. */
export function localizedSubcommand(command: string, subcommand: string): DescribedText {
  return localizedCommand(`${command} ${subcommand}`);
}

/**
 * An option of a command, both by their English names; throws like `localizedCommand`. A subcommand is named as people
 * write it, behind its command: `admin end`.
 */
export function localizedOption(command: string, option: string): DescribedText {
  return described(
    found(commandIn('en', command).options[option], option),
    found(commandIn('de', command).options[option], option),
  );
}

/** A choice of an option by the value that Discord sends; throws like `localizedCommand`. */
export function localizedChoice(option: string, value: string): ChoiceText {
  const name = (language: 'en' | 'de'): string => {
    const choices: Readonly<Record<string, Readonly<Record<string, string>> | undefined>> =
      locales[language].choices;
    return found(choices[option]?.[value], `${option}=${value}`);
  };
  return { name: name('en'), name_localizations: { de: name('de') }, value };
}

/** A command, or one of its subcommands (`admin end`). */
function commandIn(language: 'en' | 'de', path: string): CommandText {
  const commands: Readonly<Record<string, CommandText | undefined>> = locales[language].commands;
  const [name = '', ...subcommands] = path.split(' ');
  return subcommands.reduce(
    (command, subcommand) => found(command.subcommands?.[subcommand], path),
    found(commands[name], path),
  );
}

function described(en: Text, de: Text): DescribedText {
  return {
    name: en.name,
    name_localizations: { de: de.name },
    description: en.description,
    description_localizations: { de: de.description },
  };
}

function found<T>(text: T | undefined, name: string): T {
  if (text === undefined) throw new Error(`No text for “${name}” in src/locale.`);
  return text;
}
