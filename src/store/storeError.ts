/**
 * What went wrong with the store, in one sentence for the operator.
 * Drivers put the statement, its parameters and whole rows into their errors, and hands of cards with them; so those
 * errors end in this room, and nothing of them goes on but their message and their code.
 */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  /** PostgreSQL's code or the operating system's, like `40P01` or `ECONNREFUSED`; empty where there is none. */
  readonly code: string;
  /** The constraint or unique index that a statement broke; empty where it broke none. */
  readonly constraint: string;

  constructor(message: string, code = '', constraint = '') {
    super(message);
    this.code = code;
    this.constraint = constraint;
  }
}

/** PostgreSQL's code for a row that a unique index doesn't let in. */
const UNIQUE_VIOLATION = '23505';

/** The unique index that refused a row, or null where the error is another one. */
export function refusingIndex(error: unknown): string | null {
  return error instanceof StoreError && error.code === UNIQUE_VIOLATION ? error.constraint : null;
}

/** The code that an error carries, or an empty text. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** The constraint that an error of the database names, or an empty text. */
export function constraintOf(error: unknown): string {
  const names = error instanceof Error && 'constraint' in error;
  return names && typeof error.constraint === 'string' ? error.constraint : '';
}

/** The first line of what an error says, or its code where it says nothing. */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  const [line = ''] = error.message.split('\n');
  return line || codeOf(error) || error.name;
}
