import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { mint, type Core } from '../core.ts';
import { refusal } from '../errors.ts';
import { knownMessage } from '../lookup.ts';
import { canBeRung } from '../members.ts';
import { joinThread, setThreadState } from '../threads.ts';
import type { ChannelRecord, MessageRecord } from '../world.ts';
import type { MessageContent } from './compose.ts';

/** Where a new message comes from and who sees it. */
export interface Origin {
  readonly authorId: string;
  readonly type?: MessageType;
  readonly nonce?: string | null;
  readonly reference?: MessageRecord['reference'];
  readonly visibleTo?: string | null;
  readonly interactionId?: string | null;
  readonly interaction?: MessageRecord['interaction'];
  /** Shows "… is thinking" until its first edit. */
  readonly loading?: boolean;
}

const EMPTY: MessageContent = {
  content: '',
  embeds: [],
  components: [],
  attachments: [],
  flags: 0,
  mentionIds: [],
  mentionsEveryone: false,
};

/** A message that shows nothing: what a deferred answer or a notice of Discord's own consists of. */
export function emptyContent(): MessageContent {
  return structuredClone(EMPTY);
}

function flagsFor(content: MessageContent, origin: Origin): number {
  const ephemeral = origin.visibleTo ? MessageFlags.Ephemeral : 0;
  const loading = origin.loading === true ? MessageFlags.Loading : 0;
  return content.flags | ephemeral | loading;
}

/** Puts a message into a channel and tells of it. An archived thread wakes; who posts or is pinged joins it. */
export function postMessage(
  core: Core,
  channel: ChannelRecord,
  content: MessageContent,
  origin: Origin,
): MessageRecord {
  const id = mint(core);
  const message: MessageRecord = {
    ...content,
    id,
    channelId: channel.id,
    authorId: origin.authorId,
    type: origin.type ?? MessageType.Default,
    createdAt: core.clock.now(),
    editedAt: null,
    flags: flagsFor(content, origin),
    nonce: origin.nonce ?? null,
    pingedIds: content.mentionIds.filter((id) => canBeRung(core, channel.guildId, id)),
    reference: origin.reference ?? null,
    visibleTo: origin.visibleTo ?? null,
    forgotten: false,
    interactionId: origin.interactionId ?? null,
    interaction: origin.interaction ?? null,
  };
  core.world.messages[channel.id] = core.world.messages[channel.id] ?? [];
  core.world.messages[channel.id]?.push(message);
  if (channel.thread && message.visibleTo === null) {
    if (channel.thread.archived) setThreadState(core, channel, { archived: false });
    joinThread(core, channel, [message.authorId, ...message.pingedIds]);
  }
  core.changes.tell({ kind: 'messageCreated', message });
  return message;
}

/** Changes what a message shows. A deferred answer becomes the answer by it and counts as new, not as edited. */
export function editMessage(core: Core, message: MessageRecord, content: MessageContent): void {
  const wasLoading = (message.flags & MessageFlags.Loading) !== 0;
  Object.assign(message, content);
  message.flags = content.flags & ~MessageFlags.Loading;
  if (!wasLoading) message.editedAt = core.clock.now();
  core.changes.tell({ kind: 'messageUpdated', message });
}

/** Takes a message away. @throws ApiError 10008 when it is gone already. */
export function deleteMessage(core: Core, channelId: string, id: string): void {
  const message = knownMessage(core.world, channelId, id);
  core.world.messages[channelId] = (core.world.messages[channelId] ?? []).filter((one) => one !== message);
  core.changes.tell({ kind: 'messageDeleted', message });
}

/**
 * Discord takes only a few edits of messages that are older than an hour.
 *
 * @throws ApiError 30046 (a 429) when the channel has had its share.
 */
export function countOldEdit(core: Core, message: MessageRecord): void {
  const now = core.clock.now();
  const { edits, within } = core.limits.oldMessageEdits;
  if (now - message.createdAt <= 3_600_000) return;
  const recent = (core.world.oldMessageEdits[message.channelId] ?? []).filter((at) => now - at < within);
  if (recent.length >= edits) throw refusal('oldMessageEdits', ((recent[0] ?? now) + within - now) / 1000);
  core.world.oldMessageEdits[message.channelId] = [...recent, now];
}
