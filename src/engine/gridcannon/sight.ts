import { codeOf, NO_CARD } from './cards.ts';
import { addArmour, addPloy, fall, GridCore, push, stand } from './core.ts';
import { actionOf, listMoves, MOST_MOVES } from './legal.ts';
import { SPOTS } from './types.ts';
import type { GridAction, GridView } from './types.ts';

/** What the player sees of a game, without what follows from it: a `GridView` fits as it is. */
export type GridSight = Pick<
  GridView,
  'phase' | 'grid' | 'royals' | 'ploys' | 'used' | 'pending' | 'held' | 'pile' | 'under'
>;

/** All actions that are possible, resigning left out; none when over. The order of the pile has no say in it. */
export function legalInSight(sight: GridSight): readonly GridAction[] {
  const moves = new Uint16Array(MOST_MOVES);
  const count = listMoves(coreOfSight(sight), moves);
  return Array.from(moves.subarray(0, count), actionOf);
}

/** A game that looks like this, with nothing in its pile. */
function coreOfSight({ phase, grid, royals, ploys, pending, held }: GridSight): GridCore {
  const core = new GridCore();
  grid.forEach((stack, cell) => {
    for (const card of stack) push(core, cell, codeOf(card));
  });
  SPOTS.forEach((name, spot) => {
    const royal = royals[name];
    if (royal === undefined) return;
    stand(core, spot, codeOf(royal.card));
    for (const card of royal.armour) addArmour(core, spot, codeOf(card));
    if (royal.dead) fall(core, spot);
  });
  for (const ploy of ploys) addPloy(core, codeOf(ploy));
  core.pending = pending === null ? NO_CARD : codeOf(pending);
  core.held = held === null ? NO_CARD : codeOf(held);
  core.phase = phase;
  return core;
}
