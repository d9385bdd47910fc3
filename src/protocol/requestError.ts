/** The word for what is wrong with a line. */
export type ErrorCode =
  | 'bad-json'
  | 'unknown-do'
  | 'bad-request'
  | 'bad-position'
  | 'bad-record'
  | 'illegal-action'
  | 'unsupported';

/**
 * A request that gets an error instead of an answer. Thrown wherever a field turns out wrong and caught in one
 * place (answer.ts), so that reading a request is a plain list of its fields.
 */
export class RequestError extends Error {
  /** What is answered. */
  readonly answer: object;

  constructor(code: ErrorCode, message: string, answer: object = { error: code, message }) {
    super(message);
    this.answer = answer;
  }
}
