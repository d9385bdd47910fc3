import { and, eq, notExists, sql } from 'drizzle-orm';
import type { GridEvent } from '../engine/gridcannon/types.ts';
import type { Snowflake } from '../table/ports.ts';
import type { Begun, NewSolo, SoloId } from '../table/solo/ports.ts';
import { keep, undo } from './database.ts';
import type { Database, Driver, Earlier, Ending } from './database.ts';
import { actedAt, claimInteraction } from './interacting.ts';
import { seenLines, soloMoves, solos } from './schema.ts';
import { waitForDeal } from './soloDeals.ts';
import { findSolo, isRunningIn, isTryOf } from './soloFinding.ts';
import { StoreError } from './storeError.ts';

interface Beginning {
  readonly kind: Begun['kind'];
  readonly id: SoloId;
}

/** How often one game may end and another begin while this one is being asked for. */
const TRIES = 5;

/**
 * Begins a game, unless its player has one in this channel or has had a try at this daily deal (`taken`), or this
 * interaction has acted (`repeated`); then the game that is there is given. The unique indexes decide between two at
 * once. It counts where it was begun on a server and the player has neither tried this deal nor seen its line.
 */
export async function begin(
  driver: Driver,
  solo: NewSolo,
  first: readonly GridEvent[],
  interaction: Snowflake,
): Promise<Begun> {
  for (let tries = 0; tries < TRIES; tries++) {
    const beginning = await driver.transact((transaction, earlier) =>
      insertSolo(transaction, solo, first, { interaction, earlier }),
    );
    const begun = beginning && (await findSolo(driver, beginning.id));
    if (beginning && begun) return { kind: beginning.kind, solo: begun };
  }
  throw new StoreError('The place of a game was taken and left again too often.');
}

/** Null where what was in the way is so no longer; another try finds the place free, or an earlier try at the deal. */
async function insertSolo(
  transaction: Database,
  solo: NewSolo,
  first: readonly GridEvent[],
  { interaction, earlier }: { readonly interaction: Snowflake; readonly earlier: Earlier },
): Promise<Ending<Beginning | null>> {
  await waitForDeal(transaction, solo.player, solo.deal);
  const [made] = await transaction
    .insert(solos)
    .values({ ...solo, startedAt: new Date(solo.startedAt), counts: countsFor(transaction, solo) })
    .onConflictDoNothing()
    .returning({ id: solos.id });
  if (made && (await claimInteraction(transaction, interaction, { soloId: made.id }))) {
    await transaction.insert(soloMoves).values({ soloId: made.id, version: 0, events: first });
    return keep({ kind: 'begun', id: made.id });
  }
  const acted = await actedAt(transaction, interaction);
  if (acted?.soloId) return undo({ kind: earlier === 'uncertain' ? 'begun' : 'repeated', id: acted.soloId });
  const taken = await soloInTheWay(transaction, solo);
  return undo(taken === null ? null : { kind: 'taken', id: taken });
}

/** Of two tries begun at once the index of the first ones lets only one be inserted as such; the other comes again. */
function countsFor(transaction: Database, { guildId, player, deal }: NewSolo) {
  if (guildId === null) return false;
  const isTried = and(eq(solos.player, player), eq(solos.deal, deal));
  const isSeen = and(eq(seenLines.player, player), eq(seenLines.deal, deal));
  const tried = transaction.select({ id: solos.id }).from(solos).where(isTried);
  const seen = transaction.select({ deal: seenLines.deal }).from(seenLines).where(isSeen);
  return sql<boolean>`${notExists(tried)} and ${notExists(seen)}`;
}

async function soloInTheWay(
  transaction: Database,
  { player, channelId, daily }: NewSolo,
): Promise<SoloId | null> {
  const [taken] = await transaction
    .select({ id: solos.id })
    .from(solos)
    .where(daily === null ? isRunningIn(player, channelId) : isTryOf(player, daily));
  return taken?.id ?? null;
}
