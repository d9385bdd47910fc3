import { locales } from '../locale/index.ts';
import type { BookId, Locale } from '../locale/index.ts';
import { button, rows } from './buttons.ts';
import type { Button } from './buttons.ts';
import type { Message } from './message.ts';
import { textMessage } from './notice.ts';

/**
 * A page of a game's rules, with buttons to turn it and to read it in the other language.
 *
 * @param page from 0; beyond the last one the last is shown
 */
export function paintRules(words: Locale, ruleset: BookId, page: number): Message {
  const pages = words.rules(ruleset);
  const last = pages.length - 1;
  const shown = Math.max(0, Math.min(page, last));
  const { title, text } = pages[shown] ?? { title: '', text: '' };
  const { language } = words;
  const content = [
    `### ${words.game.rulesets[ruleset]}: ${title}`,
    text,
    `-# ${shown + 1} / ${pages.length}`,
  ].join('\n');
  const other = locales[language === 'en' ? 'de' : 'en'];
  return textMessage(
    content,
    rows([
      turner(ruleset, words, words.buttons.back, shown - 1, last),
      turner(ruleset, words, words.buttons.next, shown + 1, last),
      button({ kind: 'rules', ruleset, page: shown, language: other.language }, words.buttons.otherLanguage),
    ]),
  );
}

/** A button to a neighbouring page; there but dead where none is, so that the buttons keep their places. */
function turner(ruleset: BookId, { language }: Locale, label: string, target: number, last: number): Button {
  const page = Math.max(0, Math.min(target, last));
  return { ...button({ kind: 'rules', ruleset, page, language }, label, 'main'), disabled: page !== target };
}
