import type { Generator } from '../engine/stones/playouts.ts';
import { playouts } from '../engine/stones/playouts.ts';
import { rulesetById } from '../engine/stones/rulesets.ts';
import { measure, MOST_REPEATS } from './clock.ts';
import { readGame, readInteger, take, type Fields } from './fields.ts';
import { seededGenerator } from './seededGenerator.ts';

/** `playouts`: random duels with the standard options, to see how many there are in a second. */
export function answerPlayouts(fields: Fields): object {
  const ruleset = readGame(fields);
  const count = readInteger(fields, 'count', 1, MOST_REPEATS);
  const seed = readInteger(fields, 'seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const options = take(rulesetById(ruleset).parseOptions({}), 'bad-request');
  const generator: Generator = seededGenerator(seed);
  const { result, ms } = measure(() => playouts(ruleset, options, count, generator));
  return { games: result.games, actions: result.actions, ms };
}
