import { TABLES } from '../../src/engine/gridcannon/solver/appraiser.ts';
import { TRAITS } from '../../src/engine/gridcannon/solver/traits.ts';

/** The text of weights.ts: each weight as a signed byte, a table a line. */
export function weightsModule(weights: Float32Array): string {
  const most = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0);
  const step = Math.ceil((most / 127) * 1000) / 1000;
  const lines = Array.from({ length: TABLES }, (_, table) => {
    const own = weights.subarray(table * TRAITS, (table + 1) * TRAITS);
    const bytes = Int8Array.from(own, (weight) => Math.round(weight / step));
    return `  '${Buffer.from(bytes.buffer).toString('base64')}',`;
  });
  return `import { TABLES } from './appraiser.ts';
import { TRAITS } from './traits.ts';

/**
 * What each trait is worth, learned by bench/training, which writes this file: from pairs of games of one layer of a
 * beam, of which the one led on and the other did not.
 */

/** What a step of the whole numbers below is worth. */
const STEP = ${step};

/** A table a line: a signed byte a trait, as base64. */
const tables: readonly string[] = [
${lines.join('\n')}
];

/** The weights of all tables, one behind the other. */
export function readWeights(): Float32Array {
  const weights = new Float32Array(TABLES * TRAITS);
  for (const [place, table] of tables.entries()) {
    const steps = Int8Array.from(atob(table), (character) => character.charCodeAt(0));
    weights.set(Float32Array.from(steps, (step) => step * STEP), place * TRAITS);
  }
  return weights;
}
`;
}
