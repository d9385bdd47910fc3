import { LYING_CODES, NO_CARD } from '../cards.ts';
import type { GridCore } from '../core.ts';

/**
 * Numbers that are the same for games from which everything goes on alike, and (but for a chance of about one in 2^64 a
 * pair) different for others. Each fact about a game has two random-looking numbers of 32 bits; a fingerprint is what is
 * left when those of all its facts are joined by exclusive or.
 */

/** Every card code is below this, those of the jokers too. */
const CODES = 80;
const CELLS = 9;
const SPOTS = 12;
const ARMOUR = 32;
const RING = 64;

/** Places in the tables: a card on a cell, a royal in a spot, its armour, a card in the pile, a card on another one. */
const ROYAL_FACTS = CELLS * CODES;
const ARMOUR_FACTS = ROYAL_FACTS + SPOTS * CODES;
const PILE_FACTS = ARMOUR_FACTS + SPOTS * ARMOUR;
const STACK_FACTS = PILE_FACTS + RING * CODES;
const FACTS = STACK_FACTS + LYING_CODES * LYING_CODES;

const highs = Int32Array.from({ length: FACTS }, (_, fact) => scramble(fact + 1));
const lows = Int32Array.from({ length: FACTS }, (_, fact) => scramble(~fact));

/** Spreads a number over 32 bits so that nothing of it is left to see; no two numbers become the same. */
function scramble(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x7feb352d);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x846ca68b);
  return mixed ^ (mixed >>> 16);
}

export class Fingerprint {
  high = 0;
  low = 0;
  /** Those of the pile alone. */
  pileHigh = 0;
  pileLow = 0;

  /** Of the pile. */
  takePile(core: GridCore): void {
    let [high, low] = [0, 0];
    for (let from = 0; from < core.pileSize; from++) {
      const place = (core.pileStart + from) & (RING - 1);
      const fact = PILE_FACTS + place * CODES + (core.pile[place] ?? 0);
      high ^= highs[fact] ?? 0;
      low ^= lows[fact] ?? 0;
    }
    this.pileHigh = high;
    this.pileLow = low;
  }

  /** Of the pile, after cards were drawn only: `start` and `size` are as they were before. */
  drawn(core: GridCore, start: number): void {
    for (let place = start; place !== core.pileStart; place = (place + 1) & (RING - 1)) {
      const fact = PILE_FACTS + place * CODES + (core.pile[place] ?? 0);
      this.pileHigh ^= highs[fact] ?? 0;
      this.pileLow ^= lows[fact] ?? 0;
    }
  }

  /** Of all that shows: the pile (taken before), the top cards, the royals, what waits, and the tray. */
  take(core: GridCore): void {
    let [high, low] = [this.pileHigh, this.pileLow];
    for (let cell = 0; cell < CELLS; cell++) {
      const fact = cell * CODES + (core.top[cell] ?? 0);
      high ^= highs[fact] ?? 0;
      low ^= lows[fact] ?? 0;
    }
    for (let living = core.living; living !== 0; living &= living - 1) {
      const spot = 31 - Math.clz32(living & -living);
      const royal = ROYAL_FACTS + spot * CODES + (core.royal[spot] ?? 0);
      const armour = ARMOUR_FACTS + spot * ARMOUR + (core.armour[spot] ?? 0);
      high ^= (highs[royal] ?? 0) ^ (highs[armour] ?? 0);
      low ^= (lows[royal] ?? 0) ^ (lows[armour] ?? 0);
    }
    const tray =
      core.fallen |
      (core.aces << 12) |
      (core.jokers << 15) |
      (core.asideUp << 17) |
      ((core.swapped + 1) << 21);
    const waiting = core.pending | (core.held << 7) | (core.phase === 'play' ? 1 << 14 : 0);
    high ^= scramble(tray) ^ scramble(waiting ^ 0x5bd1e995);
    low ^= scramble(~tray) ^ scramble(waiting ^ 0x1b873593);
    this.high = high;
    this.low = low;
  }

  /** Adds what lies under the top cards. */
  addStacks(core: GridCore): void {
    for (let cell = 0; cell < CELLS; cell++) {
      for (let card = core.top[cell] ?? NO_CARD; card !== NO_CARD;) {
        const under = core.below[card] ?? NO_CARD;
        const fact = STACK_FACTS + card * LYING_CODES + under;
        this.high ^= highs[fact] ?? 0;
        this.low ^= lows[fact] ?? 0;
        card = under;
      }
    }
  }
}
