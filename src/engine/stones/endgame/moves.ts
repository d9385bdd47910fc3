import { cardOf, NO_CARD } from '../cards.ts';
import { silence } from '../chronicle.ts';
import { canPlay, HAND_SLOTS, mayClaim, placeInHand, type DuelCore } from '../core.ts';
import { claim, end, mayEnd, play } from '../flow.ts';
import { lowestStone, stoneAt } from '../seats.ts';
import type { Action, RulesetId } from '../types.ts';

/**
 * An action as a small integer: `card << 4 | stone`, the stone from 1. Without a card it claims the stone, and `END` ends
 * the turn.
 */
export type Move = number;

export const NO_MOVE: Move = 0;
const END: Move = 15;

/** Moves without a card are below this. */
export const CARDLESS: Move = 16;

/** The most moves that there can be: nine claims, seven cards at nine stones, and some to spare. */
export const MOST_MOVES = 80;

/** Writes every legal move into `moves`, claims first, and gives how many there are. */
export function listMoves(core: DuelCore, moves: Uint16Array): number {
  const claims = mayClaim(core) ? addClaims(core, moves) : 0;
  if (core.phase === 'start' && canPlay(core)) return addPlays(core, moves, claims);
  if (!mayEnd(core)) return claims;
  moves[claims] = END;
  return claims + 1;
}

function addClaims(core: DuelCore, moves: Uint16Array): number {
  let count = 0;
  for (let rest = core.provable[core.turn] ?? 0; rest !== 0; rest &= rest - 1) {
    moves[count++] = lowestStone(rest) + 1;
  }
  return count;
}

function addPlays(core: DuelCore, moves: Uint16Array, before: number): number {
  let count = before;
  const start = HAND_SLOTS * core.turn;
  for (let place = start; place < start + (core.handSize[core.turn] ?? 0); place++) {
    const card = (core.hands[place] ?? NO_CARD) << 4;
    for (let rest = core.open[core.turn] ?? 0; rest !== 0; rest &= rest - 1) {
      moves[count++] = card | (lowestStone(rest) + 1);
    }
  }
  return count;
}

/** Carries a legal move out, with everything that then happens by itself. */
export function makeMove(core: DuelCore, move: Move): void {
  const card = move >> 4;
  if (move === END) end(core, silence);
  else if (card === NO_CARD) claim(core, move - 1, silence);
  else play(core, placeInHand(core, core.turn, card), (move & 15) - 1, silence);
}

/** A move as an action. */
export function actionOf(ruleset: RulesetId, move: Move): Action {
  const card = move >> 4;
  if (move === END) return { type: 'end' };
  const stone = stoneAt((move & 15) - 1);
  return card === NO_CARD ? { type: 'claim', stone } : { type: 'play', card: cardOf(ruleset, card), stone };
}
