import type { Cell, GridView, Spot } from '../../engine/gridcannon/types.ts';
import type { Locale } from '../../locale/index.ts';
import { gridCard } from './cards.ts';

/** How cells and spots are called. */

/** A cell in words: `top left`. */
export function cellName(cell: Cell, { solo }: Locale): string {
  return solo.cells[cell - 1] ?? '';
}

/** A spot in words: `above column 1`. */
export function spotName(spot: Spot, { solo }: Locale): string {
  const number = Number(spot.charAt(1));
  switch (spot.charAt(0)) {
    case 'T':
      return solo.sides.T(number);
    case 'R':
      return solo.sides.R(number);
    case 'B':
      return solo.sides.B(number);
    default:
      return solo.sides.L(number);
  }
}

/** A royal in its spot as a sentence names it: `K♥`. A spot where none is gives an empty text. */
export function royalName({ royals }: GridView, spot: Spot, words: Locale): string {
  const royal = royals[spot];
  return royal ? gridCard(royal.card, words) : '';
}
