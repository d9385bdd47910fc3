import type { TurnOptions } from '../../engine/stones/turn.ts';
import type { Card, StoneNumber } from '../../engine/stones/types.ts';

/** A card and where it may be laid. */
export interface Play {
  readonly card: Card;
  readonly stone: StoneNumber;
}

/** Every card at every stone where it may be laid. The order of the hand has no say in the order of the plays. */
export function playsOf({ cards, stones }: TurnOptions): Play[] {
  const plays: Play[] = [];
  for (const card of [...cards].sort()) for (const stone of stones) plays.push({ card, stone });
  return plays;
}
