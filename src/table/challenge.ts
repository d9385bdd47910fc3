import { otherSeat } from '../engine/stones/seats.ts';
import { rulesetById } from '../engine/stones/rulesets.ts';
import type { Seat } from '../engine/stones/types.ts';
import { turnFrom } from './clock.ts';
import { dealFrom, SEED_BYTES } from './deal.ts';
import type { House } from './house.ts';
import type { Change, NewTable, Snowflake, Start, TableId, TableStatus } from './ports.ts';
import { COMPUTER, Table } from './table.ts';

/** `taken`: these two have a challenge or a duel here already, which is `table`. `repeated`: asked twice by Discord. */
export interface Challenged {
  readonly kind: 'opened' | 'taken' | 'repeated';
  readonly table: Table;
}

/**
 * Opens a challenge; where a computer player is asked, the cards are dealt at once. One of the same two in the same channel stays the only one, whoever asks first; so does a
 * person's challenge that anybody may accept.
 */
export async function challenge(
  house: House,
  interaction: Snowflake,
  asked: Omit<NewTable, 'expiresAt'>,
  hours: number,
): Promise<Challenged> {
  const expiresAt = house.clock() + hours * 3_600_000;
  const start = asked.computer === null ? undefined : await startOf(house, asked);
  const opened = await house.store.open({ ...asked, expiresAt }, interaction, start);
  return { kind: opened.kind, table: Table.of(opened.table) };
}

/** A computer player accepts at once. */
async function startOf(house: House, asked: Omit<NewTable, 'expiresAt'>): Promise<Start> {
  const { guildId, challenger, opponent } = asked;
  if (opponent === null) throw new Error('A computer player is challenged by name.');
  return dealt(house, asked, await nextStarter(house, guildId, challenger, opponent));
}

/** Who starts in the next duel of two people: not the one who did in the last; undefined where they have had none. */
async function nextStarter(
  house: House,
  guildId: Snowflake,
  challenger: Snowflake,
  opponent: Snowflake,
): Promise<Seat | undefined> {
  const last = await house.store.lastStarter(guildId, challenger, opponent);
  return last === null ? undefined : otherSeat(last === challenger ? 'A' : 'B');
}

/** An answer to an open challenge. */
export type Reply = 'accept' | 'decline' | 'withdraw';

/**
 * What became of an answer. `closed`: the challenge was open no more. `not-yours`: somebody else has to answer it.
 * `taken`: whoever accepts plays the challenger in this channel already. `absent`: there is no such table.
 */
export type Replied =
  | { readonly kind: 'done' | 'closed' | 'not-yours' | 'repeated' | 'taken'; readonly table: Table }
  | { readonly kind: 'absent' };

/** Who answers what. */
export interface ReplyRequest {
  readonly interaction: Snowflake;
  readonly table: TableId;
  readonly user: Snowflake;
  readonly reply: Reply;
}

/** Answers an open challenge; accepting deals the cards. One of two answers at once counts, the other is `closed`. */
export async function reply(house: House, request: ReplyRequest): Promise<Replied> {
  const table = await findTable(house, request.table);
  if (!table) return { kind: 'absent' };
  if (!mayReply(table, request)) {
    // Whoever accepts what anybody may accept becomes the opponent; the same press, heard twice, finds that done.
    const isRepeated = await house.store.hasActed(request.interaction);
    return { kind: isRepeated ? 'repeated' : table.row.status === 'open' ? 'not-yours' : 'closed', table };
  }
  if (table.row.status === 'open' && table.row.expiresAt <= house.clock()) await expire(house, table);
  else if (table.row.status === 'open') {
    const committed = await house.store.commit(await answered(house, table, request));
    if (committed === 'taken') return { kind: 'taken', table };
    if (committed !== 'stale') {
      const kind = committed === 'committed' ? 'done' : 'repeated';
      return { kind, table: await reload(house, table) };
    }
  }
  const kind = (await house.store.hasActed(request.interaction)) ? 'repeated' : 'closed';
  return { kind, table: await reload(house, table) };
}

function mayReply({ row }: Table, { user, reply: answer }: ReplyRequest): boolean {
  if (answer === 'withdraw') return user === row.challenger;
  if (row.opponent !== null) return user === row.opponent;
  return answer === 'accept' && user !== row.challenger;
}

const ANSWERED: Record<Reply, TableStatus> = {
  accept: 'running',
  decline: 'declined',
  withdraw: 'withdrawn',
};

async function answered(house: House, table: Table, request: ReplyRequest): Promise<Change> {
  const { row } = table;
  const { interaction, user, reply: answer } = request;
  const change = { id: row.id, version: row.version, interaction, status: ANSWERED[answer] };
  if (answer !== 'accept') return change;
  const starter = await nextStarter(house, row.guildId, row.challenger, user);
  return { ...change, opponent: user, ...dealt(house, row, starter) };
}

/** The cards dealt anew, and the clock of the first turn; who starts is drawn where nobody is named. */
export function dealt(
  house: House,
  { ruleset, clockHours, computer }: Pick<NewTable, 'ruleset' | 'clockHours' | 'computer'>,
  starter?: Seat,
): Start {
  const deal = dealFrom(house.dice(SEED_BYTES), rulesetById(ruleset).deck, starter);
  const up = computer !== null && deal.first === COMPUTER ? 'computer' : 'person';
  return { deal, timing: turnFrom(house.clock(), clockHours, up) };
}

/** Ends a challenge whose time is over; true where it was still open. */
export async function expire(house: House, table: Table): Promise<boolean> {
  const { id, version, status, expiresAt } = table.row;
  if (status !== 'open' || expiresAt > house.clock()) return false;
  return (await house.store.commit({ id, version, interaction: null, status: 'expired' })) === 'committed';
}

/** The greatest number that a table or a game ever has; a button edited by hand, or a typed stone, may name a greater one. */
export const GREATEST_ID = 2 ** 31 - 1;

/** The table as it is now, or null where there is none. */
export async function findTable(house: House, id: TableId): Promise<Table | null> {
  if (id > GREATEST_ID) return null;
  const stored = await house.store.find(id);
  return stored && Table.of(stored);
}

/** The table as it is after a change. */
export async function reload(house: House, table: Table): Promise<Table> {
  return (await findTable(house, table.row.id)) ?? table;
}
