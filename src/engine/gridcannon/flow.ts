import { invincibleAt, strength } from './attack.ts';
import { isPloy, isRoyal, NO_CARD } from './cards.ts';
import {
  addArmour,
  addPloy,
  chain,
  close,
  draw,
  fall,
  haveAllFallen,
  healthAt,
  lacksRoyal,
  NOWHERE,
  pop,
  push,
  putUnder,
  spend,
  stand,
} from './core.ts';
import type { GridCore } from './core.ts';
import { CELLS, CENTRE, SHOTS } from './geometry.ts';
import { canUsePloy } from './ploys.ts';
import type { GridLoss, GridVariant } from './types.ts';

/**
 * What each action brings about, with everything that then happens by itself. Whether an action is allowed was asked
 * before (legal.ts). Cells, spots and cards are numbers here.
 */

/** Hears what happens by itself, in the order in which it happens. */
export interface Chronicle {
  filled(card: number, cell: number): void;
  fired(cell: number, spot: number, sum: number, health: number, fell: boolean): void;
  turnedUp(card: number): void;
  setupRoyalUp(card: number): void;
  wentUnder(cards: readonly number[]): void;
  heldBack(card: number): void;
  resumed(card: number): void;
  setupEnded(): void;
  ended(lostBy: GridLoss | null): void;
}

/** Deals from a bare table: nine number cards (eight with an empty centre), royals set aside, ploys in the tray. */
export function start(core: GridCore, deck: Uint8Array, variant: GridVariant, chronicle: Chronicle): void {
  core.pile.set(deck);
  core.pileSize = deck.length;
  for (let cell = 0; cell < CELLS.length; cell++) {
    if (cell !== CENTRE || variant === 'standard') push(core, cell, drawNumber(core));
  }
  comeToSwap(core);
  bringAside(core, chronicle);
}

function drawNumber(core: GridCore): number {
  for (;;) {
    const card = draw(core);
    if (isPloy(card)) addPloy(core, card);
    else if (isRoyal(card)) setAside(core, card);
    else return card;
  }
}

function setAside(core: GridCore, card: number): void {
  core.aside[core.asideSize] = card;
  core.asideSize += 1;
}

/** The next royal that was set aside is up. */
function bringAside(core: GridCore, chronicle: Chronicle): void {
  if (core.asideUp === core.asideSize) return;
  const card = core.aside[core.asideUp] ?? NO_CARD;
  chronicle.setupRoyalUp(card);
  takeAside(core, card);
}

/** A royal that was set aside waits from now on. */
export function takeAside(core: GridCore, card: number): void {
  core.asideUp += 1;
  core.pending = card;
}

export function placeRoyal(core: GridCore, spot: number, chronicle: Chronicle): void {
  takeSpot(core, spot);
  if (core.phase === 'setup') {
    if (core.swapped === NOWHERE) bringAside(core, chronicle);
    else fill(core, chronicle);
  } else if (core.phase === 'play') {
    if (core.held === NO_CARD) turnUp(core, chronicle);
    else {
      chronicle.resumed(core.held);
      resume(core);
    }
  }
}

/** The royal that waits stands in a spot from now on; after the last one that was set aside comes the swap. */
export function takeSpot(core: GridCore, spot: number): void {
  stand(core, spot, core.pending);
  core.pending = NO_CARD;
  if (core.phase === 'setup' && core.swapped === NOWHERE) comeToSwap(core);
}

function comeToSwap(core: GridCore): void {
  if (core.asideUp === core.asideSize) core.phase = 'swap';
}

/** The number card that was held back waits again. */
export function resume(core: GridCore): void {
  core.pending = core.held;
  core.held = NO_CARD;
}

export function keep(core: GridCore, chronicle: Chronicle): void {
  beginPlay(core, chronicle);
}

export function swap(core: GridCore, cell: number, chronicle: Chronicle): void {
  takeOut(core, cell);
  fill(core, chronicle);
}

/** A card of the grid goes under the pile, and its cell waits to be filled. */
export function takeOut(core: GridCore, cell: number): void {
  putUnder(core, pop(core, cell));
  core.swapped = cell;
}

