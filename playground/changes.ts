import type { InteractionEvent } from './interactions/event.ts';
import type { ChannelRecord, InteractionRecord, MessageRecord, RoleRecord, UserRecord } from './world.ts';

/** Everything that can happen in the world. The gateway, the people and later the page listen to it. */
export type Change =
  | { readonly kind: 'messageCreated' | 'messageUpdated' | 'messageDeleted'; readonly message: MessageRecord }
  | { readonly kind: 'channelCreated' | 'channelUpdated' | 'channelDeleted'; readonly channel: ChannelRecord }
  | {
      readonly kind: 'threadMembersAdded';
      readonly channel: ChannelRecord;
      readonly userIds: readonly string[];
    }
  | {
      readonly kind: 'memberAdded' | 'memberUpdated' | 'memberRemoved';
      readonly guildId: string;
      readonly user: UserRecord;
    }
  | { readonly kind: 'roleCreated'; readonly guildId: string; readonly role: RoleRecord }
  | { readonly kind: 'userUpdated'; readonly user: UserRecord }
  | { readonly kind: 'guildCreated'; readonly guildId: string }
  | { readonly kind: 'commandsChanged'; readonly guildId: string | null }
  | {
      readonly kind: 'interactionCreated';
      readonly interaction: InteractionRecord;
      readonly event: InteractionEvent;
    }
  | { readonly kind: 'interactionAnswered' | 'interactionFailed'; readonly interaction: InteractionRecord }
  | { readonly kind: 'sessionsChanged' | 'stopped' }
  | { readonly kind: 'recorded' };

export type ChangeListener = (change: Change) => void;

/** Word of each change, told at once and in order to whoever listens. */
export class Changes {
  readonly #listeners = new Set<ChangeListener>();

  /** Calls `listener` with each change from now on; the answer takes it off again. */
  on(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Tells everybody who listened when the change happened. */
  tell(change: Change): void {
    for (const listener of [...this.#listeners]) listener(change);
  }
}
