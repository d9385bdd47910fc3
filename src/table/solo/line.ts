import { makeGridAction } from '../../engine/gridcannon/actions.ts';
import { decideGrid } from '../../engine/gridcannon/decide.ts';
import { dealGrid, evolveGrid } from '../../engine/gridcannon/position.ts';
import { makeGridRecord } from '../../engine/gridcannon/record.ts';
import type { WrittenGridRecord } from '../../engine/gridcannon/record.ts';
import type { GridSolution } from '../../engine/gridcannon/solution.ts';
import type { GridAction, GridEvent, GridView } from '../../engine/gridcannon/types.ts';
import { viewOfGrid } from '../../engine/gridcannon/view.ts';
import type { SoloHouse } from './house.ts';
import type { SoloRow } from './ports.ts';
import type { Solo } from './solo.ts';

/** What a deal could have brought: asked for once its game is over. */

/** How long the solver may think after a game, in milliseconds. */
const PATIENCE = 1_000;

/** What is known of a game's deal, found out now where it isn't known yet; null while it is secret. */
export async function solutionOf(house: SoloHouse, solo: Solo): Promise<GridSolution | null> {
  const { row } = solo;
  if (row.ending === null || solo.isSecretAt(house.clock())) return null;
  const { variant, deal, deck } = row;
  const known = await house.store.solution(variant, deal);
  if (known && known.outcome !== 'unknown') return known;
  const found = await house.solver.solve({ variant, deck, actions: [] }, PATIENCE);
  await house.store.keepSolution(variant, deal, found);
  return found;
}

/** A winning line after some of its actions. */
export interface LinePage {
  readonly view: GridView;
  /** The action that led here, and what happened by it; null at the deal. */
  readonly action: GridAction | null;
  readonly events: readonly GridEvent[];
}

/** A winning line of a deal after `step` of its actions; 0 is the deal. A step that there isn't gives null. */
export function lineAt(row: SoloRow, actions: readonly GridAction[], step: number): LinePage | null {
  if (step > actions.length) return null;
  let position = dealGrid({ options: { variant: row.variant }, deck: row.deck });
  let events: readonly GridEvent[] = [];
  for (const action of actions.slice(0, step)) {
    const decision = decideGrid(position, action);
    if (!decision.ok) throw new Error(`Deal ${row.deal}: ${makeGridAction(action)} of its line is refused.`);
    ({ events } = decision);
    position = events.reduce(evolveGrid, position);
  }
  return { view: viewOfGrid(position), action: actions[step - 1] ?? null, events };
}

/** The record of a game, for the engine's line protocol. */
export function soloRecord({ row, moves }: Solo): WrittenGridRecord {
  const actions = moves.flatMap(({ events }) => events.flatMap((event) => actionBehind(event) ?? []));
  return makeGridRecord({ variant: row.variant, deck: row.deck, actions: actions.map(makeGridAction) });
}

/** The action that an event stands for; null for what happened by itself. */
function actionBehind(event: GridEvent): GridAction | null {
  switch (event.type) {
    case 'royalPlaced':
      return { type: 'royal', spot: event.spot };
    case 'kept':
      return { type: 'keep' };
    case 'swapped':
      return { type: 'swap', cell: event.cell };
    case 'placed':
      return { type: 'place', cell: event.cell };
    case 'extracted':
      return { type: 'extract', cell: event.cell };
    case 'reassigned':
      return { type: 'reassign', from: event.from, to: event.to };
    case 'armoured':
      return { type: 'armour', spot: event.spot };
    case 'resigned':
      return { type: 'resign' };
    case 'filled':
    case 'fired':
    case 'turnedUp':
    case 'setupRoyalUp':
    case 'wentUnder':
    case 'heldBack':
    case 'resumed':
    case 'setupEnded':
    case 'ended':
      return null;
  }
}
