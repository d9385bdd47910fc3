import type { InteractionResponseType } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import { knownChannel, messageOf, messagesOf } from '../lookup.ts';
import { waitUntil } from '../waiting.ts';
import type { ChannelRecord, InteractionRecord, LocaleCode, MessageRecord } from '../world.ts';
import { describeSeen, isShownTo, seeMessage, type SeenMessage } from './seen.ts';

/** What Discord shows in place of an answer that didn't come in time. */
export class InteractionFailed extends Error {
  constructor(what: string) {
    super(`${what}: interaction failed, the application did not respond in time`);
    this.name = 'InteractionFailed';
  }
}

/** A first answer as the person experiences it. */
export interface Answer {
  readonly type: InteractionResponseType;
  /** The message of an answer or the updated one; for a deferral the one that is "thinking". */
  readonly message: SeenMessage | null;
}

/** One thing that the bot suggests while somebody types: the name in their language, the value that is sent. */
export interface Choice {
  readonly name: string;
  readonly value: string | number;
}

const WITHIN = 10_000;

/** What somebody did, and what comes of it. */
export class Interaction {
  readonly id: string;
  /** Resolves with the first answer; rejects with InteractionFailed when none comes in time. */
  readonly answered: Promise<Answer>;
  readonly #core: Core;
  readonly #record: InteractionRecord;
  readonly #what: string;

  constructor(core: Core, record: InteractionRecord, what: string) {
    this.id = record.id;
    this.#core = core;
    this.#record = record;
    this.#what = what;
    this.answered = this.#waitForAnswer();
    // Whoever isn't interested in the first answer doesn't have to handle its failure.
    this.answered.catch(() => undefined);
  }

  /** The messages that it brought forth and its person sees now, from old to new. */
  get messages(): readonly SeenMessage[] {
    const { channelId, userId, id } = this.#record;
    return messagesOf(this.#core.world, channelId)
      .filter((message) => message.interactionId === id && isShownTo(message, userId))
      .map((message) => seeMessage(this.#core, message));
  }

  /**
   * The first message of its own that is more than "thinking" and fits, now or when it comes.
   *
   * @throws Error with what was seen, after `within` milliseconds.
   */
  async shows(fits: (message: SeenMessage) => boolean = () => true, within = WITHIN): Promise<SeenMessage> {
    const look = () => this.messages.find((message) => !message.loading && fits(message));
    return waitUntil(this.#core.changes, look, {
      within,
      what: () => `a message from ${this.#what}; it shows:\n${this.messages.map(describeSeen).join('\n')}`,
    });
  }

  /** The form that it opened. @throws InteractionFailed; Error when it was answered otherwise. */
  async modal(): Promise<NonNullable<InteractionRecord['modal']>> {
    await this.answered;
    if (!this.#record.modal) throw new Error(`${this.#what} opened no form.`);
    return this.#record.modal;
  }

  /** Where it happened, and the message whose button was pressed if that still stands. */
  place(): { channel: ChannelRecord; pressed: MessageRecord | null } {
    const { channelId, pressedMessageId } = this.#record;
    const pressed = pressedMessageId ? messageOf(this.#core.world, channelId, pressedMessageId) : undefined;
    return { channel: knownChannel(this.#core.world, channelId), pressed: pressed ?? null };
  }

  /** What it suggests, in its person's language. @throws InteractionFailed. */
  async choices(locale: LocaleCode): Promise<Choice[]> {
    await this.answered;
    return (this.#record.choices ?? []).map(({ name, name_localizations: names, value }) => {
      const translations: Readonly<Record<string, string | null | undefined>> = names ?? {};
      return { name: translations[locale] ?? name, value };
    });
  }

  async #waitForAnswer(): Promise<Answer> {
    const { changes, limits } = this.#core;
    const look = () => (this.#record.state === 'open' ? undefined : this.#record.state);
    const state = await waitUntil(changes, look, {
      within: limits.firstAnswerWithin + WITHIN,
      what: () => `the end of ${this.#what}`,
    });
    const type = this.#record.answerType;
    if (state === 'failed' || type === null) throw new InteractionFailed(this.#what);
    return { type, message: this.#original() };
  }

  #original(): SeenMessage | null {
    const { channelId, originalId, userId } = this.#record;
    const message = originalId === null ? undefined : messageOf(this.#core.world, channelId, originalId);
    return message && isShownTo(message, userId) ? seeMessage(this.#core, message) : null;
  }
}
