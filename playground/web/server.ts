import fastify, { type FastifyInstance } from 'fastify';
import { fileHeaders, FILES } from '../files.ts';
import { NotPossible, type SeenAttachment, type StandIn } from '../index.ts';
import { bundlePage, readEmoji, readFont } from './assets.ts';
import type { Connections } from './connections.ts';
import { isOwnHost, isOwnOrigin, isToken, protectiveHeaders, type Guard } from './guard.ts';

const FILE_AGE = 'private, max-age=86400';

const LOCKED =
  'This page opens only by the whole address that the terminal shows, with its token. / ' +
  'Diese Seite öffnet sich nur mit der ganzen Adresse, die im Terminal steht.';

/** What the page's server works on. */
export interface PageParts {
  readonly discord: StandIn;
  readonly guard: Guard;
  readonly connections: Connections;
}

/** Which file is asked for, and as whom. */
interface FileRequest {
  readonly Params: { readonly channel: string; readonly message: string; readonly file: string };
  readonly Querystring: { readonly as?: string; readonly token?: string };
}

/** A file as one person sees it on a message; null where it isn't for them. */
function fileFor(
  discord: StandIn,
  as: string,
  { channel, message, file }: FileRequest['Params'],
): SeenAttachment | null {
  if (!discord.world.users.some(({ id, bot }) => id === as && !bot)) return null;
  try {
    const { attachments } = discord.personById(as).look({ channelId: channel, id: message });
    return attachments.find(({ id }) => id === file) ?? null;
  } catch (error) {
    if (error instanceof NotPossible) return null;
    throw error;
  }
}

/**
 * The web server of the page. It answers on loopback, to requests that name it as their host, and hands out the
 * page, and files to those who see them, only for the token in its address.
 */
export async function makePageServer({ discord, guard, connections }: PageParts): Promise<FastifyInstance> {
  const files = await bundlePage();
  const server = fastify();

  server.addHook('onRequest', async (request, reply) => {
    reply.headers(protectiveHeaders(guard));
    const isForeign = request.headers.origin !== undefined && !isOwnOrigin(guard, request.headers);
    if (!isOwnHost(guard, request.headers) || isForeign) {
      await reply.code(403).type('text/plain; charset=utf-8').send('Not from here.');
    }
  });

  server.get<{ Querystring: { token?: string } }>('/', async (request, reply) => {
    const page = files.get('/');
    if (!page || !isToken(guard, request.query.token)) {
      return reply.code(403).type('text/plain; charset=utf-8').send(LOCKED);
    }
    return reply.type(page.type).send(page.body);
  });

  for (const [path, asset] of files) {
    if (path !== '/') server.get(path, (_request, reply) => reply.type(asset.type).send(asset.body));
  }
  server.get<{ Params: { name: string } }>('/files/:name', async ({ params }, reply) => {
    const font = await readFont(params.name);
    if (!font) return reply.code(404).send();
    return reply.header('cache-control', FILE_AGE).type(font.type).send(font.body);
  });
  server.get<{ Params: { name: string } }>('/emoji/:name.svg', async ({ params }, reply) => {
    const picture = await readEmoji(params.name);
    if (!picture) return reply.code(404).send();
    return reply.header('cache-control', FILE_AGE).type(picture.type).send(picture.body);
  });

  server.get<FileRequest>(`${FILES}/:channel/:message/:file`, (request, reply) => {
    const { as = '', token } = request.query;
    if (!isToken(guard, token)) return reply.code(403).type('text/plain; charset=utf-8').send(LOCKED);
    const file = fileFor(discord, as, request.params);
    if (!file) return reply.code(404).send();
    return reply.headers(fileHeaders(file)).send(file.bytes);
  });

  server.server.on('upgrade', (request, socket, head) => connections.upgrade(request, socket, head));
  return server;
}
