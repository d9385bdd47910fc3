import { makeDuel, type StonesRuleset } from './duel.ts';
import { duelRules } from './rules.ts';
import type { RulesetId } from './types.ts';

/** The duels that can be played, each a ruleset of the contract. They differ by their rules' data alone. */

/** Every duel, in the order in which they are offered. */
export const rulesets: readonly StonesRuleset[] = duelRules.map(makeDuel);

/** The ruleset of an id. */
export function rulesetById(id: RulesetId): StonesRuleset {
  const ruleset = rulesets.find((each) => each.id === id);
  if (ruleset === undefined) throw new RangeError(`${id} is not in the list of rules`);
  return ruleset;
}

/** Reads the id of a duel; null where there is none of that name. */
export function parseRulesetId(text: string): RulesetId | null {
  return rulesets.find(({ id }) => id === text)?.id ?? null;
}
