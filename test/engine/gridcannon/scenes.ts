import { codeOf, parseGridCard } from '../../../src/engine/gridcannon/cards.ts';
import {
  addArmour,
  addPloy,
  fall,
  GridCore,
  push,
  putUnder,
  stand,
} from '../../../src/engine/gridcannon/core.ts';
import { isSpot, spotIndex } from '../../../src/engine/gridcannon/geometry.ts';
import { GridPosition } from '../../../src/engine/gridcannon/position.ts';
import { gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import { SPOTS, type GridCard, type GridVariant } from '../../../src/engine/gridcannon/types.ts';

/** Positions of Gridcannon for tests, in the shortest words. */

/** What lies where in the middle of play; cards that no part of it names lie nowhere. Lists have blanks between. */
export interface Scene {
  /** Three rows with `/` between, each of three stacks, the oldest card first; `-` is an empty cell. */
  readonly grid?: string;
  /** `R1=Kh T2=Jd+3c+2s L1=Qs*`: who stands where; with `+` the armour, with `*` fallen. */
  readonly royals?: string;
  /** The tray, in the order in which the ploys came. */
  readonly ploys?: string;
  readonly pending?: string;
  readonly held?: string;
  /** Top first; nothing is known of it. */
  readonly pile?: string;
  /** What went under the pile for all to see; what will be turned up first in front. */
  readonly under?: string;
}

/** The position of a scene. A card that lies in two places is a slip of the pen. */
export function scene(given: Scene): GridPosition {
  const text = Object.values(given).join(' ');
  const cards = Array.from(text.matchAll(/[A2-9TJQK][shdc]|X[12]/g), ([card]) => card);
  const twice = cards.find((card, place) => cards.indexOf(card) < place);
  if (twice !== undefined) throw new Error(`${twice} lies in two places`);
  const core = new GridCore();
  core.phase = 'play';
  for (const [cell, stack] of words((given.grid ?? '').replaceAll('/', ' ')).entries()) {
    for (const card of stack.match(/[^-]./g) ?? []) push(core, cell, codeFrom(card));
  }
  for (const royal of words(given.royals)) addRoyal(core, royal);
  for (const ploy of words(given.ploys)) addPloy(core, codeFrom(ploy));
  for (const card of words(given.pile)) putUnder(core, codeFrom(card));
  core.known = 0;
  for (const card of words(given.under)) putUnder(core, codeFrom(card));
  for (const card of words(given.pending)) core.pending = codeFrom(card);
  for (const card of words(given.held)) core.held = codeFrom(card);
  return new GridPosition({ options: { variant: 'standard' }, core });
}

function addRoyal(core: GridCore, text: string): void {
  const [, spot, card = '', armour = '', mark] = /^(..)=(..)((?:\+..)*)(\*?)$/.exec(text) ?? [];
  if (!isSpot(spot)) throw new Error(`${text} is no royal in a spot`);
  stand(core, spotIndex(spot), codeFrom(card));
  for (const worn of armour.match(/[^+]+/g) ?? []) addArmour(core, spotIndex(spot), codeFrom(worn));
  if (mark === '*') fall(core, spotIndex(spot));
}

/** All twelve royals of a scene: those given as they stand, and everybody else fallen in the spots that are left. */
export function allOthersFallen(given: string): string {
  const others = gridcannon.deck.filter((card) => /^[JQK]/.test(card) && !given.includes(card));
  const free = SPOTS.filter((spot) => !given.includes(spot));
  return [given, ...free.map((spot, place) => `${spot}=${others[place] ?? ''}*`)].join(' ');
}

/** The position after the deal of a deck that begins with these cards. */
export function dealt(first: string, variant: GridVariant = 'standard'): GridPosition {
  return gridcannon.deal({ options: { variant }, deck: deckFrom(first), first: 'A' });
}

/** A whole deck that begins with these cards; all others follow in canonical order. */
export function deckFrom(first: string): readonly GridCard[] {
  const begun = words(first).map(cardFrom);
  return [...begun, ...gridcannon.deck.filter((card) => !begun.includes(card))];
}

function words(list = ''): string[] {
  return list.split(' ').filter((word) => word !== '');
}

function codeFrom(text: string): number {
  return codeOf(cardFrom(text));
}

function cardFrom(text: string): GridCard {
  const card = parseGridCard(text);
  if (card === null) throw new Error(`${text} is no card of Gridcannon`);
  return card;
}
