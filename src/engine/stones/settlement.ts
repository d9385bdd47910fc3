import { NO_CARD, valueOf } from './cards.ts';
import { close, findProofs, giveStone, type DuelCore } from './core.ts';
import { NOBODY } from './layout.ts';
import { isProof, judge } from './prover.ts';
import { ALL_STONES, countStones, lowestStone } from './seats.ts';
import type { AwardReason, OutcomeKind } from './types.ts';
import { winBy } from './winning.ts';

/** The end of a duel in which nobody can play any more, and every other end that stones bring about. */

/** Hears what a settlement does, in its order. */
export interface SettlementChronicle {
  /** In a step, a stone goes to a seat, or to nobody (`NOBODY`), for a reason. */
  awarded(step: 1 | 2 | 3, stone: number, seat: number, reason: AwardReason): void;
  ended(winner: number, by: OutcomeKind): void;
}

/** Settles the stones that nobody owns and ends the duel. */
export function settle(core: DuelCore, chronicle: SettlementChronicle): void {
  if (core.setup.settlement === 'at-once') settleAtOnce(core, chronicle);
  else settleInSteps(core, chronicle);
}

/**
 * Ends the duel where a seat meets a winning condition. Both can meet one only in the same step of a settlement:
 * then more stones win, and equally many draw. Says whether it ended.
 */
export function endIfWon(core: DuelCore, chronicle: SettlementChronicle): boolean {
  const a = winBy(core.owned[0] ?? 0);
  const b = winBy(core.owned[1] ?? 0);
  if (a === null && b === null) return false;
  if (a !== null && b !== null && lead(core) === 0) finish(core, NOBODY, 'draw', chronicle);
  else if (a !== null && (b === null || lead(core) > 0)) finish(core, 0, a, chronicle);
  else if (b !== null) finish(core, 1, b, chronicle);
  return true;
}

/** Every stone at the same time; who then meets no winning condition doesn't win. */
function settleAtOnce(core: DuelCore, chronicle: SettlementChronicle): void {
  for (let rest = unowned(core); rest !== 0; rest &= rest - 1) {
    const stone = lowestStone(rest);
    if (isComplete(core, 2 * stone) && isComplete(core, 2 * stone + 1)) awardBetter(core, stone, chronicle);
    else if (hasOneComplete(core, stone)) awardComplete(core, stone, 1, chronicle);
    else awardHigherSum(core, stone, 1, chronicle);
  }
  if (!endIfWon(core, chronicle)) finish(core, NOBODY, 'draw', chronicle);
}

/**
 * First the stones that are proven, then those with just one complete side, then the rest by cards and sum, and
 * the winning conditions are looked at after each of these steps; then whoever owns more stones wins.
 */
function settleInSteps(core: DuelCore, chronicle: SettlementChronicle): void {
  awardProven(core, chronicle);
  if (endIfWon(core, chronicle)) return;
  for (let rest = unowned(core); rest !== 0; rest &= rest - 1) {
    const stone = lowestStone(rest);
    if (hasOneComplete(core, stone)) awardComplete(core, stone, 2, chronicle);
  }
  if (endIfWon(core, chronicle)) return;
  for (let rest = unowned(core); rest !== 0; rest &= rest - 1)
    awardMoreCards(core, lowestStone(rest), chronicle);
  if (endIfWon(core, chronicle)) return;
  const ahead = lead(core);
  if (ahead === 0) finish(core, NOBODY, 'draw', chronicle);
  else finish(core, ahead > 0 ? 0 : 1, 'majority', chronicle);
}

function awardProven(core: DuelCore, chronicle: SettlementChronicle): void {
  findProofs(core, 0);
  findProofs(core, 1);
  const ofA = core.provable[0] ?? 0;
  for (let rest = ofA | (core.provable[1] ?? 0); rest !== 0; rest &= rest - 1) {
    const stone = lowestStone(rest);
    const seat = (ofA & (1 << stone)) === 0 ? 1 : 0;
    const why = judge(core, 2 * stone + seat);
    if (isProof(why)) award(core, 1, stone, seat, why, chronicle);
  }
}

function awardBetter(core: DuelCore, stone: number, chronicle: SettlementChronicle): void {
  const ofA = judge(core, 2 * stone);
  const ofB = judge(core, 2 * stone + 1);
  if (isProof(ofA)) award(core, 1, stone, 0, ofA, chronicle);
  else if (isProof(ofB)) award(core, 1, stone, 1, ofB, chronicle);
}

function awardComplete(core: DuelCore, stone: number, step: 1 | 2, chronicle: SettlementChronicle): void {
  award(core, step, stone, isComplete(core, 2 * stone) ? 0 : 1, 'only-complete', chronicle);
}

function awardMoreCards(core: DuelCore, stone: number, chronicle: SettlementChronicle): void {
  const more = (core.laidCount[2 * stone] ?? 0) - (core.laidCount[2 * stone + 1] ?? 0);
  if (more === 0) awardHigherSum(core, stone, 3, chronicle);
  else award(core, 3, stone, more > 0 ? 0 : 1, 'more-cards', chronicle);
}

function awardHigherSum(core: DuelCore, stone: number, step: 1 | 3, chronicle: SettlementChronicle): void {
  const higher = sumOfSide(core, 2 * stone) - sumOfSide(core, 2 * stone + 1);
  if (higher === 0) chronicle.awarded(step, stone, NOBODY, 'equal');
  else award(core, step, stone, higher > 0 ? 0 : 1, 'higher-sum', chronicle);
}

function award(
  core: DuelCore,
  step: 1 | 2 | 3,
  stone: number,
  seat: number,
  reason: AwardReason,
  chronicle: SettlementChronicle,
): void {
  giveStone(core, stone, seat);
  chronicle.awarded(step, stone, seat, reason);
}

function finish(core: DuelCore, winner: number, by: OutcomeKind, chronicle: SettlementChronicle): void {
  close(core, winner, by);
  chronicle.ended(winner, by);
}

/** By how many stones A is ahead. */
function lead(core: DuelCore): number {
  return countStones(core.owned[0] ?? 0) - countStones(core.owned[1] ?? 0);
}

function unowned(core: DuelCore): number {
  return ALL_STONES & ~(core.owned[0] ?? 0) & ~(core.owned[1] ?? 0);
}

function isComplete(core: DuelCore, side: number): boolean {
  return core.laidCount[side] === 3;
}

function hasOneComplete(core: DuelCore, stone: number): boolean {
  return isComplete(core, 2 * stone) !== isComplete(core, 2 * stone + 1);
}

function sumOfSide(core: DuelCore, side: number): number {
  let sum = 0;
  for (let place = 3 * side; place < 3 * side + 3; place++) sum += valueOf(core.laid[place] ?? NO_CARD);
  return sum;
}
