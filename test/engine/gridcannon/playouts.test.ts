import { describe, expect, it } from 'vitest';
import { GRID_VARIANTS, gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import { gridPlayouts } from '../../../src/engine/gridcannon/playouts.ts';
import type { GridCard } from '../../../src/engine/gridcannon/types.ts';
import { below, generatorFrom } from '../games.ts';

/** Random games: the same rules as at every table, only faster. */

const COUNT = 60;

describe.each(GRID_VARIANTS)('%s', (variant) => {
  it('are the games that the contract plays when it is given the same chance', () => {
    const fast = gridPlayouts(variant, COUNT, generatorFrom(7));
    const generator = generatorFrom(7);
    const deck = [...gridcannon.deck];
    let [actions, won] = [0, 0];
    for (let game = 0; game < COUNT; game++) {
      shuffleInPlace(deck, generator);
      let position = gridcannon.deal({ options: { variant }, deck: [...deck], first: 'A' });
      for (; gridcannon.toMove(position) !== null; actions++) {
        const legal = gridcannon.legalActions(position);
        const action = legal[below(legal.length, generator)];
        if (action === undefined) throw new Error('Nothing is legal.');
        const decision = gridcannon.decide(position, 'A', action);
        if (!decision.ok) throw new Error(decision.refusal.code);
        position = decision.events.reduce((now, event) => gridcannon.evolve(now, event), position);
      }
      if (gridcannon.outcome(position)?.won === true) won += 1;
    }
    expect(fast).toEqual({ games: COUNT, actions, won });
  });

  it('play as many as they are asked for, also none', () => {
    expect(gridPlayouts(variant, 0, generatorFrom(1))).toEqual({ games: 0, actions: 0, won: 0 });
  });

  it('are the same again with the same chance, and others with another', () => {
    const actions = (seed: number) => gridPlayouts(variant, COUNT, generatorFrom(seed)).actions;
    expect(actions(1)).toBe(actions(1));
    expect(new Set([actions(1), actions(2), actions(3), actions(4)]).size).toBeGreaterThan(1);
  });
});

function shuffleInPlace(things: GridCard[], generator: () => number): void {
  for (let rest = things.length; rest > 1; rest--) {
    const [drawn] = things.splice(below(rest, generator), 1, ...things.slice(rest - 1, rest));
    if (drawn !== undefined) things.splice(rest - 1, 1, drawn);
  }
}
