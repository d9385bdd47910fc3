import { makeGridAction, parseGridAction } from '../../engine/gridcannon/actions.ts';
import { isCell } from '../../engine/gridcannon/geometry.ts';
import type { GridAction } from '../../engine/gridcannon/types.ts';
import type { SoloMode } from './face.ts';

/** What a button of Gridcannon means. What acts carries the version that it was drawn for. */
export type SoloPress =
  /** `resign` is the confirmation. */
  | {
      readonly kind: 'gridAct';
      readonly solo: number;
      readonly version: number;
      readonly action: GridAction;
    }
  | { readonly kind: 'gridUndo'; readonly solo: number; readonly version: number }
  /** Asks something else of the player; no act. */
  | {
      readonly kind: 'gridMode';
      readonly solo: number;
      readonly version: number;
      readonly mode: SoloMode;
    }
  /** The same deal again, a new deal, a line to post. */
  | { readonly kind: 'gridSame' | 'gridNew' | 'gridShare'; readonly solo: number }
  /** The winning line after so many actions; 0 is the deal. */
  | { readonly kind: 'gridLine'; readonly solo: number; readonly step: number };

/** Whether a press belongs to Gridcannon. */
export function isSoloPress(press: { readonly kind: string }): press is SoloPress {
  return press.kind.startsWith('grid');
}

/** The parts of a custom_id behind its kind. */
export function partsOfSoloPress(press: SoloPress): readonly (string | number)[] {
  switch (press.kind) {
    case 'gridAct':
      return [press.solo, press.version, makeGridAction(press.action)];
    case 'gridUndo':
      return [press.solo, press.version];
    case 'gridMode':
      return [press.solo, press.version, ...partsOfMode(press.mode)];
    case 'gridSame':
    case 'gridNew':
    case 'gridShare':
      return [press.solo];
    case 'gridLine':
      return [press.solo, press.step];
  }
}

function partsOfMode(mode: SoloMode): readonly (string | number)[] {
  return mode.kind === 'reassignFrom' ? ['from', mode.cell] : [mode.kind];
}

/** What a game of Gridcannon's custom_id holds besides its kind and its first number. */
interface Rest {
  /** The second number, where there is one: a version or a step. */
  readonly second: number | null;
  readonly texts: readonly string[];
}

/** Reads parts; whatever is missing or too much shows when the press is written again and compared. */
export function readSoloPress(kind: string, solo: number, { second, texts }: Rest): SoloPress | null {
  if (kind === 'gridSame' || kind === 'gridNew' || kind === 'gridShare') return { kind, solo };
  if (second === null) return null;
  const [first = '', cell = ''] = texts;
  switch (kind) {
    case 'gridLine':
      return { kind, solo, step: second };
    case 'gridUndo':
      return { kind, solo, version: second };
    case 'gridAct': {
      const action = parseGridAction(first);
      return action && { kind, solo, version: second, action };
    }
    case 'gridMode': {
      const mode = readMode(first, cell);
      return mode && { kind, solo, version: second, mode };
    }
    default:
      return null;
  }
}

function readMode(kind: string, cellText: string): SoloMode | null {
  if (kind === 'deal' || kind === 'extract' || kind === 'reassign' || kind === 'giveUp') return { kind };
  const cell = Number(cellText);
  return kind === 'from' && isCell(cell) ? { kind: 'reassignFrom', cell } : null;
}
