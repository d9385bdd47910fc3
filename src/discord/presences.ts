import type { Presence } from '../commands/interaction.ts';
import type { Snowflake } from '../table/ports.ts';
import { makeKept } from './kept.ts';
import { PATIENCE, askForMember } from './members.ts';
import type { Rest } from './rest.ts';
import { within } from './within.ts';

/** Who is on a server, kept for a minute: a player who has left must not block the other for long. */
export interface Presences {
  /** Whether somebody is on a server; see Channels. */
  presenceOf(guildId: Snowflake, userId: Snowflake): Promise<Presence>;
  /** Notes that somebody came as a member with an interaction. */
  learn(guildId: Snowflake, userId: Snowflake): void;
}

/** Presences known at a time, and for how long, in milliseconds. */
const KEPT = 2_000;
const KEPT_FOR = 60_000;

/** Presences asked of Discord over `rest`; `now` is the time in milliseconds. */
export function makePresences(rest: Rest, now: () => number): Presences {
  const known = makeKept<Exclude<Presence, 'unknown'>>(KEPT, KEPT_FOR, now);
  const fetch = async (guildId: Snowflake, userId: Snowflake): Promise<Presence> => {
    const { kind } = await askForMember(rest, guildId, userId, AbortSignal.timeout(PATIENCE));
    return kind === 'here' || kind === 'left' ? known.set(`${guildId} ${userId}`, kind) : 'unknown';
  };
  return {
    presenceOf: async (guildId, userId) =>
      known.get(`${guildId} ${userId}`) ?? within(PATIENCE, fetch(guildId, userId), 'unknown'),
    learn: (guildId, userId) => void known.set(`${guildId} ${userId}`, 'here'),
  };
}
