import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { WebSocketServer } from 'ws';
import type { Change } from '../changes.ts';
import type { Core } from '../core.ts';
import type { History } from '../history.ts';
import { knownUser } from '../lookup.ts';
import { presentUser } from '../present/user.ts';
import { waitUntil } from '../waiting.ts';
import { Connection } from './connection.ts';
import { gatewayEvents, presentGuildCreate, type GatewayEvent } from './events.ts';
import { Line, Session } from './session.ts';

/** What becomes of the next attempt to resume. */
export type ResumeFate =
  /** It is resumed. */
  | 'accepted'
  /** Op 9 with `true`: try again. */
  | 'again'
  /** Op 9 with `false`: the session is lost. */
  | 'lost'
  /** It is resumed, and op 9 with `false` follows at once. */
  | 'lost right after';

/** A bot's session as tests see it. */
export interface SessionView {
  readonly id: string;
  readonly connected: boolean;
  readonly shard: readonly [number, number];
  readonly intents: number;
}

const RESUMABLE_FOR = 3 * 60_000;

/** Discord's gateway: sessions of bots, events to them, and switches for what can go wrong with them. */
export class Gateway {
  readonly #core: Core;
  readonly #history: History;
  readonly #server = new WebSocketServer({ noServer: true });
  readonly #url: () => string;
  readonly #heartbeatInterval: number;
  #sessions: Session[] = [];
  #only: string | null = null;
  #fates: ResumeFate[] = [];

  constructor(
    core: Core,
    history: History,
    { url, heartbeatInterval }: { url: () => string; heartbeatInterval: number },
  ) {
    this.#core = core;
    this.#history = history;
    this.#url = url;
    this.#heartbeatInterval = heartbeatInterval;
    core.changes.on((change) => this.#tell(change));
  }

  /** Takes WebSocket connections of an HTTP server at `/gateway`. */
  listenOn(http: Server): void {
    http.on('upgrade', (request, socket, head) => {
      if (request.url?.startsWith('/gateway') !== true) {
        socket.destroy();
        return;
      }
      this.#server.handleUpgrade(request, socket, head, (connected) => {
        const line = new Line(connected, this.#history, this.#core.clock);
        new Connection(connected, line, this.#host());
      });
    });
  }

  /** Every session that a bot could still use, from old to new. */
  get sessions(): readonly SessionView[] {
    return this.#sessions;
  }

  /**
   * Waits until so many sessions are connected and have been told of their guilds.
   *
   * @throws Error after `within` milliseconds.
   */
  async ready(count = 1, within = 15_000): Promise<void> {
    await waitUntil(this.#core.changes, () => this.#live().length >= count || undefined, {
      within,
      what: () => `${count} live gateway session(s); there are ${this.#live().length}`,
    });
  }

