import {
  ApplicationCommandOptionType as OptionType,
  type APIApplicationCommandInteractionDataOption,
  type APIApplicationCommandOption,
} from 'discord-api-types/v10';
import { channelOf, memberOf, userOf } from '../lookup.ts';
import { presentChannel } from '../present/channel.ts';
import { presentResolvedMember } from '../present/guild.ts';
import { presentUser } from '../present/user.ts';
import type { ChannelRecord, CommandRecord, World } from '../world.ts';
import type { CommandData, CommandDataOption, Resolved } from './event.ts';
import { NotPossible } from './notPossible.ts';

/** What a person puts into an option: text, a number, a tick, or somebody or some channel picked from a list. */
export type OptionValue = string | number | boolean | { readonly id: string };

/** The options of a command by name; what is undefined is left empty. */
export type OptionValues = Readonly<Record<string, OptionValue | undefined>>;

const TEXT_LENGTH = 6000;

/** A command with the subcommands that were chosen, and the options that they leave to fill in. */
export interface ChosenCommand {
  readonly command: CommandRecord;
  readonly path: readonly APIApplicationCommandOption[];
  readonly options: readonly APIApplicationCommandOption[];
}

function nested(option: APIApplicationCommandOption): readonly APIApplicationCommandOption[] {
  return 'options' in option ? (option.options ?? []) : [];
}

/** Follows the words of a command line, such as `challenge` or `league table show`. */
export function chooseCommand(commands: readonly CommandRecord[], line: string): ChosenCommand {
  const [name, ...words] = line.split(' ');
  const command = commands.find((one) => one.name === name);
  if (!command) throw new NotPossible(`There is no command /${name ?? ''} here.`);
  const path: APIApplicationCommandOption[] = [];
  let { options }: { options: readonly APIApplicationCommandOption[] } = command;
  for (const word of words) {
    const next = options.find((option) => option.name === word);
    if (!next) throw new NotPossible(`/${line}: there is no subcommand ${word}.`);
    path.push(next);
    options = nested(next);
  }
  if (options.some(({ type }) => type === OptionType.Subcommand || type === OptionType.SubcommandGroup)) {
    throw new NotPossible(`/${line} needs one of its subcommands.`);
  }
  return { command, path, options };
}

function checkText(
  option: Extract<APIApplicationCommandOption, { type: OptionType.String }>,
  value: OptionValue,
): string {
  if (typeof value !== 'string' || value === '') throw new NotPossible(`${option.name} takes text.`);
  const least = option.min_length ?? 0;
  const most = option.max_length ?? TEXT_LENGTH;
  if (value.length < least || value.length > most) {
    throw new NotPossible(`${option.name} takes ${least} to ${most} characters.`);
  }
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    throw new NotPossible(`${option.name} takes one of ${choices.map((choice) => choice.value).join(', ')}.`);
  }
  return value;
}

type NumberOption = Extract<APIApplicationCommandOption, { type: OptionType.Integer | OptionType.Number }>;

function checkNumber(option: NumberOption, value: OptionValue): number {
  const isWhole = option.type === OptionType.Integer;
  if (typeof value !== 'number' || !Number.isFinite(value) || (isWhole && !Number.isSafeInteger(value))) {
    throw new NotPossible(`${option.name} takes a ${isWhole ? 'whole ' : ''}number.`);
  }
  const least = option.min_value ?? Number.NEGATIVE_INFINITY;
  const most = option.max_value ?? Number.POSITIVE_INFINITY;
  if (value < least || value > most) throw new NotPossible(`${option.name} takes ${least} to ${most}.`);
  const choices = 'choices' in option ? (option.choices ?? []) : [];
  if (choices.length > 0 && !choices.some((choice) => choice.value === value)) {
    throw new NotPossible(`${option.name} takes one of ${choices.map((choice) => choice.value).join(', ')}.`);
  }
  return value;
}

function idOf(option: APIApplicationCommandOption, value: OptionValue): string {
  if (typeof value !== 'object')
    throw new NotPossible(`${option.name} takes somebody or something from a list.`);
  return value.id;
}

/** Reads what a person put into options and gathers whom they named. */
export class InputReader {
  readonly #world: World;
  readonly #channel: ChannelRecord;
  readonly resolved: Resolved = {};

  constructor(world: World, channel: ChannelRecord) {
    this.#world = world;
    this.#channel = channel;
  }

