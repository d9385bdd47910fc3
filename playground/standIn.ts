import type { FastifyInstance } from 'fastify';
import { addTextChannel } from './channels.ts';
import { makeCore, type Core, type Limits } from './core.ts';
import { Faults } from './faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { History } from './history.ts';
import { watchDeadline } from './interactions/open.ts';
import { knownChannel, knownUser } from './lookup.ts';
import { deleteMessage } from './messages/post.ts';
import { addMember, allowCommand, setModerator } from './members.ts';
import { addGuild, addUser, freshWorld } from './newWorld.ts';
import { allow, deny, type Whom } from './overwrites.ts';
import type { Permission } from './permissions.ts';
import { Person } from './people/person.ts';
import type { MessageRef, Place } from './people/reach.ts';
import { deleteChannel } from './rest/channels.ts';
import type { RateLimit } from './rest/rateLimits.ts';
import { makeRestServer } from './rest/server.ts';
import { openThread, setThreadState } from './threads.ts';
import { waitUntil } from './waiting.ts';
import type { ChannelRecord, CommandRecord, GuildRecord, LocaleCode, World } from './world.ts';

/** How a local Discord is to be started; everything has a default. */
export interface StandInOptions {
  /** The loopback port; 0 takes a free one. */
  readonly port?: number;
  /** A world to go on with; without it there is a new one with a guild and a text channel. */
  readonly world?: World;
  /** The bot's name and token in a new world. */
  readonly botName?: string;
  readonly token?: string;
  /** The privileged gateway intents that the application was granted, as bits; none by default. */
  readonly grantedIntents?: number;
  /** Walls that are to stand elsewhere than Discord's. */
  readonly limits?: Partial<Limits>;
  /** What each bucket takes. Generous by default; Discord's own for posting is 5 in 5 seconds. */
  readonly rateLimit?: RateLimit;
  /** Milliseconds between heartbeats. */
  readonly heartbeatInterval?: number;
}

/** Who can be kept from something: a person, the bot, or everybody. */
export type Who = Person | 'bot' | 'everyone';

/** How a person joins when they are first named. */
export interface Joining {
  readonly locale?: LocaleCode;
  /** The guild that they become a member of; null leaves them outside; the first guild by default. */
  readonly guild?: GuildRecord | null;
}

/** What a running stand-in is put together from. */
interface Parts {
  readonly faults: Faults;
  readonly history: History;
  readonly gateway: Gateway;
  readonly server: FastifyInstance;
  readonly mistakes: readonly unknown[];
}

const GENEROUS: RateLimit = { requests: 1000, seconds: 1 };
const HEARTBEAT = 41_250;
const WITHIN = 15_000;

/**
 * A local Discord: REST API and gateway on loopback, with the people who use it. A bot runs against it unchanged
 * when its client's `rest.api` is `apiUrl`.
 */
export class StandIn {
  /** Switches for what can go wrong with REST requests. */
  readonly faults: Faults;
  /** What passed between Discord and the bot. */
  readonly history: History;
  /** The gateway's sessions and switches. */
  readonly gateway: Gateway;
  readonly #core: Core;
  readonly #server: FastifyInstance;
  readonly #mistakes: readonly unknown[];

  private constructor(core: Core, parts: Parts) {
    this.#core = core;
    this.faults = parts.faults;
    this.history = parts.history;
    this.gateway = parts.gateway;
    this.#server = parts.server;
    this.#mistakes = parts.mistakes;
  }

  /** Starts a local Discord; it listens when the promise resolves. */
  static async start(options: StandInOptions = {}): Promise<StandIn> {
    let port = 0;
    const address = () => `http://127.0.0.1:${port}`;
    const core = makeCore(options.world ?? freshWorld(options), address, options.limits);
    const history = new History(core.changes);
    const faults = new Faults();
    const mistakes: unknown[] = [];
    const url = () => `ws://127.0.0.1:${port}/gateway`;
    const gateway = new Gateway(core, history, {
      url,
      heartbeatInterval: options.heartbeatInterval ?? HEARTBEAT,
    });
    const rateLimit = options.rateLimit ?? GENEROUS;
    const server = await makeRestServer({ core, faults, history, rateLimit, gatewayUrl: url, mistakes });
    gateway.listenOn(server.server);
    for (const one of core.world.interactions) if (one.state === 'open') watchDeadline(core, one);
    port = Number(new URL(await server.listen({ host: '127.0.0.1', port: options.port ?? 0 })).port);
    if (core.world.guilds.length === 0) addTextChannel(core, addGuild(core, 'Merestone').id, 'table');
    return new StandIn(core, { faults, history, gateway, server, mistakes });
  }

  /** What `rest.api` of discord.js is set to. */
  get apiUrl(): string {
    return `${this.#core.address()}/api`;
  }

  /** The bot's token. */
  get token(): string {
    return this.world.application.token;
  }

  get applicationId(): string {
    return this.world.application.id;
  }

  /** How the bot is named in a message. */
  get botMention(): string {
    return `<@${this.world.application.botId}>`;
  }

  /** Everything that exists, as plain data: to look at and to keep, not to change. */
  get world(): World {
    return this.#core.world;
  }

  /** Walls that may be moved while it runs. */
  get limits(): Limits {
    return this.#core.limits;
  }

  /** The first guild. */
  get guild(): GuildRecord {
    const [guild] = this.world.guilds;
    if (!guild) throw new Error('There is no guild.');
    return guild;
  }

