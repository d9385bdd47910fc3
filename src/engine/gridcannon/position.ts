import type { Deal, Vocabulary } from '../ruleset.ts';
import { codeOf, isPloy, NO_CARD } from './cards.ts';
import { silence } from './chronicle.ts';
import { addArmour, close, copyOf, draw, fall, GridCore, NOWHERE, push, putUnder } from './core.ts';
import { holdBack, move, pullOut, receive, resume, start, takeAside, takeSpot, takeOut } from './flow.ts';
import { spotIndex } from './geometry.ts';
import type { GridCard, GridEvent, GridOptions } from './types.ts';

/** What is needed to begin: the options and the whole shuffled deck, top first. */
export type GridDeal = Deal<Vocabulary & { readonly options: GridOptions }, GridCard>;

/** What a position holds. Whoever opens one may read its core, and changes only copies of it. */
export interface Inside {
  readonly options: GridOptions;
  readonly core: GridCore;
}

/** The whole truth about a game, pile included: a closed box to everybody outside this folder, and it never changes. */
export class GridPosition {
  readonly #inside: Inside;

  constructor(inside: Inside) {
    this.#inside = inside;
  }

  /** Opens the box. For the modules of this folder alone. */
  static open(position: GridPosition): Inside {
    return position.#inside;
  }
}

/** The position after the deal: the grid lies, and the first royal that was set aside, or the swap, waits. */
export function dealGrid({ options, deck }: Pick<GridDeal, 'options' | 'deck'>): GridPosition {
  const core = new GridCore();
  start(core, Uint8Array.from(deck, codeOf), options.variant, silence);
  return new GridPosition({ options, core });
}

/** The position after an event, taken as it comes: whether it was allowed is not asked again. */
export function evolveGrid(position: GridPosition, event: GridEvent): GridPosition {
  const { options, core: before } = GridPosition.open(position);
  const core = copyOf(before);
  apply(core, event);
  return new GridPosition({ options, core });
}

function apply(core: GridCore, event: GridEvent): void {
  switch (event.type) {
    case 'royalPlaced':
      takeSpot(core, spotIndex(event.spot));
      break;
    case 'swapped':
      takeOut(core, event.cell - 1);
      break;
    case 'filled':
      push(core, event.cell - 1, draw(core));
      core.swapped = NOWHERE;
      break;
    case 'placed':
      push(core, event.cell - 1, codeOf(event.card));
      core.pending = NO_CARD;
      break;
    case 'extracted':
      pullOut(core, event.cell - 1);
      break;
    case 'reassigned':
      move(core, event.from - 1, event.to - 1);
      break;
    case 'armoured':
      addArmour(core, spotIndex(event.spot), codeOf(event.card));
      core.pending = NO_CARD;
      break;
    case 'fired':
      if (event.fell) fall(core, spotIndex(event.spot));
      break;
    case 'turnedUp':
      receive(core, draw(core));
      // A royal that comes while the swapped cell is being filled belongs to the setup.
      if (core.swapped !== NOWHERE && !isPloy(codeOf(event.card))) core.phase = 'setup';
      break;
    case 'setupRoyalUp':
      takeAside(core, codeOf(event.card));
      break;
    case 'wentUnder':
      for (const card of event.cards.map(() => draw(core))) putUnder(core, card);
      break;
    case 'heldBack':
      holdBack(core);
      break;
    case 'resumed':
      resume(core);
      break;
    case 'setupEnded':
      core.phase = 'play';
      break;
    case 'kept':
    case 'resigned':
      break;
    case 'ended':
      close(core, event.outcome.won ? null : event.outcome.by);
      break;
  }
}
