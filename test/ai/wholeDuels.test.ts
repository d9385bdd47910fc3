import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/ai/level.ts';
import { rulesets } from '../../src/engine/stones/rulesets.ts';
import { variants, type Variant } from '../engine/duels.ts';
import { below, generatorFrom, shuffled } from '../engine/games.ts';
import { choose } from './players.ts';

/** Of so many duels of a ruleset, spread over its variants, every hundredth is played by the sound player too. */
const DUELS = 2000;
const SOUND_IN = 100;
/** Enough for a machine that is ten times as slow, and busy. */
const PATIENCE = 300_000;

describe.each(rulesets.map(({ id }) => id))('%s', (id) => {
  it(`is played by the rules to its end, ${DUELS} times`, { timeout: PATIENCE }, () => {
    const own = variants.filter(({ ruleset }) => ruleset.id === id);
    const refused: string[] = [];
    for (let seed = 0; seed < DUELS; seed++) {
      const variant = own[seed % own.length];
      const level = seed % SOUND_IN === 0 ? 'medium' : 'easy';
      if (variant !== undefined) refused.push(...playOut(variant, seed, level));
    }
    expect(refused).toEqual([]);
  });
});

/** Plays a duel of `level` against the easy player, and gives what was refused: the duel ends there. */
function playOut({ ruleset, options, name }: Variant, seed: number, level: Level): string[] {
  const generator = generatorFrom(seed);
  const deck = shuffled(ruleset.deck, generator);
  let position = ruleset.deal({ options, deck, first: below(2, generator) === 0 ? 'A' : 'B' });
  for (let up = ruleset.toMove(position); up !== null; up = ruleset.toMove(position)) {
    const action = choose(position, up === 'A' ? level : 'easy', generator());
    const decision = ruleset.decide(position, up, action);
    if (!decision.ok)
      return [`${name}, seed ${seed}: ${ruleset.makeAction(action)}, ${decision.refusal.code}`];
    position = decision.events.reduce((now, event) => ruleset.evolve(now, event), position);
  }
  return [];
}
