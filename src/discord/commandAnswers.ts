import { InteractionResponseType as Type, MessageFlags } from 'discord.js';
import type { Message } from '../render/message.ts';
import type { MessageRef } from '../table/ports.ts';
import {
  answerFirst,
  findShown,
  followUpPrivately,
  postPublicly,
  showFirst,
  speakPublicly,
} from './exchange.ts';
import type { Exchange, Standing } from './exchange.ts';
import type { Form } from './answers.ts';
import { privateRequestOf, requestOf } from './messageBody.ts';
import { refOf } from './receivedMessage.ts';

/**
 * How a slash command is answered. A deferral is private and says "thinking": from then on `@original` is a private
 * message, to be filled by the first private answer, or removed at the end. Until it is filled, Discord takes any
 * follow-up for its filling and makes it private, so nothing public may go out as a follow-up before.
 */
export class CommandAnswers implements Form {
  readonly #exchange: Exchange;
  #standing: Standing = 'open';
  /** Whether `@original` still waits for a private answer. */
  #deferred: 'no' | 'thinking' | 'placeheld' = 'no';

  constructor(exchange: Exchange) {
    this.#exchange = exchange;
  }

  get isOpen(): boolean {
    return this.#standing === 'open';
  }

  async privately(message: Message): Promise<void> {
    if (this.#standing === 'open') {
      const answer = await showFirst(this.#exchange, privateRequestOf(message));
      this.#standing = answer.standing;
      return;
    }
    if (this.#standing === 'lost') return;
    if (this.#deferred !== 'no') {
      this.#deferred = 'no';
      const filled = await this.#exchange.wire.editOriginal(requestOf(message));
      if (filled.kind === 'done') return;
    }
    await followUpPrivately(this.#exchange, message);
  }

  async publicly(message: Message, nonce: string): Promise<MessageRef | null> {
    if (this.#standing === 'open') {
      const answer = await showFirst(this.#exchange, requestOf(message));
      this.#standing = answer.standing;
      return answer.message ? refOf(answer.message) : this.#postUnlessShown(message, nonce);
    }
    if (this.#standing === 'lost') return this.#postUnlessShown(message, nonce);
    if (this.#deferred !== 'thinking') return speakPublicly(this.#exchange, message, nonce);
    const posted = await postPublicly(this.#exchange, message, nonce);
    if (posted) return posted;
    await this.#holdPlace();
    return speakPublicly(this.#exchange, message, nonce);
  }

  repaint(message: Message): Promise<void> {
    return this.privately(message);
  }

  async defer(): Promise<void> {
    if (this.#standing !== 'open') return;
    const data = { flags: MessageFlags.Ephemeral } as const;
    const answer = await answerFirst(this.#exchange, { type: Type.DeferredChannelMessageWithSource, data });
    this.#standing = answer.standing;
    if (answer.standing === 'answered') this.#deferred = 'thinking';
  }

  async close(): Promise<void> {
    if (this.#standing === 'answered' && this.#deferred !== 'no') await this.#exchange.wire.deleteOriginal();
  }

  /** Posts what the first answer, by us unheard or by another process, doesn't show already. */
  async #postUnlessShown(message: Message, nonce: string): Promise<MessageRef | null> {
    return (await findShown(this.#exchange, message)) ?? postPublicly(this.#exchange, message, nonce);
  }

  /** Ends the thinking with a dot of text, so that a public follow-up stays public. */
  async #holdPlace(): Promise<void> {
    await this.#exchange.wire.editOriginal(
      requestOf({ content: '…', embeds: [], components: [], ping: null }),
    );
    this.#deferred = 'placeheld';
  }
}
