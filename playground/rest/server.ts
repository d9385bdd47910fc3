import { setTimeout as wait } from 'node:timers/promises';
import multipart from '@fastify/multipart';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Core } from '../core.ts';
import { ApiError, refusal } from '../errors.ts';
import type { Fault, Faults, Moment } from '../faults.ts';
import { fileBehind, fileHeaders, FILES } from '../files.ts';
import type { History, RestEntry } from '../history.ts';
import { applicationRoutes } from './applications.ts';
import { readCall } from './body.ts';
import { callbackRoutes } from './callbacks.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { gatewayRoutes } from './gateway.ts';
import { guildRoutes } from './guilds.ts';
import { messageRoutes } from './messages.ts';
import { RateLimits, type RateLimit, type RateState } from './rateLimits.ts';
import type { Call, Reply, Route } from './route.ts';
import { threadRoutes } from './threads.ts';
import { userRoutes } from './users.ts';
import { webhookRoutes } from './webhooks.ts';

/** Everything the REST side needs besides the world. */
export interface RestParts {
  readonly core: Core;
  readonly faults: Faults;
  readonly history: History;
  readonly rateLimit: RateLimit;
  /** The gateway's address, for `GET /gateway`. */
  readonly gatewayUrl: () => string;
  /** Takes what went wrong in the stand-in itself: the bot only sees a 500 of it. */
  readonly mistakes: unknown[];
}

const BASE = '/api/v10';
/** Interaction tokens are long. */
const LONGEST_PARAMETER = 512;
const LARGEST_REQUEST = 10 * 1024 * 1024;
/** More files than a message takes, so that the refusal of too many is the form's. */
const MOST_FILES = 25;

function requireToken(core: Core, route: Route, request: FastifyRequest): void {
  if (route.access === 'interaction') return;
  if (request.headers.authorization !== `Bot ${core.world.application.token}`) throw refusal('unauthorized');
}

function majorOf(call: Call): string {
  const { channel, guild, token } = call.params;
  return channel ?? guild ?? token ?? '';
}

function statusFault(fault: Extract<Fault, { kind: 'status' }>): ApiError {
  if (fault.status !== 429) return new ApiError(fault.status, 0, `${fault.status}: a fault was switched on`);
  return tooFast(fault.retryAfter ?? 1);
}

function tooFast(retryAfter: number): ApiError {
  return new ApiError(429, 0, 'You are being rate limited.', { retryAfter });
}

async function pause(fault: Fault | null, moment: Moment): Promise<void> {
  if (fault?.kind === 'delay' && fault.when === moment) await wait(fault.milliseconds);
  if (fault?.kind === 'hold' && fault.when === moment) {
    fault.arrived();
    await fault.until;
  }
}