  /** The first text channel of the first guild. */
  get channel(): ChannelRecord {
    const channel = this.world.channels.find(({ guildId, thread }) => guildId === this.guild.id && !thread);
    if (!channel) throw new Error('There is no channel.');
    return channel;
  }

  /**
   * Somebody by name; who isn't there yet is added, speaks English, and joins the first guild or the one that is
   * given. For somebody who is there already a guild is joined, or a language switched to, only where it is given: who
   * has left stays away.
   */
  person(name: string, { locale, guild }: Joining = {}): Person {
    const present = this.world.users.find(({ username, bot }) => username === name && !bot);
    const user = present ?? addUser(this.#core, name, locale ?? 'en-US');
    const joined = guild === undefined && !present ? this.guild : guild;
    if (joined) addMember(this.#core, joined, user);
    const person = new Person(this.#core, user.id);
    if (locale !== undefined && locale !== person.locale) person.speak(locale);
    return person;
  }

  /** Somebody who is there already. @throws ApiError 10013 for nobody. */
  personById(id: string): Person {
    return new Person(this.#core, knownUser(this.world, id).id);
  }

  /** Who owns a guild, the first one by default: somebody who may do everything there. */
  owner(guild: GuildRecord = this.guild): Person {
    return this.personById(guild.ownerId);
  }

  /** Gives a member the permissions that moderators have, such as ManageMessages. @throws NotPossible for an outsider. */
  makeModerator(person: Person, guild: GuildRecord = this.guild): void {
    setModerator(this.#core, guild, knownUser(this.world, person.id), 'on');
  }

  /** Takes them away again. */
  dismissModerator(person: Person, guild: GuildRecord = this.guild): void {
    setModerator(this.#core, guild, knownUser(this.world, person.id), 'off');
  }

  /**
   * Opens a command to one person as a server's settings can, whatever permissions the bot asks for.
   *
   * @param name the command without subcommands: a server decides on all of them together.
   * @throws NotPossible when it isn't registered.
   */
  allowCommand(name: string, person: Person, guild: GuildRecord = this.guild): void {
    allowCommand(this.#core, guild, knownUser(this.world, person.id), name);
  }

  addGuild(name: string): GuildRecord {
    return addGuild(this.#core, name);
  }

  /** Adds a text channel to the first guild, or to another. */
  addChannel(name: string, guild: GuildRecord = this.guild): ChannelRecord {
    return addTextChannel(this.#core, guild.id, name);
  }

  /** Opens a thread in a channel on behalf of a person. */
  addThread(place: Place, name: string, owner: Person): ChannelRecord {
    return openThread(this.#core, this.#channel(place), { name, ownerId: owner.id, kind: 'public' });
  }

  /** Archives a thread, and locks it if so wished. */
  archive(place: Place, { locked = false }: { locked?: boolean } = {}): void {
    setThreadState(this.#core, this.#channel(place), { archived: true, locked });
  }

  /** Wakes a thread and unlocks it. */
  unarchive(place: Place): void {
    setThreadState(this.#core, this.#channel(place), { archived: false, locked: false });
  }

  /** Takes permissions away in a channel and its threads. */
  deny(place: Place, who: Who, ...permissions: Permission[]): void {
    deny(this.#core, this.#channel(place), this.#whom(who), permissions);
  }

  /** Grants permissions in a channel and its threads. */
  allow(place: Place, who: Who, ...permissions: Permission[]): void {
    allow(this.#core, this.#channel(place), this.#whom(who), permissions);
  }

  /** Deletes a message, as a moderator would. */
  deleteMessage(message: MessageRef): void {
    deleteMessage(this.#core, message.channelId, message.id);
  }

  /** Deletes a channel or thread with all that is in it. */
  deleteChannel(place: Place): void {
    deleteChannel(this.#core, this.#channel(place));
  }

  /** Lets so many milliseconds pass on Discord's side: tokens expire, messages grow old. */
  advance(milliseconds: number): void {
    this.#core.clock.advance(milliseconds);
  }

  /** The time on Discord's side. */
  now(): Date {
    return new Date(this.#core.clock.now());
  }

  /** Waits until a command of this name is registered. @throws Error after `within` milliseconds. */
  async command(name: string, within = WITHIN): Promise<CommandRecord> {
    return this.until(() => this.world.commands.find((command) => command.name === name), `/${name}`, within);
  }

  /**
   * Looks after each change until something is found: `look` answers undefined until then.
   *
   * @param what what is waited for, for the report when it doesn't come.
   * @throws Error after `within` milliseconds.
   */
  async until<T>(look: () => T | undefined, what: string, within = WITHIN): Promise<T> {
    return waitUntil(this.#core.changes, look, { within, what: () => what });
  }

  /** Hears of every change of the world; the answer ends that. */
  onChange(listener: () => void): () => void {
    return this.#core.changes.on(listener);
  }

  /**
   * Ends all connections and stops listening. What waits is told.
   *
   * @throws AggregateError when the stand-in itself made mistakes while it ran: the bot saw a 500 of each.
   */
  async stop(): Promise<void> {
    this.#core.changes.tell({ kind: 'stopped' });
    this.gateway.stop();
    await this.#server.close();
    if (this.#mistakes.length > 0) throw new AggregateError(this.#mistakes, 'The stand-in made mistakes.');
  }

  #channel(place: Place): ChannelRecord {
    return knownChannel(this.world, typeof place === 'string' ? place : place.id);
  }

  #whom(who: Who): Whom {
    if (who === 'everyone') return who;
    return { userId: who === 'bot' ? this.world.application.botId : who.id };
  }
}
