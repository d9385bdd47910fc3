import { InteractionResponseType as Type } from 'discord.js';
import type { PressInteraction } from '../commands/interaction.ts';
import type { Message } from '../render/message.ts';
import type { MessageRef } from '../table/ports.ts';
import { answerFirst, followUpPrivately, postPublicly, showFirst, speakPublicly } from './exchange.ts';
import type { Exchange, Standing } from './exchange.ts';
import type { Form } from './answers.ts';
import { privateRequestOf, requestOf } from './messageBody.ts';

type Pressed = PressInteraction['message'];

/**
 * How a press is answered. While the pressed message is `@original` it can be repainted without any permission, also
 * where it is private. So a public answer never comes first: the press is acknowledged silently and the answer posted
 * beside it. Only a private answer comes first as it is, one request instead of two, for presses that repaint nothing.
 */
export class PressAnswers implements Form {
  readonly #exchange: Exchange;
  readonly #pressed: Pressed;
  #standing: Standing = 'open';
  /** What `@original` means after the first answer. */
  #original: 'pressed' | 'answer' = 'pressed';

  constructor(exchange: Exchange, pressed: Pressed) {
    this.#exchange = exchange;
    this.#pressed = pressed;
  }

  get isOpen(): boolean {
    return this.#standing === 'open';
  }

  async privately(message: Message): Promise<void> {
    if (this.#standing === 'answered') return followUpPrivately(this.#exchange, message);
    if (this.#standing === 'lost') return;
    const answer = await showFirst(this.#exchange, privateRequestOf(message));
    this.#standing = answer.standing;
    if (answer.standing === 'answered') this.#original = 'answer';
  }

  async publicly(message: Message, nonce: string): Promise<MessageRef | null> {
    await this.defer();
    return this.#standing === 'answered'
      ? speakPublicly(this.#exchange, message, nonce)
      : postPublicly(this.#exchange, message, nonce);
  }

  async repaint(message: Message): Promise<void> {
    switch (this.#standing) {
      case 'open':
        return this.#repaintFirst(message);
      case 'answered':
        return this.#original === 'pressed'
          ? this.#repaintOriginal(message)
          : this.#repaintElsewhere(message);
      case 'lost':
        return;
    }
  }

  async defer(): Promise<void> {
    if (this.#standing !== 'open') return;
    const answer = await answerFirst(this.#exchange, { type: Type.DeferredMessageUpdate });
    this.#standing = answer.standing;
  }

  /** A press that was deferred leaves nothing to clear away. */
  close(): Promise<void> {
    return Promise.resolve();
  }

  async #repaintFirst(message: Message): Promise<void> {
    const { body: data, files } = requestOf(message);
    const answer = await answerFirst(this.#exchange, { type: Type.UpdateMessage, data }, files);
    this.#standing = answer.standing;
    if (answer.standing === 'open') await this.privately(message);
  }

  async #repaintOriginal(message: Message): Promise<void> {
    const reply = await this.#exchange.wire.editOriginal(requestOf(message));
    if (reply.kind !== 'done') await this.privately(message);
  }

  /** After a private answer `@original` is that answer: a public message is edited as such, a private one anew. */
  async #repaintElsewhere(message: Message): Promise<void> {
    if (this.#pressed.ephemeral || !(await this.#exchange.channels.edit(this.#pressed, message))) {
      await this.privately(message);
    }
  }
}
