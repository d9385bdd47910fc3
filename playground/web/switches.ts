import type { StandIn } from '../index.ts';
import { channelOf } from '../lookup.ts';
import { may } from '../permissions.ts';
import { rightNames, type FaultName, type RightName } from './protocol.ts';

const CALLBACK = { method: 'POST', route: '/interactions/:id/:token/callback' } as const;

/** Longer than Discord waits for a first answer. */
const TOO_LATE = 3500;

/** The stand-in's faults as switches that stay on. */
export class FaultSwitches {
  readonly #discord: StandIn;
  readonly #on = new Set<FaultName>();

  constructor(discord: StandIn) {
    this.#discord = discord;
  }

  get on(): readonly FaultName[] {
    return [...this.#on];
  }

  /** Switches a fault; the others stay as they are. */
  set(name: FaultName, state: 'on' | 'off'): void {
    if (state === 'on') this.#on.add(name);
    else this.#on.delete(name);
    this.#discord.faults.clear();
    const always = Number.POSITIVE_INFINITY;
    if (this.#on.has('slow')) {
      this.#discord.faults.next(CALLBACK, { kind: 'delay', when: 'before', milliseconds: TOO_LATE }, always);
    }
    if (this.#on.has('lost')) this.#discord.faults.next(CALLBACK, { kind: 'lost' }, always);
  }
}

function guildRooms(discord: StandIn) {
  const { world, guild } = discord;
  return world.channels.filter(({ guildId, thread }) => guildId === guild.id && thread === null);
}

/** The rights that the bot lacks in the first channel. */
export function deniedRights({ world, channel }: StandIn): RightName[] {
  const place = channelOf(world, channel.id);
  if (!place) return [];
  return rightNames.filter((name) => !may(world, place, world.application.botId, name));
}

/** Grants or takes away a right of the bot in every channel. */
export function setRight(discord: StandIn, name: RightName, state: 'granted' | 'denied'): void {
  for (const room of guildRooms(discord)) {
    if (state === 'denied') discord.deny(room, 'bot', name);
    else discord.allow(room, 'bot', name);
  }
}
