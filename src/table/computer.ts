import type { Level } from '../ai/level.ts';
import type { Sight } from '../ai/duel/sight.ts';
import type { Action, View } from '../engine/stones/types.ts';
import { act } from './act.ts';
import { findTable } from './challenge.ts';
import type { House } from './house.ts';
import type { TableId, TableRow } from './ports.ts';
import { COMPUTER } from './table.ts';
import type { Table } from './table.ts';

/** A computer player at a table: it sees what its seat sees, and comes in by the same door as everybody. */

/** Who thinks for computer players, off the event loop. */
export interface Mind {
  choose(sight: Sight, level: Level, seed: number): Promise<Action>;
}

/** More actions than a turn has: a claim at each stone before the card and after it, the card, and the end. */
const MOST_ACTIONS = 20;

/**
 * Plays a computer player's turn to its end; gives the table as it is then, or null where there is none. It may be played
 * by several processes at once: each action is made for the version that it was chosen for, so it happens once.
 */
export async function playComputer(house: House, mind: Mind, id: TableId): Promise<Table | null> {
  for (let actions = 0; actions < MOST_ACTIONS; actions++) {
    const table = await findTable(house, id);
    if (!table?.computerIsUp || table.row.computer === null) return table;
    const sight = sightOf(table.view(COMPUTER));
    const action = await mind.choose(sight, table.row.computer, seedOf(table.row));
    const acted = await act(house, {
      interaction: null,
      table: id,
      user: table.personAt(COMPUTER),
      action,
      drawnFor: table.row.version,
    });
    // Nothing that it chooses is refused, unless it was mistaken about the rules.
    if (acted.kind === 'refused' && acted.table.row.status === 'running')
      throw new Error(`Table ${id}: the computer’s ${action.type} was refused: ${acted.refusal.code}.`);
  }
  throw new Error(`Table ${id}: the computer’s turn has no end.`);
}

/** What the seat sees, and nothing else. */
function sightOf({ ruleset, stones, options, turn, phase, hand, handSizes, pile }: View): Sight {
  return { ruleset, stones, options, turn, phase, hand, handSizes, pile, seat: COMPUTER };
}

/** The same for every process, so that two that think at once want the same. */
function seedOf({ id, version }: TableRow): number {
  return id * 1_000 + version;
}