  /** Waits until no session is connected. @throws Error after `within` milliseconds. */
  async deserted(within = 15_000): Promise<void> {
    await waitUntil(this.#core.changes, () => this.#live().length === 0 || undefined, {
      within,
      what: () => `no live gateway session; there are ${this.#live().length}`,
    });
  }

  /** Interactions go to this session alone, as if the other processes had been slower; null: to all again. */
  deliverInteractionsTo(sessionId: string | null): void {
    this.#only = sessionId;
  }

  /** Closes connections with a code: all, or one session's. */
  close(code: number = GatewayCloseCodes.UnknownError, sessionId?: string): void {
    for (const session of this.#live(sessionId)) session.line?.close(code, 'Closed by a switch.');
  }

  /** Cuts connections without a close frame. */
  cut(sessionId?: string): void {
    for (const session of this.#live(sessionId)) session.line?.cut();
  }

  /** Asks to reconnect and resume (op 7). */
  reconnect(sessionId?: string): void {
    for (const session of this.#live(sessionId)) this.#sendTo(session, GatewayOpcodes.Reconnect, null);
  }

  /** Declares sessions invalid (op 9); a lost one is forgotten, the other can be resumed. */
  invalidate(how: 'resumable' | 'lost', sessionId?: string): void {
    for (const session of this.#live(sessionId)) {
      if (how === 'lost') this.#forget(session);
      this.#sendTo(session, GatewayOpcodes.InvalidSession, how === 'resumable');
    }
  }

  /** Decides on the next attempts to resume, one after the other; after that they are accepted again. */
  nextResume(...fates: readonly ResumeFate[]): void {
    this.#fates.push(...fates);
  }

  /** Ends every connection and takes no more. */
  stop(): void {
    for (const client of this.#server.clients) client.terminate();
    this.#server.close();
  }

  #live(sessionId?: string): Session[] {
    return this.#sessions.filter(
      ({ id, connected }) => connected && (sessionId === undefined || id === sessionId),
    );
  }

  #sendTo(session: Session, op: GatewayOpcodes, d: unknown): void {
    session.line?.send({ op, d, s: null, t: null }, session.id);
  }

  #forget(session: Session): void {
    this.#sessions = this.#sessions.filter((one) => one !== session);
    this.#core.changes.tell({ kind: 'sessionsChanged' });
  }

  /** A session that nobody resumed for a while is gone, as with Discord. */
  #dropAbandoned(): void {
    const now = this.#core.clock.now();
    this.#sessions = this.#sessions.filter(
      ({ abandonedAt }) => abandonedAt === null || now - abandonedAt < RESUMABLE_FOR,
    );
  }

  #host() {
    return {
      heartbeatInterval: this.#heartbeatInterval,
      grantedIntents: this.#core.world.application.grantedIntents,
      isToken: (token: string) => token === this.#core.world.application.token,
      identify: (line: Line, intents: number, shard: readonly [number, number]) =>
        this.#identify(line, intents, shard),
      resume: (line: Line, sessionId: string, sequence: number) => this.#resume(line, sessionId, sequence),
      left: (line: Line, session: Session, how: 'for good' | 'for now') => {
        session.detach(line, this.#core.clock.now());
        if (how === 'for good') this.#forget(session);
        else this.#core.changes.tell({ kind: 'sessionsChanged' });
      },
    };
  }

  #identify(line: Line, intents: number, shard: readonly [number, number]): Session {
    const { world, changes } = this.#core;
    this.#dropAbandoned();
    const session = new Session(randomBytes(16).toString('hex'), intents, shard);
    session.attach(line);
    const guilds = world.guilds.filter(({ id }) => session.wants({ ...NOTHING, guildId: id }));
    session.dispatch('READY', {
      v: 10,
      user: {
        ...presentUser(knownUser(world, world.application.botId)),
        verified: true,
        mfa_enabled: false,
        email: null,
      },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: this.#url(),
      shard,
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      user_settings: {},
      application: { id: world.application.id, flags: 0 },
    });
    if ((intents & GatewayIntentBits.Guilds) !== 0) {
      for (const guild of guilds)
        session.dispatch('GUILD_CREATE', presentGuildCreate(this.#core, guild, intents));
    }
    this.#sessions.push(session);
    changes.tell({ kind: 'sessionsChanged' });
    return session;
  }

  #resume(line: Line, sessionId: string, sequence: number): Session | null {
    const session = this.#sessions.find(({ id }) => id === sessionId);
    const fate = this.#fates.shift() ?? 'accepted';
    const refuse = (resumable: boolean) => {
      line.send({ op: GatewayOpcodes.InvalidSession, d: resumable, s: null, t: null }, sessionId);
      return null;
    };
    if (fate === 'again') return refuse(true);
    if (!session || fate === 'lost' || !session.canReplayFrom(sequence)) {
      if (session) this.#forget(session);
      return refuse(false);
    }
    session.line?.close(GatewayCloseCodes.UnknownError, 'Resumed elsewhere.');
    session.attach(line);
    session.replayFrom(sequence);
    session.dispatch('RESUMED', { _trace: [] });
    if (fate === 'lost right after') {
      this.#forget(session);
      refuse(false);
    }
    this.#core.changes.tell({ kind: 'sessionsChanged' });
    return session;
  }

  #tell(change: Change): void {
    for (const event of gatewayEvents(this.#core, change)) {
      const chosen = event.name === 'INTERACTION_CREATE' ? this.#only : null;
      for (const session of this.#sessions) {
        const isMeant = chosen === null || session.id === chosen;
        if (isMeant && session.wants(event)) session.dispatch(event.name, event.data(session.intents));
      }
    }
  }
}

/** An event that every session of a shard wants: for asking whose guild it is. */
const NOTHING: GatewayEvent = { name: '', data: () => null, guildId: null, intent: 0 };
