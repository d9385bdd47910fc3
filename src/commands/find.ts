import { isSeatView, plainName } from '../render/index.ts';
import type { DuelChoice, SeatView } from '../render/index.ts';
import type { Snowflake, StoredTable } from '../table/ports.ts';
import { Table } from '../table/table.ts';
import type { Context } from './context.ts';
import type { OptionValue, Place } from './interaction.ts';

/** Which duel a command means: one, several that fit equally, or none. */
export type Meant =
  | { readonly kind: 'one'; readonly table: Table }
  | { readonly kind: 'several'; readonly tables: readonly Table[] }
  | { readonly kind: 'none' };

/** The person named in the optional `opponent`; null where the option was left empty. */
export function opponentOf(options: ReadonlyMap<string, OptionValue>): Snowflake | null {
  const opponent = options.get('opponent');
  if (opponent === undefined) return null;
  return typeof opponent === 'object' ? opponent.id : String(opponent);
}

/** A person's running duels in the channel, newest last; with `opponent`, those against that person only. */
export async function duelsHere(
  context: Context,
  place: Place,
  user: Snowflake,
  opponent: Snowflake | null,
): Promise<readonly Table[]> {
  const everywhere = await duelsOnServer(context, place, user, opponent);
  return everywhere.filter(({ row }) => row.channelId === place.channelId);
}

/** The same on the whole server. */
export async function duelsOnServer(
  context: Context,
  place: Place,
  user: Snowflake,
  opponent: Snowflake | null,
): Promise<readonly Table[]> {
  if (!place.guildId) return [];
  return running(await context.house.store.ofPlayer(place.guildId, user), opponent);
}

/** Everybody's running duels in the channel, for who watches. */
export async function duelsToWatch(
  context: Context,
  place: Place,
  player: Snowflake | null,
): Promise<readonly Table[]> {
  return running(await context.house.store.runningIn(place.channelId), player);
}

function running(stored: readonly StoredTable[], player: Snowflake | null): readonly Table[] {
  return stored
    .filter(({ row }) => row.status === 'running')
    .filter(({ row }) => player === null || row.challenger === player || row.opponent === player)
    .map((one) => Table.of(one));
}

/** The duel in which a person is up, else the only running one. */
export function chooseDuel(tables: readonly Table[], user: Snowflake): Meant {
  const up = tables.filter((table) => isUp(table, user));
  return oneOf(up.length > 0 ? up : tables);
}

/** One, several or none, whoever is up. */
export function oneOf(tables: readonly Table[]): Meant {
  const [first] = tables;
  if (!first) return { kind: 'none' };
  return tables.length === 1 ? { kind: 'one', table: first } : { kind: 'several', tables };
}

export function isUp(table: Table, user: Snowflake): boolean {
  return table.turn !== null && table.personAt(table.turn) === user;
}

/** The other player of a duel; for who watches, the one who was challenged. */
export function rivalOf(table: Table, user: Snowflake): Snowflake {
  return table.personAt(user === table.row.opponent ? 'A' : 'B');
}

/** What a player sees of a duel; null for who doesn't play in it, or before the cards are dealt. */
export function seatViewOf(table: Table, user: Snowflake): SeatView | null {
  const seat = table.seatOf(user);
  if (!seat || !table.dealt) return null;
  const view = table.view(seat);
  return isSeatView(view) ? view : null;
}

/** Duels as a picker shows them: against whom, and whether one is up. */
export async function choicesOf(
  context: Context,
  tables: readonly Table[],
  user: Snowflake,
): Promise<readonly DuelChoice[]> {
  return Promise.all(
    tables.map(async (table) => ({
      table: table.face,
      against: plainName(await context.channels.nameOf(table.row.guildId, rivalOf(table, user), 'plain')),
      up: isUp(table, user),
    })),
  );
}
