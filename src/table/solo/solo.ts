import { decideGrid } from '../../engine/gridcannon/decide.ts';
import { dealGrid, evolveGrid } from '../../engine/gridcannon/position.ts';
import type { GridPosition } from '../../engine/gridcannon/position.ts';
import type { GridAction, GridEvent, GridRefusal, GridView } from '../../engine/gridcannon/types.ts';
import { legalGridActions, viewOfGrid } from '../../engine/gridcannon/view.ts';
import type { Decision } from '../../engine/ruleset.ts';
import { dayAt } from './day.ts';
import type { SoloEnding, SoloMove, SoloRow, StoredSolo } from './ports.ts';

/** A game of Gridcannon as it stands: its row, its moves, and where they have led. */
export class Solo {
  readonly row: SoloRow;
  readonly moves: readonly SoloMove[];
  readonly #position: GridPosition;

  private constructor({ row, moves }: StoredSolo) {
    this.row = row;
    this.moves = moves;
    this.#position = moves.flatMap(({ events }) => events).reduce(evolveGrid, dealt(row));
  }

  /** The game that was stored. */
  static of(stored: StoredSolo): Solo {
    return new Solo(stored);
  }

  get view(): GridView {
    return viewOfGrid(this.#position);
  }

  /** Whether the newest move can be taken back: nothing was turned up by it, no card laid, and the game goes on. */
  get canUndo(): boolean {
    const last = this.moves.at(-1);
    return this.row.ending === null && last !== undefined && last.version > 0 && !last.events.some(stands);
  }

  /** What happened after a version. */
  newsSince(version: number): readonly GridEvent[] {
    return this.moves.filter((move) => move.version > version).flatMap(({ events }) => events);
  }

  /** What an action brings about, with the choices after it that have one answer; or why it is refused. */
  decide(action: GridAction): Decision<GridEvent, GridRefusal> {
    const decision = decideGrid(this.#position, action);
    if (!decision.ok) return decision;
    const after = decision.events.reduce(evolveGrid, this.#position);
    return { ok: true, events: [...decision.events, ...withoutAsking(after)] };
  }

  /** The game after one more move, which may have ended it, at `now` (milliseconds). */
  afterMove(events: readonly GridEvent[], now: number): Solo {
    const version = this.row.version + 1;
    return this.#changed({ version, ...closing(events, now) }, [...this.moves, { version, events }]);
  }

  /** The game without its newest move. */
  afterUndo(): Solo {
    return this.#changed({ version: this.row.version + 1 }, this.moves.slice(0, -1));
  }

  /** The game after its day is over. */
  afterDay(now: number): Solo {
    const ending: SoloEnding = { status: 'lost', by: 'day-over' };
    return this.#changed({ version: this.row.version + 1, ending, endedAt: now }, this.moves);
  }

  /** Whether the number of the deal and what it held are secret: it is the daily one of a day that isn't over. */
  isSecretAt(now: number): boolean {
    return this.row.daily !== null && this.row.daily >= dayAt(now);
  }

  #changed(change: Partial<SoloRow>, moves: readonly SoloMove[]): Solo {
    return new Solo({ row: { ...this.row, ...change }, moves });
  }
}

/** What happens in a game before its player is asked for anything. */
export function firstEvents(deal: Pick<SoloRow, 'variant' | 'deck'>): readonly GridEvent[] {
  return withoutAsking(dealt(deal));
}

function dealt({ variant, deck }: Pick<SoloRow, 'variant' | 'deck'>): GridPosition {
  return dealGrid({ options: { variant }, deck });
}

/** Places royals and armour for as long as there is one answer only: nobody is asked for those. */
function withoutAsking(start: GridPosition): readonly GridEvent[] {
  const events: GridEvent[] = [];
  for (let position = start; ;) {
    const [only, ...others] = legalGridActions(position);
    if (only === undefined || others.length > 0 || (only.type !== 'royal' && only.type !== 'armour'))
      return events;
    const decision = decideGrid(position, only);
    if (!decision.ok) throw new Error(`${only.type} is legal, but was refused.`);
    events.push(...decision.events);
    position = decision.events.reduce(evolveGrid, position);
  }
}

/** Whether an event makes its move stand: cards of the pile came to light by it, a card was laid, setup was ended. */
function stands({ type }: GridEvent): boolean {
  switch (type) {
    case 'turnedUp':
    case 'filled':
    case 'wentUnder':
    case 'placed':
    case 'kept':
    case 'swapped':
    case 'setupEnded':
    case 'resigned':
    case 'ended':
      return true;
    case 'royalPlaced':
    case 'setupRoyalUp':
    case 'extracted':
    case 'reassigned':
    case 'armoured':
    case 'fired':
    case 'heldBack':
    case 'resumed':
      return false;
  }
}

function closing(events: readonly GridEvent[], endedAt: number): Partial<SoloRow> {
  const end = events.find((event) => event.type === 'ended');
  if (end === undefined) return {};
  const { outcome } = end;
  const ending: SoloEnding = outcome.won
    ? { status: 'won', score: outcome.score }
    : { status: 'lost', by: outcome.by };
  return { ending, endedAt };
}
