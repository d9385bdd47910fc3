/** All words that people read. en/ gives the shape, de/ must match it: the compiler says what is missing. */
export { cardName, isColoured, suitSign, valueFace } from './cards.ts';
export { localizedChoice, localizedCommand, localizedOption, localizedSubcommand } from './commandText.ts';
export type { Language } from './language.ts';
export { locales, pickLocale } from './locale.ts';
export type { Locale } from './locale.ts';
export { countdown, moment } from './moments.ts';
export type { BookId } from './rulesPage.ts';
export { BOOKS, parseBookId } from './rulesPage.ts';
export type { AnyRefusal } from './refusal.ts';
export { formationName, sayRefusal } from './saying.ts';
export { matchCards } from './typedCard.ts';
