import type { Fields } from './fields.ts';
import { answerPlayouts } from './playouts.ts';
import { answerProve } from './prove.ts';
import { answerProveMany } from './proveMany.ts';
import { answerLegal, answerObserve, answerReplay } from './records.ts';
import { RequestError } from './requestError.ts';

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
  ['choose', refuse('choose')],
  ['solve', refuse('solve')],
]);

/** Requests that the protocol has a word for, and no answer yet. */
function refuse(word: string): Request {
  return () => {
    throw new RequestError('unsupported', `"${word}" can't be answered yet.`);
  };
}
