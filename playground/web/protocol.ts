import { Locale, type APIEmbed, type APIMessageTopLevelComponent } from 'discord-api-types/v10';
import { z } from 'zod';
import type { LocaleCode, Standing } from '../world.ts';

/**
 * What the page and its server say to each other. Each pane has a connection of its own, over which nothing comes
 * but what its person may see; the stage (switches, people, channels) has another.
 */

const ref = z.number().int();
const text = z.string().max(6000);
const locale = z.custom<LocaleCode>((value) => Object.values<unknown>(Locale).includes(value));
const optionValue = z.union([text, z.number(), z.boolean(), z.object({ id: text })]);
const optionValues = z.record(text, optionValue);

/** What a person does in their pane. `ref` comes back with the outcome. */
export const paneRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('open'), channelId: text }),
  z.object({ kind: z.literal('say'), ref, channelId: text, content: text }),
  z.object({ kind: z.literal('slash'), ref, channelId: text, line: text, values: optionValues }),
  z.object({
    kind: z.literal('suggest'),
    ref,
    channelId: text,
    line: text,
    values: optionValues,
    focused: text,
  }),
  z.object({ kind: z.literal('press'), ref, channelId: text, messageId: text, customId: text }),
  z.object({
    kind: z.literal('select'),
    ref,
    channelId: text,
    messageId: text,
    customId: text,
    values: z.array(text),
  }),
  z.object({ kind: z.literal('dismiss'), channelId: text, messageId: text }),
  z.object({ kind: z.literal('delete'), channelId: text, messageId: text }),
  z.object({ kind: z.literal('speak'), locale }),
]);
export type PaneRequest = z.output<typeof paneRequest>;

/** What a person puts into an option: text, a number, a tick, or somebody picked from a list. */
export type OptionValue = z.output<typeof optionValue>;

/** The faults that can be switched on: answers that come too late, and answers whose receipt never arrives. */
export const faultNames = ['slow', 'lost'] as const;
export type FaultName = (typeof faultNames)[number];

/** The rights of the bot that can be taken away. */
export const rightNames = ['ViewChannel', 'SendMessages', 'EmbedLinks', 'CreatePublicThreads'] as const;
export type RightName = (typeof rightNames)[number];

/** What is done to the whole: the switches above the panes. */
export const stageRequest = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('addPerson') }),
  z.object({ kind: z.literal('addChannel') }),
  z.object({
    kind: z.literal('later'),
    minutes: z
      .number()
      .positive()
      .max(60 * 24 * 31),
  }),
  z.object({ kind: z.literal('restartBot') }),
  z.object({ kind: z.literal('fault'), name: z.enum(faultNames), state: z.enum(['on', 'off']) }),
  z.object({ kind: z.literal('right'), name: z.enum(rightNames), state: z.enum(['granted', 'denied']) }),
  z.object({ kind: z.literal('role'), personId: text, role: z.enum(['member', 'moderator']) }),
  z.object({
    kind: z.literal('standing'),
    personId: text,
    standing: z.enum(['here', 'left', 'deleted']),
  }),
  z.object({ kind: z.literal('scene'), name: text, locale }),
]);
export type StageRequest = z.output<typeof stageRequest>;

/** Somebody, as lists and messages name them. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly isBot: boolean;
  /** Whether clients can name them in a mention: they must share a server. */
  readonly isKnown: boolean;
}

/** A channel, thread or direct message that a person can open. */
export interface PaneRoom {
  readonly id: string;
  readonly kind: 'text' | 'thread' | 'direct';
  /** Without the sign before it; a direct message has the other one's name. */
  readonly name: string;
  /** The newest message that they see there; "0" without any. */
  readonly newest: string;
  /** The newest messages that rang for them. */
  readonly pings: readonly string[];
  readonly locked: boolean;
}

/** One thing to pick, named in the person's language. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

/** An option of a command, named in the person's language. */
export interface PaneOption {
  readonly name: string;
  readonly label: string;
  readonly description: string;
  readonly kind: 'text' | 'integer' | 'number' | 'boolean' | 'user' | 'channel';
  readonly required: boolean;
  readonly choices: readonly Choice[];
  readonly suggests: boolean;
  /** Bounds of a number, or of a text's length. */
  readonly least: number | null;
  readonly most: number | null;
}

