import { isJoker, isRoyal, LYING_CODES, NO_CARD, valueOf } from './cards.ts';
import { ALL_SPOTS } from './geometry.ts';
import type { GridLoss, GridPhase } from './types.ts';

/**
 * The whole truth about a game of Gridcannon, in numbers, and the single steps that change it.
 *
 * It is mutable and small, since the solver copies it many thousand times a second. Nobody outside the engine gets hold
 * of it: the contract copies it before it changes anything (position.ts). The steps here judge nothing; what may be done
 * stands in legal.ts, and what follows from it in flow.ts.
 *
 * Stacks and armour are chains: `top` names the top card of a cell, `below` the card under a card.
 */

/** Room for the pile as a ring: a power of two above 54. */
const RING = 64;

/** Most ploys there are. */
const PLOYS = 6;

const SPOTS = 12;

/** Of no cell. */
export const NOWHERE = -1;

export class GridCore {
  /** The pile, a ring: `pileSize` cards from `pileStart`. The last `known` of them went under it for all to see. */
  readonly pile = new Uint8Array(RING);
  pileStart = 0;
  pileSize = 0;
  known = 0;

  /** By cell. */
  readonly top = new Uint8Array(9);
  /** By card code: the card below it in its stack, or among the armour of its royal. */
  readonly below = new Uint8Array(LYING_CODES);

  /** By spot: the royal there, the armour added to it, and the card of the armour that was added last. */
  readonly royal = new Uint8Array(SPOTS);
  readonly armour = new Uint8Array(SPOTS);
  readonly armourTop = new Uint8Array(SPOTS);
  /** Spots with a living, and with a fallen royal. */
  living = 0;
  fallen = 0;

  /** Ploys in the order in which they came; bit n of `used` stands for the ploy at n. */
  readonly tray = new Uint8Array(PLOYS);
  traySize = 0;
  used = 0;
  aces = 0;
  jokers = 0;

  /** The card to be dealt with now, and the number card that waits behind it. */
  pending = NO_CARD;
  held = NO_CARD;

  /** Royals set aside when the grid was dealt, and how many of them have been up. */
  readonly aside = new Uint8Array(SPOTS);
  asideSize = 0;
  asideUp = 0;
  /** The cell that was swapped and waits to be filled. */
  swapped = NOWHERE;

  phase: GridPhase = 'setup';
  won = false;
  lostBy: GridLoss | null = null;

  /** Becomes the same as another core. */
  become(other: GridCore): this {
    this.pile.set(other.pile);
    this.pileStart = other.pileStart;
    this.pileSize = other.pileSize;
    this.known = other.known;
    this.top.set(other.top);
    this.below.set(other.below);
    this.royal.set(other.royal);
    this.armour.set(other.armour);
    this.armourTop.set(other.armourTop);
    this.living = other.living;
    this.fallen = other.fallen;
    this.tray.set(other.tray);
    this.traySize = other.traySize;
    this.used = other.used;
    this.aces = other.aces;
    this.jokers = other.jokers;
    this.pending = other.pending;
    this.held = other.held;
    this.aside.set(other.aside);
    this.asideSize = other.asideSize;
    this.asideUp = other.asideUp;
    this.swapped = other.swapped;
    this.phase = other.phase;
    this.won = other.won;
    this.lostBy = other.lostBy;
    return this;
  }
}

/** A game of its own at the same point. */
export function copyOf(core: GridCore): GridCore {
  return new GridCore().become(core);
}

/** The top card of the pile leaves it; `NO_CARD` where it is empty. */
export function draw(core: GridCore): number {
  if (core.pileSize === 0) return NO_CARD;
  const card = core.pile[core.pileStart] ?? NO_CARD;
  core.pileStart = (core.pileStart + 1) % RING;
  core.pileSize -= 1;
  if (core.known > core.pileSize) core.known = core.pileSize;
  return card;
}

/** A card goes under the pile, face up for a moment: from now on its place is known. */
export function putUnder(core: GridCore, card: number): void {
  core.pile[(core.pileStart + core.pileSize) % RING] = card;
  core.pileSize += 1;
  core.known += 1;
}

/** A card of the pile, `from` its top. */
export function pileCard(core: GridCore, from: number): number {
  return core.pile[(core.pileStart + from) % RING] ?? NO_CARD;
}

/** The value of the top card of a cell; 0 where it is empty. */
export function topValue(core: GridCore, cell: number): number {
  return valueOf(core.top[cell] ?? NO_CARD);
}

/** A card comes on top of a stack. */
export function push(core: GridCore, cell: number, card: number): void {
  core.below[card] = core.top[cell] ?? NO_CARD;
  core.top[cell] = card;
}

/** The top card leaves a stack; `NO_CARD` where there is none. */
export function pop(core: GridCore, cell: number): number {
  const card = core.top[cell] ?? NO_CARD;
  core.top[cell] = core.below[card] ?? NO_CARD;
  return card;
}

/** The cards of a chain that begins at a card, the lowest first. */
export function chain(core: GridCore, top: number): number[] {
  const cards: number[] = [];
  for (let card = top; card !== NO_CARD; card = core.below[card] ?? NO_CARD) cards.push(card);
  return cards.reverse();
}

/** A ploy comes to the tray. */
export function addPloy(core: GridCore, card: number): void {
  core.tray[core.traySize] = card;
  core.traySize += 1;
  if (isJoker(card)) core.jokers += 1;
  else core.aces += 1;
}

/** The ploy of its kind that came first and is unused is spent. */
export function spend(core: GridCore, kind: 'ace' | 'joker'): void {
  for (let place = 0; place < core.traySize; place++) {
    const isOfKind = isJoker(core.tray[place] ?? NO_CARD) === (kind === 'joker');
    if (!isOfKind || (core.used & (1 << place)) !== 0) continue;
    core.used |= 1 << place;
    if (kind === 'joker') core.jokers -= 1;
    else core.aces -= 1;
    return;
  }
}

/** The royal that waits stands in a spot from now on. */
export function stand(core: GridCore, spot: number, card: number): void {
  core.royal[spot] = card;
  core.living |= 1 << spot;
}

/** A royal falls. It keeps its spot. */
export function fall(core: GridCore, spot: number): void {
  core.living &= ~(1 << spot);
  core.fallen |= 1 << spot;
}

/** What it takes to fell the royal of a spot, armour included. */
export function healthAt(core: GridCore, spot: number): number {
  return valueOf(core.royal[spot] ?? NO_CARD) + (core.armour[spot] ?? 0);
}

/** A number card becomes armour. */
export function addArmour(core: GridCore, spot: number, card: number): void {
  core.below[card] = core.armourTop[spot] ?? NO_CARD;
  core.armourTop[spot] = card;
  core.armour[spot] = (core.armour[spot] ?? 0) + valueOf(card);
}

/** The spots where no royal stands or lies, as a mask. */
export function freeSpots(core: GridCore): number {
  return ALL_SPOTS & ~(core.living | core.fallen);
}

/** Whether all twelve have fallen. */
export function haveAllFallen(core: GridCore): boolean {
  return core.fallen === ALL_SPOTS;
}

/** Whether no royal lives on the table though not all have fallen, and none waits: the next one has to come. */
export function lacksRoyal(core: GridCore): boolean {
  return core.living === 0 && !haveAllFallen(core) && !isRoyal(core.pending);
}

/** The game is over; all else stays as the last action left it. */
export function close(core: GridCore, lostBy: GridLoss | null): void {
  core.phase = 'over';
  core.won = lostBy === null;
  core.lostBy = lostBy;
}
