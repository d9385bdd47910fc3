import { extname } from 'node:path';
import { mint, type Core } from '../core.ts';
import type { Form } from '../validation/form.ts';
import type { MessageBody } from '../validation/message.ts';
import type { AttachmentRecord } from '../world.ts';

/** A file that came with a request. */
export interface UploadedFile {
  /** The number in its field's name `files[0]`, by which the body speaks of it; null under another name. */
  readonly number: number | null;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}

/** What a body says of one attachment: an old one by its id, or a new one by its file's number. */
type Mention = NonNullable<MessageBody['attachments']>[number];

const MOST = 10;

/** Texts are recognised by their name, whatever the request calls them. */
const TYPES: Readonly<Record<string, string>> = {
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/** Discord keeps letters, digits, dots, dashes and underscores of a name. */
function plainName(name: string): string {
  return name.replaceAll(/[^\w.-]/g, '_');
}

function attach(core: Core, file: UploadedFile, mention: Mention | undefined): AttachmentRecord {
  const filename = plainName(mention?.filename ?? file.name);
  return {
    id: mint(core),
    filename,
    description: mention?.description ?? null,
    contentType: TYPES[extname(filename).toLowerCase()] ?? file.contentType,
    size: file.bytes.length,
    content: file.bytes.toString('base64'),
  };
}

/** The attachments that stand before a request, and what the request brings. */
export interface Attaching {
  readonly present: readonly AttachmentRecord[];
  readonly mentions: MessageBody['attachments'];
  readonly files: readonly UploadedFile[];
}

/**
 * The attachments after a request. Those that were there stay when the body says nothing and no file came; else they
 * must be listed to stay. New files are always attached.
 *
 * @param form takes an attachment that is neither there nor among the files, and more than ten.
 */
export function attachmentsAfter(
  core: Core,
  form: Form,
  { present, mentions, files }: Attaching,
): AttachmentRecord[] {
  const listed = mentions ?? (files.length > 0 ? [] : present);
  const added = files.map((file) => {
    const mention = mentions?.find(({ id }) => file.number !== null && String(id) === String(file.number));
    return attach(core, file, mention);
  });
  const known = [...present.map(({ id }) => id), ...files.map(({ number }) => String(number))];
  listed.forEach(({ id }, index) => {
    if (known.includes(String(id))) return;
    form.refuse(['attachments', index], 'ATTACHMENT_NOT_FOUND', 'Attachment data not found');
  });
  const kept = present.filter(({ id }) => listed.some((one) => String(one.id) === id));
  if (kept.length + added.length > MOST) form.refuseLength(['attachments'], MOST);
  return [...kept, ...added];
}
