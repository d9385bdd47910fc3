import { describe, expect, it } from 'vitest';
import { playouts } from '../../src/engine/stones/playouts.ts';
import type { Card } from '../../src/engine/stones/types.ts';
import { variants } from './duels.ts';
import { below, generatorFrom } from './games.ts';

/** Random duels: the same rules as at every table, only faster. */

const COUNT = 40;

describe.each(variants)('$name', ({ ruleset, options }) => {
  it('are the duels that the contract plays when it is given the same chance', () => {
    const fast = playouts(ruleset.id, options, COUNT, generatorFrom(7));
    const generator = generatorFrom(7);
    const deck = [...ruleset.deck];
    let actions = 0;
    for (let game = 0; game < COUNT; game++) {
      shuffleInPlace(deck, generator);
      let position = ruleset.deal({ options, deck: [...deck], first: below(2, generator) === 0 ? 'A' : 'B' });
      for (let seat = ruleset.toMove(position); seat !== null; seat = ruleset.toMove(position)) {
        const legal = ruleset.legalActions(position);
        const action = legal[below(legal.length, generator)];
        if (action === undefined) throw new Error('Nothing is legal.');
        const decision = ruleset.decide(position, seat, action);
        if (!decision.ok) throw new Error(decision.refusal.code);
        position = decision.events.reduce((now, event) => ruleset.evolve(now, event), position);
        actions += 1;
      }
    }
    expect(fast).toEqual({ games: COUNT, actions });
  });

  it('play as many as they are asked for, also none', () => {
    expect(playouts(ruleset.id, options, 0, generatorFrom(1))).toEqual({ games: 0, actions: 0 });
  });

  it('are the same again with the same chance, and others with another', () => {
    const actions = (seed: number) => playouts(ruleset.id, options, COUNT, generatorFrom(seed)).actions;
    expect(actions(1)).toBe(actions(1));
    expect(new Set([actions(1), actions(2), actions(3), actions(4)]).size).toBeGreaterThan(1);
  });
});

function shuffleInPlace(things: Card[], generator: () => number): void {
  for (let rest = things.length; rest > 1; rest--) {
    const [drawn] = things.splice(below(rest, generator), 1, ...things.slice(rest - 1, rest));
    if (drawn !== undefined) things.splice(rest - 1, 1, drawn);
  }
}
