import type { Seat, View } from '../../engine/stones/types.ts';

/** What a seat sees of a duel: a part of its `View`, which fits as it is. Nothing in it is hidden from the seat. */
export type Sight = Pick<
  View,
  'ruleset' | 'stones' | 'options' | 'turn' | 'phase' | 'hand' | 'handSizes' | 'pile'
> & { readonly seat: Seat };
