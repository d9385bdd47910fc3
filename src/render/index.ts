/**
 * Painters: a view and a language in, Discord's message JSON out. Public painters speak the table's language and
 * take a `PublicView`; private ones take the reader's `Locale` besides.
 */
export type { Message } from './message.ts';
export type { PublicView, SeatView, TableFace } from './table.ts';
export { isSeatView, toPublic } from './table.ts';
export type { Pending, Press } from './customId.ts';
export { makeCustomId, parseCustomId } from './customId.ts';
export { paintChallenge, paintClosedChallenge } from './challenge.ts';
export { paintLogLine, paintTurn } from './turn.ts';
export type { ClaimEvent } from './verdict.ts';
export { paintVerdict } from './verdict.ts';
export { paintFinal } from './final.ts';
export type { HandState } from './hand.ts';
export { paintHand } from './hand.ts';
export { paintPrivateBoard } from './privateBoard.ts';
export { mayAskWhy, paintWhy, paintWhyList, seatToExplain } from './why.ts';
export type { DuelChoice } from './questions.ts';
export { paintCardPicker, paintDuelPicker, paintResignQuestion } from './questions.ts';
export { paintRules } from './rules.ts';
export { paintNotice } from './notice.ts';
export { cardLabel, stoneLabel, threadName } from './labels.ts';
export { escapeName, plainName } from './names.ts';
