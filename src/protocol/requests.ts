import { answerChoose } from './choose.ts';
import type { Fields } from './fields.ts';
import { answerPlayouts } from './playouts.ts';
import { answerProve } from './prove.ts';
import { answerProveMany } from './proveMany.ts';
import { answerLegal, answerObserve, answerReplay, answerSolve } from './records.ts';

/** Answers a request from its fields, or throws a `RequestError`. */
export type Request = (fields: Fields) => object;

/** All that can be asked for, by the word in `do`. */
export const requests: ReadonlyMap<string, Request> = new Map<string, Request>([
  ['prove', answerProve],
  ['prove-many', answerProveMany],
  ['replay', answerReplay],
  ['legal', answerLegal],
  ['observe', answerObserve],
  ['playouts', answerPlayouts],
  ['solve', answerSolve],
  ['choose', answerChoose],
]);
