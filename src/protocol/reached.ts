import { quote } from '../engine/quote.ts';
import type { Fields } from './fields.ts';
import { RequestError } from './requestError.ts';

/** Where a record leads to, whatever its game: what can be asked for there. */
export interface Reached {
  readonly view: () => object;
  /** What may be done, in code-unit order. */
  readonly legal: () => readonly string[];
  /** What a player sees, whom the fields of the request name; reading them may throw a `RequestError`. */
  readonly observation: (fields: Fields) => object;
  /** How it can be won, in so many milliseconds; of some games that can't be asked: a `RequestError`. */
  readonly solution: (ms: number) => object;
}

/** An action of a record that the rules refuse. */
interface Illegal {
  /** Its place in the record, from 0. */
  readonly at: number;
  readonly action: string | undefined;
  readonly code: string;
  /** The rest of the sentence that begins with the action. */
  readonly reason: string;
  /** What belongs to the code, to be answered with it. */
  readonly more: object;
  /** The position before it. */
  readonly view: object;
}

/** The error of a record that leads nowhere. */
export function illegalAction({ at, action, code, reason, more, view }: Illegal): RequestError {
  const message = `Action ${at}, ${quote(action)}: ${reason}`;
  const answer = { error: 'illegal-action', at, code, message, ...more, view };
  return new RequestError('illegal-action', message, answer);
}
