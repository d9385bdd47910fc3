import { describe, expect, it } from 'vitest';
import { chooseGridAction } from '../../src/ai/grid/chooseGridAction.ts';
import type { Level } from '../../src/ai/level.ts';
import { GRID_VARIANTS, gridcannon } from '../../src/engine/gridcannon/ruleset.ts';
import type { GridOutcome, GridVariant } from '../../src/engine/gridcannon/types.ts';
import { generatorFrom, shuffled } from '../engine/games.ts';
import { patient } from './players.ts';

const GAMES = 1000;
const SOUND_IN = 50;
const DEALS = 40;
/** Enough for a machine that is ten times as slow, and busy. */
const PATIENCE = 300_000;

describe.each(GRID_VARIANTS)('Gridcannon, %s', (variant) => {
  it(`is played by the rules to its end, ${GAMES} times`, { timeout: PATIENCE }, () => {
    for (let seed = 0; seed < GAMES; seed++) {
      expect(playOut(variant, seed, seed % SOUND_IN === 0 ? 'medium' : 'easy')).not.toBeNull();
    }
  });
});

it('is won by the sound player more often than not', { timeout: PATIENCE }, () => {
  let won = 0;
  for (let seed = 0; seed < DEALS; seed++) if (playOut('standard', seed, 'medium')?.won === true) won += 1;
  expect(won).toBeGreaterThan(DEALS / 2);
});

/** Plays a game; an action that is refused breaks the test. */
function playOut(variant: GridVariant, seed: number, level: Level): GridOutcome | null {
  const generator = generatorFrom(seed);
  const deck = shuffled(gridcannon.deck, generator);
  let position = gridcannon.deal({ options: { variant }, deck, first: 'A' });
  while (gridcannon.toMove(position) !== null) {
    const action = chooseGridAction(gridcannon.view(position, 'A'), level, patient(generator()));
    const decision = gridcannon.decide(position, 'A', action);
    if (!decision.ok) throw new Error(`seed ${seed}: ${gridcannon.makeAction(action)} is refused`);
    position = decision.events.reduce((now, event) => gridcannon.evolve(now, event), position);
  }
  return gridcannon.outcome(position);
}
