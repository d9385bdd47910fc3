import type { z } from 'zod';
import { StoreError } from './storeError.ts';

/** What was read of `what` (like `Table 7`) is not what this version writes. The value itself is never told. */
export function unreadable(what: string, field: string, reason: string): StoreError {
  return new StoreError(`${what} of the database can't be read: ${field}: ${reason}.`);
}

/** The same for what zod found first. */
export function unfit(what: string, { issues: [issue] }: z.ZodError): StoreError {
  return unreadable(what, issue?.path.join('.') ?? '', issue?.message ?? '');
}
