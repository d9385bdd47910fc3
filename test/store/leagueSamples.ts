import type { RulesetId } from '../../src/engine/stones/types.ts';
import { book } from '../../src/store/booking.ts';
import { keep } from '../../src/store/database.ts';
import type { Database, Driver } from '../../src/store/database.ts';
import { tables } from '../../src/store/schema.ts';
import type { RoundResult, Snowflake, TableId } from '../../src/table/ports.ts';
import { aDeal, snowflake } from './samples.ts';

/** A finished round between two people. */
export interface Round {
  readonly guildId: Snowflake;
  readonly ruleset: RulesetId;
  /** Seats A and B. */
  readonly people: readonly [Snowflake, Snowflake];
  readonly result: RoundResult;
  /** When it ended, in milliseconds. */
  readonly endedAt: number;
}

/** A moment in a month that is far from any border. */
export const NOVEMBER = Date.UTC(2026, 10, 15, 12);

/** A round on a server of its own in November 2026, but for what is given. */
export function aRound(given: Partial<Round> = {}): Round {
  return {
    guildId: snowflake(),
    ruleset: 'border-stones',
    people: [snowflake(), snowflake()],
    result: wonByA(),
    endedAt: NOVEMBER,
    ...given,
  };
}

/** Seat A wins five stones, seat B has `stones`. */
export function wonByA(stones = 0, by = 'five'): RoundResult {
  return { winner: 'A', by, points: { A: 5, B: stones }, stones: { A: 5, B: stones } };
}

/** Nobody wins; each has the stones that are given. */
export function drawn(A: number, B: number): RoundResult {
  return { winner: null, by: 'draw', points: { A, B }, stones: { A, B } };
}

/** Books a round at a table of its own, as the transaction that ends it does. Gives the table's id. */
export function playRound(driver: Driver, round: Round): Promise<TableId> {
  return driver.transact(async (transaction) => keep(await bookRound(transaction, round)));
}

/** Makes a table and books a round that was played there. */
export async function bookRound(
  transaction: Database,
  { guildId, ruleset, people: [userA, userB], result, endedAt }: Round,
): Promise<TableId> {
  const [made] = await transaction
    .insert(tables)
    .values({
      ruleset,
      options: {},
      help: 'off',
      thread: 'off',
      locale: 'en',
      guildId,
      channelId: snowflake(),
      challenger: userA,
      opponent: userB,
      status: 'over',
      deal: aDeal,
      expiresAt: new Date(endedAt),
    })
    .returning({ id: tables.id });
  const tableId = made?.id ?? 0;
  await book(transaction, { tableId, guildId, ruleset, userA, userB }, result, endedAt);
  return tableId;
}

/** Books one round after the other. */
export async function playRounds(driver: Driver, rounds: readonly Round[]): Promise<void> {
  for (const round of rounds) await playRound(driver, round);
}
