import { seededGenerator } from '../engine/seededGenerator.ts';
import type { Thought } from './thought.ts';

/** By less than this nothing is better than another thing. */
const NOTHING = 1e-9;

/**
 * The best of some things; the seed decides between equally good ones. Once it is to stop, those that weren't looked at
 * don't count.
 *
 * @param things at least one: without any it is a RangeError
 * @param worthOf what a thing is worth
 */
export function bestOf<Thing>(
  things: readonly Thing[],
  worthOf: (thing: Thing) => number,
  { seed, shouldStop }: Pick<Thought, 'seed' | 'shouldStop'>,
): Thing {
  const generator = seededGenerator(seed);
  let [best, most, equals]: [Thing | undefined, number, number] = [undefined, -Infinity, 0];
  for (const thing of things) {
    if (equals > 0 && shouldStop()) break;
    const worth = worthOf(thing);
    equals = worth > most + NOTHING ? 1 : worth < most - NOTHING ? equals : equals + 1;
    const isTaken = worth > most + NOTHING || (worth >= most - NOTHING && generator() * equals < 2 ** 32);
    if (isTaken) [best, most] = [thing, worth];
  }
  if (best === undefined) throw new RangeError('There is nothing to choose from.');
  return best;
}
