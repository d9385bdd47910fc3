import { eq } from 'drizzle-orm';
import type { Snowflake, TableId } from '../table/ports.ts';
import type { SoloId } from '../table/solo/ports.ts';
import type { Database, Driver } from './database.ts';
import { interactions } from './schema.ts';

/** What Discord's interactions have acted at: each at one table or one game alone, and once. */

/** Notes that an interaction acts at a table or a game; false where it has acted before, there or elsewhere. */
export async function claimInteraction(
  transaction: Database,
  interaction: Snowflake,
  at: { readonly tableId: TableId } | { readonly soloId: SoloId },
): Promise<boolean> {
  const claimed = await transaction
    .insert(interactions)
    .values({ id: interaction, ...at })
    .onConflictDoNothing()
    .returning({ id: interactions.id });
  return claimed.length > 0;
}

/** Where an interaction has acted; one of the two is null. */
export interface ActedAt {
  readonly tableId: TableId | null;
  readonly soloId: SoloId | null;
}

/** Where an interaction has acted, or undefined where it hasn't. */
export async function actedAt(database: Database, interaction: Snowflake): Promise<ActedAt | undefined> {
  const { tableId, soloId } = interactions;
  const [acted] = await database
    .select({ tableId, soloId })
    .from(interactions)
    .where(eq(interactions.id, interaction));
  return acted;
}

/** Whether an interaction has acted, at a table or at a game alone. */
export async function hasActed(driver: Driver, interaction: Snowflake): Promise<boolean> {
  return (await driver.read((database) => actedAt(database, interaction))) !== undefined;
}
