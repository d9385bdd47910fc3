import { rulesetById } from '../engine/stones/rulesets.ts';
import { dealFrom, SEED_BYTES } from './deal.ts';
import type { House } from './house.ts';
import type { Change, NewTable, Snowflake, TableId, TableStatus } from './ports.ts';
import { Table } from './table.ts';

/** `taken`: these two have a challenge or a duel here already, which is `table`. `repeated`: asked twice by Discord. */
export interface Challenged {
  readonly kind: 'opened' | 'taken' | 'repeated';
  readonly table: Table;
}

/** Opens a challenge. One of the same two in the same channel stays the only one, whoever asks first. */
export async function challenge(
  house: House,
  interaction: Snowflake,
  asked: Omit<NewTable, 'expiresAt'>,
  hours: number,
): Promise<Challenged> {
  const opened = await house.store.open(
    { ...asked, expiresAt: house.clock() + hours * 3_600_000 },
    interaction,
  );
  return { kind: opened.kind, table: Table.of(opened.table) };
}

/** An answer to an open challenge. */
export type Reply = 'accept' | 'decline' | 'withdraw';

/**
 * What became of an answer. `closed`: the challenge was open no more. `not-yours`: somebody else has to answer it.
 * `absent`: there is no such table.
 */
export type Replied =
  | { readonly kind: 'done' | 'closed' | 'not-yours' | 'repeated'; readonly table: Table }
  | { readonly kind: 'absent' };

/** Answers an open challenge; accepting deals the cards. One of two answers at once counts, the other is `closed`. */
export async function reply(
  house: House,
  request: {
    readonly interaction: Snowflake;
    readonly table: TableId;
    readonly user: Snowflake;
    readonly reply: Reply;
  },
): Promise<Replied> {
  const table = await findTable(house, request.table);
  if (!table) return { kind: 'absent' };
  const rightful = request.reply === 'withdraw' ? table.row.challenger : table.row.opponent;
  if (request.user !== rightful) return { kind: 'not-yours', table };
  if (table.row.status === 'open' && table.row.expiresAt <= house.clock()) await expire(house, table);
  else if (table.row.status === 'open') {
    const committed = await house.store.commit(answered(house, table, request.interaction, request.reply));
    if (committed !== 'stale') {
      const kind = committed === 'committed' ? 'done' : 'repeated';
      return { kind, table: await reload(house, table) };
    }
  }
  const kind = (await house.store.hasActed(request.interaction)) ? 'repeated' : 'closed';
  return { kind, table: await reload(house, table) };
}

const ANSWERED: Record<Reply, TableStatus> = {
  accept: 'running',
  decline: 'declined',
  withdraw: 'withdrawn',
};

function answered(house: House, table: Table, interaction: Snowflake, reply: Reply): Change {
  const change = { id: table.row.id, version: table.row.version, interaction, status: ANSWERED[reply] };
  if (reply !== 'accept') return change;
  return { ...change, deal: dealFrom(house.dice(SEED_BYTES), rulesetById(table.row.ruleset).deck) };
}

/** Ends a challenge whose time is over; true where it was still open. */
export async function expire(house: House, table: Table): Promise<boolean> {
  const { id, version, status, expiresAt } = table.row;
  if (status !== 'open' || expiresAt > house.clock()) return false;
  return (await house.store.commit({ id, version, interaction: null, status: 'expired' })) === 'committed';
}

/** The greatest number that a table ever has; a button edited by hand, or a typed stone, may name a greater one. */
const GREATEST_ID = 2 ** 31 - 1;

/** The table as it is now, or null where there is none. */
export async function findTable(house: House, id: TableId): Promise<Table | null> {
  if (id > GREATEST_ID) return null;
  const stored = await house.store.find(id);
  return stored && Table.of(stored);
}

async function reload(house: House, table: Table): Promise<Table> {
  return (await findTable(house, table.row.id)) ?? table;
}
