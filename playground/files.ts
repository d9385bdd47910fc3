import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Core } from './core.ts';
import { messagesOf } from './lookup.ts';
import type { AttachmentRecord, MessageRecord } from './world.ts';

/** The path below which files are fetched: `/attachments/<channel>/<attachment>/<filename>`. */
export const FILES = '/attachments';

/** As on Discord, whoever has the whole link may read the file, and nobody can guess one. */
function signature(core: Core, channelId: string, fileId: string): string {
  return createHmac('sha256', core.world.application.token).update(`${channelId}/${fileId}`).digest('hex');
}

/** Where a file of a message can be fetched. */
export function fileUrl(core: Core, message: MessageRecord, file: AttachmentRecord): string {
  const { channelId } = message;
  return `${core.address()}${FILES}/${channelId}/${file.id}/${file.filename}?hm=${signature(core, channelId, file.id)}`;
}

/** The file behind a link; null when it was taken off its message, or the link is made up. */
export function fileBehind(
  core: Core,
  { channelId, fileId, hm }: { channelId: string; fileId: string; hm: string },
): AttachmentRecord | null {
  const [own, given] = [Buffer.from(signature(core, channelId, fileId)), Buffer.from(hm)];
  if (own.length !== given.length || !timingSafeEqual(own, given)) return null;
  const files = messagesOf(core.world, channelId).flatMap(({ attachments }) => attachments);
  return files.find(({ id }) => id === fileId) ?? null;
}

/** How a file is handed out: to be kept, never to be run or shown by the browser. */
export function fileHeaders({
  filename,
  contentType,
}: Pick<AttachmentRecord, 'filename' | 'contentType'>): Record<string, string> {
  return {
    'content-type': contentType,
    'content-disposition': `attachment; filename="${filename}"`,
    'x-content-type-options': 'nosniff',
  };
}
