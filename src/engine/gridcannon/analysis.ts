import type { GridPosition } from './position.ts';
import { makeGridAction } from './actions.ts';
import { SPOTS } from './types.ts';
import type { GridCard, GridOutcome, GridPhase, GridView, Spot } from './types.ts';
import { legalGridActions, viewOfGrid } from './view.ts';

/** A royal as the line protocol shows it: its armour in the order added. */
interface WrittenRoyal {
  readonly card: string;
  readonly armour: string;
  readonly dead: boolean;
}

/** A game as the line protocol shows it: lists of cards as texts with blanks between. */
export interface GridAnalysis {
  readonly phase: GridPhase;
  /** Nine stacks, each from bottom to top. */
  readonly grid: readonly string[];
  readonly royals: Readonly<Partial<Record<Spot, WrittenRoyal>>>;
  readonly ploys: string;
  readonly used: string;
  readonly pending: string | null;
  readonly held: string | null;
  readonly pile: number;
  readonly result: GridOutcome | null;
}

/** What the player sees, with the part of the pile whose order is known. */
export interface GridObservation extends GridAnalysis {
  readonly under: string;
}

/** A position as the protocol's view. */
export function analyseGrid(position: GridPosition): GridAnalysis {
  return write(viewOfGrid(position));
}

/** A position as a computer player gets it. */
export function observeGrid(position: GridPosition): GridObservation {
  const view = viewOfGrid(position);
  return { ...write(view), under: listed(view.under) };
}

/** What may be done, as texts of a record in code-unit order; resigning left out. */
export function legalGridTexts(position: GridPosition): string[] {
  return legalGridActions(position).map(makeGridAction).sort();
}

function write(view: GridView): GridAnalysis {
  const { phase, grid, royals, ploys, used, pending, held, pile, outcome } = view;
  return {
    phase,
    grid: grid.map(listed),
    royals: writeRoyals(royals),
    ploys: listed([...ploys].sort()),
    used: listed([...used].sort()),
    pending,
    held,
    pile,
    result: outcome,
  };
}

function writeRoyals(royals: GridView['royals']): GridAnalysis['royals'] {
  const written: Partial<Record<Spot, WrittenRoyal>> = {};
  for (const spot of SPOTS) {
    const royal = royals[spot];
    if (royal !== undefined) written[spot] = { ...royal, armour: listed(royal.armour) };
  }
  return written;
}

function listed(cards: readonly GridCard[]): string {
  return cards.join(' ');
}
