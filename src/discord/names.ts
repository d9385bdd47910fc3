import { Routes } from 'discord.js';
import { z } from 'zod';
import { escapeName, plainName } from '../render/names.ts';
import type { Snowflake } from '../table/ports.ts';
import { ask } from './ask.ts';
import type { Rest } from './rest.ts';

/** Names of people, kept for a while: pickers and autocomplete need them within Discord's three seconds. */
export interface Names {
  /** A name for places that show no mentions; see Channels. The id itself where Discord doesn't tell the name. */
  nameOf(guildId: Snowflake, userId: Snowflake, form?: 'escaped' | 'plain'): Promise<string>;
  /** Notes the name of somebody who came with an interaction. */
  learn(guildId: Snowflake, userId: Snowflake, person: Person): void;
}

export interface Person {
  readonly nick?: string | null | undefined;
  readonly globalName?: string | null | undefined;
  readonly username: string;
}

const user = z.object({ username: z.string(), global_name: z.string().nullish() });
const member = z.object({ nick: z.string().nullish(), user });

/** Names known at a time, and for how long, in milliseconds. */
const KEPT = 2_000;
const KEPT_FOR = 15 * 60_000;
/** Longest wait for a name, in milliseconds, so that an autocomplete still answers in time. */
const PATIENCE = 1_500;

/** Names asked of Discord over `rest`; `now` is the time in milliseconds. */
export function makeNames(rest: Rest, now: () => number): Names {
  const known = new Map<string, { readonly name: string; readonly until: number }>();
  const keep = (key: string, name: string): string => {
    known.delete(key);
    known.set(key, { name, until: now() + KEPT_FOR });
    const [oldest] = known.keys();
    if (known.size > KEPT && oldest !== undefined) known.delete(oldest);
    return name;
  };
  const shownTo = async (guildId: Snowflake, userId: Snowflake): Promise<string> => {
    const key = `${guildId} ${userId}`;
    const kept = known.get(key);
    if (kept && kept.until > now()) return kept.name;
    const person = await fetchPerson(rest, guildId, userId);
    return person ? keep(key, shownName(person)) : userId;
  };
  return {
    nameOf: async (guildId, userId, form = 'escaped') => {
      const name = await shownTo(guildId, userId);
      return form === 'plain' ? plainName(name) : escapeName(name);
    },
    learn: (guildId, userId, person) => void keep(`${guildId} ${userId}`, shownName(person)),
  };
}

/** Asks for the member, and for the user where somebody is no longer (or not yet) a member. */
async function fetchPerson(rest: Rest, guildId: Snowflake, userId: Snowflake): Promise<Person | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  const asMember = await ask(() => rest.rest.get(Routes.guildMember(guildId, userId), { signal }));
  if (asMember.kind === 'done') {
    const found = member.safeParse(asMember.body).data;
    return found
      ? { nick: found.nick, globalName: found.user.global_name, username: found.user.username }
      : null;
  }
  if (asMember.kind === 'unheard') return null;
  const asUser = await ask(() => rest.rest.get(Routes.user(userId), { signal }));
  const found = asUser.kind === 'done' ? user.safeParse(asUser.body).data : undefined;
  return found ? { globalName: found.global_name, username: found.username } : null;
}

/** The name that others see on the server. */
function shownName({ nick, globalName, username }: Person): string {
  return nick ?? globalName ?? username;
}
