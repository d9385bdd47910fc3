import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/ai/level.ts';
import { makeStones } from '../../src/engine/stones/notation.ts';
import { otherSeat } from '../../src/engine/stones/seats.ts';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import { rulesetOf, scene } from '../engine/duels.ts';
import { generatorFrom, playSetup, setups, shuffled } from '../engine/games.ts';
import { playGame as playGrid } from '../engine/gridcannon/games.ts';
import { GridCore } from '../../src/engine/gridcannon/core.ts';
import { GridPosition } from '../../src/engine/gridcannon/position.ts';
import { chosen, chosenInGrid } from './players.ts';

/** A computer player can't know what a person in its seat doesn't: with other cards there, it does the same. */

const when = fc.double({ min: 0, max: 0.999, noNaN: true });

describe.each(LEVELS)('the %s player', (level) => {
  it('does the same whatever the other hand and the pile are', () => {
    const property = fc.property(setups(), when, (setup, moment) => {
      const { positions } = playSetup(setup);
      const position = positions[Math.floor(moment * (positions.length - 1))];
      if (position === undefined) throw new Error('There is always a first position.');
      const other = redealt(position, setup.seed);
      fc.pre(other !== null);
      expect(chosen(other, level, setup.seed)).toBe(chosen(position, level, setup.seed));
    });
    fc.assert(property, { numRuns: 60 });
  });

  it('does the same in Gridcannon whatever the order of the pile is', () => {
    const property = fc.property(fc.integer(), when, (seed, moment) => {
      const { positions } = playGrid('standard', seed, 'marksman');
      const position = positions[Math.floor(moment * (positions.length - 1))];
      if (position === undefined) throw new Error('There is always a first position.');
      expect(chosenInGrid(withOtherPile(position, seed), level)).toBe(chosenInGrid(position, level));
    });
    fc.assert(property, { numRuns: 40 });
  });
});

/** The same table and own hand with the other hand and the pile dealt anew; null in the middle of a turn. */
function redealt(position: StonesPosition, seed: number): StonesPosition | null {
  const ruleset = rulesetOf(position);
  const up = ruleset.toMove(position);
  if (up === null) return null;
  const view = ruleset.view(position, up);
  if (view.phase !== 'start' || view.pile === 0) return null;
  const laid = view.stones.flatMap(({ A, B }) => [...A, ...B]);
  const hidden = ruleset.deck.filter((card) => !view.hand.includes(card) && !laid.includes(card));
  const anew = shuffled(hidden, generatorFrom(seed));
  const size = view.handSizes[otherSeat(up)];
  return scene(ruleset.id, makeStones(view), {
    [up]: view.hand.join(' '),
    [otherSeat(up)]: anew.slice(0, size).join(' '),
    pile: anew.slice(size).join(' '),
    turn: up,
    options: view.options,
  });
}

/** The same game with the unknown part of the pile in another order. */
function withOtherPile(position: GridPosition, seed: number): GridPosition {
  const { options, core } = GridPosition.open(position);
  const other = new GridCore().become(core);
  const unknown = Array.from({ length: core.pileSize - core.known }, (_, at) => (core.pileStart + at) % 64);
  const cards = shuffled(
    unknown.map((at) => core.pile[at] ?? 0),
    generatorFrom(seed),
  );
  unknown.forEach((at, place) => (other.pile[at] = cards[place] ?? 0));
  return new GridPosition({ options, core: other });
}
