import { Routes } from 'discord.js';
import type { APIInteractionResponse, RawFile } from 'discord.js';
import { ask } from './ask.ts';
import type { Reply } from './ask.ts';
import type { MessageRequest } from './messageBody.ts';
import { callbackMessage, receivedMessage } from './receivedMessage.ts';
import type { ReceivedMessage } from './receivedMessage.ts';
import type { Rest } from './rest.ts';

/** What identifies an interaction to Discord. The token opens its endpoints for 15 minutes and is never logged. */
export interface InteractionKey {
  readonly id: string;
  readonly applicationId: string;
  readonly token: string;
}

/**
 * What became of the first answer to an interaction. `ours`: it stands, with the message where Discord gave one back.
 * `taken`: another process on the same token answered before us. `late`: Discord no longer takes an answer.
 * `failed`: nothing was answered, and something else may still be (the pressed message is gone, or nobody heard us).
 */
export type Acknowledged =
  | { readonly kind: 'ours'; readonly message: ReceivedMessage | null }
  | { readonly kind: 'late'; readonly sentTwice: boolean }
  | { readonly kind: 'taken' | 'failed' };

/** The endpoints of one interaction. All throw MalformedRequest for a body that is our own fault. */
export interface Wire {
  acknowledge(response: APIInteractionResponse, files: RawFile[]): Promise<Acknowledged>;
  /** The message that `@original` means, as far as Discord shows it. */
  fetchOriginal(): Promise<ReceivedMessage | null>;
  editOriginal(request: MessageRequest): Promise<Reply>;
  deleteOriginal(): Promise<Reply>;
  followUp(request: MessageRequest): Promise<Reply>;
}

const ALREADY_ACKNOWLEDGED = 40060;
const UNKNOWN_INTERACTION = 10062;
/** How often an answer is tried that nobody hears, and how long each time, in milliseconds. */
const TRIES = 2;
const PATIENCE = 4_000;

/** Binds an interaction's endpoints. */
export function wireTo(rest: Rest, key: InteractionKey): Wire {
  const original = Routes.webhookMessage(key.applicationId, key.token, '@original');
  const followUps = Routes.webhook(key.applicationId, key.token);
  const unsigned = { auth: false } as const;
  const fetchOriginal = async (): Promise<ReceivedMessage | null> => {
    const reply = await ask(() => rest.unsigned.get(original, unsigned));
    return reply.kind === 'done' ? receivedMessage(reply.body) : null;
  };
  return {
    acknowledge: async (response, files) => {
      const answer = await acknowledge(rest, key, response, files);
      // Discord may also call an interaction unknown that it has just taken an answer to: then the answer is there.
      if (answer.kind !== 'late' || !answer.sentTwice) return answer;
      const message = await fetchOriginal();
      return message ? { kind: 'ours', message } : answer;
    },
    fetchOriginal,
    editOriginal: (request) => ask(() => rest.unsigned.patch(original, { ...request, ...unsigned })),
    deleteOriginal: () => ask(() => rest.unsigned.delete(original, unsigned)),
    followUp: (request) => ask(() => rest.unsigned.post(followUps, { ...request, ...unsigned })),
  };
}

/**
 * Gives the first answer. An answer may be carried out and its receipt lost on the way; the same answer sent again
 * then comes back as already acknowledged, by ourselves. Where nothing was sent twice, it was somebody else.
 */
async function acknowledge(
  rest: Rest,
  key: InteractionKey,
  response: APIInteractionResponse,
  files: RawFile[],
): Promise<Acknowledged> {
  const route = Routes.interactionCallback(key.id, key.token);
  const query = new URLSearchParams({ with_response: 'true' });
  for (let tried = 1; ; tried += 1) {
    const signal = AbortSignal.timeout(PATIENCE);
    const request = { body: response, files, auth: false, query, signal };
    const reply = await ask(() => rest.unsigned.post(route, request));
    if (reply.kind === 'done') return { kind: 'ours', message: callbackMessage(reply.body) };
    if (reply.kind === 'unheard') {
      if (tried === TRIES) return { kind: 'failed' };
      continue;
    }
    const sentTwice = tried > 1 || rest.wasRepeated(response);
    if (reply.code === ALREADY_ACKNOWLEDGED)
      return sentTwice ? { kind: 'ours', message: null } : { kind: 'taken' };
    return reply.code === UNKNOWN_INTERACTION ? { kind: 'late', sentTwice } : { kind: 'failed' };
  }
}
