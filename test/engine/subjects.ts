import { cardOf as gridCardOf } from '../../src/engine/gridcannon/cards.ts';
import { pileCard } from '../../src/engine/gridcannon/core.ts';
import { CELLS } from '../../src/engine/gridcannon/geometry.ts';
import { GridPosition } from '../../src/engine/gridcannon/position.ts';
import { GRID_VARIANTS, gridcannon, type GridVocabulary } from '../../src/engine/gridcannon/ruleset.ts';
import {
  SPOTS,
  type GridAction,
  type GridCard,
  type GridVariant,
} from '../../src/engine/gridcannon/types.ts';
import type { Ruleset, Vocabulary } from '../../src/engine/ruleset.ts';
import { cardOf } from '../../src/engine/stones/cards.ts';
import type { StonesRuleset, StonesVocabulary } from '../../src/engine/stones/duel.ts';
import { StonesPosition } from '../../src/engine/stones/position.ts';
import { SEATS, STONE_NUMBERS } from '../../src/engine/stones/seats.ts';
import type { Action, Card } from '../../src/engine/stones/types.ts';
import * as duels from './duels.ts';
import * as duelGames from './games.ts';
import * as gridActing from './gridcannon/acting.ts';
import * as gridGames from './gridcannon/games.ts';

/** What is there to keep the promises of the contract: every ruleset, with what its family alone knows about it. */

export interface Subject<G extends Vocabulary, CardText extends string> {
  readonly name: string;
  readonly ruleset: Ruleset<G, CardText>;
  readonly options: G['options'];
  /** Whole games of players with different manners: every position of each, from the deal to the end. */
  readonly games: readonly (readonly G['position'][])[];
  /** Every action that could be asked for, legal or not, but for those by which one leaves. */
  readonly actions: readonly G['action'][];
  /** Those by which one leaves, at any time. */
  readonly exits: readonly G['action'][];
  /** The cards of all places, hidden ones among them: a card is listed as often as it lies somewhere. */
  readonly cardsIn: (position: G['position']) => readonly string[];
  /** Every byte of a position. */
  readonly bytesOf: (position: G['position']) => string;
}

/** The duels, each with every way in which its options can be set. */
export const duelSubjects: readonly Subject<StonesVocabulary, Card>[] = duels.variants.map((variant) => ({
  ...variant,
  games: duelGames.manners.map((manner, seed) => {
    const B = duelGames.manners[(seed + 1) % duelGames.manners.length] ?? manner;
    return duelGames.playGame(variant, seed, { A: manner, B }).positions;
  }),
  actions: duelActions(variant.ruleset),
  exits: [{ type: 'resign' }, { type: 'timeout' }],
  cardsIn: (position) => cardsOfDuel(variant.ruleset, position),
  bytesOf: duels.bytesOf,
}));

/** Gridcannon in its variants. */
export const gridSubjects: readonly Subject<GridVocabulary, GridCard>[] = GRID_VARIANTS.map((variant) => ({
  name: `gridcannon, ${variant}`,
  ruleset: gridcannon,
  options: { variant },
  games: gridGames.manners.flatMap((manner) => gamesOfGrid(variant, manner)),
  actions: gridActions(),
  exits: [{ type: 'resign' }],
  cardsIn: cardsOfGrid,
  bytesOf: gridActing.bytesOf,
}));

function duelActions({ deck }: StonesRuleset): Action[] {
  return [
    ...STONE_NUMBERS.map((stone) => ({ type: 'claim', stone }) as const),
    ...deck.flatMap((card) => STONE_NUMBERS.map((stone) => ({ type: 'play', card, stone }) as const)),
    { type: 'end' },
  ];
}

function cardsOfDuel(ruleset: StonesRuleset, position: StonesPosition): readonly string[] {
  const { core } = StonesPosition.open(position);
  const { stones } = ruleset.view(position, null);
  const pile = Array.from(core.deck.subarray(core.dealt), (code) => cardOf(ruleset.id, code));
  const hands = SEATS.flatMap((seat) => ruleset.view(position, seat).hand);
  return [...stones.flatMap(({ A, B }) => [...A, ...B]), ...hands, ...pile];
}

function gamesOfGrid(variant: GridVariant, manner: gridGames.Manner): (readonly GridPosition[])[] {
  return [1, 2, 3].map((seed) => gridGames.playGame(variant, seed, manner).positions);
}

function gridActions(): GridAction[] {
  return [
    { type: 'keep' },
    ...SPOTS.flatMap((spot) => [{ type: 'royal', spot } as const, { type: 'armour', spot } as const]),
    ...CELLS.flatMap((cell) => [
      { type: 'swap', cell } as const,
      { type: 'place', cell } as const,
      { type: 'extract', cell } as const,
      ...CELLS.map((to) => ({ type: 'reassign', from: cell, to }) as const),
    ]),
  ];
}

function cardsOfGrid(position: GridPosition): readonly string[] {
  const { core } = GridPosition.open(position);
  const { grid, royals, ploys, used, pending, held } = gridcannon.view(position, null);
  const aside = Array.from(core.aside.subarray(core.asideUp, core.asideSize), gridCardOf);
  const pile = Array.from({ length: core.pileSize }, (_, from) => gridCardOf(pileCard(core, from)));
  const round = Object.values(royals).flatMap(({ card, armour }) => [card, ...armour]);
  const waiting = [pending, held].filter((card) => card !== null);
  return [...grid.flat(), ...round, ...ploys, ...used, ...waiting, ...aside, ...pile];
}
