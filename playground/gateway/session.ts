import type { WebSocket } from 'ws';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { History } from '../history.ts';
import type { Clock } from '../clock.ts';
import type { GatewayEvent } from './events.ts';

/** A gateway message on the wire. */
export interface Payload {
  readonly op: number;
  readonly d: unknown;
  readonly s: number | null;
  readonly t: string | null;
}

const HEARTBEAT_ACK: number = GatewayOpcodes.HeartbeatAck;

/** For so many events a session can be away and resume. */
const REPLAYABLE = 1000;

/** Sends over one connection and records what was sent. */
export class Line {
  readonly #socket: WebSocket;
  readonly #history: History;
  readonly #clock: Clock;

  constructor(socket: WebSocket, history: History, clock: Clock) {
    this.#socket = socket;
    this.#history = history;
    this.#clock = clock;
  }

  send(payload: Payload, sessionId: string | null): void {
    this.#socket.send(JSON.stringify(payload));
    if (payload.op === HEARTBEAT_ACK) return;
    this.record('out', payload, sessionId);
  }

  record(direction: 'in' | 'out', { op, t, d }: Payload, sessionId: string | null): void {
    this.#history.add({
      kind: 'gateway',
      at: this.#clock.now(),
      direction,
      sessionId,
      op,
      event: t,
      data: d,
    });
  }

  /** Ends the connection with a gateway close code. */
  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /** Ends the connection without a word, as when a cable is pulled. */
  cut(): void {
    this.#socket.terminate();
  }
}

/** A bot's session: it outlives its connections, so that the bot can resume and gets what it missed. */
export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  #sequence = 0;
  #sent: Payload[] = [];
  #line: Line | null = null;
  #abandonedAt: number | null = null;

  constructor(id: string, intents: number, shard: readonly [number, number]) {
    this.id = id;
    this.intents = intents;
    this.shard = shard;
  }

  get connected(): boolean {
    return this.#line !== null;
  }

  get line(): Line | null {
    return this.#line;
  }

  /** From now on events go over this connection. */
  attach(line: Line): void {
    this.#line = line;
    this.#abandonedAt = null;
  }

  /** Events wait from now on, if they went over this connection. */
  detach(line: Line, now: number): void {
    if (this.#line !== line) return;
    this.#line = null;
    this.#abandonedAt = now;
  }

  /** Since when no connection carries it, null while one does. */
  get abandonedAt(): number | null {
    return this.#abandonedAt;
  }

  /** Whether an event is for this session: its shard has the guild and its intents ask for it. */
  wants({ guildId, intent }: GatewayEvent): boolean {
    const [index, count] = this.shard;
    const home = guildId === null ? 0 : Number((BigInt(guildId) >> 22n) % BigInt(count));
    return home === index && (intent === 0 || (this.intents & intent) !== 0);
  }

  /** Sends an event, or keeps it for a resume. */
  dispatch(name: string, data: unknown): void {
    this.#sequence += 1;
    const payload: Payload = { op: GatewayOpcodes.Dispatch, t: name, s: this.#sequence, d: data };
    this.#sent.push(payload);
    if (this.#sent.length > REPLAYABLE) this.#sent.shift();
    this.#line?.send(payload, this.id);
  }

  /** Whether everything after event number `sequence` is still at hand. */
  canReplayFrom(sequence: number): boolean {
    const oldest = this.#sent[0]?.s ?? this.#sequence + 1;
    return sequence <= this.#sequence && sequence >= oldest - 1;
  }

  /** Sends everything after event number `sequence` once more. */
  replayFrom(sequence: number): void {
    for (const payload of this.#sent) {
      if ((payload.s ?? 0) > sequence) this.#line?.send(payload, this.id);
    }
  }
}
