import { codeOf, isRoyal } from '../../engine/gridcannon/cards.ts';
import type { Cell, GridAction, GridCard, GridView, Spot } from '../../engine/gridcannon/types.ts';
import type { Locale } from '../../locale/index.ts';
import type { SoloMode } from './face.ts';

/** What the player is asked, as far as it is possible at all. */
export type Question =
  | { readonly kind: 'place' | 'swap' | 'royal' | 'armour' | 'ploysOnly' | 'extract' | 'reassign' | 'giveUp' }
  | { readonly kind: 'reassignFrom'; readonly cell: Cell };

/** What a mode asks. A ploy that can't be used (any more) asks nothing: the waiting card does. */
export function questionOf(view: GridView, mode: SoloMode): Question {
  switch (mode.kind) {
    case 'giveUp':
      return { kind: 'giveUp' };
    case 'extract':
    case 'reassign':
      return may(view, mode.kind) ? { kind: mode.kind } : dealing(view);
    case 'reassignFrom':
      return targetsFrom(view, mode.cell).length > 0 ? mode : dealing(view);
    case 'deal':
      return dealing(view);
  }
}

function dealing(view: GridView): Question {
  if (view.phase === 'swap') return { kind: 'swap' };
  if (view.pending === null) return { kind: 'ploysOnly' };
  if (isRoyal(codeOf(view.pending))) return { kind: 'royal' };
  return may(view, 'armour') ? { kind: 'armour' } : { kind: 'place' };
}

/** The question in words; null where the waiting card says enough. */
export function questionText(view: GridView, question: Question, words: Locale): string | null {
  const { solo } = words;
  switch (question.kind) {
    case 'place':
      return may(view, 'place') ? null : solo.makeRoom;
    case 'swap':
      return solo.swap;
    case 'royal':
      return solo.whereRoyal;
    case 'armour':
      return solo.whoseArmour;
    case 'ploysOnly':
      return solo.ploysOnly;
    case 'extract':
      return solo.extract;
    case 'reassign':
      return solo.reassign;
    case 'giveUp':
      return solo.giveUp;
    case 'reassignFrom':
      return solo.reassignTo;
  }
}

/** The card that is to be reassigned, once it is chosen. */
export function liftedCard(view: GridView, question: Question): GridCard | null {
  return question.kind === 'reassignFrom' ? (view.grid[question.cell - 1]?.at(-1) ?? null) : null;
}

/** Whether an action of a kind is possible. */
export function may({ legal }: GridView, type: GridAction['type']): boolean {
  return legal.some((action) => action.type === type);
}

/** The spots to choose from for the card that waits, royal or armour. */
export function spotChoices({ legal }: GridView): readonly Spot[] {
  return legal.flatMap((action) => ('spot' in action ? [action.spot] : []));
}

/** The cells whose top card can be reassigned. */
export function movableCells({ legal }: GridView): readonly Cell[] {
  return [...new Set(legal.flatMap((action) => (action.type === 'reassign' ? [action.from] : [])))];
}

/** Where the top card of a cell can be reassigned to. */
export function targetsFrom({ legal }: GridView, cell: Cell): readonly Cell[] {
  return legal.flatMap((action) => (action.type === 'reassign' && action.from === cell ? [action.to] : []));
}
