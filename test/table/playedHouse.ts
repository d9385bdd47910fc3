import { inject } from 'vitest';
import type { MatchForm } from '../../src/engine/stones/match.ts';
import type { Seat } from '../../src/engine/stones/types.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import type { OpenDatabase } from '../../src/store/database.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import { act } from '../../src/table/act.ts';
import { challenge, findTable, reply } from '../../src/table/challenge.ts';
import { systemDice } from '../../src/table/deal.ts';
import type { House } from '../../src/table/house.ts';
import type { NewTable } from '../../src/table/ports.ts';
import type { Table } from '../../src/table/table.ts';
import { createDatabase } from '../support/postgres.ts';
import { snowflake } from '../store/samples.ts';

/** A house on a database of its own, with a clock that a test may set; and what people do in it. */

export const HOUR = 3_600_000;

export interface TestHouse extends House {
  /** Moves the clock on, in hours. */
  later(hours: number): void;
  /** Another house on the same database, as another process has one. */
  readonly neighbour: House;
  close(): Promise<void>;
}

/** Opens a house. Its clock stands at the beginning of a day long ago until it is moved. */
export async function openHouse(): Promise<TestHouse> {
  const database = await createDatabase(inject('postgres'));
  const open: OpenDatabase[] = [await openPostgres(database.url), await openPostgres(database.url)];
  let now = Date.UTC(2026, 0, 5);
  const [own, other] = open.map(({ driver }): House => {
    return { store: makeTableStore(driver), clock: () => now, dice: systemDice };
  });
  if (!own || !other) throw new Error('Two houses were asked for.');
  return {
    ...own,
    neighbour: other,
    later: (hours) => void (now += hours * HOUR),
    async close() {
      await Promise.all(open.map((each) => each.close()));
      await database.drop();
    },
  };
}

/** Two people on a server. */
export interface Pair {
  readonly guildId: string;
  readonly channelId: string;
  readonly anna: string;
  readonly ben: string;
}

export function newPair(): Pair {
  return { guildId: snowflake(), channelId: snowflake(), anna: snowflake(), ben: snowflake() };
}

/** What a challenge of Anna's is about, unless something else is given. */
export function terms(pair: Pair, given: Partial<NewTable> = {}): Omit<NewTable, 'expiresAt'> {
  return {
    ruleset: 'border-stones',
    options: { claims: 'after', hand: 6 },
    help: 'off',
    thread: 'off',
    locale: 'en',
    guildId: pair.guildId,
    channelId: pair.channelId,
    challenger: pair.anna,
    opponent: pair.ben,
    match: 'single',
    clockHours: null,
    computer: null,
    rematchOf: null,
    ...given,
  };
}

/** Anna challenges Ben and he accepts. */
export async function begin(house: House, pair: Pair, given: Partial<NewTable> = {}): Promise<Table> {
  const { table } = await challenge(house, snowflake(), terms(pair, given), 24);
  const request = { interaction: snowflake(), table: table.row.id, user: pair.ben, reply: 'accept' } as const;
  const replied = await reply(house, request);
  if (replied.kind !== 'done') throw new Error(`The challenge was ${replied.kind}.`);
  return replied.table;
}

/** A match of this form begun. */
export function beginMatch(house: House, pair: Pair, match: MatchForm): Promise<Table> {
  return begin(house, pair, { match });
}

/** Whoever is up lays the first card that fits anywhere. */
export async function layACard(house: House, table: Table): Promise<Table> {
  const seat = table.turn;
  if (!seat) throw new Error('Nobody is up.');
  for (const stone of [1, 2, 3, 4, 5, 6, 7, 8, 9] as const) {
    const [card] = table.view(seat).hand;
    if (!card) break;
    const user = table.personAt(seat);
    const action = { type: 'play', card, stone } as const;
    const acted = await act(house, { interaction: snowflake(), table: table.row.id, user, action });
    if (acted.kind === 'acted') return acted.table;
  }
  throw new Error('No card could be laid.');
}

/** Both lay a card, so that points count; then a seat gives the round up. */
export async function resignAfterCards(house: House, table: Table, seat: Seat): Promise<Table> {
  let now = table;
  for (let cards = 0; cards < 2; cards++) now = await layACard(house, now);
  const user = now.personAt(seat);
  const acted = await act(house, {
    interaction: snowflake(),
    table: now.row.id,
    user,
    action: { type: 'resign' },
  });
  if (acted.kind !== 'acted') throw new Error(`Resigning was ${acted.kind}.`);
  return acted.table;
}

/** The table as it is stored now. */
export async function stored(house: House, table: Table): Promise<Table> {
  const found = await findTable(house, table.row.id);
  if (!found) throw new Error('The table is gone.');
  return found;
}
