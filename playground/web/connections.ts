import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { ZodType } from 'zod';
import { isOwnHost, isOwnOrigin, isToken, type Guard } from './guard.ts';
import { PaneFeed } from './paneFeed.ts';
import { carryOut } from './paneDeeds.ts';
import { paneRequest, stageRequest } from './protocol.ts';
import { carryOutOnStage, stageState, type StageDesk } from './stage.ts';

const LARGEST_REQUEST = 64 * 1024;
/** Milliseconds for which changes are gathered: nobody sees them, and an answer consists of several. */
const BREATH = 15;

/** The page's WebSockets: one for each pane, `?as=<user id>`, and one for the stage, `?as=stage`. */
export class Connections {
  readonly #desk: StageDesk;
  readonly #guard: Guard;
  readonly #server = new WebSocketServer({ noServer: true, maxPayload: LARGEST_REQUEST });
  readonly #listeners = new Set<() => void>();
  readonly #off: () => void;
  #isDue = false;

  constructor(desk: StageDesk, guard: Guard) {
    this.#desk = desk;
    this.#guard = guard;
    this.#off = desk.discord.onChange(() => this.refresh());
  }

  /** Takes a connection that wants to become a WebSocket, if it comes from our own page. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { searchParams, pathname } = new URL(request.url ?? '', 'http://localhost');
    const isOurs =
      isOwnHost(this.#guard, request.headers) &&
      isOwnOrigin(this.#guard, request.headers) &&
      isToken(this.#guard, searchParams.get('token'));
    const as = searchParams.get('as') ?? '';
    const isKnown = pathname === '/socket' && (as === 'stage' || this.#isPerson(as));
    if (!isOurs || !isKnown) {
      socket.end(`HTTP/1.1 ${isOurs ? '404 Not Found' : '403 Forbidden'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (connected) => {
      if (as === 'stage') this.#openStage(connected);
      else this.#openPane(connected, as);
    });
  }

  /** Lets everybody hear what is new, soon, once for all changes until then. */
  refresh(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    setTimeout(() => {
      this.#isDue = false;
      for (const listener of this.#listeners) listener();
    }, BREATH);
  }

  /** Ends every connection. */
  close(): void {
    this.#off();
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  #isPerson(id: string): boolean {
    return this.#desk.discord.world.users.some((user) => user.id === id && !user.bot);
  }

  #openStage(socket: WebSocket): void {
    let last = '';
    this.#follow(socket, () => {
      const stage = stageState(this.#desk);
      const text = JSON.stringify(stage);
      if (text === last) return;
      last = text;
      sendJson(socket, { kind: 'stage', stage });
    });
    onRequest(socket, stageRequest, (request) =>
      carryOutOnStage(this.#desk, request, (news) => sendJson(socket, news)).then(() => this.refresh()),
    );
  }

  #openPane(socket: WebSocket, userId: string): void {
    const { discord } = this.#desk;
    const person = discord.personById(userId);
    const send = (news: unknown) => sendJson(socket, news);
    const feed = new PaneFeed(discord, person, send);
    this.#follow(socket, () => feed.refresh());
    onRequest(socket, paneRequest, (request) => carryOut({ discord, person, feed, send }, request));
  }

  #follow(socket: WebSocket, listener: () => void): void {
    this.#listeners.add(listener);
    socket.once('close', () => this.#listeners.delete(listener));
    listener();
  }
}

function sendJson(socket: WebSocket, news: unknown): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(news));
}

/** Reads requests; whoever sends something else is cut off, since our page doesn't. */
function onRequest<T>(socket: WebSocket, shape: ZodType<T>, carry: (request: T) => Promise<void>): void {
  const cutOff = (error: unknown) => socket.close(1011, reason(error));
  socket.on('message', (data: RawData) => {
    const { data: request } = shape.safeParse(readJson(data));
    if (request === undefined) socket.close(1008, 'not understood');
    else carry(request).catch(cutOff);
  });
}

function readJson(data: RawData): unknown {
  try {
    const bytes = Array.isArray(data) ? Buffer.concat(data) : data;
    return JSON.parse(Buffer.from(bytes instanceof ArrayBuffer ? new Uint8Array(bytes) : bytes).toString());
  } catch {
    return null;
  }
}

/** What fits into a closing frame. */
function reason(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 100) : 'failed';
}
