import { writeFileSync } from 'node:fs';
import { TABLES } from '../../src/engine/gridcannon/solver/appraiser.ts';
import { TRAITS } from '../../src/engine/gridcannon/solver/traits.ts';
import { seededGenerator } from '../../src/engine/seededGenerator.ts';
import { collect } from './collect.ts';
import { fit } from './fit.ts';
import { Pairs } from './pairs.ts';
import { weightsModule } from './write.ts';

/**
 * Learns the weights of Gridcannon's solver from nothing but a seed, and writes them to its weights.ts, or to the file
 * named. Each round searches with the weights of the one before; the first one knows nothing, and learns which games do
 * not come to an early end.
 */

const SEED = 1;
const TARGET = new URL('../../src/engine/gridcannon/solver/weights.ts', import.meta.url);

/** How wide the beams of each round are, and how many deals it searches. */
const rounds = [
  { width: 200, deals: 80 },
  { width: 200, deals: 120 },
  { width: 200, deals: 160 },
  { width: 300, deals: 240 },
  { width: 300, deals: 240 },
  { width: 300, deals: 400 },
] as const;

/** More pairs than the deals of a round give. */
const PAIRS = 400_000;

const generator = seededGenerator(SEED);
let weights: Float32Array = new Float32Array(TABLES * TRAITS);
for (const { width, deals } of rounds) {
  const pairs = new Pairs(PAIRS);
  let won = 0;
  for (let deal = 0; deal < deals; deal++) {
    if (collect({ weights, width, generator, into: pairs })) won += 1;
  }
  const learned = fit(pairs, generator);
  weights = learned.weights;
  const share = (100 * learned.right).toFixed(1);
  process.stdout.write(`${won} of ${deals} searches won; ${pairs.size} pairs, ${share} in 100 put right\n`);
}
writeFileSync(process.argv[2] ?? TARGET, weightsModule(weights));
