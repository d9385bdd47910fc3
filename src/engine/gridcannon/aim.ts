import { force, invincibleAt } from './attack.ts';
import { codeOf, NO_CARD, valueOf } from './cards.ts';
import { SHOTS, spotAt } from './geometry.ts';
import type { Shot } from './geometry.ts';
import type { Cell, GridView, Royal, Spot } from './types.ts';

/**
 * Whose royals would fall if a card came to a cell, in the order of the shots: the two top cards in between attack a
 * royal at the other end of the row or the column, and the card that comes doesn't count itself.
 *
 * @param view as the player sees it; whether the card may go there is not asked
 * @param liftedFrom the cell whose top card is the one that comes (reassignment): what lies below it attacks instead
 */
export function felledBy(view: GridView, cell: Cell, liftedFrom?: Cell): readonly Spot[] {
  return (SHOTS[cell - 1] ?? []).flatMap((shot) => {
    const spot = spotAt(shot.spot);
    const royal = view.royals[spot];
    if (royal === undefined || royal.dead) return [];
    return strengthAgainst(royal, view, shot, liftedFrom) >= healthOf(royal) ? [spot] : [];
  });
}

/** What it takes to fell a royal, armour included. */
export function healthOf({ card, armour }: Royal): number {
  return armour.reduce((sum, each) => sum + valueOf(codeOf(each)), valueOf(codeOf(card)));
}

/** Whether a royal has so much armour that the game is lost. */
export function isInvincible(royal: Royal): boolean {
  return healthOf(royal) >= invincibleAt(codeOf(royal.card));
}

function strengthAgainst(
  { card }: Royal,
  view: GridView,
  { near, far }: Shot,
  liftedFrom: Cell | undefined,
): number {
  const royal = codeOf(card);
  return [near, far].reduce((sum, index) => sum + force(topOf(view, index, liftedFrom), royal), 0);
}

/** The code of the card that would lie on top; `NO_CARD` where the cell would be empty. */
function topOf({ grid }: GridView, index: number, liftedFrom: Cell | undefined): number {
  const card = grid[index]?.at(index + 1 === liftedFrom ? -2 : -1);
  return card === undefined ? NO_CARD : codeOf(card);
}
