import {
  ButtonStyle,
  ComponentType,
  MessageFlags,
  type APIEmbed,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { channelOf } from '../lookup.ts';
import { fileUrl } from '../files.ts';
import { presentMessage, type PresentedMessage } from '../present/message.ts';
import { everyComponent } from '../validation/component.ts';
import type { MessageRecord } from '../world.ts';

/** A button as it stands on the screen. */
export interface SeenButton {
  /** The words on it, without the emoji. */
  readonly label: string;
  /** A Unicode emoji, or a custom one's name; empty without. */
  readonly emoji: string;
  /** Empty for link buttons. */
  readonly customId: string;
  readonly disabled: boolean;
  readonly style: ButtonStyle;
}

/** A select menu as it stands on the screen; those for users or channels list no options. */
export interface SeenSelect {
  readonly customId: string;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly description: string;
  }[];
}

/** A file on a message. */
export interface SeenAttachment {
  readonly id: string;
  readonly filename: string;
  /** In bytes. */
  readonly size: number;
  readonly contentType: string;
  /** Where it can be fetched as long as it is there. */
  readonly url: string;
  readonly bytes: Buffer;
  /** The bytes read as UTF-8. */
  readonly text: string;
}

/** A message as one person sees it at one moment: a later edit makes a new one of these. */
export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly author: string;
  /** All that can be read without opening a file: content, embeds and text displays, line by line. */
  readonly text: string;
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly buttons: readonly SeenButton[];
  readonly selects: readonly SeenSelect[];
  readonly attachments: readonly SeenAttachment[];
  /** "Only you can see this". */
  readonly ephemeral: boolean;
  /** "… is thinking". */
  readonly loading: boolean;
  /** "(edited)". */
  readonly edited: boolean;
  /** Ids of those whose client rang for it. */
  readonly pinged: readonly string[];
  readonly replyTo: string | null;
  /** The interaction that brought it forth. */
  readonly interactionId: string | null;
  /** The thread that hangs on it. */
  readonly threadId: string | null;
  readonly createdAt: Date;
  /** The message in the form of Discord's API. */
  readonly api: PresentedMessage;
}

function embedText(embed: APIEmbed): string[] {
  const fields = (embed.fields ?? []).flatMap(({ name, value }) => [name, value]);
  const texts = [embed.author?.name, embed.title, embed.description, ...fields, embed.footer?.text];
  return texts.filter((text) => text !== undefined);
}

function componentText(components: readonly APIMessageTopLevelComponent[]): string[] {
  return everyComponent(components).flatMap(({ component }) =>
    component.type === ComponentType.TextDisplay ? [component.content] : [],
  );
}

function seenButtons(components: readonly APIMessageTopLevelComponent[]): SeenButton[] {
  return everyComponent(components).flatMap(({ component }) => {
    if (component.type !== ComponentType.Button) return [];
    const isPremium = component.style === ButtonStyle.Premium;
    return [
      {
        label: isPremium ? '' : (component.label ?? ''),
        emoji: isPremium ? '' : (component.emoji?.name ?? ''),
        customId: 'custom_id' in component ? component.custom_id : '',
        disabled: component.disabled === true,
        style: component.style,
      },
    ];
  });
}

const SELECTS: readonly ComponentType[] = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
];

function seenSelects(components: readonly APIMessageTopLevelComponent[]): SeenSelect[] {
  return everyComponent(components).flatMap(({ component }) => {
    if (!SELECTS.includes(component.type) || !('custom_id' in component)) return [];
    const options = component.type === ComponentType.StringSelect ? component.options : [];
    return [
      {
        customId: component.custom_id,
        placeholder: 'placeholder' in component ? (component.placeholder ?? '') : '',
        disabled: component.disabled === true,
        options: options.map(({ label, value, description }) => ({
          label,
          value,
          description: description ?? '',
        })),
      },
    ];
  });
}

function seenAttachments(core: Core, message: MessageRecord): SeenAttachment[] {
  return message.attachments.map((file) => {
    const { id, filename, size, contentType } = file;
    const bytes = Buffer.from(file.content, 'base64');
    const url = fileUrl(core, message, file);
    return { id, filename, size, contentType, url, bytes, text: bytes.toString('utf8') };
  });
}

/** A message as a person sees it now. */
export function seeMessage(core: Core, message: MessageRecord): SeenMessage {
  const api = structuredClone(presentMessage(core, message));
  const embeds = api.embeds;
  const components = api.components ?? [];
  return {
    id: message.id,
    channelId: message.channelId,
    authorId: message.authorId,
    author: api.author.username,
    text: [message.content, ...embeds.flatMap(embedText), ...componentText(components)]
      .filter((text) => text !== '')
      .join('\n'),
    content: api.content,
    embeds,
    components,
    buttons: seenButtons(components),
    selects: seenSelects(components),
    attachments: seenAttachments(core, message),
    ephemeral: message.visibleTo !== null,
    loading: (message.flags & MessageFlags.Loading) !== 0,
    edited: message.editedAt !== null,
    pinged: [...message.pingedIds],
    replyTo: message.reference?.messageId ?? null,
    interactionId: message.interactionId,
    threadId: channelOf(core.world, message.id)?.id ?? null,
    createdAt: new Date(message.createdAt),
    api,
  };
}

/** Whether a message is on a person's screen, given that they can see its channel. */
export function isShownTo(message: MessageRecord, userId: string): boolean {
  if (message.visibleTo === null) return true;
  return message.visibleTo === userId && !message.forgotten;
}

/** A message in a few words, for reports of what was seen instead. */
export function describeSeen(message: SeenMessage): string {
  const marks = [
    message.ephemeral ? 'only you' : '',
    message.loading ? 'thinking' : '',
    message.edited ? 'edited' : '',
  ].filter((mark) => mark !== '');
  const files = message.attachments.map(({ filename }) => `<${filename}>`);
  const buttons = message.buttons.map(
    ({ label, emoji, disabled }) => `[${disabled ? '#' : ''}${emoji}${label}]`,
  );
  const head = `${message.author}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}:`;
  return [head, message.text, ...files, buttons.join(' ')].filter((part) => part !== '').join(' ');
}
