import { healthOf } from '../../engine/gridcannon/aim.ts';
import { force } from '../../engine/gridcannon/attack.ts';
import { codeOf, DECK_CODES, isJoker, isPloy, isRoyal, NO_CARD } from '../../engine/gridcannon/cards.ts';
import { SHOTS } from '../../engine/gridcannon/geometry.ts';
import type { GridSight } from '../../engine/gridcannon/sight.ts';
import { SPOTS } from '../../engine/gridcannon/types.ts';
import { Outlook } from './outlook.ts';

/**
 * A game as far as it is seen, in numbers: cards as in engine/gridcannon/cards.ts, cells and spots as in geometry.ts. The
 * cards to come are a set, since the player doesn't know their order. What waits is neither on the table nor to come.
 */
export interface Scene {
  /** By cell, its top card or `NO_CARD`. */
  readonly tops: readonly number[];
  /** By spot, the royal or `NO_CARD`, and what it takes to fell it. */
  readonly royals: readonly number[];
  readonly healths: readonly number[];
  /** The spots of the fallen, as a mask. */
  readonly fallen: number;
  /** Unused ploys. */
  readonly aces: number;
  readonly jokers: number;
  /** Royals that have not come yet, and number cards that are to come, listed and counted. */
  readonly coming: readonly number[];
  readonly numbers: readonly number[];
  readonly outlook: Outlook;
}

/** Reads a sight. */
export function sceneOf(sight: GridSight): Scene {
  const spots = SPOTS.map((name) => sight.royals[name] ?? null);
  const rest = unseenOf(sight);
  const numbers = rest.filter((code) => !isRoyal(code) && !isPloy(code));
  const jokers = sight.ploys.filter((ploy) => isJoker(codeOf(ploy))).length;
  return {
    tops: sight.grid.map((stack) => codeOrNone(stack.at(-1))),
    royals: spots.map((royal) => codeOrNone(royal?.card)),
    healths: spots.map((royal) => (royal === null ? 0 : healthOf(royal))),
    fallen: spots.reduce((mask, royal, spot) => (royal?.dead === true ? mask | (1 << spot) : mask), 0),
    aces: sight.ploys.length - jokers,
    jokers,
    coming: rest.filter(isRoyal),
    numbers,
    outlook: new Outlook(numbers),
  };
}

/** The code of a card; `NO_CARD` of none. */
export function codeOrNone(card: Parameters<typeof codeOf>[0] | null | undefined): number {
  return card === null || card === undefined ? NO_CARD : codeOf(card);
}

/** All cards that are to come; a card that is held back is one of them. */
function unseenOf({ grid, royals, ploys, used, pending }: GridSight): number[] {
  const standing = Object.values(royals).flatMap(({ card, armour }) => [card, ...armour]);
  const seen = new Set([...grid.flat(), ...standing, ...ploys, ...used, pending].map(codeOrNone));
  return DECK_CODES.filter((code) => !seen.has(code));
}

/** Other number cards are to come. */
export function withNumbers(scene: Scene, numbers: readonly number[]): Scene {
  return { ...scene, numbers, outlook: new Outlook(numbers) };
}

/** A card comes to a cell, and fires. */
export function withCard(scene: Scene, cell: number, card: number): Scene {
  const tops = scene.tops.with(cell, card);
  return { ...scene, tops, fallen: scene.fallen | felledFrom(cell, tops, scene) };
}

/** The spots whose royals fall to a card that has come to a cell, as a mask. */
function felledFrom(
  cell: number,
  tops: Scene['tops'],
  { royals, healths }: Pick<Scene, 'royals' | 'healths'>,
): number {
  let felled = 0;
  for (const { spot, near, far } of SHOTS[cell] ?? []) {
    const royal = royals[spot] ?? NO_CARD;
    const sum = force(tops[near] ?? NO_CARD, royal) + force(tops[far] ?? NO_CARD, royal);
    if (royal !== NO_CARD && sum >= (healths[spot] ?? 0)) felled |= 1 << spot;
  }
  return felled;
}
