import type { Closing } from '../engine/stones/match.ts';
import { findTable, reload } from './challenge.ts';
import { isSilent, turnOver } from './clock.ts';
import type { House } from './house.ts';
import type { Snowflake, TableId } from './ports.ts';
import type { Table } from './table.ts';

/** Rounds that end without a result: by a moderator, or because a player is no longer there. */

/**
 * What became of it. `done`: the round has ended, without points. `not-running`: it runs no more. `repeated`: this
 * interaction has acted before. `absent`: there is no such duel. `not-deserted`: the other is still there.
 */
export type BrokenOff =
  { readonly kind: 'done' | 'not-running' | 'repeated'; readonly table: Table } | { readonly kind: 'absent' };

/** How often the end is tried again when a player changed the table in the same instant. */
const TRIES = 5;

/** Whether somebody has left, as far as it can be told. */
export type Whereabouts = 'here' | 'left' | 'unknown';

/** Why a player may end the round: the other has left, or has been silent for too long without a clock; null: not yet. */
export function desertion(
  table: Table,
  user: Snowflake,
  rival: Whereabouts,
  now: number,
): 'left' | 'silent' | null {
  const seat = table.seatOf(user);
  if (!seat || table.row.status !== 'running') return null;
  if (rival === 'left') return 'left';
  return table.turn !== seat && isSilent(table.row, now) ? 'silent' : null;
}

/** Ends a running round as `why` says for the table as it is then; null there means that it may not be ended. */
export async function breakOff(
  house: House,
  interaction: Snowflake,
  id: TableId,
  why: (table: Table) => Closing | null,
): Promise<BrokenOff> {
  for (let tries = 0; tries < TRIES; tries++) {
    const table = await findTable(house, id);
    if (!table?.dealt) return { kind: 'absent' };
    const closing = table.row.status === 'running' ? why(table) : null;
    if (!closing) {
      const isRepeated = await house.store.hasActed(interaction);
      return { kind: isRepeated ? 'repeated' : 'not-running', table };
    }
    const { version, timing } = table.row;
    const committed = await house.store.commit({
      id,
      version,
      interaction,
      status: 'ended',
      endedAt: house.clock(),
      closing,
      ...(timing && { timing: turnOver(timing) }),
    });
    if (committed === 'repeated') return { kind: 'repeated', table };
    if (committed === 'committed') return { kind: 'done', table: await reload(house, table) };
  }
  throw new Error(`Table ${id} changed under ${TRIES} tries to end it.`);
}
