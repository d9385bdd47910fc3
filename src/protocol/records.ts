import { reachInDuel } from './duelRecords.ts';
import { GRIDCANNON, isFields, missing, type Fields } from './fields.ts';
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

/** Where a field `record` leads to. */
function reach({ record }: Fields): Reached {
  if (record === undefined) throw missing('record', 'an object');
  return isFields(record) && record['game'] === GRIDCANNON ? reachInGrid(record) : reachInDuel(record);
}
