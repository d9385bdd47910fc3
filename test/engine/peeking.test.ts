import { inspect } from 'node:util';
import { expect, it } from 'vitest';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import { prove } from '../../src/engine/stones/prover.ts';
import { turnOptions } from '../../src/engine/stones/turn.ts';
import type { Board, View } from '../../src/engine/stones/types.ts';
import { scene } from './duels.ts';

/** What must not compile. The type check fails where one of these lines is no error any more. */
export function peek(position: StonesPosition, view: View): readonly unknown[] {
  // @ts-expect-error The prover gets what lies on the table, never a position.
  prove(position, 1, 'A');
  // @ts-expect-error What a person is offered follows from what that person sees.
  turnOptions(position);
  // @ts-expect-error A painter is given a view, and a position is none.
  const painted: View = position;
  // @ts-expect-error Nor is it a board.
  const board: Board = position;
  // @ts-expect-error A position has no hands to read.
  const hands: unknown = position.hands;
  // @ts-expect-error It has no pile to read either.
  const pile: unknown = position.pile;
  // @ts-expect-error A view knows how many cards the pile has, not which.
  const next: unknown = view.pile[0];
  // @ts-expect-error While the round runs there may be no hands in a view.
  const ofB: unknown = view.hands.B;
  return [painted, board, hands, pile, next, ofB];
}

it('a position that strays into a log or a message shows nothing', () => {
  const position = scene('border-stones', '|', { A: '9s', B: '5c', pile: 'Kd' });
  expect(Object.keys(position)).toEqual([]);
  expect(JSON.stringify(position)).toBe('{}');
  expect(inspect(position, { depth: 9, showHidden: true })).toBe('StonesPosition {}');
});
