import { RESTJSONErrorCodes as Code, Routes } from 'discord.js';
import { z } from 'zod';
import type { Snowflake } from '../table/ports.ts';
import { ask } from './ask.ts';
import type { Rest } from './rest.ts';

/** A person as Discord names one. */
export interface Person {
  readonly nick?: string | null | undefined;
  readonly globalName?: string | null | undefined;
  readonly username: string;
}

/**
 * What Discord says of somebody on a server. `left`: there is no such member, or no such account any more. `refused`:
 * it doesn't tell us. `unheard`: no answer came in time.
 */
export type Membership =
  { readonly kind: 'here'; readonly person: Person } | { readonly kind: 'left' | 'refused' | 'unheard' };

/** Longest wait for Discord's word on a person, in milliseconds, so that an autocomplete still answers in time. */
export const PATIENCE = 1_500;

const user = z.object({ username: z.string(), global_name: z.string().nullish() });
const member = z.object({ nick: z.string().nullish(), user });
const gone = new Set<number>([Code.UnknownMember, Code.UnknownUser]);

/** Asks for a member of a server, until the signal says that it is too late. */
export async function askForMember(
  { rest }: Rest,
  guildId: Snowflake,
  userId: Snowflake,
  signal: AbortSignal,
): Promise<Membership> {
  const reply = await ask(() => rest.get(Routes.guildMember(guildId, userId), { signal }));
  if (reply.kind === 'unheard') return { kind: 'unheard' };
  if (reply.kind === 'refused') return { kind: gone.has(reply.code) ? 'left' : 'refused' };
  const found = member.safeParse(reply.body).data;
  return found
    ? { kind: 'here', person: { ...personOf(found.user), nick: found.nick } }
    : { kind: 'unheard' };
}

/** Asks for an account, whatever servers it is on; null where Discord doesn't tell. */
export async function askForAccount(
  { rest }: Rest,
  userId: Snowflake,
  signal: AbortSignal,
): Promise<Person | null> {
  const reply = await ask(() => rest.get(Routes.user(userId), { signal }));
  const found = reply.kind === 'done' ? user.safeParse(reply.body).data : undefined;
  return found ? personOf(found) : null;
}

function personOf({ username, global_name: globalName }: z.infer<typeof user>): Person {
  return { username, globalName };
}
