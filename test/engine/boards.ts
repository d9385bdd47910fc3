import { parseStones } from '../../src/engine/stones/notation.ts';
import type { Board, RulesetId } from '../../src/engine/stones/types.ts';

/** A board from its text; stones that the text leaves out at the end are bare. */
export function boardFrom(ruleset: RulesetId, text: string): Board {
  const stones = text.split('/');
  const board = parseStones(ruleset, [...stones, ...Array<string>(9 - stones.length).fill('|')].join('/'));
  if (!board.ok) throw new Error(board.message);
  return board.value;
}
