import { parseCard } from './cards.ts';
import { isStoneNumber } from './seats.ts';
import type { Action, RulesetId } from './types.ts';

/** Actions as text, and as values from outside. */

/** An action as text: `play 9s 4`, `claim 3`, `end`, `resign`, `timeout`. */
export function makeAction(action: Action): string {
  switch (action.type) {
    case 'play':
      return `play ${action.card} ${action.stone}`;
    case 'claim':
      return `claim ${action.stone}`;
    case 'end':
    case 'resign':
    case 'timeout':
      return action.type;
  }
}

/** Reads an action's text; null where it is of no such form, or names no card or stone of this game. */
export function parseAction(ruleset: RulesetId, text: string): Action | null {
  const [type, one, two, ...rest] = text.split(' ');
  if (rest.length > 0) return null;
  if (type === 'play') return readAction(ruleset, { type, card: one, stone: parseStone(two) });
  if (two !== undefined) return null;
  if (type === 'claim') return readAction(ruleset, { type, stone: parseStone(one) });
  return one === undefined ? readAction(ruleset, { type }) : null;
}

/** An action that may have come from anywhere; null where it isn't one of this game. */
export function readAction(
  ruleset: RulesetId,
  given: { readonly type: unknown; readonly card?: unknown; readonly stone?: unknown },
): Action | null {
  const { type, stone } = given;
  switch (type) {
    case 'play': {
      const card = typeof given.card === 'string' ? parseCard(ruleset, given.card) : null;
      return card !== null && isStoneNumber(stone) ? { type, card, stone } : null;
    }
    case 'claim':
      return isStoneNumber(stone) ? { type, stone } : null;
    case 'end':
    case 'resign':
    case 'timeout':
      return { type };
    default:
      return null;
  }
}

/** The stone of a single digit, so that `04` and `4.0` are no other ways to write 4. */
function parseStone(text: string | undefined): number | null {
  return text?.length === 1 ? Number(text) : null;
}
