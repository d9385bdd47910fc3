import { quote } from '../quote.ts';
import type { Parsed, Ruleset, Vocabulary } from '../ruleset.ts';
import { makeGridAction, parseGridAction } from './actions.ts';
import { DECK } from './cards.ts';
import { decideGrid } from './decide.ts';
import { dealGrid, evolveGrid } from './position.ts';
import type { GridPosition } from './position.ts';
import type {
  GridAction,
  GridCard,
  GridEvent,
  GridOptions,
  GridOutcome,
  GridRefusal,
  GridVariant,
  GridView,
} from './types.ts';
import { gridOutcome, legalGridActions, viewOfGrid } from './view.ts';

/** What Gridcannon speaks of, for the contract of all rulesets. Its one seat is A. */
export interface GridVocabulary extends Vocabulary {
  readonly seat: 'A';
  readonly options: GridOptions;
  readonly position: GridPosition;
  readonly view: GridView;
  readonly action: GridAction;
  readonly event: GridEvent;
  readonly refusal: GridRefusal;
  readonly outcome: GridOutcome;
}

export const GRID_VARIANTS: readonly GridVariant[] = ['standard', 'empty-centre'];

/** Gridcannon, alone. The player sees what everybody sees. */
export const gridcannon: Ruleset<GridVocabulary, GridCard> = {
  id: 'gridcannon',
  seats: ['A'],
  deck: DECK,
  parseOptions: parseGridOptions,
  deal: dealGrid,
  decide: (position, _seat, action) => decideGrid(position, action),
  evolve: evolveGrid,
  legalActions: legalGridActions,
  toMove: (position) => (gridOutcome(position) ? null : 'A'),
  view: (position) => viewOfGrid(position),
  outcome: gridOutcome,
  makeAction: makeGridAction,
  parseAction: parseGridAction,
};

/** Completes options with the standard ones; an unknown option or value gives a sentence. */
export function parseGridOptions(given: Readonly<Record<string, unknown>>): Parsed<GridOptions> {
  const unknown = Object.keys(given).find((name) => name !== 'variant');
  if (unknown !== undefined) {
    return { ok: false, message: `gridcannon has no option ${quote(unknown)}, only "variant".` };
  }
  const { variant: asked = 'standard' } = given;
  const variant = GRID_VARIANTS.find((each) => each === asked);
  if (variant !== undefined) return { ok: true, value: { variant } };
  const message = `The variant of gridcannon must be "standard" or "empty-centre", not ${quote(asked)}.`;
  return { ok: false, message };
}
