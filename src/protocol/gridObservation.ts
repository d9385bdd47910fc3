import { codeOf, DECK, isPloy, isRoyal, parseGridCard } from '../engine/gridcannon/cards.ts';
import { CELLS } from '../engine/gridcannon/geometry.ts';
import { legalInSight, type GridSight } from '../engine/gridcannon/sight.ts';
import { SPOTS, type GridCard, type Royal, type Spot } from '../engine/gridcannon/types.ts';
import { CardReader } from './cardReader.ts';
import {
  bad,
  GRIDCANNON,
  impossible,
  readCount,
  readNull,
  readObject,
  readOneOf,
  readText,
  type Fields,
} from './fields.ts';
import { RequestError } from './requestError.ts';

/** What `observe` says of a game of Gridcannon, read back into what a computer player sees. */

const HERE = 'observation.';
const PHASES = ['setup', 'swap', 'play', 'over'] as const;

/** Number cards, royals and ploys each have places of their own. */
type Kind = 'number' | 'royal' | 'ploy';

/**
 * Reads an observation of a game that runs. A card that can't be where it is said to be is a `bad-position`, and so is a
 * number of cards that doesn't come to the deck's; how the position came about is not judged.
 */
export function readGridSight(fields: Fields): GridSight {
  const phase = readOneOf(fields, 'phase', PHASES, HERE);
  if (phase === 'over') {
    throw new RequestError('bad-request', 'The game is over, so there is nothing to choose.');
  }
  readNull(fields, 'result', HERE);
  const cards = new GridReader();
  const sight: GridSight = {
    phase,
    grid: readGrid(fields, cards),
    royals: readRoyals(fields, cards),
    ploys: cards.list(fields, 'ploys', ['ploy']),
    used: cards.list(fields, 'used', ['ploy']),
    pending: cards.one(fields, 'pending', ['number', 'royal']),
    held: cards.one(fields, 'held', ['number']),
    pile: readCount(fields, 'pile', HERE),
    under: [],
  };
  const visible = cards.count;
  const under = cards.list(fields, 'under', ['number', 'royal', 'ploy']);
  checkCounts(sight, visible, under.length);
  checkWaiting(sight);
  return { ...sight, under };
}

function readGrid(fields: Fields, cards: GridReader): GridCard[][] {
  const { grid } = fields;
  if (!Array.isArray(grid) || grid.length !== CELLS.length) {
    throw bad(`${HERE}grid`, 'a list of nine texts', grid);
  }
  return grid.map((stack: unknown, index) => {
    const name = `grid[${index}]`;
    return cards.list({ [name]: stack }, name, ['number']);
  });
}

function readRoyals(fields: Fields, cards: GridReader): GridSight['royals'] {
  const given = readObject(fields, 'royals', HERE);
  const royals: Partial<Record<Spot, Royal>> = {};
  for (const name of Object.keys(given)) {
    const spot = readOneOf({ spot: name }, 'spot', SPOTS, `${HERE}royals, `);
    royals[spot] = readRoyal(readObject(given, name, `${HERE}royals.`), `royals.${name}.`, cards);
  }
  return royals;
}

function readRoyal(fields: Fields, where: string, cards: GridReader): Royal {
  const card = cards.must(fields, 'card', ['royal'], where);
  const armour = cards.list(fields, 'armour', ['number'], where);
  return { card, armour, dead: readOneOf(fields, 'dead', [true, false], HERE + where) };
}

/** All cards are seen or in the pile, but for the royals of the setup that aren't up yet. */
function checkCounts({ phase, pile }: GridSight, visible: number, under: number): void {
  if (under > pile) throw impossible(`${HERE}under: ${under} cards went under a pile of ${pile}.`);
  const sum = visible + pile;
  if (sum === DECK.length || (phase === 'setup' && sum < DECK.length)) return;
  throw impossible(
    `The cards that are seen (${visible}) and the pile (${pile}) must come to ${DECK.length}.`,
  );
}

/** What waits belongs to the phase, and something can be done. */
function checkWaiting(sight: GridSight): void {
  const { phase, pending } = sight;
  const waits = pending === null ? null : kindOf(pending);
  if (phase === 'setup' && waits !== 'royal') throw impossible(`${HERE}pending: in the setup a royal waits.`);
  if (phase === 'swap' && waits !== null) throw impossible(`${HERE}pending: before the swap no card waits.`);
  if (legalInSight(sight).length === 0) throw impossible('Nothing can be done in this position.');
}

/** Reads the cards of a place, of the kinds that may be there. */
class GridReader {
  readonly #cards = new CardReader(GRIDCANNON, parseGridCard);

  get count(): number {
    return this.#cards.count;
  }

  /** A list of cards, as a text with blanks between them. */
  list(fields: Fields, name: string, kinds: readonly Kind[], where = ''): GridCard[] {
    const place = HERE + where + name;
    return this.#cards
      .read(readText(fields, name, HERE + where), place)
      .map((card) => ofKind(card, kinds, place));
  }

  /** A card, or null where there is none. */
  one(fields: Fields, name: string, kinds: readonly Kind[]): GridCard | null {
    return fields[name] === null ? null : this.must(fields, name, kinds, '');
  }

  /** A card that has to be there. */
  must(fields: Fields, name: string, kinds: readonly Kind[], where: string): GridCard {
    const place = HERE + where + name;
    return ofKind(this.#cards.readOne(readText(fields, name, HERE + where), place), kinds, place);
  }
}

function ofKind(card: GridCard, kinds: readonly Kind[], place: string): GridCard {
  if (kinds.includes(kindOf(card))) return card;
  throw impossible(`${place}: ${card} can't be there.`);
}

function kindOf(card: GridCard): Kind {
  const code = codeOf(card);
  if (isPloy(code)) return 'ploy';
  return isRoyal(code) ? 'royal' : 'number';
}
