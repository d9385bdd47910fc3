import { describe, expect, it } from 'vitest';
import { silence } from '../../../src/engine/gridcannon/chronicle.ts';
import { copyOf } from '../../../src/engine/gridcannon/core.ts';
import { moveOf } from '../../../src/engine/gridcannon/legal.ts';
import { makeMove } from '../../../src/engine/gridcannon/moves.ts';
import { GridPosition } from '../../../src/engine/gridcannon/position.ts';
import { GRID_VARIANTS, gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import { bytesOf } from './acting.ts';
import { manners, playGame } from './games.ts';

/** The events of an action lead exactly to where the action itself leads, though they are applied without judging. */

const GAMES = 40;

describe.each(GRID_VARIANTS)('%s', (variant) => {
  it.each(manners)('events tell all that happened, in games of a %s player', (manner) => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { record, positions, end } = playGame(variant, seed, manner);
      for (const [ply, text] of record.actions.entries()) {
        const [before = end, evolved = end] = positions.slice(ply, ply + 2);
        expect({ seed, ply, bytes: bytesOf(evolved) }).toEqual({
          seed,
          ply,
          bytes: bytesOf(moved(before, text)),
        });
      }
    }
  });
});

/** The position after an action, without the way over its events. */
function moved(position: GridPosition, text: string): GridPosition {
  const action = gridcannon.parseAction(text);
  if (action === null || action.type === 'resign') throw new Error(`${text} is no move`);
  const { core, options } = GridPosition.open(position);
  const after = copyOf(core);
  makeMove(after, moveOf(action), silence);
  return new GridPosition({ core: after, options });
}
