import type { Ruleset, Vocabulary } from '../ruleset.ts';
import { makeAction, parseAction } from './actions.ts';
import { deckOf } from './cards.ts';
import { decideDuel } from './decide.ts';
import { legalActions } from './legal.ts';
import { outcomeOf, toMove } from './outcome.ts';
import { dealDuel, evolveDuel, type StonesPosition } from './position.ts';
import { parseOptions, type DuelRules } from './rules.ts';
import { SEATS } from './seats.ts';
import type { Action, Card, Event, Options, Outcome, Refusal, RulesetId, Seat, View } from './types.ts';
import { viewOf } from './view.ts';

/** What the duels speak of, for the contract of all rulesets. */
export interface StonesVocabulary extends Vocabulary {
  readonly seat: Seat;
  readonly options: Options;
  readonly position: StonesPosition;
  readonly view: View;
  readonly action: Action;
  readonly event: Event;
  readonly refusal: Refusal;
  readonly outcome: Outcome;
}

/** A nine-stone duel for two. */
export interface StonesRuleset extends Ruleset<StonesVocabulary, Card> {
  readonly id: RulesetId;
}

/** The ruleset that plays by these rules. */
export function makeDuel(rules: DuelRules): StonesRuleset {
  const { id } = rules;
  return {
    id,
    seats: SEATS,
    deck: deckOf(id).cards,
    parseOptions: (given) => parseOptions(rules, given),
    deal: (deal) => dealDuel(id, deal),
    decide: decideDuel,
    evolve: evolveDuel,
    legalActions,
    toMove,
    view: viewOf,
    outcome: outcomeOf,
    makeAction,
    parseAction: (text) => parseAction(id, text),
  };
}
