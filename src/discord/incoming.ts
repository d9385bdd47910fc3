import {
  ApplicationCommandOptionType as OptionType,
  ApplicationCommandType,
  ChannelType,
  ComponentType,
  InteractionType,
  MessageFlags,
} from 'discord.js';
import type {
  APIApplicationCommandInteractionDataOption,
  APIChatInputApplicationCommandInteraction,
  APIChatInputApplicationCommandInteractionData,
  APIInteraction,
  APIInteractionDataResolved,
  APIMessageComponentInteraction,
  APIMessageTopLevelComponent,
  APIUser,
} from 'discord.js';
import type {
  AutocompleteInteraction,
  CommandInteraction,
  Invoker,
  OptionUser,
  OptionValue,
  Place,
  PressInteraction,
} from '../commands/interaction.ts';
import type { Person } from './members.ts';
import { mayDo, seesChannel } from './permissions.ts';

/** What arrives over the gateway, as our commands read it. Discord's own types say what its JSON holds. */

/** A command option as it arrives, before or after the person has finished typing. */
export type Option = APIApplicationCommandInteractionDataOption<
  InteractionType.ApplicationCommand | InteractionType.ApplicationCommandAutocomplete
>;

interface Located extends Pick<APIInteraction, 'guild_id' | 'app_permissions'> {
  readonly channel?: { readonly id: string; readonly type: ChannelType };
}
type Invoked = Pick<APIChatInputApplicationCommandInteraction, 'member' | 'user' | 'locale'>;

/**
 * Where something happened, and what the bot may do there.
 * @throws where Discord names no channel, which it doesn't for what people do.
 */
export function placeOf({ guild_id: guildId, channel, app_permissions: permissions }: Located): Place {
  if (!channel) throw new Error('an interaction without a channel');
  return {
    guildId: guildId ?? null,
    channelId: channel.id,
    kind: kindOf(channel.type),
    may: (permission) => mayDo(permissions, permission),
  };
}

function kindOf(type: ChannelType): Place['kind'] {
  if (directMessages.has(type)) return 'dm';
  return threads.has(type) ? 'thread' : 'text';
}

const directMessages = new Set([ChannelType.DM, ChannelType.GroupDM]);
const threads = new Set([
  ChannelType.PublicThread,
  ChannelType.PrivateThread,
  ChannelType.AnnouncementThread,
]);

/**
 * Who used a command or a button.
 * @throws where Discord names nobody, which it doesn't for what people do.
 */
export function invokerOf({ member, user, locale }: Invoked): Invoker {
  const person = member?.user ?? user;
  if (!person) throw new Error('an interaction without a person');
  return { id: person.id, locale };
}

/** The subcommand that was used, and the options by name: those of the subcommand where there is one. */
export function inputOf(
  data: APIChatInputApplicationCommandInteractionData,
  place: Place,
): Pick<CommandInteraction, 'subcommand' | 'options'> {
  const { subcommand, options } = chosenIn(data.options ?? []);
  return {
    subcommand,
    options: new Map(options.map((option) => [option.name, valueOf(option, data, place)])),
  };
}

/** A subcommand arrives as the only option of its command, around its own. Groups of them we have none. */
function chosenIn(options: readonly Option[]): {
  readonly subcommand: string | null;
  readonly options: readonly Option[];
} {
  const [first] = options;
  return first?.type === OptionType.Subcommand
    ? { subcommand: first.name, options: first.options ?? [] }
    : { subcommand: null, options };
}

/** @throws for a kind of option that none of our commands has. */
function valueOf(
  option: Option,
  { resolved }: APIChatInputApplicationCommandInteractionData,
  place: Place,
): OptionValue {
  if (option.type === OptionType.User) return userOf(option.value, resolved, place);
  return plainValueOf(option);
}

function userOf(
  id: string,
  resolved: APIChatInputApplicationCommandInteractionData['resolved'],
  place: Place,
): OptionUser {
  const member = resolved?.members?.[id];
  return {
    id,
    bot: resolved?.users?.[id]?.bot ?? false,
    // Discord gives the member's permissions in this very channel. Somebody who is no member sees nothing of it.
    inChannel: place.guildId === null ? null : member !== undefined && seesChannel(member.permissions),
  };
}

/** The same of an unfinished command, with users as their ids, and the option being typed. */
export function typedInputOf(
  given: readonly Option[],
): Pick<AutocompleteInteraction, 'subcommand' | 'options' | 'focused'> {
  const { subcommand, options } = chosenIn(given);
  const focused = options.find((option) => 'focused' in option && option.focused);
  return {
    subcommand,
    options: new Map(options.map((option) => [option.name, plainValueOf(option)])),
    focused: { name: focused?.name ?? '', value: focused ? String(plainValueOf(focused)) : '' },
  };
}

/** @throws for a kind of option that none of our commands has. */
function plainValueOf(option: Option): string | number {
  if ('value' in option && typeof option.value !== 'boolean') return option.value;
  throw new Error(`no command of ours has an option of type ${option.type}`);
}

/** What was pressed, and which values were picked. */
export function pressOf({
  data,
  message,
}: APIMessageComponentInteraction): Pick<PressInteraction, 'customId' | 'values' | 'message'> {
  return {
    customId: data.custom_id,
    values: 'values' in data ? data.values : [],
    message: {
      channelId: message.channel_id,
      messageId: message.id,
      ephemeral: ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0,
      customIds: customIdsIn(message.components ?? []),
    },
  };
}

/** The custom_ids in the rows of a message; other kinds of components we never send. */
function customIdsIn(components: readonly APIMessageTopLevelComponent[]): readonly string[] {
  return components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((each) => ('custom_id' in each ? [each.custom_id] : []))
      : [],
  );
}

/** The people whose names come with an interaction, by their ids. */
export function peopleIn(interaction: APIInteraction): Map<string, Person> {
  const people = new Map<string, Person>();
  const { users, members } = resolvedIn(interaction) ?? {};
  for (const [id, user] of Object.entries(users ?? {})) people.set(id, personOf(user, members?.[id]?.nick));
  if (interaction.member) {
    const { user, nick } = interaction.member;
    people.set(user.id, personOf(user, nick));
  }
  return people;
}

/** The people that Discord calls members of the interaction's server with it, by their ids. */
export function membersIn(interaction: APIInteraction): readonly string[] {
  const invoker = interaction.member ? [interaction.member.user.id] : [];
  return [...invoker, ...Object.keys(resolvedIn(interaction)?.members ?? {})];
}

function resolvedIn(interaction: APIInteraction): APIInteractionDataResolved | undefined {
  if (interaction.type !== InteractionType.ApplicationCommand) return undefined;
  return interaction.data.type === ApplicationCommandType.ChatInput ? interaction.data.resolved : undefined;
}

function personOf({ global_name: globalName, username }: APIUser, nick: string | null | undefined): Person {
  return { nick, globalName, username };
}
