import { Routes } from 'discord.js';
import { z } from 'zod';
import type { Logger } from 'pino';
import { Unheard } from '../commands/interaction.ts';
import type { Channels } from '../commands/interaction.ts';
import type { MessageRef } from '../table/ports.ts';
import { ask } from './ask.ts';
import type { Reply } from './ask.ts';
import { requestOf } from './messageBody.ts';
import type { Names } from './names.ts';
import type { Presences } from './presences.ts';
import { receivedMessage, refOf } from './receivedMessage.ts';
import type { Rest } from './rest.ts';

const THREAD_EXISTS = 160004;
/** Minutes of silence after which Discord archives a thread: a week, its longest. */
const ARCHIVE_AFTER = 10_080;

const thread = z.object({ id: z.string() });

/** What can be done without an interaction, through the bot's own rights in a channel. */
export function makeChannels(rest: Rest, names: Names, presences: Presences, log: Logger): Channels {
  /** What Discord gave; null, with a line in the log, where it gave nothing. */
  const given = (reply: Reply, what: string, channel: string): { readonly body: unknown } | null => {
    if (reply.kind === 'done') return reply;
    const why = reply.kind === 'refused' ? { code: reply.code } : { cause: reply.cause };
    log.info({ channel, ...why }, `${what} was not possible`);
    return null;
  };
  return {
    async post(channelId, message, nonce) {
      const { body, files } = requestOf(message);
      const named = { ...body, nonce, enforce_nonce: true };
      const post = (): Promise<Reply> =>
        ask(() => rest.rest.post(Routes.channelMessages(channelId), { body: named, files }));
      const reply = await askTwice(post);
      if (reply.kind === 'unheard') throw new Unheard(reply.cause);
      const posted = given(reply, 'a post', channelId);
      const shown = posted && receivedMessage(posted.body);
      return shown && refOf(shown);
    },
    async edit({ channelId, messageId }, message) {
      const route = Routes.channelMessage(channelId, messageId);
      const edit = (): Promise<Reply> => ask(() => rest.rest.patch(route, requestOf(message)));
      return given(await askTwice(edit), 'an edit', channelId) !== null;
    },
    async openThread(ref, name) {
      const body = { name, auto_archive_duration: ARCHIVE_AFTER };
      const route = Routes.threads(ref.channelId, ref.messageId);
      const reply = await askTwice(() => ask(() => rest.rest.post(route, { body })));
      if (isOpenAlready(reply)) return threadOn(ref);
      const opened = given(reply, 'a thread', ref.channelId);
      return thread.safeParse(opened?.body).data?.id ?? null;
    },
    nameOf: (guildId, userId, form) => names.nameOf(guildId, userId, form),
    presenceOf: (guildId, userId) => presences.presenceOf(guildId, userId),
  };
}

/** Asks once more where nobody heard; only for what may be carried out twice without showing twice. */
async function askTwice(request: () => Promise<Reply>): Promise<Reply> {
  const reply = await request();
  return reply.kind === 'unheard' && reply.cause !== 'rate limit' ? request() : reply;
}

function isOpenAlready(reply: Reply): boolean {
  return reply.kind === 'refused' && reply.code === THREAD_EXISTS;
}

/** A thread that hangs on a message has that message's id. */
function threadOn(ref: MessageRef): string {
  return ref.messageId;
}
