/**
 * Painters: a view and a language in, Discord's message JSON out. Public painters speak the table's language and
 * take a `PublicView`; private ones take the reader's `Locale` besides.
 */
export type { Message } from './message.ts';
export type { PublicView, SeatView, TableFace } from './table.ts';
export { isSeatView, toPublic } from './table.ts';
export type { Pending, Press } from './customId.ts';
export { makeCustomId, parseCustomId } from './customId.ts';
export type { ChallengeEnding } from './challenge.ts';
export { paintChallenge, paintClosedChallenge } from './challenge.ts';
export { paintLapse, paintReminder } from './clock.ts';
export { paintEnded } from './ended.ts';
export { paintLogLine, paintTurn } from './turn.ts';
export type { ClaimEvent } from './verdict.ts';
export { paintVerdict } from './verdict.ts';
export { paintFinal } from './final.ts';
export type { HandState } from './hand.ts';
export { paintHand } from './hand.ts';
export { paintPrivateBoard } from './privateBoard.ts';
export { mayAskWhy, paintWhy, paintWhyList, seatToExplain } from './why.ts';
export type { DuelChoice } from './questions.ts';
export { paintCardPicker, paintDuelPicker, paintEndMatchQuestion, paintResignQuestion } from './questions.ts';
export { paintRules } from './rules.ts';
export type { LeaderboardSheet } from './leaderboard.ts';
export { CHAMPIONS_NAMED, paintLeaderboard } from './leaderboard.ts';
export type { SoloLeaderboardSheet } from './solo/leaderboard.ts';
export { paintSoloLeaderboard } from './solo/leaderboard.ts';
export type { StatsSheet } from './stats.ts';
export { paintStats } from './stats.ts';
export type { EndedDuel, GamesSheet, RunningDuel } from './games.ts';
export { paintGames } from './games.ts';
export type { ReplayPage } from './replay.ts';
export { paintReplay } from './replay.ts';
export { paintRecord } from './record.ts';
export type { SoloFace, SoloFaceEnding, SoloMode } from './solo/face.ts';
export { soloBoardText } from './solo/board.ts';
export { paintSolo } from './solo/running.ts';
export { paintSoloFinal } from './solo/final.ts';
export { paintSoloLine } from './solo/line.ts';
export { paintSoloElsewhere, paintSoloShare } from './solo/share.ts';
export { paintNotice } from './notice.ts';
export { cardLabel, stoneLabel, threadName } from './labels.ts';
export { escapeName, plainName } from './names.ts';