  /** Tells of a user along with the input, with their rights in the place if they belong to its guild. */
  nameUser(id: string): string {
    const user = userOf(this.#world, id);
    if (!user || user.deleted) throw new NotPossible('There is no such user.');
    this.resolved.users = { ...this.resolved.users, [id]: presentUser(user) };
    const member =
      this.#channel.guildId === null ? undefined : memberOf(this.#world, this.#channel.guildId, id);
    if (member) {
      const presented = presentResolvedMember(this.#world, member, this.#channel);
      this.resolved.members = { ...this.resolved.members, [id]: presented };
    }
    return id;
  }

  #nameChannel(id: string): string {
    const channel = channelOf(this.#world, id);
    if (!channel) throw new NotPossible('There is no such channel.');
    this.resolved.channels = { ...this.resolved.channels, [id]: presentChannel(this.#world, channel) };
    return id;
  }

  #read(option: APIApplicationCommandOption, value: OptionValue): APIApplicationCommandInteractionDataOption {
    const { name } = option;
    switch (option.type) {
      case OptionType.String:
        return { name, type: option.type, value: checkText(option, value) };
      case OptionType.Integer:
      case OptionType.Number:
        return { name, type: option.type, value: checkNumber(option, value) };
      case OptionType.Boolean:
        if (typeof value !== 'boolean') throw new NotPossible(`${name} takes true or false.`);
        return { name, type: option.type, value };
      case OptionType.User:
        return { name, type: option.type, value: this.nameUser(idOf(option, value)) };
      case OptionType.Channel:
        return { name, type: option.type, value: this.#nameChannel(idOf(option, value)) };
      case OptionType.Subcommand:
      case OptionType.SubcommandGroup:
      case OptionType.Role:
      case OptionType.Mentionable:
      case OptionType.Attachment:
        throw new NotPossible(`${name}: the stand-in has no such options.`);
    }
  }

  /** The command as the bot is told of it, subcommands around the options. */
  commandData(
    { command, path }: ChosenCommand,
    options: readonly APIApplicationCommandInteractionDataOption[],
  ): CommandData {
    const wrapped = path.reduceRight<readonly CommandDataOption[]>(
      (inner, { name, type }) => [{ name, type, options: inner }],
      options,
    );
    return {
      id: command.id,
      name: command.name,
      type: command.type,
      ...(command.guildId === null ? {} : { guild_id: command.guildId }),
      options: wrapped,
      resolved: this.resolved,
    };
  }

  /** A whole input that is sent off: everything required is there, everything fits. */
  readAll({ options }: ChosenCommand, values: OptionValues): APIApplicationCommandInteractionDataOption[] {
    refuseUnknown(options, values);
    return options.flatMap((option) => {
      const value = values[option.name];
      if (value !== undefined) return [this.#read(option, value)];
      if (option.required === true) throw new NotPossible(`${option.name} is required.`);
      return [];
    });
  }

  /** An input that is still being typed: nothing is checked but the names, and numbers travel as text. */
  readTyped(
    { options }: ChosenCommand,
    values: OptionValues,
    focused: string,
  ): APIApplicationCommandInteractionDataOption[] {
    refuseUnknown(options, { ...values, [focused]: '' });
    return options.flatMap((option) => {
      const isFocused = option.name === focused;
      const value = values[option.name] ?? (isFocused ? '' : undefined);
      return value === undefined ? [] : [this.#typed(option, value, isFocused)];
    });
  }

  #typed(
    option: APIApplicationCommandOption,
    value: OptionValue,
    isFocused: boolean,
  ): APIApplicationCommandInteractionDataOption {
    const { name, type } = option;
    if (isFocused && !('autocomplete' in option && option.autocomplete)) {
      throw new NotPossible(`${name} suggests nothing.`);
    }
    const focus = isFocused ? { focused: true } : {};
    if (typeof value === 'object') return this.#read(option, value);
    if (type === OptionType.String) return { name, type, value: String(value), ...focus };
    if (type === OptionType.Integer) return { name, type, value: String(value), ...focus };
    if (type === OptionType.Number) return { name, type, value: String(value), ...focus };
    return this.#read(option, value);
  }
}

function refuseUnknown(options: readonly APIApplicationCommandOption[], values: OptionValues): void {
  const unknown = Object.keys(values).find((name) => !options.some((option) => option.name === name));
  if (unknown !== undefined) throw new NotPossible(`There is no option ${unknown}.`);
}
