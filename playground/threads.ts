import { ChannelType } from 'discord-api-types/v10';
import { mint, type Core } from './core.ts';
import { refusal } from './errors.ts';
import { may } from './permissions.ts';
import type { ChannelRecord, ThreadRecord } from './world.ts';

const A_DAY_IN_MINUTES = 1440;

/** What a new thread is made from. */
export interface ThreadPlan {
  readonly name: string;
  readonly ownerId: string;
  readonly kind: 'public' | 'private';
  /** The message on which it hangs: the thread then has the message's id. */
  readonly starterId?: string;
  readonly autoArchiveDuration?: number | undefined;
}

/** Opens a thread below a text channel and tells of it; its owner is the first member. */
export function openThread(core: Core, parent: ChannelRecord, plan: ThreadPlan): ChannelRecord {
  const channel: ChannelRecord = {
    id: plan.starterId ?? mint(core),
    type: plan.kind === 'public' ? ChannelType.PublicThread : ChannelType.PrivateThread,
    name: plan.name,
    guildId: parent.guildId,
    recipientId: null,
    position: 0,
    overwrites: [],
    thread: {
      parentId: parent.id,
      ownerId: plan.ownerId,
      archived: false,
      locked: false,
      archivedChangedAt: core.clock.now(),
      autoArchiveDuration: plan.autoArchiveDuration ?? A_DAY_IN_MINUTES,
      memberIds: [plan.ownerId],
    },
  };
  core.world.channels.push(channel);
  core.changes.tell({ kind: 'channelCreated', channel });
  return channel;
}

/** Archives, wakes, locks or renames a thread and tells of it. */
export function setThreadState(
  core: Core,
  channel: ChannelRecord,
  state: Partial<Pick<ThreadRecord, 'archived' | 'locked' | 'autoArchiveDuration'>> & { name?: string },
): void {
  const { thread } = channel;
  if (!thread) throw refusal('wrongChannelType');
  const { name, ...changes } = state;
  if (changes.archived !== undefined && changes.archived !== thread.archived) {
    thread.archivedChangedAt = core.clock.now();
  }
  Object.assign(thread, changes);
  if (name !== undefined) channel.name = name;
  core.changes.tell({ kind: 'channelUpdated', channel });
}

/** Makes users members of a thread; those who are already stay it. */
export function joinThread(core: Core, channel: ChannelRecord, userIds: readonly string[]): void {
  const { thread } = channel;
  if (!thread) throw refusal('wrongChannelType');
  const added = [...new Set(userIds)].filter((id) => !thread.memberIds.includes(id));
  if (added.length === 0) return;
  thread.memberIds.push(...added);
  core.changes.tell({ kind: 'threadMembersAdded', channel, userIds: added });
}

/** Whether a thread takes no message of this user: locked, and no right to manage threads. */
export function isShutFor(core: Core, channel: ChannelRecord, userId: string): boolean {
  return channel.thread?.locked === true && !may(core.world, channel, userId, 'ManageThreads');
}
