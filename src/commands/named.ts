import type { Snowflake } from '../table/ports.ts';
import type { Channels } from './interaction.ts';

/**
 * What people are called on a server, escaped. Whose name Discord doesn't tell is left out, to be mentioned instead,
 * which many clients can show.
 */
export async function namesOf(
  channels: Channels,
  guildId: Snowflake,
  people: Iterable<Snowflake>,
): Promise<ReadonlyMap<Snowflake, string>> {
  const named = await Promise.all(
    Array.from(new Set(people), async (user) => [user, await channels.nameOf(guildId, user)] as const),
  );
  return new Map(named.filter(([user, name]) => name !== user));
}
