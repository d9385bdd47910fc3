import { makeGridAction } from '../../../src/engine/gridcannon/actions.ts';
import { legalGridTexts } from '../../../src/engine/gridcannon/analysis.ts';
import { strength } from '../../../src/engine/gridcannon/attack.ts';
import { silence } from '../../../src/engine/gridcannon/chronicle.ts';
import { copyOf, healthAt, topValue, type GridCore } from '../../../src/engine/gridcannon/core.ts';
import { CELLS, SHOTS } from '../../../src/engine/gridcannon/geometry.ts';
import { actionOf, listMoves, MOST_MOVES } from '../../../src/engine/gridcannon/legal.ts';
import { makeMove } from '../../../src/engine/gridcannon/moves.ts';
import { GridPosition } from '../../../src/engine/gridcannon/position.ts';
import type { GridRecord } from '../../../src/engine/gridcannon/record.ts';
import { gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import type { GridVariant } from '../../../src/engine/gridcannon/types.ts';
import { below, generatorFrom, shuffled } from '../games.ts';
import { after } from './acting.ts';

/** Whole games of Gridcannon of players with different manners, each made from one number. */

/**
 * `spendthrift` uses every ploy at once, `miser` only where nothing else is left; `marksman` looks for the action that
 * fells royals or brings them nearest to it, and wins now and then.
 */
export type Manner = 'random' | 'spendthrift' | 'miser' | 'marksman';

export const manners: readonly Manner[] = ['random', 'spendthrift', 'miser', 'marksman'];

export interface Game {
  readonly record: GridRecord;
  /** Every position, from the deal to the end. */
  readonly positions: readonly GridPosition[];
  readonly end: GridPosition;
}

/** A whole game. */
export function playGame(variant: GridVariant, seed: number, manner: Manner): Game {
  const generator = generatorFrom(seed);
  const deck = shuffled(gridcannon.deck, generator);
  const actions: string[] = [];
  let position = gridcannon.deal({ options: { variant }, deck, first: 'A' });
  const positions = [position];
  while (gridcannon.toMove(position) !== null) {
    const action = choose(position, manner, generator);
    position = after(position, action);
    actions.push(action);
    positions.push(position);
  }
  return { record: { variant, deck, actions }, positions, end: position };
}

/** What a player of this manner does, of what is legal. */
function choose(position: GridPosition, manner: Manner, generator: () => number): string {
  if (manner === 'marksman' && below(20, generator) !== 0) return bestShot(position, generator);
  const legal = legalGridTexts(position);
  const ploys = legal.filter(isPloyAction);
  const others = legal.filter((text) => !isPloyAction(text));
  const [wanted, rest] = manner === 'spendthrift' ? [ploys, others] : [others, ploys];
  if (manner === 'random' || manner === 'marksman') return oneOf(legal, generator);
  return oneOf(wanted.length > 0 ? wanted : rest, generator);
}

function isPloyAction(text: string): boolean {
  return text.startsWith('extract') || text.startsWith('reassign');
}

/** One of the actions after which the table looks best. */
function bestShot(position: GridPosition, generator: () => number): string {
  const { core } = GridPosition.open(position);
  const moves = new Uint16Array(MOST_MOVES);
  const rated = Array.from(moves.subarray(0, listMoves(core, moves)), (move) => {
    const ahead = copyOf(core);
    makeMove(ahead, move, silence);
    return { move, worth: worthOf(ahead) };
  });
  const best = Math.max(...rated.map(({ worth }) => worth));
  const texts = rated.filter(({ worth }) => worth === best).map(({ move }) => makeGridAction(actionOf(move)));
  return oneOf(texts, generator);
}

/** How good a table is: royals fallen, how much of a shot at each living one lies ready, low stacks, ploys left. */
function worthOf(core: GridCore): number {
  let worth = 2 * (core.aces + core.jokers);
  for (const cell of CELLS.keys()) {
    worth -= 0.05 * topValue(core, cell);
    for (const shot of SHOTS[cell] ?? []) {
      if ((core.fallen & (1 << shot.spot)) !== 0) worth += 8;
      if ((core.living & (1 << shot.spot)) === 0) continue;
      worth += 4 * Math.min(1, strength(core, shot) / healthAt(core, shot.spot));
    }
  }
  return worth;
}

function oneOf(texts: readonly string[], generator: () => number): string {
  const text = texts[below(texts.length, generator)];
  if (text === undefined) throw new Error('There is nothing to choose from.');
  return text;
}
