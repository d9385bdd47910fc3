import type {
  APIApplicationCommandOption,
  APIApplicationCommandOptionChoice,
  APIEmbed,
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
  ApplicationCommandType,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
  InteractionResponseType,
  InteractionType,
  Locale,
  LocalizationMap,
  MessageType,
} from 'discord-api-types/v10';

/**
 * Everything that exists on the local Discord, as plain data: `JSON.parse(JSON.stringify(world))` is the same
 * world. Ids are snowflakes, times are milliseconds since 1970 on the stand-in's clock, permissions are
 * decimal strings as on the wire.
 */
export interface World {
  /** The newest id handed out. */
  lastSnowflake: string;
  /** How far the stand-in's clock is ahead of the machine's, in milliseconds. */
  clockOffset: number;
  application: ApplicationRecord;
  users: UserRecord[];
  guilds: GuildRecord[];
  channels: ChannelRecord[];
  /** Messages of each channel by its id, from old to new. */
  messages: Record<string, MessageRecord[]>;
  commands: CommandRecord[];
  /** When commands were newly created, by guild id or "global": Discord allows 200 a day. */
  commandCreates: Record<string, number[]>;
  interactions: InteractionRecord[];
  /** When messages older than an hour were edited, by channel id. */
  oldMessageEdits: Record<string, number[]>;
}

/** A language as Discord writes it, such as `de` or `en-US`. */
export type LocaleCode = `${Locale}`;

export interface ApplicationRecord {
  id: string;
  name: string;
  /** The bot's user: its id is the application's, as Discord has it for every new application. */
  botId: string;
  token: string;
  /** The privileged gateway intents that the application was granted, as bits. */
  grantedIntents: number;
}

export interface UserRecord {
  id: string;
  username: string;
  globalName: string | null;
  bot: boolean;
  locale: LocaleCode;
  /** Doesn't take direct messages. */
  dmsClosed: boolean;
  /** The account is gone: what it wrote still stands, under a name that Discord gives it. */
  deleted: boolean;
}

export interface RoleRecord {
  /** The role of everybody has the guild's own id. */
  id: string;
  name: string;
  permissions: string;
  position: number;
}

export interface MemberRecord {
  userId: string;
  nick: string | null;
  roleIds: string[];
  joinedAt: number;
}

/** How somebody stands towards a guild. */
export type Standing = 'here' | 'left' | 'deleted';

export interface GuildRecord {
  id: string;
  name: string;
  ownerId: string;
  roles: RoleRecord[];
  members: MemberRecord[];
  allowances: AllowanceRecord[];
}

/** A command that the server has opened to one person, whatever permissions the bot asks for. */
export interface AllowanceRecord {
  commandId: string;
  userId: string;
}

export interface OverwriteRecord {
  /** A role's or a user's id. */
  id: string;
  kind: 'role' | 'member';
  allow: string;
  deny: string;
}

export interface ThreadRecord {
  parentId: string;
  ownerId: string;
  archived: boolean;
  locked: boolean;
  archivedChangedAt: number;
  /** Minutes. */
  autoArchiveDuration: number;
  memberIds: string[];
}

export interface ChannelRecord {
  id: string;
  type: ChannelType.GuildText | ChannelType.DM | ChannelType.PublicThread | ChannelType.PrivateThread;
  /** Empty for a direct-message channel. */
  name: string;
  /** Null for a direct-message channel. */
  guildId: string | null;
  /** The person at the other end of a direct-message channel. */
  recipientId: string | null;
  thread: ThreadRecord | null;
  overwrites: OverwriteRecord[];
  position: number;
}

export interface ReferenceRecord {
  messageId: string;
  channelId: string;
}

/** A file that hangs on a message. */
export interface AttachmentRecord {
  id: string;
  filename: string;
  description: string | null;
  contentType: string;
  /** In bytes. */
  size: number;
  /** The bytes in base64. */
  content: string;
}

export interface MessageRecord {
  id: string;
  channelId: string;
  authorId: string;
  type: MessageType;
  createdAt: number;
  editedAt: number | null;
  content: string;
  embeds: APIEmbed[];
  components: APIMessageTopLevelComponent[];
  attachments: AttachmentRecord[];
  flags: number;
  nonce: string | null;
  /** Who is named in the text as it stands, as far as allowed_mentions permits. */
  mentionIds: string[];
  /** Whose client rang when it was posted: an edit rings nobody. */
  pingedIds: string[];
  mentionsEveryone: boolean;
  reference: ReferenceRecord | null;
  /** The one person who sees an ephemeral message; null when everybody does. */
  visibleTo: string | null;
  /** An ephemeral message that the person's client has lost. */
  forgotten: boolean;
  /** The interaction that brought it forth. */
  interactionId: string | null;
  /** What is told of that interaction with the message; it outlives the interaction itself. */
  interaction: MessageInteractionRecord | null;
}

export interface MessageInteractionRecord {
  id: string;
  type: InteractionType;
  userId: string;
  /** The command's name; empty for presses. */
  name: string;
  /** The message whose button was pressed. */
  pressedMessageId: string | null;
}

export interface CommandRecord {
  id: string;
  /** Null for a global command. */
  guildId: string | null;
  type: ApplicationCommandType;
  version: string;
  name: string;
  nameLocalizations: LocalizationMap | null;
  description: string;
  descriptionLocalizations: LocalizationMap | null;
  options: APIApplicationCommandOption[];
  defaultMemberPermissions: string | null;
  contexts: InteractionContextType[] | null;
  integrationTypes: ApplicationIntegrationType[];
  nsfw: boolean;
}

export interface InteractionRecord {
  id: string;
  token: string;
  type: InteractionType;
  createdAt: number;
  userId: string;
  channelId: string;
  guildId: string | null;
  /** `open` until the first answer, `failed` when none came in time. */
  state: 'open' | 'answered' | 'failed';
  answerType: InteractionResponseType | null;
  /** The command's name, with subcommands behind it; empty for presses. */
  commandName: string;
  /** The message whose button was pressed. */
  pressedMessageId: string | null;
  /** What `@original` means: the answer, or the pressed message when that was updated. */
  originalId: string | null;
  choices: APIApplicationCommandOptionChoice[] | null;
  modal: APIModalInteractionResponseCallbackData | null;
}
