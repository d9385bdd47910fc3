import type { GridCore } from '../core.ts';
import type { GridPhase } from '../types.ts';
import type { Desk } from './desk.ts';

/**
 * Room for many games at once, in one piece of memory: a beam holds tens of thousands. A game is packed into a slot when
 * it is kept, and unpacked on a desk when it is looked at. What is the same in all games of a search (the royals set
 * aside) or is only ever shown (the cards of the armour) is left out.
 */

/** Where the parts of a game begin in its slot: in words of four bytes, then in bytes. */
export const SLOT = 64;
const PILE = 0;
const BELOW = 16;
const ROYAL = 31;
const ARMOUR = 34;
const SPOTS = 37;
const PILE_PRINT = 38;
const BYTES = 4 * 40;

/** `below` is kept for number cards only, whose codes are less than 60: no others lie in stacks. */
const BELOW_WORDS = ROYAL - BELOW;

const PHASES = ['setup', 'swap', 'play', 'over'] as const satisfies readonly GridPhase[];

export class Store {
  /** All slots, `SLOT` words each. */
  readonly words: Int32Array;
  readonly #bytes: Uint8Array;

  /** @param capacity how many games there is room for */
  constructor(capacity: number) {
    const memory = new ArrayBuffer(capacity * SLOT * 4);
    this.words = new Int32Array(memory);
    this.#bytes = new Uint8Array(memory);
  }

  /** Packs the game of a desk into a slot. */
  save(desk: Desk, slot: number): void {
    const to = this.words;
    const word = slot * SLOT;
    const { core } = desk;
    for (let each = 0; each < 16; each++) to[word + PILE + each] = desk.pile[each] ?? 0;
    for (let each = 0; each < BELOW_WORDS; each++) to[word + BELOW + each] = desk.below[each] ?? 0;
    for (let each = 0; each < 3; each++) {
      to[word + ROYAL + each] = desk.royal[each] ?? 0;
      to[word + ARMOUR + each] = desk.armour[each] ?? 0;
    }
    to[word + SPOTS] = core.living | (core.fallen << 16);
    to[word + PILE_PRINT] = desk.print.pileHigh;
    to[word + PILE_PRINT + 1] = desk.print.pileLow;
    this.#saveBytes(core, slot * SLOT * 4 + BYTES);
  }

  #saveBytes(core: GridCore, byte: number): void {
    const to = this.#bytes;
    for (let cell = 0; cell < 9; cell++) to[byte + cell] = core.top[cell] ?? 0;
    for (let place = 0; place < 6; place++) to[byte + 9 + place] = core.tray[place] ?? 0;
    to[byte + 15] = core.pileStart;
    to[byte + 16] = core.pileSize;
    to[byte + 17] = core.known;
    to[byte + 18] = core.traySize;
    to[byte + 19] = core.used;
    to[byte + 20] = core.aces;
    to[byte + 21] = core.jokers;
    to[byte + 22] = core.pending;
    to[byte + 23] = core.held;
    to[byte + 24] = core.asideUp;
    to[byte + 25] = core.swapped + 1;
    to[byte + 26] = PHASES.indexOf(core.phase);
  }

  /** Unpacks a slot. The desk must have held a game of the same search before. */
  load(desk: Desk, slot: number): void {
    const from = this.words;
    const word = slot * SLOT;
    const { core } = desk;
    for (let each = 0; each < 16; each++) desk.pile[each] = from[word + PILE + each] ?? 0;
    for (let each = 0; each < BELOW_WORDS; each++) desk.below[each] = from[word + BELOW + each] ?? 0;
    for (let each = 0; each < 3; each++) {
      desk.royal[each] = from[word + ROYAL + each] ?? 0;
      desk.armour[each] = from[word + ARMOUR + each] ?? 0;
    }
    const spots = from[word + SPOTS] ?? 0;
    core.living = spots & 0xffff;
    core.fallen = spots >>> 16;
    desk.print.pileHigh = from[word + PILE_PRINT] ?? 0;
    desk.print.pileLow = from[word + PILE_PRINT + 1] ?? 0;
    this.#loadBytes(core, slot * SLOT * 4 + BYTES);
  }

  #loadBytes(core: GridCore, byte: number): void {
    const from = this.#bytes;
    for (let cell = 0; cell < 9; cell++) core.top[cell] = from[byte + cell] ?? 0;
    for (let place = 0; place < 6; place++) core.tray[place] = from[byte + 9 + place] ?? 0;
    core.pileStart = from[byte + 15] ?? 0;
    core.pileSize = from[byte + 16] ?? 0;
    core.known = from[byte + 17] ?? 0;
    core.traySize = from[byte + 18] ?? 0;
    core.used = from[byte + 19] ?? 0;
    core.aces = from[byte + 20] ?? 0;
    core.jokers = from[byte + 21] ?? 0;
    core.pending = from[byte + 22] ?? 0;
    core.held = from[byte + 23] ?? 0;
    core.asideUp = from[byte + 24] ?? 0;
    core.swapped = (from[byte + 25] ?? 0) - 1;
    core.phase = PHASES[from[byte + 26] ?? 0] ?? 'over';
    core.won = false;
    core.lostBy = null;
  }
}
