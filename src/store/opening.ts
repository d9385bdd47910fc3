import { and, eq, isNull, or } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { NewTable, Opened, Start, Snowflake, TableId } from '../table/ports.ts';
import { keep, undo } from './database.ts';
import type { Database, Driver, Earlier, Ending } from './database.ts';
import { findTable, isLive } from './finding.ts';
import { actedAt, claimInteraction } from './interacting.ts';
import { tables } from './schema.ts';
import { timingColumns } from './storedTiming.ts';
import { StoreError } from './storeError.ts';

interface Asked {
  readonly challenge: NewTable;
  readonly interaction: Snowflake;
  readonly start: Start | undefined;
}

interface Opening {
  readonly kind: Opened['kind'];
  readonly id: TableId;
}

/** How often the two may end one duel and begin another while this one is being asked for. */
const TRIES = 5;

/**
 * Opens a challenge, unless the two have one or a duel in this channel, or the same person one that anybody may accept
 * (`taken`), or this interaction has acted (`repeated`); then the table that is there is given. The unique indexes
 * decide between two at once.
 */
export async function open(
  driver: Driver,
  challenge: NewTable,
  interaction: Snowflake,
  start?: Start,
): Promise<Opened> {
  for (let tries = 0; tries < TRIES; tries++) {
    const opening = await driver.transact((transaction, earlier) =>
      insertTable(transaction, { challenge, interaction, start }, earlier),
    );
    const table = opening && (await findTable(driver, opening.id));
    if (opening && table) return { kind: opening.kind, table };
  }
  throw new StoreError('The place of a challenge was taken and left again too often.');
}

/** The state of a table whose challenge has been told and accepted, as far as anybody need know. */
export function begun({ deal, timing }: Start) {
  return { status: 'running', version: 1, toldVersion: 0, deal, ...timingColumns(timing) };
}

/** Null where the table in the way ended between two of the statements. */
async function insertTable(
  transaction: Database,
  { challenge, interaction, start }: Asked,
  earlier: Earlier,
): Promise<Ending<Opening | null>> {
  const [made] = await transaction
    .insert(tables)
    .values({ ...challenge, expiresAt: new Date(challenge.expiresAt), ...(start && begun(start)) })
    .onConflictDoNothing()
    .returning({ id: tables.id });
  if (made && (await claimInteraction(transaction, interaction, { tableId: made.id }))) {
    return keep({ kind: 'opened', id: made.id });
  }
  const acted = await actedAt(transaction, interaction);
  if (acted?.tableId)
    return undo({ kind: earlier === 'uncertain' ? 'opened' : 'repeated', id: acted.tableId });
  const taken = await tableInTheWay(transaction, challenge);
  return undo(taken === null ? null : { kind: 'taken', id: taken });
}

async function tableInTheWay(transaction: Database, challenge: NewTable): Promise<TableId | null> {
  const [taken] = await transaction
    .select({ id: tables.id })
    .from(tables)
    .where(and(eq(tables.channelId, challenge.channelId), isForTheSame(challenge), isLive));
  return taken?.id ?? null;
}

/** Between the same two, whoever asked; or the same person's that anybody may accept. */
function isForTheSame({ challenger, opponent }: NewTable): SQL | undefined {
  if (opponent === null) return and(eq(tables.challenger, challenger), isNull(tables.opponent));
  return or(
    and(eq(tables.challenger, challenger), eq(tables.opponent, opponent)),
    and(eq(tables.challenger, opponent), eq(tables.opponent, challenger)),
  );
}
