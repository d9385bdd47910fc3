import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import { z } from 'zod';
import type { Line, Payload, Session } from './session.ts';

/** What the gateway does for a connection. */
export interface Host {
  readonly heartbeatInterval: number;
  readonly isToken: (token: string) => boolean;
  /** The privileged intents that the application was granted. */
  readonly grantedIntents: number;
  readonly identify: (line: Line, intents: number, shard: readonly [number, number]) => Session;
  readonly resume: (line: Line, sessionId: string, sequence: number) => Session | null;
  /** The bot let go of its session for good, or the connection alone ended. */
  readonly left: (line: Line, session: Session, how: 'for good' | 'for now') => void;
}

const message = z.looseObject({ op: z.number(), d: z.unknown().optional() });
const identifyData = z.looseObject({
  token: z.string(),
  intents: z.int(),
  properties: z.looseObject({}),
  shard: z.tuple([z.int().min(0), z.int().min(1)]).optional(),
});
const resumeData = z.looseObject({ token: z.string(), session_id: z.string(), seq: z.int() });

/** Opcodes as they come over the wire: plain numbers. */
const opcode: Readonly<Record<'heartbeat' | 'identify' | 'resume', number>> = {
  heartbeat: GatewayOpcodes.Heartbeat,
  identify: GatewayOpcodes.Identify,
  resume: GatewayOpcodes.Resume,
};

/** What a bot may send once it is known, and what has no effect here. */
const SESSION_OPCODES: readonly number[] = [
  GatewayOpcodes.PresenceUpdate,
  GatewayOpcodes.VoiceStateUpdate,
  GatewayOpcodes.RequestGuildMembers,
  GatewayOpcodes.RequestSoundboardSounds,
];

const KNOWN_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((sum, bit) => sum | bit, 0);

const PRIVILEGED_INTENTS =
  GatewayIntentBits.GuildMembers | GatewayIntentBits.GuildPresences | GatewayIntentBits.MessageContent;

function parse(data: RawData): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(data) ? data.toString('utf8') : '');
  } catch {
    return undefined;
  }
}

/** One WebSocket connection of a bot: says hello, listens for who it is, and keeps its heartbeat. */
export class Connection {
  readonly #host: Host;
  readonly #line: Line;
  #session: Session | null = null;

  constructor(socket: WebSocket, line: Line, host: Host) {
    this.#host = host;
    this.#line = line;
    socket.on('message', (data) => this.#receive(data));
    socket.on('close', (code) => this.#ended(code));
    this.#send(GatewayOpcodes.Hello, { heartbeat_interval: host.heartbeatInterval });
  }

  #send(op: GatewayOpcodes, d: unknown): void {
    this.#line.send({ op, d, s: null, t: null }, this.#session?.id ?? null);
  }

  #receive(data: RawData): void {
    const parsed = message.safeParse(parse(data));
    if (!parsed.success) {
      this.#line.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
      return;
    }
    const { op, d } = parsed.data;
    if (op === opcode.heartbeat) {
      this.#send(GatewayOpcodes.HeartbeatAck, null);
      return;
    }
    const payload: Payload = { op, d, s: null, t: null };
    this.#line.record('in', payload, this.#session?.id ?? null);
    this.#handle(op, d);
  }

  #handle(op: number, data: unknown): void {
    if (op === opcode.identify) this.#identify(data);
    else if (op === opcode.resume) this.#resume(data);
    else if (!SESSION_OPCODES.includes(op))
      this.#line.close(GatewayCloseCodes.UnknownOpcode, 'Unknown opcode.');
    else if (!this.#session) this.#line.close(GatewayCloseCodes.NotAuthenticated, 'Not authenticated.');
  }

  #identify(data: unknown): void {
    const parsed = identifyData.safeParse(data);
    if (this.#session) this.#line.close(GatewayCloseCodes.AlreadyAuthenticated, 'Already authenticated.');
    else if (!parsed.success)
      this.#line.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    else if (!this.#host.isToken(parsed.data.token)) this.#rejectToken();
    else this.#admit(parsed.data.intents, parsed.data.shard ?? [0, 1]);
  }

  #admit(intents: number, shard: readonly [number, number]): void {
    if (shard[0] >= shard[1]) this.#line.close(GatewayCloseCodes.InvalidShard, 'Invalid shard.');
    else if ((intents & ~KNOWN_INTENTS) !== 0)
      this.#line.close(GatewayCloseCodes.InvalidIntents, 'Invalid intents.');
    else if ((intents & PRIVILEGED_INTENTS & ~this.#host.grantedIntents) !== 0)
      this.#line.close(GatewayCloseCodes.DisallowedIntents, 'Disallowed intents.');
    else this.#session = this.#host.identify(this.#line, intents, shard);
  }

  #resume(data: unknown): void {
    const parsed = resumeData.safeParse(data);
    if (!parsed.success) this.#line.close(GatewayCloseCodes.DecodeError, 'Error while decoding payload.');
    else if (!this.#host.isToken(parsed.data.token)) this.#rejectToken();
    else this.#session = this.#host.resume(this.#line, parsed.data.session_id, parsed.data.seq);
  }

  #rejectToken(): void {
    this.#line.close(GatewayCloseCodes.AuthenticationFailed, 'Authentication failed.');
  }

  /** A bot that closes with 1000 or 1001 gives its session up; every other end leaves it open for a resume. */
  #ended(code: number): void {
    if (this.#session)
      this.#host.left(this.#line, this.#session, code === 1000 || code === 1001 ? 'for good' : 'for now');
  }
}
