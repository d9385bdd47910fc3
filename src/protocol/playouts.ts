import { gridPlayouts } from '../engine/gridcannon/playouts.ts';
import type { Generator } from '../engine/stones/playouts.ts';
import { playouts } from '../engine/stones/playouts.ts';
import { rulesetById } from '../engine/stones/rulesets.ts';
import type { RulesetId } from '../engine/stones/types.ts';
import { measure, MOST_REPEATS } from './clock.ts';
import { GRIDCANNON, readGame, readInteger, take, type Fields } from './fields.ts';
import { seededGenerator } from '../engine/seededGenerator.ts';

/** `playouts`: random games with the standard options, to see how many there are in a second. */
export function answerPlayouts(fields: Fields): object {
  const game = readGame(fields);
  const count = readInteger(fields, 'count', 1, MOST_REPEATS);
  const seed = readInteger(fields, 'seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const generator = seededGenerator(seed);
  const { result, ms } = measure(() =>
    game === GRIDCANNON ? gridPlayouts('standard', count, generator) : duelPlayouts(game, count, generator),
  );
  return { games: result.games, actions: result.actions, ms };
}

function duelPlayouts(
  duel: RulesetId,
  count: number,
  generator: Generator,
): { games: number; actions: number } {
  const options = take(rulesetById(duel).parseOptions({}), 'bad-request');
  return playouts(duel, options, count, generator);
}
