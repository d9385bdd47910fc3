import {
  EmbedType,
  MessageFlags,
  type APIAllowedMentions,
  type APIAttachment,
  type APIEmbed,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { mint, type Core } from '../core.ts';
import { everyComponent } from '../validation/component.ts';
import { Form, type FieldPath } from '../validation/form.ts';
import { checkMessage, isV2, type MessageBody } from '../validation/message.ts';
import type { MessageRecord } from '../world.ts';
import { readMentions } from './mentions.ts';

/** A file that came with a request. */
export interface UploadedFile {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** What a message shows: all that an edit can change. */
export type MessageContent = Pick<
  MessageRecord,
  'content' | 'embeds' | 'components' | 'attachments' | 'flags' | 'mentionIds' | 'mentionsEveryone'
>;

/** A request body that carries a message, and what came along. */
export interface MessageRequest {
  readonly body: MessageBody;
  readonly files: readonly UploadedFile[];
  /** Whom a text without `allowed_mentions` may ping: anybody from a channel post, users alone from answers. */
  readonly mentionsByDefault: APIAllowedMentions | null;
  /** Where the message lies in the request, for the way to a wrong field. */
  readonly at: FieldPath;
}

const SETTABLE_FLAGS =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

/** Discord numbers the components of a message that carry no id of their own. */
function numbered(components: readonly APIMessageTopLevelComponent[]): APIMessageTopLevelComponent[] {
  const copies = structuredClone([...components]);
  const every = everyComponent(copies).map(({ component }) => component);
  const taken = new Set(every.map(({ id }) => id));
  let next = 1;
  for (const component of every) {
    if (component.id) continue;
    while (taken.has(next)) next += 1;
    component.id = next;
    next += 1;
  }
  return copies;
}

function richEmbeds(embeds: readonly APIEmbed[]): APIEmbed[] {
  return embeds.map((embed) => ({ ...embed, type: EmbedType.Rich }));
}

function attached(core: Core, files: readonly UploadedFile[]): APIAttachment[] {
  return files.map((file) => {
    const url = `data:${file.contentType};base64,${file.bytes.toString('base64')}`;
    return {
      id: mint(core),
      filename: file.name,
      size: file.bytes.length,
      content_type: file.contentType,
      url,
      proxy_url: url,
    };
  });
}

/** An edit that lists attachments keeps only those. */
function kept(message: MessageRecord, body: MessageBody): APIAttachment[] {
  const ids = body.attachments?.map(({ id }) => String(id));
  return ids ? message.attachments.filter(({ id }) => ids.includes(id)) : message.attachments;
}

function judge(request: MessageRequest, content: MessageContent): void {
  const form = new Form(request.at);
  checkMessage(form, { ...content, hasFiles: content.attachments.length > 0 }, request.body);
  form.judge();
}

function withMentions(core: Core, request: MessageRequest, content: MessageContent): MessageContent {
  const allowed = request.body.allowed_mentions ?? request.mentionsByDefault;
  return { ...content, ...readMentions(core.world, content, allowed) };
}

/**
 * What a new message of a request shows.
 *
 * @throws ApiError 50035 for a bad form, 50006 for nothing to show.
 */
export function composeNew(core: Core, request: MessageRequest): MessageContent {
  const { body } = request;
  const content: MessageContent = {
    content: String(body.content ?? '').trim(),
    embeds: richEmbeds(body.embeds ?? []),
    components: numbered(body.components ?? []),
    attachments: attached(core, request.files),
    flags: (body.flags ?? 0) & SETTABLE_FLAGS,
    mentionIds: [],
    mentionsEveryone: false,
  };
  judge(request, content);
  return withMentions(core, request, content);
}

/**
 * What a message shows after an edit: fields left out stay. The components-only flag can be set and never be
 * taken off; all other flags but the one for embeds are fixed.
 *
 * @throws ApiError 50035 for a bad form, 50006 when nothing would be left.
 */
export function composeEdit(core: Core, message: MessageRecord, request: MessageRequest): MessageContent {
  const { body } = request;
  const content: MessageContent = {
    content: body.content === undefined ? message.content : String(body.content ?? '').trim(),
    embeds: body.embeds === undefined ? message.embeds : richEmbeds(body.embeds ?? []),
    components: body.components === undefined ? message.components : numbered(body.components ?? []),
    attachments: [...kept(message, body), ...attached(core, request.files)],
    flags: editedFlags(message.flags, body.flags),
    mentionIds: [],
    mentionsEveryone: false,
  };
  judge(request, content);
  return withMentions(core, request, content);
}

function editedFlags(present: number, asked: number | null | undefined): number {
  if (asked === null || asked === undefined) return present;
  const kept = present & ~MessageFlags.SuppressEmbeds;
  return kept | (asked & MessageFlags.SuppressEmbeds) | (isV2(asked) ? MessageFlags.IsComponentsV2 : 0);
}
