import { parseRulesetId, rulesets } from '../engine/stones/rulesets.ts';
import type { RulesetId } from '../engine/stones/types.ts';

/** A game that has a book of rules: every duel, and Gridcannon. */
export type BookId = RulesetId | 'gridcannon';

/** Every game that has a book, in the order in which they are offered. */
export const BOOKS: readonly BookId[] = [...rulesets.map(({ id }) => id), 'gridcannon'];

/** The game that a text names; null where it has no book. */
export function parseBookId(text: string): BookId | null {
  return text === 'gridcannon' ? text : parseRulesetId(text);
}

/** One page of the rules, as Discord's markdown. */
export interface RulesPage {
  readonly title: string;
  readonly text: string;
}

/** The complete rules of a game, page by page. */
export type RulesBook = (book: BookId) => readonly RulesPage[];

/** Asks for ♠ ♥ ♦ ♣ as letters: as emoji they would be twice as wide on some phones. */
const AS_TEXT = '\uFE0E';

/** A page whose suits are letters wherever it is read. */
export function withPlainSuits({ title, text }: RulesPage): RulesPage {
  return { title, text: text.replaceAll(/[♠♥♦♣]/gu, `$&${AS_TEXT}`) };
}

/** What tells the three games apart, for the texts. Cards are written out, since examples are part of the language. */
export interface RulesExamples {
  readonly suitedRun: string;
  readonly triple: string;
  readonly flush: string;
  readonly run: string;
  readonly sum: string;
  /** The lowest suited run, which still beats `nines`. */
  readonly lowest: string;
  readonly nines: string;
  /** Three of the highest values of one suit: nothing beats them. */
  readonly unbeatable: string;
  /** Ben's two cards beside Anna's nines, and the two that would make them a suited run. */
  readonly bens: string;
  readonly needs: readonly [string, string];
}

const french = (queen: string, king: string, jack: string): RulesExamples => ({
  suitedRun: '`7♠ 8♠ 9♠`',
  triple: '`9♠ 9♥ 9♦`',
  flush: `\`2♣ 6♣ ${king}♣\``,
  run: '`4♠ 5♥ 6♥`',
  sum: '`3♥ 8♠ 8♦`',
  lowest: '`A♥ 2♥ 3♥`',
  nines: '`9♠ 9♥ 9♦`',
  unbeatable: `\`${jack}♥ ${queen}♥ ${king}♥\``,
  bens: '`5♣ 6♣`',
  needs: ['`4♣`', '`7♣`'],
});

const clans: RulesExamples = {
  suitedRun: '`🔵5 🔵6 🔵7`',
  triple: '`🔺9 🔵9 🟪9`',
  flush: '`🍀2 🍀4 🍀9`',
  run: '`🔵4 ⭐5 🔶6`',
  sum: '`🔺2 🍀6 🔵6`',
  lowest: '`🔶1 🔶2 🔶3`',
  nines: '`🔺9 🔵9 🟪9`',
  unbeatable: '`🔺7 🔺8 🔺9`',
  bens: '`🍀5 🍀6`',
  needs: ['`🍀4`', '`🍀7`'],
};

/** The example cards of a game, with the letters that a language prints on court cards. */
export function examplesOf(
  ruleset: RulesetId,
  faces: { readonly J: string; readonly Q: string; readonly K: string },
): RulesExamples {
  return ruleset === 'border-stones' ? french(faces.Q, faces.K, faces.J) : clans;
}
