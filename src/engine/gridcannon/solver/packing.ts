import { valueOf } from '../cards.ts';
import type { GridCore } from '../core.ts';
import { PLOY } from './outlook.ts';
import type { Outlook } from './outlook.ts';

/** The highest value of a number card. */
const TEN = 10;

/**
 * What becomes of the cards to come where each is laid on the highest card that it fits on: no other way makes more of
 * them fit, so what does not fit here does not fit at all without a ploy.
 */
export class Packing {
  /** How many cards force a ploy, since an unused one lies in the tray; and how many cards come before the first of them. */
  forced = 0;
  firstForced = -1;
  /** How many cards become armour, since none does. */
  discarded = 0;
  /** The three lowest cards in the end. */
  readonly lows = new Uint8Array(3);

  /** How many cells have a top card of each value, and the values that some have, as a mask. */
  readonly #cells = new Uint8Array(16);

  /** Packs what the outlook holds onto the grid of a core, which is left as it is. */
  pack(core: GridCore, outlook: Outlook): this {
    this.forced = this.discarded = 0;
    this.firstForced = -1;
    const cells = this.#cells.fill(0);
    let values = 0;
    for (let cell = 0; cell < 9; cell++) {
      const value = valueOf(core.top[cell] ?? 0);
      cells[value] = (cells[value] ?? 0) + 1;
      values |= 1 << value;
    }
    let tray = core.aces + core.jokers;
    for (let at = 0; at < outlook.length; at++) {
      const value = outlook.sequence[at] ?? 0;
      if (value === PLOY) {
        tray += 1;
        continue;
      }
      let fitting = values & ((2 << value) - 1);
      if (fitting === 0) {
        if (tray === 0) {
          this.discarded += 1;
          continue;
        }
        tray -= 1;
        if (this.forced === 0) this.firstForced = at;
        this.forced += 1;
        // The ploy clears the highest stack.
        fitting = values;
      }
      const under = 31 - Math.clz32(fitting);
      const left = (cells[under] ?? 0) - 1;
      cells[under] = left;
      if (left === 0) values &= ~(1 << under);
      cells[value] = (cells[value] ?? 0) + 1;
      values |= 1 << value;
    }
    this.#seeLows();
    return this;
  }

  #seeLows(): void {
    let found = 0;
    for (let value = 0; value <= TEN && found < 3; value++) {
      for (let left = this.#cells[value] ?? 0; left > 0 && found < 3; left--) this.lows[found++] = value;
    }
  }
}
