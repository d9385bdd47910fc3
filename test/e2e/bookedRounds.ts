import type { Person } from '../../playground/index.ts';
import type { OutcomeKind, RulesetId, Seat } from '../../src/engine/stones/types.ts';
import { book } from '../../src/store/booking.ts';
import { keep } from '../../src/store/database.ts';
import type { Database } from '../../src/store/database.ts';
import { tables } from '../../src/store/schema.ts';
import type { Ground } from './ground.ts';

/** A round that is said to have been played: seat A first. What is left out: Border Stones, A wins by five, now. */
export interface Round {
  readonly people: readonly [Person, Person];
  readonly points: readonly [number, number];
  readonly winner?: Seat | null;
  readonly by?: OutcomeKind;
  readonly game?: RulesetId;
  /** In milliseconds. */
  readonly at?: number;
}

/** Books rounds of a server as the bot does when they end, beside the bot and without playing them. */
export async function bookRounds(ground: Ground, guildId: string, rounds: readonly Round[]): Promise<void> {
  const open = await ground.open();
  try {
    await open.driver.transact(async (transaction) => {
      for (const round of rounds) await bookRound(transaction, guildId, round);
      return keep(null);
    });
  } finally {
    await open.close();
  }
}

async function bookRound(transaction: Database, guildId: string, round: Round): Promise<void> {
  const { people, points, winner = 'A', by = 'five', game = 'border-stones', at = Date.now() } = round;
  const [userA, userB] = [people[0].id, people[1].id];
  const tableId = await insertTable(transaction, { guildId, ruleset: game, userA, userB, at });
  const stones = { A: winner === 'A' ? 5 : points[0], B: winner === 'B' ? 5 : points[1] };
  const result = { winner, by, points: { A: points[0], B: points[1] }, stones };
  await book(transaction, { tableId, guildId, ruleset: game, userA, userB }, result, at);
}

interface Played {
  readonly guildId: string;
  readonly ruleset: RulesetId;
  readonly userA: string;
  readonly userB: string;
  readonly at: number;
}

/** The table that a result belongs to: over, and told. Nobody looks at its cards. */
async function insertTable(
  transaction: Database,
  { guildId, ruleset, userA, userB, at }: Played,
): Promise<number> {
  const [table] = await transaction
    .insert(tables)
    .values({
      ruleset,
      options: {},
      help: 'off',
      thread: 'off',
      locale: 'en',
      guildId,
      channelId: guildId,
      challenger: userA,
      opponent: userB,
      status: 'over',
      toldVersion: 0,
      deal: {},
      expiresAt: new Date(at),
      endedAt: new Date(at),
    })
    .returning({ id: tables.id });
  if (!table) throw new Error('No table was inserted.');
  return table.id;
}
