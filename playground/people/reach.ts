import type { Core } from '../core.ts';
import { NotPossible } from '../interactions/notPossible.ts';
import { channelOf, messageOf } from '../lookup.ts';
import { may, type Permission } from '../permissions.ts';
import { setThreadState } from '../threads.ts';
import type { ChannelRecord, MessageRecord, UserRecord } from '../world.ts';
import { isShownTo } from './seen.ts';

/** A channel, thread or direct-message channel: by itself or by its id. */
export type Place = string | { readonly id: string };

/** Enough of a message to find it: whatever was seen of it. */
export interface MessageRef {
  readonly id: string;
  readonly channelId: string;
}

/** What somebody's client lets them come to. */
export class Reach {
  readonly #core: Core;
  readonly #user: UserRecord;

  constructor(core: Core, user: UserRecord) {
    this.#core = core;
    this.#user = user;
  }

  /** A channel that they see; null where there is none for them. */
  visible(place: Place): ChannelRecord | null {
    const channel = channelOf(this.#core.world, idOf(place));
    return channel && may(this.#core.world, channel, this.#user.id, 'ViewChannel') ? channel : null;
  }

  /** A channel in which they may do something. @throws NotPossible. */
  channel(place: Place, permission: Permission = 'ViewChannel'): ChannelRecord {
    const channel = channelOf(this.#core.world, idOf(place));
    if (!channel) throw new NotPossible('There is no such channel.');
    if (!may(this.#core.world, channel, this.#user.id, permission)) {
      throw new NotPossible(`${this.#user.username} lacks ${permission} here.`);
    }
    return channel;
  }

  /** A message that they see. @throws NotPossible when it is gone or not for them. */
  message(ref: MessageRef): MessageRecord {
    const record = messageOf(this.#core.world, ref.channelId, ref.id);
    if (!record) throw new NotPossible('The message is gone.');
    if (!this.visible(record.channelId) || !isShownTo(record, this.#user.id)) {
      throw new NotPossible(`${this.#user.username} doesn't see this message.`);
    }
    return record;
  }

  /** A message whose buttons they can press. An archived thread wakes by it, a locked one is grey. @throws NotPossible. */
  pressable(ref: MessageRef): { record: MessageRecord; channel: ChannelRecord } {
    const record = this.message(ref);
    const channel = this.channel(record.channelId);
    if (channel.thread?.locked === true) throw new NotPossible('The thread is locked: its buttons are grey.');
    if (channel.thread?.archived === true) setThreadState(this.#core, channel, { archived: false });
    return { record, channel };
  }
}

function idOf(place: Place): string {
  return typeof place === 'string' ? place : place.id;
}
