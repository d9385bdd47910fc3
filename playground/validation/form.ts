import { ApiError, type ErrorTree, type FieldError } from '../errors.ts';

/** The way to a field in a request body: keys, and indexes in lists. */
export type FieldPath = readonly (string | number)[];

/** Gathers what is wrong with a request body, field by field, as Discord reports it: all at once. */
export class Form {
  readonly #tree: ErrorTree = {};
  readonly #base: FieldPath;
  #empty = true;

  /** @param base where the part that is checked lies in the whole request. */
  constructor(base: FieldPath = []) {
    this.#base = base;
  }

  /** Notes that the field at `path` breaks a rule. */
  refuse(path: FieldPath, code: string, message: string): void {
    this.#empty = false;
    const node = [...this.#base, ...path].reduce<ErrorTree>((tree, key) => {
      const next = tree[key];
      if (next !== undefined && !Array.isArray(next)) return next;
      const made: ErrorTree = {};
      tree[key] = made;
      return made;
    }, this.#tree);
    const error: FieldError = { code, message };
    const present = node['_errors'];
    node['_errors'] = Array.isArray(present) ? [...present, error] : [error];
  }

  /** A text, list or total that is too long; `limit` in characters or entries. */
  refuseLength(path: FieldPath, limit: number): void {
    this.refuse(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${limit} or fewer in length.`);
  }

  refuseMissing(path: FieldPath): void {
    this.refuse(path, 'BASE_TYPE_REQUIRED', 'This field is required');
  }

  /** Discord's 50035 with every field noted so far, null when nothing is wrong. */
  toError(): ApiError | null {
    return this.#empty ? null : new ApiError(400, 50035, 'Invalid Form Body', { errors: this.#tree });
  }

  /** @throws ApiError 50035 when a field was noted. */
  judge(): void {
    const error = this.toError();
    if (error) throw error;
  }
}

/** @throws ApiError 50035 for one field alone. */
export function refuseField(path: FieldPath, code: string, message: string): never {
  const form = new Form();
  form.refuse(path, code, message);
  throw form.toError() ?? new ApiError(400, 50035, 'Invalid Form Body');
}
