import {
  AllowedMentionsTypes,
  ComponentType,
  MessageFlags,
  type APIAllowedMentions,
  type APIEmbed,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { refusal } from '../errors.ts';
import { checkComponents, everyComponent } from './component.ts';
import type { FieldPath, Form } from './form.ts';

/** What all request bodies that carry a message have in common. */
export interface MessageBody {
  readonly content?: string | number | null | undefined;
  readonly embeds?: APIEmbed[] | null | undefined;
  readonly components?: APIMessageTopLevelComponent[] | null | undefined;
  readonly flags?: number | null | undefined;
  readonly allowed_mentions?: APIAllowedMentions | null | undefined;
  readonly attachments?:
    | readonly {
        readonly id?: string | number;
        readonly filename?: string | null | undefined;
        readonly description?: string | null | undefined;
      }[]
    | null
    | undefined;
  readonly poll?: unknown;
}

/** What a message would consist of once a request is carried out. */
export interface MessageShape {
  readonly content: string;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly flags: number;
  readonly hasFiles: boolean;
}

const CONTENT = 2000;
const EMBED_CHARACTERS = 6000;
const V2_COMPONENTS = 40;
const V2_CHARACTERS = 4000;

/** Whether the bits of a message say that it consists of components alone. */
export function isV2(flags: number): boolean {
  return (flags & MessageFlags.IsComponentsV2) !== 0;
}

function embedCharacters(embed: APIEmbed): number {
  const fields = embed.fields ?? [];
  const texts = [embed.title, embed.description, embed.footer?.text, embed.author?.name];
  return [...texts, ...fields.flatMap(({ name, value }) => [name, value])].reduce(
    (sum, text) => sum + (text?.length ?? 0),
    0,
  );
}

function isEmptyEmbed(embed: APIEmbed): boolean {
  return embedCharacters(embed) === 0 && !embed.image && !embed.thumbnail;
}

function checkEmbeds(form: Form, embeds: readonly APIEmbed[]): void {
  embeds.forEach((embed, index) => {
    if (isEmptyEmbed(embed)) form.refuseMissing(['embeds', index, 'description']);
  });
  if (embeds.reduce((sum, embed) => sum + embedCharacters(embed), 0) > EMBED_CHARACTERS) {
    form.refuse(
      ['embeds'],
      'MAX_EMBED_SIZE_EXCEEDED',
      `Embed size exceeds maximum size of ${EMBED_CHARACTERS}`,
    );
  }
}

function checkV2(form: Form, shape: MessageShape, body: MessageBody): void {
  const used = 'The MessageFlags.IS_COMPONENTS_V2 flag excludes this field';
  const excluded: [FieldPath, boolean][] = [
    [['content'], shape.content !== ''],
    [['embeds'], shape.embeds.length > 0],
    [['poll'], body.poll !== undefined && body.poll !== null],
  ];
  for (const [path, present] of excluded) {
    if (present) form.refuse(path, 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2', used);
  }
  const every = everyComponent(shape.components);
  if (every.length > V2_COMPONENTS) {
    form.refuse(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The total number of components exceeds ${V2_COMPONENTS}`,
    );
  }
  const characters = every.reduce(
    (sum, { component }) =>
      sum + (component.type === ComponentType.TextDisplay ? component.content.length : 0),
    0,
  );
  if (characters > V2_CHARACTERS) {
    form.refuse(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `The total text length exceeds ${V2_CHARACTERS}`,
    );
  }
}

function checkLegacy(form: Form, shape: MessageShape): void {
  shape.components.forEach(({ type }, index) => {
    if (type === ComponentType.ActionRow) return;
    form.refuse(
      ['components', index, 'type'],
      'UNION_TYPE_CHOICES',
      'Value of field "type" must be one of (1,).',
    );
  });
  if (shape.content.length > CONTENT) form.refuseLength(['content'], CONTENT);
}

function checkMentions(form: Form, mentions: APIAllowedMentions | null | undefined): void {
  if (!mentions) return;
  for (const kind of [AllowedMentionsTypes.User, AllowedMentionsTypes.Role] as const) {
    if ((mentions[kind]?.length ?? 0) > 0 && mentions.parse?.includes(kind)) {
      form.refuse(
        ['allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    }
  }
}

/**
 * The rules for messages that the published description leaves out: lengths that add up, layouts, what the
 * components-only flag excludes, and mentions that contradict each other.
 *
 * @throws ApiError 50006 for a message of nothing.
 */
export function checkMessage(form: Form, shape: MessageShape, body: MessageBody): void {
  checkMentions(form, body.allowed_mentions);
  checkEmbeds(form, shape.embeds);
  checkComponents(form, shape.components, isV2(shape.flags) ? 'free' : 'rows');
  if (isV2(shape.flags)) checkV2(form, shape, body);
  else checkLegacy(form, shape);
  const nothing =
    shape.content.trim() === '' &&
    shape.embeds.length === 0 &&
    shape.components.length === 0 &&
    !shape.hasFiles;
  if (nothing && (body.poll === undefined || body.poll === null)) throw refusal('emptyMessage');
}
