import type { Card, Formation, RulesetId } from '../engine/stones/types.ts';
import { cardName } from './cards.ts';
import type { Locale } from './locale.ts';
import type { AnyRefusal } from './refusal.ts';
import type { RefusalWords, Speech } from './speech.ts';

/** A formation in a game's own word, with its sum: `triple (27)`. */
export function formationName(formation: Formation, ruleset: RulesetId, locale: Locale): string {
  const { formations, formation: withSum } = locale.game;
  return withSum(formations[ruleset][formation.category], formation.sum);
}

/**
 * A refusal as one sentence: what is wrong and what is possible instead.
 *
 * @param locale the reader's words
 * @param table the ruleset spoken of, and the language whose faces lie on its table
 */
export function sayRefusal(
  locale: Locale,
  refusal: AnyRefusal,
  table: { readonly ruleset: RulesetId; readonly faces: Locale },
): string {
  return say(locale.refusals, refusal, {
    card: (card: Card) => cardName(card, table.faces),
    formation: (formation: Formation) => formationName(formation, table.ruleset, locale),
  });
}

/** Matches a refusal with the sentence of its own code; one code at a time is all that the compiler follows. */
function say<Code extends AnyRefusal['code']>(
  words: Pick<RefusalWords, Code>,
  refusal: Extract<AnyRefusal, { readonly code: Code }>,
  speech: Speech,
): string {
  const code: Code = refusal.code;
  return words[code](refusal, speech);
}
