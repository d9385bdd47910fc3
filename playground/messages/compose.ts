import {
  EmbedType,
  MessageFlags,
  type APIAllowedMentions,
  type APIEmbed,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { everyComponent } from '../validation/component.ts';
import { Form, type FieldPath } from '../validation/form.ts';
import { checkMessage, isV2, type MessageBody } from '../validation/message.ts';
import type { MessageRecord } from '../world.ts';
import { attachmentsAfter, type UploadedFile } from './attachments.ts';
import { readMentions } from './mentions.ts';

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

function judge(form: Form, request: MessageRequest, content: MessageContent): void {
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
  const { body, files } = request;
  const form = new Form(request.at);
  const content: MessageContent = {
    content: String(body.content ?? '').trim(),
    embeds: richEmbeds(body.embeds ?? []),
    components: numbered(body.components ?? []),
    attachments: attachmentsAfter(core, form, { present: [], mentions: body.attachments, files }),
    flags: (body.flags ?? 0) & SETTABLE_FLAGS,
    mentionIds: [],
    mentionsEveryone: false,
  };
  judge(form, request, content);
  return withMentions(core, request, content);
}

/**
 * What a message shows after an edit: fields left out stay. The components-only flag can be set and never be
 * taken off; all other flags but the one for embeds are fixed.
 *
 * @throws ApiError 50035 for a bad form, 50006 when nothing would be left.
 */
export function composeEdit(core: Core, message: MessageRecord, request: MessageRequest): MessageContent {
  const { body, files } = request;
  const form = new Form(request.at);
  const content: MessageContent = {
    content: body.content === undefined ? message.content : String(body.content ?? '').trim(),
    embeds: body.embeds === undefined ? message.embeds : richEmbeds(body.embeds ?? []),
    components: body.components === undefined ? message.components : numbered(body.components ?? []),
    attachments: attachmentsAfter(core, form, {
      present: message.attachments,
      mentions: body.attachments,
      files,
    }),
    flags: editedFlags(message.flags, body.flags),
    mentionIds: [],
    mentionsEveryone: false,
  };
  judge(form, request, content);
  return withMentions(core, request, content);
}

function editedFlags(present: number, asked: number | null | undefined): number {
  if (asked === null || asked === undefined) return present;
  const kept = present & ~MessageFlags.SuppressEmbeds;
  return kept | (asked & MessageFlags.SuppressEmbeds) | (isV2(asked) ? MessageFlags.IsComponentsV2 : 0);
}
