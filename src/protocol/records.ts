import { MOST_MS } from './clock.ts';
import { reachInDuel } from './duelRecords.ts';
import { GRIDCANNON, isFields, missing, readInteger, type Fields } from './fields.ts';
import { reachInGrid } from './gridRecords.ts';
import type { Reached } from './reached.ts';

/** `replay`: where a record leads to, nothing hidden but the pile. */
export function answerReplay(fields: Fields): object {
  return { view: reach(fields).view() };
}

/** `legal`: what may be done there. */
export function answerLegal(fields: Fields): object {
  return { legal: reach(fields).legal() };
}

/** `observe`: what one player sees there. */
export function answerObserve(fields: Fields): object {
  return { observation: reach(fields).observation(fields) };
}

/** `solve`: a line that wins from there, knowing the order of the pile. */
export function answerSolve(fields: Fields): object {
  const ms = readInteger(fields, 'ms', 1, MOST_MS);
  return reach(fields).solution(ms);
}

/** Where a field `record` leads to. */
function reach({ record }: Fields): Reached {
  if (record === undefined) throw missing('record', 'an object');
  return isFields(record) && record['game'] === GRIDCANNON ? reachInGrid(record) : reachInDuel(record);
}
