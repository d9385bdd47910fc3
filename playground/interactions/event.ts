import type {
  APIApplicationCommandInteractionDataOption,
  APIModalSubmission,
  APIUser,
  InteractionType,
} from 'discord-api-types/v10';
import type { PresentedMember, PresentedResolvedMember } from '../present/guild.ts';
import type { PresentedChannel } from '../present/channel.ts';
import type { PresentedMessage } from '../present/message.ts';
import type { LocaleCode } from '../world.ts';

/** What a person named in their input, told along with it. */
export interface Resolved {
  users?: Record<string, APIUser>;
  members?: Record<string, PresentedResolvedMember>;
  channels?: Record<string, PresentedChannel>;
}

/** An option with its value, or a subcommand around the options below it. */
export type CommandDataOption =
  | APIApplicationCommandInteractionDataOption
  | { readonly name: string; readonly type: number; readonly options: readonly CommandDataOption[] };

/** What was typed after a slash. */
export interface CommandData {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  readonly guild_id?: string;
  readonly options: readonly CommandDataOption[];
  readonly resolved?: Resolved;
}

/** What was pressed or chosen. */
export interface ComponentData {
  readonly custom_id: string;
  readonly component_type: number;
  readonly id: number;
  readonly values?: readonly string[];
  readonly resolved?: Resolved;
}

/** The body of an INTERACTION_CREATE event: everything that the bot learns of what somebody did. */
export interface InteractionEvent {
  readonly id: string;
  readonly application_id: string;
  readonly type: InteractionType;
  readonly token: string;
  readonly version: 1;
  readonly data: CommandData | ComponentData | APIModalSubmission;
  readonly channel_id: string;
  readonly channel: PresentedChannel;
  readonly guild_id?: string;
  readonly guild?: { readonly id: string; readonly locale: LocaleCode; readonly features: readonly string[] };
  readonly guild_locale?: LocaleCode;
  /** In a guild the member, in direct messages the bare user. */
  readonly member?: PresentedMember & { readonly permissions: string };
  readonly user?: APIUser;
  readonly message?: PresentedMessage;
  readonly locale: LocaleCode;
  /** What the bot may do in the place. */
  readonly app_permissions: string;
  readonly context: number;
  readonly authorizing_integration_owners: Readonly<Record<string, string>>;
  readonly entitlements: readonly never[];
  readonly attachment_size_limit: number;
}
