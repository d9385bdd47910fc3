import { chooseAction } from '../ai/duel/chooseAction.ts';
import { chooseGridAction } from '../ai/grid/chooseGridAction.ts';
import { LEVELS } from '../ai/level.ts';
import type { Thought } from '../ai/thought.ts';
import { makeGridAction } from '../engine/gridcannon/actions.ts';
import { makeAction } from '../engine/stones/actions.ts';
import { after, MOST_MS } from './clock.ts';
import { readSight } from './duelObservation.ts';
import { GRIDCANNON, readGame, readInteger, readObject, readOneOf, type Fields } from './fields.ts';
import { readGridSight } from './gridObservation.ts';

/**
 * How much longer than it was given a player may think before it is broken off. Players think in steps, not in time, so
 * that the same seed gives the same move on every machine; only where a machine is far too slow, the clock has its say.
 */
const GRACE = 2000;

/** `choose`: what a computer player would do, who gets nothing but an observation. */
export function answerChoose(fields: Fields): object {
  const game = readGame(fields);
  const observation = readObject(fields, 'observation');
  const level = readOneOf(fields, 'level', LEVELS);
  const ms = readInteger(fields, 'ms', 1, MOST_MS);
  const seed = readInteger(fields, 'seed', Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  const thought: Thought = { seed, shouldStop: after(ms + GRACE) };
  const action =
    game === GRIDCANNON
      ? makeGridAction(chooseGridAction(readGridSight(observation), level, thought))
      : makeAction(chooseAction(readSight(game, observation), level, thought));
  return { action };
}
