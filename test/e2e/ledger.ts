import { asc, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { keep } from '../../src/store/database.ts';
import { results, standings, tables } from '../../src/store/schema.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import type { StoredDeal } from '../../src/table/ports.ts';
import type { Ground } from './ground.ts';
import type { Room } from './scene.ts';

/** The league's books of a ground, and how they come about. */

type Result = typeof results.$inferSelect;
type Standing = typeof standings.$inferSelect;

/** Whether the totals that are kept are those of the rounds, added up one by one; gives how many rounds there are. */
export async function expectTotalsToAddUp(ground: Ground): Promise<number> {
  const open = await ground.open();
  const { driver } = open;
  const rounds = await driver.read((database) =>
    database.select().from(results).orderBy(asc(results.tableId)),
  );
  const kept = await driver.read((database) => database.select().from(standings));
  await open.close();
  expect(inOrder(kept)).toEqual(inOrder(addUp(rounds)));
  return rounds.length;
}

function addUp(rounds: readonly Result[]): readonly Standing[] {
  const totals = new Map<string, Standing>();
  for (const round of rounds) {
    const { guildId, ruleset, at, winner } = round;
    const month = at.toISOString().slice(0, 7);
    for (const game of ['all', ruleset]) {
      for (const period of [month, month.slice(0, 4), 'all']) {
        for (const seat of ['A', 'B'] as const) {
          const user = round[`user${seat}`];
          const key = [game, period, user].join();
          const before = totals.get(key) ?? { points: 0, wins: 0, rounds: 0 };
          totals.set(key, {
            guildId,
            game,
            period,
            user,
            points: before.points + round[`points${seat}`],
            wins: before.wins + (winner === seat ? 1 : 0),
            rounds: before.rounds + 1,
          });
        }
      }
    }
  }
  return [...totals.values()];
}

function inOrder(lines: readonly Standing[]): readonly string[] {
  return lines
    .map(({ guildId, game, period, user, points, wins, rounds }) =>
      [guildId, game, period, user, points, wins, rounds].join(' '),
    )
    .sort();
}

/**
 * Lets what waits have waited for long: by the next sweep a teller that was killed is replaced, and a challenge that
 * nobody answered ends. For PGlite, while no bot runs.
 */
export async function letTimePass(ground: Ground): Promise<void> {
  const open = await ground.open();
  const minute = sql`interval '1 minute'`;
  await open.driver.transact(async (transaction) => {
    await transaction.update(tables).set({ tellingAt: sql`${tables.tellingAt} - ${minute}` });
    const isOpen = eq(tables.status, 'open');
    return keep(
      await transaction
        .update(tables)
        .set({ expiresAt: sql`now() - ${minute}` })
        .where(isOpen),
    );
  });
  await open.close();
}

/** What Anna lays at the stones 1 to 3: nobody can ever beat that. */
const ANNAS = ['Js', 'Qs', 'Ks', 'Jh', 'Qh', 'Kh', 'Jd', 'Qd', 'Kd'];
/** What Ben lays far away from there. */
const BENS = ['As', '4s', '7s', '2h', '5h', '8h', '3d', '6d', '9d'];

/** A card and the stone where it is laid, for each turn; Anna begins. After them she can prove the stones 1 to 3. */
export const SCRIPT: readonly (readonly [card: string, stone: number])[] = ANNAS.flatMap((card, turn) => {
  const stone = Math.floor(turn / 3) + 1;
  return [[card, stone] as const, [BENS[turn] ?? '', 10 - stone] as const];
});

/** Deals the cards of Border Stones in a room anew, for that script; before anybody has moved, beside the bot. */
export async function dealForScript(ground: Ground, { channel }: Room): Promise<void> {
  const open = await ground.open();
  const { driver } = open;
  const [running] = await makeTableStore(driver).runningIn(channel.id);
  if (!running?.row.deal) throw new Error(`No duel runs in ${channel.name}.`);
  const { deck, seed } = running.row.deal;
  const drawn = ANNAS.slice(6).flatMap((card, draw) => [card, BENS[6 + draw] ?? '']);
  const first = [...ANNAS.slice(0, 6), ...BENS.slice(0, 6), ...drawn];
  const deal: StoredDeal = {
    seed,
    first: 'A',
    deck: [...first, ...deck.filter((card) => !first.includes(card))],
  };
  await driver.transact(async (transaction) =>
    keep(await transaction.update(tables).set({ deal }).where(eq(tables.id, running.row.id))),
  );
  await open.close();
}