/** A command that can be typed, named in the person's language. */
export interface PaneCommand {
  /** What is sent: the name with subcommands behind it. */
  readonly line: string;
  readonly label: string;
  readonly description: string;
  readonly options: readonly PaneOption[];
}

/** All of a pane but its messages. */
export interface PaneState {
  readonly me: Face;
  /** Whether the person is on the server; who isn't sees no channel of it. */
  readonly standing: Standing;
  readonly locale: LocaleCode;
  readonly rooms: readonly PaneRoom[];
  /** The open one; empty where there is none for them. */
  readonly roomId: string;
  /** Everybody who exists, for names in messages. */
  readonly faces: readonly Face[];
  /** Who is in the open room, for picking. */
  readonly present: readonly string[];
  readonly commands: readonly PaneCommand[];
  readonly botOnline: boolean;
  /** The time on the stand-in's side, in milliseconds, less the machine's. */
  readonly clockOffset: number;
}

/** What a message answers. */
export type PaneReply =
  | { readonly kind: 'message'; readonly authorId: string; readonly content: string }
  /** Deleted, or not for this person's eyes. */
  | { readonly kind: 'gone' };

/** A file on a message. */
export interface PaneFile {
  readonly id: string;
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
}

/** A message as its person sees it. */
export interface PaneMessage {
  readonly id: string;
  readonly authorId: string;
  readonly kind: 'message' | 'threadStarted';
  readonly createdAt: number;
  readonly edited: boolean;
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly attachments: readonly PaneFile[];
  /** "Only you can see this". */
  readonly ephemeral: boolean;
  /** "… is thinking". */
  readonly thinking: boolean;
  /** It names this person so that it stands out. */
  readonly namesMe: boolean;
  /** The command that it answers. */
  readonly command: { readonly line: string; readonly userId: string } | null;
  readonly reply: PaneReply | null;
  readonly thread: { readonly id: string; readonly name: string; readonly messages: number } | null;
}

/** What a pane is told. */
export type PaneNews =
  | { readonly kind: 'state'; readonly state: PaneState }
  /** The messages of a room that are new or changed, and those that are gone. */
  | {
      readonly kind: 'messages';
      readonly roomId: string;
      readonly put: readonly PaneMessage[];
      readonly gone: readonly string[];
    }
  | { readonly kind: 'outcome'; readonly ref: number; readonly outcome: Outcome }
  | { readonly kind: 'suggestions'; readonly ref: number; readonly choices: readonly Choice[] };

/** What came of something that somebody did. */
export type Outcome =
  | { readonly kind: 'done' }
  /** The application didn't answer in time. */
  | { readonly kind: 'failed' }
  /** Discord's client doesn't let them. */
  | { readonly kind: 'impossible'; readonly why: string };

/** What the stage is told. */
export type StageNews =
  | { readonly kind: 'stage'; readonly stage: StageState }
  | { readonly kind: 'scene'; readonly scene: SceneState };

export type SceneState =
  | { readonly kind: 'playing'; readonly roomId: string }
  | { readonly kind: 'ready'; readonly roomId: string }
  | { readonly kind: 'broken'; readonly why: string };

/** Somebody who has a pane, on the server or not. */
export interface StagePerson {
  readonly id: string;
  readonly name: string;
  readonly role: 'member' | 'moderator';
  readonly standing: Standing;
}

/** Everything about the whole. */
export interface StageState {
  readonly people: readonly StagePerson[];
  readonly faults: readonly FaultName[];
  readonly denied: readonly RightName[];
  readonly bot: BotState;
  /** How far the stand-in's clock is ahead, in minutes. */
  readonly minutesAhead: number;
  readonly scenes: readonly string[];
}

/** What the bot's process is doing; `online` when it is connected. */
export type BotState = 'starting' | 'online' | 'stopped';
