import { and, eq, or } from 'drizzle-orm';
import type { NewTable, Opened, Snowflake, TableId } from '../table/ports.ts';
import { claimInteraction } from './committing.ts';
import { keep, undo } from './database.ts';
import type { Database, Driver, Earlier, Ending } from './database.ts';
import { findTable, isLive, tableActedAt } from './finding.ts';
import { tables } from './schema.ts';
import { StoreError } from './storeError.ts';

interface Opening {
  readonly kind: Opened['kind'];
  readonly id: TableId;
}

/** How often the two may end one duel and begin another while this one is being asked for. */
const TRIES = 5;

/**
 * Opens a challenge, unless the two have one or a duel in this channel (`taken`) or this interaction has acted
 * (`repeated`); then the table that is there is given. The unique index decides between two at once.
 */
export async function open(driver: Driver, challenge: NewTable, interaction: Snowflake): Promise<Opened> {
  for (let tries = 0; tries < TRIES; tries++) {
    const opening = await driver.transact((transaction, earlier) =>
      insertTable(transaction, challenge, interaction, earlier),
    );
    const table = opening && (await findTable(driver, opening.id));
    if (opening && table) return { kind: opening.kind, table };
  }
  throw new StoreError('The place of a challenge was taken and left again too often.');
}

/** Null where the pair's other table ended between two of the statements. */
async function insertTable(
  transaction: Database,
  challenge: NewTable,
  interaction: Snowflake,
  earlier: Earlier,
): Promise<Ending<Opening | null>> {
  const [made] = await transaction
    .insert(tables)
    .values({ ...challenge, expiresAt: new Date(challenge.expiresAt) })
    .onConflictDoNothing()
    .returning({ id: tables.id });
  if (made && (await claimInteraction(transaction, interaction, made.id))) {
    return keep({ kind: 'opened', id: made.id });
  }
  const acted = await tableActedAt(transaction, interaction);
  if (acted !== null) return undo({ kind: earlier === 'uncertain' ? 'opened' : 'repeated', id: acted });
  const taken = await pairsTable(transaction, challenge);
  return undo(taken === null ? null : { kind: 'taken', id: taken });
}

async function pairsTable(transaction: Database, challenge: NewTable): Promise<TableId | null> {
  const { channelId, challenger, opponent } = challenge;
  const isTheirs = or(
    and(eq(tables.challenger, challenger), eq(tables.opponent, opponent)),
    and(eq(tables.challenger, opponent), eq(tables.opponent, challenger)),
  );
  const [taken] = await transaction
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.channelId, channelId), isTheirs, isLive));
  return taken?.id ?? null;
}
