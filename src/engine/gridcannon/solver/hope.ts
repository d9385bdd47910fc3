import { valueOf } from '../cards.ts';
import { healthAt } from '../core.ts';
import type { GridCore } from '../core.ts';
import { FAR, FROM, NEAR } from './aims.ts';
import { Outlook } from './outlook.ts';
import { OUT_OF_REACH, plightOf } from './plight.ts';

/** What can be said for certain about games that no more ploys may be spent in. */

/** Aces and jokers of the deck: each lies in the tray, or is still to come. */
export const PLOYS = 6;

const ROYALS = 12;

/** A card fires at two royals at most. */
const SHOTS_A_CARD = 2;

const outlook = new Outlook();

/** How many ploys are unused, those to come among them: no higher score can be reached any more. */
export function ploysLeft({ used }: GridCore): number {
  return PLOYS - bitsOf(used);
}

/**
 * Whether a game can't be won without a ploy: too few cards are left for the royals, or nothing that is to come can fire
 * at one of them, or bring it low. Stacks only grow then, so that what lies too high now does so ever after; before play
 * begins that isn't so.
 */
export function isBeyondHope(core: GridCore): boolean {
  if (core.phase !== 'play') return false;
  outlook.read(core);
  if (ROYALS - bitsOf(core.fallen) > SHOTS_A_CARD * outlook.numbers) return true;
  for (let living = core.living; living !== 0; living &= living - 1) {
    if (isSafe(core, 31 - Math.clz32(living & -living))) return true;
  }
  return false;
}

function isSafe(core: GridCore, spot: number): boolean {
  if (outlook.fitting(valueOf(core.top[FROM[spot] ?? 0] ?? 0)) === 0) return true;
  const [near, far] = [core.top[NEAR[spot] ?? 0] ?? 0, core.top[FAR[spot] ?? 0] ?? 0];
  return (plightOf(core.royal[spot] ?? 0, healthAt(core, spot), near, far, outlook) & 7) === OUT_OF_REACH;
}

function bitsOf(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) bits += 1;
  return bits;
}
