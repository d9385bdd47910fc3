import { quote } from '../quote.ts';
import type { Parsed } from '../ruleset.ts';
import type { ClaimTiming, Options, RulesetId } from './types.ts';

/**
 * The three duels as data. All that tells them apart stands here and in their decks (cards.ts); everything else
 * about them is the same code.
 */

/**
 * What happens to the stones that nobody took: `at-once` decides all of them at the same time, `in-steps` hands
 * over the provable ones, then those with one finished side, then the rest, and then counts the stones.
 */
export type SettlementKind = 'at-once' | 'in-steps';

/** What an option can be; at least one thing. */
type Choices<Value> = readonly [Value, ...Value[]];

export interface DuelRules {
  readonly id: RulesetId;
  /** When one may claim, the standard first. */
  readonly claims: Choices<ClaimTiming>;
  /** How many cards a hand holds, the standard first. */
  readonly hand: Choices<Options['hand']>;
  readonly settlement: SettlementKind;
}

const borderStones: DuelRules = {
  id: 'border-stones',
  claims: ['before', 'any'],
  hand: [6, 7],
  settlement: 'at-once',
};

const schottenTotten: DuelRules = {
  id: 'schotten-totten',
  claims: ['before', 'any'],
  hand: [6],
  settlement: 'in-steps',
};

const schottenTottenOnline: DuelRules = {
  id: 'schotten-totten-online',
  claims: ['after', 'any'],
  hand: [6],
  settlement: 'in-steps',
};

const rules: Readonly<Record<RulesetId, DuelRules>> = {
  'border-stones': borderStones,
  'schotten-totten': schottenTotten,
  'schotten-totten-online': schottenTottenOnline,
};

/** The rules of every duel, in the order in which they are offered. */
export const duelRules: readonly DuelRules[] = [borderStones, schottenTotten, schottenTottenOnline];

/** The rules of a duel. */
export function rulesOf(id: RulesetId): DuelRules {
  return rules[id];
}

/** The options of a duel where nobody asked for others. */
export function standardOptions(duel: DuelRules): Options {
  return { claims: duel.claims[0], hand: duel.hand[0] };
}

/** Where in a turn a player stands. A turn in which no card can be played is before and after it at once. */
export type Moment = 'before-card' | 'after-card' | 'no-card';

/** Whether a stone may be claimed at this moment of one's turn. Who can't play may claim in every timing. */
export function isTimeToClaim(claims: ClaimTiming, moment: Moment): boolean {
  if (claims === 'any' || moment === 'no-card') return true;
  return claims === 'before' ? moment === 'before-card' : moment === 'after-card';
}

/**
 * Completes options with the standard ones. An option that this duel doesn't have, or a value that its option
 * can't take, gives a sentence that names what there is.
 */
export function parseOptions(duel: DuelRules, given: Readonly<Record<string, unknown>>): Parsed<Options> {
  const unknown = Object.keys(given).find((name) => name !== 'claims' && name !== 'hand');
  if (unknown !== undefined) {
    return {
      ok: false,
      message: `${duel.id} has no option ${quote(unknown)}, only "claims" and "hand".`,
    };
  }
  const claims = choose(duel, 'claims', duel.claims, given['claims']);
  if (!claims.ok) return claims;
  const hand = choose(duel, 'hand', duel.hand, given['hand']);
  if (!hand.ok) return hand;
  return { ok: true, value: { claims: claims.value, hand: hand.value } };
}

function choose<Value extends string | number>(
  duel: DuelRules,
  name: string,
  choices: Choices<Value>,
  given: unknown,
): Parsed<Value> {
  const value = given === undefined ? choices[0] : choices.find((choice) => choice === given);
  if (value !== undefined) return { ok: true, value };
  const possible = choices.map((choice) => JSON.stringify(choice)).join(' or ');
  return { ok: false, message: `The option "${name}" of ${duel.id} must be ${possible}.` };
}
