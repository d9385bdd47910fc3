import { escapeName, plainName } from '../render/names.ts';
import type { Snowflake } from '../table/ports.ts';
import { makeKept } from './kept.ts';
import { PATIENCE, askForAccount, askForMember } from './members.ts';
import type { Person } from './members.ts';
import type { Rest } from './rest.ts';
import { within } from './within.ts';

/** Names of people, kept for a while: pickers and autocomplete need them within Discord's three seconds. */
export interface Names {
  /** A name for places that show no mentions; see Channels. The id itself where Discord doesn't tell the name. */
  nameOf(guildId: Snowflake, userId: Snowflake, form?: 'escaped' | 'plain'): Promise<string>;
  /** Notes the name of somebody who came with an interaction. */
  learn(guildId: Snowflake, userId: Snowflake, person: Person): void;
}

/** Names known at a time, and for how long, in milliseconds. */
const KEPT = 2_000;
const KEPT_FOR = 15 * 60_000;

/** Names asked of Discord over `rest`; `now` is the time in milliseconds. */
export function makeNames(rest: Rest, now: () => number): Names {
  const known = makeKept<string>(KEPT, KEPT_FOR, now);
  const shownTo = async (guildId: Snowflake, userId: Snowflake): Promise<string> => {
    const key = `${guildId} ${userId}`;
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const person = await within(PATIENCE, fetchPerson(rest, guildId, userId), null);
    return person ? known.set(key, shownName(person)) : userId;
  };
  return {
    nameOf: async (guildId, userId, form = 'escaped') => {
      const name = await shownTo(guildId, userId);
      return form === 'plain' ? plainName(name) : escapeName(name);
    },
    learn: (guildId, userId, person) => void known.set(`${guildId} ${userId}`, shownName(person)),
  };
}

/** Asks for the member, and for the account where somebody is no longer (or not yet) a member. */
async function fetchPerson(rest: Rest, guildId: Snowflake, userId: Snowflake): Promise<Person | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  const member = await askForMember(rest, guildId, userId, signal);
  if (member.kind === 'here') return member.person;
  return member.kind === 'unheard' ? null : askForAccount(rest, userId, signal);
}

/** The name that others see on the server. */
function shownName({ nick, globalName, username }: Person): string {
  return nick ?? globalName ?? username;
}
