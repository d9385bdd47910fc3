import type { RESTPostAPIApplicationCommandsJSONBody } from 'discord-api-types/v10';
import type { MessageRef, Snowflake } from '../table/ports.ts';
import type { Message } from '../render/message.ts';

/** What a command gets and how it answers: the shape that src/discord fills with the real thing. */

export interface Invoker {
  readonly id: Snowflake;
  /** Discord's locale of the person, like `de` or `en-GB`. */
  readonly locale: string;
}

export interface OptionUser {
  readonly id: Snowflake;
  readonly bot: boolean;
  /** Whether the person can see the channel of the command (null: not to be told, as in a DM). */
  readonly inChannel: boolean | null;
}

export type OptionValue = string | number | OptionUser;

/** Where an interaction happened. */
export interface Place {
  readonly guildId: Snowflake | null;
  readonly channelId: Snowflake;
  readonly kind: 'text' | 'thread' | 'dm';
  /** What the bot may do there, from the interaction itself. */
  readonly may: (permission: BotPermission) => boolean;
}

export type BotPermission = 'view' | 'send' | 'createThread' | 'sendInThread' | 'embed';

/**
 * Answers to an interaction. Each call may be made any number of times and in any order; the adapter picks the
 * form (first answer, follow-up, edit), defers by itself when a command is slow, and falls back to a plain channel
 * message where a public answer comes too late. None of them throws for what Discord refuses to show a person,
 * or doesn't hear.
 */
export interface Answers {
  /** Shows a message to the invoker alone. */
  privately(message: Message): Promise<void>;
  /**
   * Shows a message to everybody in the channel; null where it could not be shown, be it that Discord refused it or
   * that nobody heard. `nonce` (up to 25 characters)
   * names what is told, so that a repeated post shows once.
   */
  publicly(message: Message, nonce: string): Promise<MessageRef | null>;
  /** Repaints the message whose button or select was used; after a slash command the same as `privately`. */
  repaint(message: Message): Promise<void>;
}

interface Interaction extends Answers {
  readonly id: Snowflake;
  readonly invoker: Invoker;
  readonly place: Place;
}

export interface CommandInteraction extends Interaction {
  /** The subcommand that was used; null for a command without any. */
  readonly subcommand: string | null;
  readonly options: ReadonlyMap<string, OptionValue>;
}

export interface PressInteraction extends Interaction {
  readonly customId: string;
  /** The values picked in a select; empty for a button. */
  readonly values: readonly string[];
  /** The message that the button hangs on. */
  readonly message: MessageRef & {
    readonly ephemeral: boolean;
    /** Those of all its buttons and selects: a forged press names one that isn't among them. */
    readonly customIds: readonly string[];
  };
}

export interface AutocompleteInteraction {
  readonly id: Snowflake;
  readonly invoker: Invoker;
  readonly place: Place;
  /** The subcommand that is being typed; null for a command without any. */
  readonly subcommand: string | null;
  /** What has been typed so far; a user option is given as its id. */
  readonly options: ReadonlyMap<string, string | number>;
  readonly focused: { readonly name: string; readonly value: string };
}

export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/**
 * Nobody knows whether Discord has done what was asked: after every try it was broken, unreachable or too busy. What
 * was asked is worth asking again later.
 */
export class Unheard extends Error {
  /** @param cause what came instead of an answer, in a word, like `503` or `ECONNRESET`. */
  constructor(cause: string) {
    super(`Discord did not hear us: ${cause}`);
    this.name = 'Unheard';
  }
}

export type Presence = 'here' | 'left' | 'unknown';

/**
 * The channel side of telling: what can be done without an interaction. Each answers null or false where Discord
 * says that it can't be done (message or channel gone, permission missing); only our own faults throw,
 * and a post that nobody heard.
 */
export interface Channels {
  /**
   * Posts a message; the same nonce within minutes posts once. Null is Discord's last word on it.
   * @throws Unheard where Discord had no word on it.
   */
  post(channelId: Snowflake, message: Message, nonce: string): Promise<MessageRef | null>;
  edit(ref: MessageRef, message: Message): Promise<boolean>;
  /** Opens a public thread on a message; null where the bot may not. */
  openThread(ref: MessageRef, name: string): Promise<Snowflake | null>;
  /**
   * A name for places that show no mentions, without characters that hide or reverse text. Escaped, for text with
   * markdown, unless `plain`: labels, choices and names of threads show a backslash as it stands.
   */
  nameOf(guildId: Snowflake, userId: Snowflake, form?: 'escaped' | 'plain'): Promise<string>;
  /**
   * Whether somebody is on a server. `left`: Discord says that no such member, or no such account, is there. `unknown`:
   * Discord had no word on it in time. Kept for a short while.
   */
  presenceOf(guildId: Snowflake, userId: Snowflake): Promise<Presence>;
}

/** A slash command: its registration and what it does. One file each, listed in commands/index.ts. */
export interface Command<Context> {
  readonly data: RESTPostAPIApplicationCommandsJSONBody;
  run(context: Context, interaction: CommandInteraction): Promise<void>;
  autocomplete?(context: Context, interaction: AutocompleteInteraction): Promise<readonly Choice[]>;
}
