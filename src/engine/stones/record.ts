import { quote } from '../quote.ts';
import type { Parsed } from '../ruleset.ts';
import { parseCard } from './cards.ts';
import { parseOptions, rulesOf } from './rules.ts';
import { parseRulesetId, rulesetById } from './rulesets.ts';
import type { Card, Options, RulesetId, Seat } from './types.ts';

/** A whole duel written down: how the cards lay, and every action that a player chose. */
export interface DuelRecord {
  readonly game: RulesetId;
  readonly options: Options;
  /** The whole shuffled deck, top first. */
  readonly deck: readonly Card[];
  /** Who began. */
  readonly first: Seat;
  /** As in `replayRecord`; whether they are legal is found out there. */
  readonly actions: readonly string[];
}

/** A record as plain JSON. */
export interface WrittenRecord {
  readonly game: RulesetId;
  readonly options: Options;
  readonly deck: string;
  readonly first: Seat;
  readonly actions: readonly string[];
}

/** Writes a record down; `parseRecord` reads it back to an equal one. */
export function makeRecord({ game, options, deck, first, actions }: DuelRecord): WrittenRecord {
  return { game, options, deck: deck.join(' '), first, actions };
}

/**
 * Reads a record from JSON. The options may be left out; an option that the duel doesn't have, and a deck that
 * isn't every card once, are errors, each with a sentence that says what is wrong. Other fields are passed over.
 */
export function parseRecord(given: unknown): Parsed<DuelRecord> {
  if (!isObject(given)) return wrong('A record must be an object.');
  const game = typeof given['game'] === 'string' ? parseRulesetId(given['game']) : null;
  if (game === null) return wrong(`The "game" of a record can't be ${quote(given['game'])}.`);
  const options = parseOptionsField(game, given['options']);
  if (!options.ok) return options;
  const deck = parseDeck(game, given['deck']);
  if (!deck.ok) return deck;
  const { first, actions } = given;
  if (first !== 'A' && first !== 'B') return wrong(`"first" must be "A" or "B", not ${quote(first)}.`);
  if (!isListOfTexts(actions)) return wrong('"actions" must be a list of texts.');
  return { ok: true, value: { game, options: options.value, deck: deck.value, first, actions } };
}

function parseOptionsField(game: RulesetId, given: unknown): Parsed<Options> {
  if (given !== undefined && !isObject(given))
    return wrong(`"options" must be an object, not ${quote(given)}.`);
  return parseOptions(rulesOf(game), given ?? {});
}

function parseDeck(game: RulesetId, given: unknown): Parsed<readonly Card[]> {
  if (typeof given !== 'string')
    return wrong('"deck" must be a text: all cards, top first, with blanks between.');
  const { deck: whole } = rulesetById(game);
  const cards: Card[] = [];
  const seen = new Set<Card>();
  for (const text of given.split(' ')) {
    const card = parseCard(game, text);
    if (card === null)
      return wrong(`Card ${cards.length + 1} of the deck, ${quote(text)}, is no card of ${game}.`);
    if (seen.has(card))
      return wrong(`Card ${cards.length + 1} of the deck, ${quote(card)}, is in it already.`);
    seen.add(card);
    cards.push(card);
  }
  const missing = whole.find((card) => !seen.has(card));
  if (missing === undefined) return { ok: true, value: cards };
  return wrong(
    `The deck has ${cards.length} of ${whole.length} cards; ${quote(missing)}, for one, is missing.`,
  );
}

function isObject(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}

function isListOfTexts(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.every((each) => typeof each === 'string');
}

function wrong(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}
