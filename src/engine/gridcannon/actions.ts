import { isCell, isSpot } from './geometry.ts';
import type { GridAction } from './types.ts';

/** Actions as text, and as values from outside. */

/** An action as text: `royal R2`, `keep`, `swap 9`, `place 4`, `extract 5`, `reassign 3 7`, `armour T1`, `resign`. */
export function makeGridAction(action: GridAction): string {
  switch (action.type) {
    case 'royal':
    case 'armour':
      return `${action.type} ${action.spot}`;
    case 'swap':
    case 'place':
    case 'extract':
      return `${action.type} ${action.cell}`;
    case 'reassign':
      return `reassign ${action.from} ${action.to}`;
    case 'keep':
    case 'resign':
      return action.type;
  }
}

/** Reads an action's text; null where it is of no such form, or names no cell or spot that there is. */
export function parseGridAction(text: string): GridAction | null {
  const [type, one, two, ...rest] = text.split(' ');
  if (rest.length > 0) return null;
  if (type === 'reassign') return readGridAction({ type, from: digit(one), to: digit(two) });
  if (two !== undefined) return null;
  if (type === 'royal' || type === 'armour') return readGridAction({ type, spot: one });
  if (type === 'swap' || type === 'place' || type === 'extract') {
    return readGridAction({ type, cell: digit(one) });
  }
  return one === undefined ? readGridAction({ type }) : null;
}

/** An action that may have come from anywhere; null where it isn't one of this game. */
export function readGridAction(given: {
  readonly type: unknown;
  readonly spot?: unknown;
  readonly cell?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
}): GridAction | null {
  const { type, spot, cell, from, to } = given;
  switch (type) {
    case 'royal':
    case 'armour':
      return isSpot(spot) ? { type, spot } : null;
    case 'swap':
    case 'place':
    case 'extract':
      return isCell(cell) ? { type, cell } : null;
    case 'reassign':
      return isCell(from) && isCell(to) ? { type, from, to } : null;
    case 'keep':
    case 'resign':
      return { type };
    default:
      return null;
  }
}

/** The number of a single digit, so that `04` and `4.0` are no other ways to write 4. */
function digit(text: string | undefined): number | null {
  return text?.length === 1 ? Number(text) : null;
}
