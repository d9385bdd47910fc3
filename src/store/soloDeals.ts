import { and, eq, isNull, sql } from 'drizzle-orm';
import type { GridSolution } from '../engine/gridcannon/solution.ts';
import type { GridVariant } from '../engine/gridcannon/types.ts';
import type { Snowflake } from '../table/ports.ts';
import type { DailyDeal, Day, DealNumber } from '../table/solo/ports.ts';
import { keep, undo } from './database.ts';
import type { Database, Driver } from './database.ts';
import { dailies, seenLines, solos, solutions } from './schema.ts';
import { StoreError } from './storeError.ts';
import { gridSolution } from './storedGrid.ts';
import { unfit } from './unreadable.ts';

/** What is known of deals: which one is a day's, and what the solver has found. */

/** The daily deal of a day, or null where there is none yet. */
export function daily(driver: Driver, day: Day): Promise<DailyDeal | null> {
  return driver.read((database) => readDaily(database, day));
}

/**
 * Makes a deal the daily one of a day, unless there is one; gives the one that stands. A deal that is another day's is
 * an error of the database.
 */
export function setDaily(driver: Driver, wanted: DailyDeal): Promise<DailyDeal> {
  return driver.transact(async (transaction) => {
    await transaction.insert(dailies).values(wanted).onConflictDoNothing({ target: dailies.day });
    const standing = await readDaily(transaction, wanted.day);
    if (!standing) throw new StoreError(`${wanted.day} has lost its daily deal.`);
    return keep(standing);
  });
}

async function readDaily(database: Database, day: Day): Promise<DailyDeal | null> {
  const [found] = await database.select().from(dailies).where(eq(dailies.day, day));
  return found ?? null;
}

/** The day that a deal was, or is, the daily one of; null where it never was. */
export async function dayOf(driver: Driver, deal: DealNumber): Promise<Day | null> {
  const [found] = await driver.read((database) =>
    database.select({ day: dailies.day }).from(dailies).where(eq(dailies.deal, deal)),
  );
  return found?.day ?? null;
}

/** Notes that somebody has seen how a deal can be won; false, and nothing is noted, while they are playing it. */
export function noteSeen(driver: Driver, player: Snowflake, deal: DealNumber): Promise<boolean> {
  return driver.transact(async (transaction) => {
    await waitForDeal(transaction, player, deal);
    const isPlaying = and(eq(solos.player, player), eq(solos.deal, deal), isNull(solos.endedAt));
    const playing = await transaction.select({ id: solos.id }).from(solos).where(isPlaying).limit(1);
    if (playing.length > 0) return undo(false);
    await transaction.insert(seenLines).values({ player, deal }).onConflictDoNothing();
    return keep(true);
  });
}

/** Beginning a deal and seeing its line wait for each other, so that nobody does both in the same instant. */
export async function waitForDeal(transaction: Database, player: Snowflake, deal: DealNumber): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${player} ${deal}`}, 0))`);
}

/** What is known of a whole deal, or null where it was never looked at. */
export async function solution(
  driver: Driver,
  variant: GridVariant,
  deal: DealNumber,
): Promise<GridSolution | null> {
  const [found] = await driver.read((database) =>
    database
      .select({ solution: solutions.solution })
      .from(solutions)
      .where(and(eq(solutions.variant, variant), eq(solutions.deal, deal))),
  );
  if (!found) return null;
  const { data, error } = gridSolution.safeParse(found.solution);
  if (error) throw unfit(`The solution of deal ${deal} (${variant})`, error);
  return data;
}

/** Keeps a solution, unless one that is worth as much or more is kept. */
export async function keepSolution(
  driver: Driver,
  variant: GridVariant,
  deal: DealNumber,
  found: GridSolution,
): Promise<void> {
  await driver.transact(async (transaction) =>
    keep(
      await transaction
        .insert(solutions)
        .values({ variant, deal, worth: worthOf(found), solution: found })
        .onConflictDoUpdate({
          target: [solutions.variant, solutions.deal],
          set: { worth: sql`excluded.worth`, solution: sql`excluded.solution` },
          setWhere: sql`excluded.worth > ${solutions.worth}`,
        }),
    ),
  );
}

/** A win by its score, from 0; below that a proved loss, and last what wasn't found out. */
function worthOf(found: GridSolution): number {
  switch (found.outcome) {
    case 'won':
      return found.score;
    case 'lost':
      return -1;
    case 'unknown':
      return -2;
  }
}