/** Carries a request out; refusals become replies, and anything else that is thrown is our own mistake. */
function carryOut(core: Core, route: Route | null, request: FastifyRequest, call: Call): Reply | ApiError {
  try {
    if (!route) throw refusal('notFound');
    requireToken(core, route, request);
    return route.run(core, call);
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}

function answerHeaders(answer: Reply | ApiError, fault: Fault | null): Record<string, string> {
  if (!(answer instanceof ApiError) || answer.retryAfter === null) return {};
  const scope = fault?.kind === 'status' ? (fault.scope ?? 'user') : 'shared';
  return {
    'retry-after': String(answer.retryAfter),
    'x-ratelimit-scope': scope,
    ...(scope === 'global' ? { 'x-ratelimit-global': 'true' } : {}),
    via: '1.1 google',
  };
}

/** One route on duty: each request is recorded however it ends. */
class Passage {
  readonly #parts: RestParts;
  readonly #limits: RateLimits;
  readonly #route: Route | null;

  constructor(parts: RestParts, limits: RateLimits, route: Route | null) {
    this.#parts = parts;
    this.#limits = limits;
    this.#route = route;
  }

  async handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const at = this.#parts.core.clock.now();
    const path = (request.url.split('?')[0] ?? '').slice(BASE.length);
    const call = await readCall(request);
    const fault = this.#parts.faults.take({ method: request.method, route: this.#route?.path ?? null, path });
    await pause(fault, 'before');
    const rate = this.#count(call);
    const answer = this.#decide(fault, request, call, rate);
    const body = answer instanceof ApiError ? answer.toJSON() : answer?.body;
    const isCut = answer === null || fault?.kind === 'lost';
    this.#record({ at, method: request.method, path }, call, fault, {
      status: isCut ? null : answer.status,
      body,
    });
    await pause(fault, 'after');
    if (isCut) cutConnection(request, reply);
    else await send(reply, answer.status, body, { ...rate?.headers, ...answerHeaders(answer, fault) });
  }

  #count(call: Call | ApiError): RateState | null {
    if (!this.#route || call instanceof ApiError) return null;
    return this.#limits.count(`${this.#route.method} ${this.#route.path}`, majorOf(call));
  }

  /** Null stands for no answer at all. */
  #decide(
    fault: Fault | null,
    request: FastifyRequest,
    call: Call | ApiError,
    rate: RateState | null,
  ): Reply | ApiError | null {
    if (fault?.kind === 'reset') return null;
    if (fault?.kind === 'status') return statusFault(fault);
    if (call instanceof ApiError) return call;
    if (rate && rate.retryAfter !== null) return tooFast(rate.retryAfter);
    return carryOut(this.#parts.core, this.#route, request, call);
  }

  #record(
    request: Pick<RestEntry, 'at' | 'method' | 'path'>,
    call: Call | ApiError,
    fault: Fault | null,
    { status, body: answer }: { status: number | null; body: unknown },
  ): void {
    const { query, body } = call instanceof ApiError ? { query: {}, body: null } : call;
    const route = this.#route?.path ?? null;
    this.#parts.history.add({
      kind: 'rest',
      ...request,
      route,
      query,
      body,
      status,
      answer,
      fault: fault?.kind ?? null,
    });
  }
}

/** Resets the connection, so that the bot sees ECONNRESET as behind a broken proxy. */
function cutConnection(request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  request.raw.socket.resetAndDestroy();
}

async function send(
  reply: FastifyReply,
  status: number,
  body: unknown,
  headers: Record<string, string>,
): Promise<void> {
  void reply.status(status).headers(headers);
  if (body === undefined) await reply.send();
  else await reply.type('application/json').send(JSON.stringify(body));
}

/** Discord's REST API over the world of `parts`, not listening yet. */
export async function makeRestServer(parts: RestParts): Promise<FastifyInstance> {
  const server = fastify({
    bodyLimit: LARGEST_REQUEST,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
  });
  await server.register(multipart, { limits: { fileSize: LARGEST_REQUEST, files: MOST_FILES } });
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
    done(null, text),
  );
  server.setErrorHandler((error, _request, reply) => {
    parts.mistakes.push(error);
    return reply.status(500).send({ message: '500: Internal Server Error', code: 0 });
  });
  const limits = new RateLimits(parts.rateLimit);
  const routes: readonly Route[] = [
    ...gatewayRoutes(parts.gatewayUrl),
    ...applicationRoutes,
    ...commandRoutes,
    ...callbackRoutes,
    ...webhookRoutes,
    ...channelRoutes,
    ...messageRoutes,
    ...threadRoutes,
    ...guildRoutes,
    ...userRoutes,
  ];
  for (const route of routes) {
    const passage = new Passage(parts, limits, route);
    const handler = (request: FastifyRequest, reply: FastifyReply) => passage.handle(request, reply);
    server.route({ method: route.method, url: BASE + route.path, handler });
  }
  server.get<{ Params: { channel: string; file: string }; Querystring: { hm?: string } }>(
    `${FILES}/:channel/:file/:name`,
    (request, reply) => {
      const { channel, file: fileId } = request.params;
      const file = fileBehind(parts.core, { channelId: channel, fileId, hm: request.query.hm ?? '' });
      if (!file) return reply.code(404).type('text/plain').send('This content is no longer available.');
      return reply.headers(fileHeaders(file)).send(Buffer.from(file.content, 'base64'));
    },
  );
  const nowhere = new Passage(parts, limits, null);
  server.setNotFoundHandler((request, reply) => nowhere.handle(request, reply));
  return server;
}
