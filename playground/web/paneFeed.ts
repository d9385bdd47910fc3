import { ChannelType } from 'discord-api-types/v10';
import type { Person, StandIn } from '../index.ts';
import { knownUser } from '../lookup.ts';
import { standingIn } from '../members.ts';
import { bySnowflake } from '../snowflake.ts';
import { may } from '../permissions.ts';
import type { ChannelRecord, UserRecord, World } from '../world.ts';
import { paneCommands } from './paneCommands.ts';
import { paneMessage, shownMessages } from './paneMessage.ts';
import type { Face, PaneNews, PaneRoom, PaneState } from './protocol.ts';

/** How many of the newest pings of a room are told: the page counts those since it was last open. */
const PINGS = 99;

/** Tells a pane's browser what its person sees, and after each change what is different. */
export class PaneFeed {
  readonly #discord: StandIn;
  readonly #person: Person;
  readonly #send: (news: PaneNews) => void;
  #roomId: string;
  #lastState = '';
  /** The open room's messages as they were last told, by id. */
  #told = new Map<string, string>();

  /** @param send carries news to the browser. */
  constructor(discord: StandIn, person: Person, send: (news: PaneNews) => void) {
    this.#discord = discord;
    this.#person = person;
    this.#send = send;
    this.#roomId = discord.channel.id;
  }

  /** Opens a room; its messages are told from the start. */
  open(roomId: string): void {
    this.#roomId = roomId;
    this.#told = new Map();
    this.refresh();
  }

  /** Tells everything that has changed since the last time. */
  refresh(): void {
    const { world } = this.#discord;
    const rooms = world.channels.filter((channel) => may(world, channel, this.#person.id, 'ViewChannel'));
    const room = rooms.find(({ id }) => id === this.#roomId) ?? rooms[0];
    if (room && room.id !== this.#roomId) {
      this.open(room.id);
      return;
    }
    this.#tellState(rooms, room);
    if (room) this.#tellMessages(room);
    // The page shows nothing meanwhile, so that all of it is new when there is a room again.
    else this.#told = new Map();
  }

  #tellState(rooms: readonly ChannelRecord[], room: ChannelRecord | undefined): void {
    const { world } = this.#discord;
    const person = this.#person;
    const user = knownUser(world, person.id);
    const state: PaneState = {
      me: { ...face(world, user), name: user.globalName ?? user.username },
      standing: standingIn(this.#discord.guild, user),
      locale: person.locale,
      rooms: rooms.map((one) => paneRoom(world, one, person.id)),
      roomId: room?.id ?? '',
      faces: world.users.map((one) => face(world, one)),
      present: room ? presentIn(world, room) : [],
      commands: room ? paneCommands(person.commands(room), person.locale) : [],
      botOnline: this.#discord.gateway.sessions.some(({ connected }) => connected),
      clockOffset: world.clockOffset,
    };
    const text = JSON.stringify(state);
    if (text === this.#lastState) return;
    this.#lastState = text;
    this.#send({ kind: 'state', state });
  }

  #tellMessages(room: ChannelRecord): void {
    const { world } = this.#discord;
    const now = shownMessages(world, room.id, this.#person.id).map((record) => {
      const message = paneMessage(world, record, this.#person.id);
      return { message, text: JSON.stringify(message) };
    });
    const put = now.filter(({ message, text }) => this.#told.get(message.id) !== text);
    const next = new Map(now.map(({ message, text }) => [message.id, text]));
    const gone = [...this.#told.keys()].filter((id) => !next.has(id));
    this.#told = next;
    if (put.length === 0 && gone.length === 0) return;
    this.#send({ kind: 'messages', roomId: room.id, put: put.map(({ message }) => message), gone });
  }
}

/** How clients call whoever wrote something before the account was deleted. */
const DELETED = 'Deleted User';

function face(world: World, { id, username, globalName, bot, deleted }: UserRecord): Face {
  const isKnown = world.guilds.some(({ members }) => members.some(({ userId }) => userId === id));
  return { id, name: deleted ? DELETED : (globalName ?? username), isBot: bot, isKnown };
}

/** Who can be picked in a room: those who see it, people first. */
function presentIn(world: World, room: ChannelRecord): string[] {
  const owner = world.guilds.find(({ id }) => id === room.guildId)?.ownerId;
  return world.users
    .filter(({ id }) => id !== owner && may(world, room, id, 'ViewChannel'))
    .sort((one, other) => Number(one.bot) - Number(other.bot))
    .map(({ id }) => id);
}

function paneRoom(world: World, room: ChannelRecord, userId: string): PaneRoom {
  const shown = shownMessages(world, room.id, userId);
  const pings = shown.filter(
    ({ pingedIds, mentionsEveryone }) => mentionsEveryone || pingedIds.includes(userId),
  );
  return {
    id: room.id,
    kind: room.thread ? 'thread' : room.type === ChannelType.DM ? 'direct' : 'text',
    name: room.recipientId === null ? room.name : world.application.name,
    newest:
      shown
        .map(({ id }) => id)
        .sort(bySnowflake)
        .at(-1) ?? '0',
    pings: pings.slice(-PINGS).map(({ id }) => id),
    locked: room.thread?.locked === true,
  };
}
