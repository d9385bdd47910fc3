/**
 * The contract that every ruleset fulfils, whatever its number of players.
 *
 * A ruleset is a library of pure functions: no clock, no dice, no memory. Chance lives in the deck that the
 * `dealt` event brings along; what is turned up from it later is turned up by the events that follow, so a
 * solo game whose pile opens card by card fits the contract as well as a duel does.
 */

/** The types that one family of games speaks in. */
export interface Vocabulary {
  readonly seat: string;
  readonly options: object;
  readonly position: object;
  readonly view: object;
  readonly action: { readonly type: string };
  readonly event: { readonly type: string };
  readonly refusal: { readonly code: string };
  readonly outcome: object;
}

/**
 * The answer to an action: the events that it brings about, automatic ones included, or why it is refused.
 * `noted` holds what a refusal leaves behind (a public verdict of the prover is worth remembering); it changes
 * nothing that the rules look at.
 */
export type Decision<Event, Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal; readonly noted: readonly Event[] };

/** A value that was read from outside, or the sentence that says what is wrong with it. */
export type Parsed<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** What is needed to begin: the options, the whole shuffled deck (top first) and who starts. */
export interface Deal<G extends Vocabulary, Card> {
  readonly options: G['options'];
  readonly deck: readonly Card[];
  readonly first: G['seat'];
  /** The 32 bytes (hex) that the deck was shuffled from; kept for the record, never looked at by the rules. */
  readonly seed?: string;
}

/** A ruleset. `Card` is the card type of its family. */
export interface Ruleset<G extends Vocabulary, Card extends string = string> {
  readonly id: string;
  /** Who can sit here, in order: `['A', 'B']` for a duel, `['A']` alone. */
  readonly seats: readonly G['seat'][];
  /** Every card of the deck once, in canonical order. */
  readonly deck: readonly Card[];
  /** Completes partial options with the defaults; an unknown option or value gives a sentence. */
  parseOptions(given: Readonly<Record<string, unknown>>): Parsed<G['options']>;
  /** The position after the deal, made from the `dealt` event alone. */
  deal(deal: Deal<G, Card>): G['position'];
  /** What `seat` doing `action` brings about. Never changes the position given. */
  decide(position: G['position'], seat: G['seat'], action: G['action']): Decision<G['event'], G['refusal']>;
  /** The position after an event. Never judges, so that old tables load after a rule was mended. */
  evolve(position: G['position'], event: G['event']): G['position'];
  /** All actions that `decide` accepts from the seat that is up, resigning and timeouts left out; `[]` when over. */
  legalActions(position: G['position']): readonly G['action'][];
  /** Whose turn it is, or null when over. */
  toMove(position: G['position']): G['seat'] | null;
  /** What a seat may see, or, with null, what everybody may. The one place where secrets are removed. */
  view(position: G['position'], seat: G['seat'] | null): G['view'];
  /** How it ended, or null while it runs. */
  outcome(position: G['position']): G['outcome'] | null;
  /** Actions as text, like `play 9s 4`. */
  makeAction(action: G['action']): string;
  /** Reads an action's text; null where it is not of a listed form. */
  parseAction(text: string): G['action'] | null;
}
