import { otherSeat } from '../engine/stones/seats.ts';
import { challenge, dealt, findTable, reload, reply } from './challenge.ts';
import type { Challenged, Replied } from './challenge.ts';
import type { House } from './house.ts';
import type { Change, Snowflake, TableId } from './ports.ts';
import type { Table } from './table.ts';

/** What follows a round: the next one of its match, the end of the match, or a rematch. */

/** A player's wish about a round that is over. */
export interface Wish {
  readonly interaction: Snowflake;
  readonly table: TableId;
  readonly user: Snowflake;
}

/**
 * What became of it. `done`: it stands; `next` is the round that has begun by it. `begun`: the match had gone on
 * already; `next` is its newest round. `match-over`: nothing follows any more. `taken`: the two play another duel in this channel. `repeated`: this
 * interaction has acted before. `stranger`: not a player. `absent`: there is no such round that is over.
 */
export type Followed =
  | { readonly kind: 'done'; readonly table: Table; readonly next: Table | null }
  | { readonly kind: 'begun'; readonly table: Table; readonly next: Table }
  | { readonly kind: 'match-over' | 'taken' | 'repeated' | 'stranger'; readonly table: Table }
  | { readonly kind: 'absent' };

/** Begins the next round of a match: the same seats, the other one starts. Either player may; of two at once one does. */
export function nextRound(house: House, wish: Wish): Promise<Followed> {
  return follow(house, wish, (table) => {
    const starter = otherSeat(table.row.deal?.first ?? 'B');
    const { deal, timing } = dealt(house, table.row, starter);
    return {
      closing: { kind: 'next' },
      next: { deal, timing, round: table.row.round + 1, score: table.score },
    };
  });
}

/** Ends a match between two of its rounds. Either player may. */
export function endMatch(house: House, wish: Wish): Promise<Followed> {
  return follow(house, wish, (table) => {
    const by = table.seatOf(wish.user) ?? 'A';
    return { closing: { kind: 'match', by } };
  });
}

async function follow(
  house: House,
  { interaction, table: id, user }: Wish,
  change: (table: Table) => Pick<Change, 'closing' | 'next'>,
): Promise<Followed> {
  const table = await findTable(house, id);
  if (table?.row.status !== 'over') return { kind: 'absent' };
  if (!table.seatOf(user)) return { kind: 'stranger', table };
  if (table.awaitsNext) {
    const { version } = table.row;
    const committed = await house.store.commit({ id, version, interaction, ...change(table) });
    if (committed === 'taken' || committed === 'repeated') return { kind: committed, table };
    if (committed === 'committed') {
      return { kind: 'done', table: await reload(house, table), next: await findNext(house, table) };
    }
  }
  return (await house.store.hasActed(interaction)) ? { kind: 'repeated', table } : whatFollowed(house, table);
}

/** What has become of the match of a round that is over and awaits no next one: its newest round, or its end. */
export async function whatFollowed(house: House, table: Table): Promise<Followed> {
  const now = await reload(house, table);
  let next: Table | null = null;
  for (let round = await findNext(house, now); round; round = await findNext(house, round)) next = round;
  return next ? { kind: 'begun', table: now, next } : { kind: 'match-over', table: now };
}

async function findNext(house: House, { row }: Table): Promise<Table | null> {
  const id = await house.store.nextOf(row.id);
  return id === null ? null : findTable(house, id);
}

/**
 * `challenged`: the other is asked, by a challenge with the same terms. `accepted`: the other had asked for the same
 * rematch, so the cards are dealt. `begun`: this very rematch is being played. `not-over`: the round or its match goes
 * on.
 */
export type Rematched =
  | { readonly kind: 'challenged'; readonly challenged: Challenged }
  | { readonly kind: 'accepted'; readonly replied: Replied }
  | { readonly kind: 'begun' | 'not-over' | 'stranger'; readonly table: Table }
  | { readonly kind: 'absent' };

/** Asks for a rematch, or agrees to it: the same two, the same terms, in the channel where they played. */
export async function rematch(house: House, wish: Wish, hours: number): Promise<Rematched> {
  const { interaction, user } = wish;
  const table = await findTable(house, wish.table);
  if (!table?.dealt) return { kind: 'absent' };
  const seat = table.seatOf(user);
  if (!seat) return { kind: 'stranger', table };
  if (!table.matchOver) return { kind: 'not-over', table };
  const { ruleset, options, help, locale, guildId, channelId, match, clockHours, computer, id } = table.row;
  const place = { locale, guildId, channelId, rematchOf: id };
  const terms = { ruleset, options, help, match, clockHours, computer, ...place };
  const people = { challenger: user, opponent: table.personAt(otherSeat(seat)) };
  const ask = () => challenge(house, interaction, { ...terms, ...people, thread: 'off' }, hours);
  const challenged = await ask();
  const there = challenged.table.row;
  if (challenged.kind !== 'taken' || there.rematchOf !== id) return { kind: 'challenged', challenged };
  if (there.status === 'running') return { kind: 'begun', table: challenged.table };
  if (there.opponent !== user) return { kind: 'challenged', challenged };
  const replied = await reply(house, { interaction, table: there.id, user, reply: 'accept' });
  // Withdrawn in the same instant, or its time is over: then the rematch is asked for anew.
  return replied.kind === 'closed'
    ? { kind: 'challenged', challenged: await ask() }
    : { kind: 'accepted', replied };
}