/** Turns cards up until a number card fills the swapped cell; a royal among them is placed at once. */
function fill(core: GridCore, chronicle: Chronicle): void {
  while (core.pileSize > 0) {
    const card = draw(core);
    if (isPloy(card) || isRoyal(card)) {
      chronicle.turnedUp(card);
      receive(core, card);
      if (isPloy(card)) continue;
      core.phase = 'setup';
      return;
    }
    chronicle.filled(card, core.swapped);
    push(core, core.swapped, card);
    core.swapped = NOWHERE;
    beginPlay(core, chronicle);
    return;
  }
}

/** A card that was turned up waits, or, a ploy, goes to the tray. */
export function receive(core: GridCore, card: number): void {
  if (isPloy(card)) addPloy(core, card);
  else core.pending = card;
}

function beginPlay(core: GridCore, chronicle: Chronicle): void {
  core.phase = 'play';
  chronicle.setupEnded();
  turnUp(core, chronicle);
}

export function place(core: GridCore, cell: number, chronicle: Chronicle): void {
  push(core, cell, core.pending);
  core.pending = NO_CARD;
  fire(core, cell, chronicle);
  if (core.phase === 'play') turnUp(core, chronicle);
}

/** A stack goes face down under the pile: its oldest card will be turned up first. */
export function extract(core: GridCore, cell: number, chronicle: Chronicle): void {
  pullOut(core, cell);
  if (core.pending === NO_CARD) turnUp(core, chronicle);
}

export function pullOut(core: GridCore, cell: number): void {
  spend(core, 'ace');
  for (const card of chain(core, core.top[cell] ?? NO_CARD)) putUnder(core, card);
  core.top[cell] = NO_CARD;
}

export function reassign(core: GridCore, from: number, to: number, chronicle: Chronicle): void {
  move(core, from, to);
  fire(core, to, chronicle);
  if (core.phase !== 'play') return;
  if (core.pending === NO_CARD) turnUp(core, chronicle);
  else if (lacksRoyal(core)) {
    chronicle.heldBack(core.pending);
    holdBack(core);
    seekRoyal(core, chronicle);
  }
}

export function move(core: GridCore, from: number, to: number): void {
  spend(core, 'joker');
  push(core, to, pop(core, from));
}

/** The number card that waits has to wait behind a royal. */
export function holdBack(core: GridCore): void {
  core.held = core.pending;
  core.pending = NO_CARD;
}

export function arm(core: GridCore, spot: number, chronicle: Chronicle): void {
  addArmour(core, spot, core.pending);
  core.pending = NO_CARD;
  if (isInvincible(core, spot)) end(core, 'invincible-royal', chronicle);
  else turnUp(core, chronicle);
}

function isInvincible(core: GridCore, spot: number): boolean {
  return healthAt(core, spot) >= invincibleAt(core.royal[spot] ?? NO_CARD);
}

/** A card that has come to a cell fires along its row and its column at once. */
function fire(core: GridCore, cell: number, chronicle: Chronicle): void {
  for (const shot of SHOTS[cell] ?? []) {
    const { spot } = shot;
    if ((core.living & (1 << spot)) === 0) continue;
    const sum = strength(core, shot);
    const health = healthAt(core, spot);
    chronicle.fired(cell, spot, sum, health, sum >= health);
    if (sum >= health) fall(core, spot);
  }
  if (haveAllFallen(core)) end(core, null, chronicle);
}

/** Cards are turned up until one waits; ploys go to the tray. Where no royal lives, a royal has to come first. */
function turnUp(core: GridCore, chronicle: Chronicle): void {
  if (lacksRoyal(core)) {
    seekRoyal(core, chronicle);
    return;
  }
  while (core.pending === NO_CARD && core.pileSize > 0) {
    const card = draw(core);
    chronicle.turnedUp(card);
    receive(core, card);
  }
  if (core.pending === NO_CARD && !canUsePloy(core)) end(core, 'out-of-cards', chronicle);
}

/** The next royal comes; the cards turned up before it go under the pile at once, ploys among them. */
function seekRoyal(core: GridCore, chronicle: Chronicle): void {
  const passed: number[] = [];
  let card = draw(core);
  for (; card !== NO_CARD && !isRoyal(card); card = draw(core)) passed.push(card);
  for (const each of passed) putUnder(core, each);
  if (passed.length > 0) chronicle.wentUnder(passed);
  if (card === NO_CARD) return;
  chronicle.turnedUp(card);
  core.pending = card;
}

function end(core: GridCore, lostBy: GridLoss | null, chronicle: Chronicle): void {
  chronicle.ended(lostBy);
  close(core, lostBy);
}
