import type { GridCore } from './core.ts';
import { arm, extract, keep, place, placeRoyal, reassign, swap } from './flow.ts';
import type { Chronicle } from './flow.ts';
import { ARMOUR, EXTRACT, KEEP, PLACE, REASSIGN, ROYAL, SWAP } from './legal.ts';

/** Carries a legal move out (see legal.ts), with everything that then happens by itself. */
export function makeMove(core: GridCore, move: number, chronicle: Chronicle): void {
  const one = (move >> 4) & 15;
  switch (move >> 8) {
    case ROYAL:
      placeRoyal(core, one, chronicle);
      break;
    case KEEP:
      keep(core, chronicle);
      break;
    case SWAP:
      swap(core, one, chronicle);
      break;
    case PLACE:
      place(core, one, chronicle);
      break;
    case EXTRACT:
      extract(core, one, chronicle);
      break;
    case REASSIGN:
      reassign(core, one, move & 15, chronicle);
      break;
    case ARMOUR:
      arm(core, one, chronicle);
      break;
    default:
      throw new RangeError(`${move} is no move of Gridcannon`);
  }
}
