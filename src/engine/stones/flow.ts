import { NO_CARD } from './cards.ts';
import { canPlay, dropCard, giveStone, handOver, lay, mayClaim, takeCard, type DuelCore } from './core.ts';
import { endIfWon, settle, type SettlementChronicle } from './settlement.ts';

/**
 * What the three actions of a turn bring about, with everything that then happens by itself. Whether an action
 * is allowed was asked before (`mayClaim`, `canPlay`, `mayEnd` and the masks of the core).
 */

/** Hears what happens by itself, in the order in which it happens. */
export interface Chronicle extends SettlementChronicle {
  drew(seat: number, card: number): void;
  turnEnded(seat: number): void;
  /** The turn ended and no card was played in it, since none could be. */
  passed(seat: number): void;
}

/** The seat whose turn it is lays the card at this place of `hands` at a stone. */
export function play(core: DuelCore, place: number, stone: number, chronicle: Chronicle): void {
  const card = core.hands[place] ?? NO_CARD;
  dropCard(core, core.turn, place);
  lay(core, card, 2 * stone + core.turn);
  proceed(core, chronicle);
}

/** The seat whose turn it is takes a stone; that may win in the middle of several claims. */
export function claim(core: DuelCore, stone: number, chronicle: Chronicle): void {
  giveStone(core, stone, core.turn);
  if (!endIfWon(core, chronicle)) proceed(core, chronicle);
}

/** The seat whose turn it is ends it, or passes. */
export function end(core: DuelCore, chronicle: Chronicle): void {
  endTurn(core, chronicle);
  proceed(core, chronicle);
}

/** Whether the turn may be ended by hand: the card is played, or none can be. */
export function mayEnd(core: DuelCore): boolean {
  return core.phase === 'played' || (core.phase === 'start' && !canPlay(core));
}

/** Turns end by themselves until somebody has something to decide or the duel is over. */
function proceed(core: DuelCore, chronicle: Chronicle): void {
  while (core.phase !== 'over' && !hasDecision(core)) endTurn(core, chronicle);
}

function hasDecision(core: DuelCore): boolean {
  if (core.phase === 'start' && canPlay(core)) return true;
  return core.provable[core.turn] !== 0 && mayClaim(core);
}

/**
 * The card is drawn, the other seat is up. Two turns in a row without play mean that neither can play any more:
 * hands grow and places open for nobody who has once been unable to play. Then the duel is settled.
 */
function endTurn(core: DuelCore, chronicle: Chronicle): void {
  const seat = core.turn;
  if (core.phase === 'start') {
    chronicle.passed(seat);
    handOver(core, core.passes + 1);
  } else {
    draw(core, seat, chronicle);
    chronicle.turnEnded(seat);
    handOver(core, 0);
  }
  if (core.passes === 2) settle(core, chronicle);
}

function draw(core: DuelCore, seat: number, chronicle: Chronicle): void {
  const card = core.deck[core.dealt] ?? NO_CARD;
  if (card === NO_CARD) return;
  takeCard(core, seat, card);
  chronicle.drew(seat, card);
}
