import type { AnyRefusal } from '../locale/index.ts';
import { findTable } from '../table/challenge.ts';
import type { Snowflake } from '../table/ports.ts';
import { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import { refuse } from './duel.ts';
import type { Anywhere } from './duel.ts';
import { rivalOf } from './find.ts';
import { linkTo } from './voice.ts';

/** Two people have one challenge or duel in a channel: what is said where another one is asked for. */

/** Why there is no room for another challenge or duel: this table stands there, and this link leads to it. */
export function taken(table: Table, user: string, link: string | null): AnyRefusal {
  if (table.row.opponent === null) return { code: 'open-challenge-exists', link };
  const code = table.row.status === 'running' ? 'duel-exists' : 'challenge-exists';
  return { code, opponent: rivalOf(table, user), link };
}

/** The link to a table's live message as it is now, for a sentence that leads there. */
export async function linkToTable(context: Context, table: Table): Promise<string | null> {
  const now = await findTable(context.house, table.row.id);
  return linkTo(table.row.guildId, now?.row.board ?? null);
}

/** Refuses because the person and this rival have another challenge or duel in the channel, and says where it stands. */
export async function refuseForAnother(
  { house }: Context,
  interaction: Anywhere,
  rival: Snowflake,
  channelId: Snowflake = interaction.place.channelId,
): Promise<void> {
  const { place, invoker } = interaction;
  const theirs = place.guildId === null ? [] : await house.store.ofPlayer(place.guildId, invoker.id);
  const other = theirs.find(
    ({ row }) => row.channelId === channelId && (row.challenger === rival || row.opponent === rival),
  );
  // Where it has ended in this very moment, the same press will do next time.
  if (!other) return refuse(interaction, { code: 'duel-exists', opponent: rival, link: null });
  const { guildId, board } = other.row;
  await refuse(interaction, taken(Table.of(other), invoker.id, linkTo(guildId, board)));
}
