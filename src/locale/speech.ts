import type { Card, Formation } from '../engine/stones/types.ts';
import type { AnyRefusal } from './refusal.ts';

/** How cards and formations are called at the table that is spoken of. */
export interface Speech {
  readonly card: (card: Card) => string;
  readonly formation: (formation: Formation) => string;
}

/** A sentence for every refusal that there is: what is wrong, and what is possible instead. */
export type RefusalWords = {
  readonly [Code in AnyRefusal['code']]: (
    refusal: Extract<AnyRefusal, { readonly code: Code }>,
    speech: Speech,
  ) => string;
};
