import { quote } from '../quote.ts';
import type { Parsed } from '../ruleset.ts';
import { parseGridAction } from './actions.ts';
import { DECK, parseGridCard } from './cards.ts';
import { decideGrid } from './decide.ts';
import { dealGrid, evolveGrid } from './position.ts';
import type { GridPosition } from './position.ts';
import { parseGridOptions } from './ruleset.ts';
import type { GridCard, GridRefusal, GridVariant } from './types.ts';

/** A whole game written down: how the cards lay, and every action. */
export interface GridRecord {
  readonly variant: GridVariant;
  /** The whole shuffled deck, top first. */
  readonly deck: readonly GridCard[];
  /** As in `replayGridRecord`; whether they are legal is found out there. */
  readonly actions: readonly string[];
}

/** A record as plain JSON. */
export interface WrittenGridRecord {
  readonly game: 'gridcannon';
  readonly variant: GridVariant;
  readonly deck: string;
  readonly actions: readonly string[];
}

/** Writes a record down; `parseGridRecord` reads it back to an equal one. */
export function makeGridRecord({ variant, deck, actions }: GridRecord): WrittenGridRecord {
  return { game: 'gridcannon', variant, deck: deck.join(' '), actions };
}

/** Reads a record from JSON; the variant may be left out. What is wrong with it is said in a sentence. */
export function parseGridRecord(given: Readonly<Record<string, unknown>>): Parsed<GridRecord> {
  const { variant, actions } = given;
  const options = parseGridOptions(variant === undefined ? {} : { variant });
  if (!options.ok) return options;
  const deck = parseDeck(given['deck']);
  if (!deck.ok) return deck;
  if (!Array.isArray(actions) || !actions.every((each): each is string => typeof each === 'string')) {
    return { ok: false, message: '"actions" must be a list of texts.' };
  }
  return { ok: true, value: { variant: options.value.variant, deck: deck.value, actions } };
}

function parseDeck(given: unknown): Parsed<readonly GridCard[]> {
  if (typeof given !== 'string') {
    return { ok: false, message: '"deck" must be a text: all cards, top first, with blanks between.' };
  }
  const cards: GridCard[] = [];
  for (const text of given.split(' ')) {
    const card = parseGridCard(text);
    const place = `Card ${cards.length + 1} of the deck, ${quote(text)},`;
    if (card === null) return { ok: false, message: `${place} is no card of gridcannon.` };
    if (cards.includes(card)) return { ok: false, message: `${place} is in it already.` };
    cards.push(card);
  }
  const missing = DECK.find((card) => !cards.includes(card));
  if (missing === undefined) return { ok: true, value: cards };
  return {
    ok: false,
    message: `The deck has ${cards.length} of ${DECK.length} cards; ${quote(missing)}, for one, is missing.`,
  };
}

/** Where a record leads to; or the first action that is illegal, why, and the position before it. */
export type GridReplay =
  | { readonly ok: true; readonly position: GridPosition }
  | {
      readonly ok: false;
      readonly at: number;
      readonly refusal: GridRefusal;
      readonly position: GridPosition;
    };

/** Plays a record through. Turning cards up is no action: it happens by itself. */
export function replayGridRecord({ variant, deck, actions }: GridRecord): GridReplay {
  let position = dealGrid({ options: { variant }, deck });
  for (const [at, text] of actions.entries()) {
    const action = parseGridAction(text);
    const decision = action && decideGrid(position, action);
    if (!decision?.ok) {
      return { ok: false, at, refusal: decision?.refusal ?? unreadable(position), position };
    }
    position = decision.events.reduce(evolveGrid, position);
  }
  return { ok: true, position };
}

/** A text that is no action. After the end nothing is, whatever it says. */
function unreadable(position: GridPosition): GridRefusal {
  const resigned = decideGrid(position, { type: 'resign' });
  return resigned.ok ? { code: 'unknown-action' } : resigned.refusal;
}
