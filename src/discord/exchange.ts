import { InteractionResponseType } from 'discord.js';
import type { APIInteractionResponse, RawFile } from 'discord.js';
import type { Logger } from 'pino';
import { Unheard } from '../commands/interaction.ts';
import type { Channels, Place } from '../commands/interaction.ts';
import type { Message } from '../render/message.ts';
import type { MessageRef } from '../table/ports.ts';
import { privateRequestOf, requestOf } from './messageBody.ts';
import type { MessageRequest } from './messageBody.ts';
import { receivedMessage, refOf, shows } from './receivedMessage.ts';
import type { ReceivedMessage } from './receivedMessage.ts';
import type { Acknowledged, Wire } from './wire.ts';

/** One interaction's side of the talk with Discord: what commands and presses have in common. */
export interface Exchange {
  readonly wire: Wire;
  readonly channels: Channels;
  readonly place: Place;
  /** A log whose lines name the interaction. */
  readonly log: Logger;
}

/** Whether the first answer has been given: `lost` means that it never can be, so that follow-ups fail too. */
export type Standing = 'open' | 'answered' | 'lost';

/** How things stand after an attempt at the first answer, and the message where it shows one. */
export interface FirstAnswer {
  readonly standing: Standing;
  readonly message: ReceivedMessage | null;
}

/** Gives the first answer and tells how things stand after it. */
export async function answerFirst(
  { wire, log }: Exchange,
  response: APIInteractionResponse,
  files: RawFile[] = [],
): Promise<FirstAnswer> {
  const answer: Acknowledged = await wire.acknowledge(response, files);
  switch (answer.kind) {
    case 'ours':
      return { standing: 'answered', message: answer.message };
    case 'failed':
      log.warn('an answer was not taken');
      return { standing: 'open', message: null };
    case 'late':
    case 'taken':
      log.info({ answer: answer.kind }, 'the interaction takes no answer from us');
      return { standing: 'lost', message: null };
  }
}

/** Gives a new message as the first answer. */
export function showFirst(exchange: Exchange, { body, files }: MessageRequest): Promise<FirstAnswer> {
  const type = InteractionResponseType.ChannelMessageWithSource;
  return answerFirst(exchange, { type, data: body }, files);
}

/** Shows something to the invoker alone, after the first answer. */
export async function followUpPrivately({ wire, log }: Exchange, message: Message): Promise<void> {
  const reply = await wire.followUp(privateRequestOf(message));
  if (reply.kind !== 'done') log.warn({ reply }, 'a private answer was not shown');
}

/**
 * Shows something to everybody, after the first answer. A plain message is preferred where the bot may post one: its
 * nonce makes sure that it shows once, whichever process posts it and however often. A follow-up needs no permission.
 */
export async function speakPublicly(
  exchange: Exchange,
  message: Message,
  nonce: string,
): Promise<MessageRef | null> {
  return (await postPublicly(exchange, message, nonce)) ?? followUpPublicly(exchange, message);
}

/**
 * Posts a plain message in the interaction's channel; null where the bot may not, and where nobody heard: an answer
 * never throws for that, and whoever tells the channel later tries again.
 */
export async function postPublicly(
  { channels, place, log }: Exchange,
  message: Message,
  nonce: string,
): Promise<MessageRef | null> {
  const maySend = place.may('view') && place.may(place.kind === 'thread' ? 'sendInThread' : 'send');
  if (!maySend) return null;
  try {
    return await channels.post(place.channelId, message, nonce);
  } catch (error) {
    if (!(error instanceof Unheard)) throw error;
    log.warn({ err: error }, 'a public answer was not heard');
    return null;
  }
}

async function followUpPublicly({ wire, log }: Exchange, message: Message): Promise<MessageRef | null> {
  const reply = await wire.followUp(requestOf(message));
  if (reply.kind !== 'done') log.warn({ reply }, 'a public answer was not shown');
  const shown = reply.kind === 'done' ? receivedMessage(reply.body) : null;
  return shown && refOf(shown);
}

/** Where everybody sees `message` already as the answer to this interaction: by us, or by another process. */
export async function findShown({ wire }: Exchange, message: Message): Promise<MessageRef | null> {
  const original = await wire.fetchOriginal();
  return original && shows(original, message) ? refOf(original) : null;
}
