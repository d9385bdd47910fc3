import { cardOf } from './cards.ts';
import { canPlay, HAND_SLOTS, mayClaim, type DuelCore } from './core.ts';
import { mayEnd } from './flow.ts';
import { StonesPosition } from './position.ts';
import { stonesOf } from './seats.ts';
import type { Action, RulesetId } from './types.ts';

/** All that the seat whose turn it is may do, resigning left out: claims, then cards in hand, then ending the turn. */
export function legalActions(position: StonesPosition): Action[] {
  const { core, ruleset } = StonesPosition.open(position);
  return [...legalClaims(core), ...legalPlays(core, ruleset), ...legalEnd(core)];
}

/** The cards of a seat, as codes. */
export function handOf(core: DuelCore, seat: number): number[] {
  const start = HAND_SLOTS * seat;
  return [...core.hands.subarray(start, start + (core.handSize[seat] ?? 0))];
}

function legalClaims(core: DuelCore): Action[] {
  if (!mayClaim(core)) return [];
  return stonesOf(core.provable[core.turn] ?? 0).map((stone) => ({ type: 'claim', stone }));
}

function legalPlays(core: DuelCore, ruleset: RulesetId): Action[] {
  if (core.phase !== 'start' || !canPlay(core)) return [];
  const stones = stonesOf(core.open[core.turn] ?? 0);
  return handOf(core, core.turn).flatMap((code) => {
    const card = cardOf(ruleset, code);
    return stones.map((stone) => ({ type: 'play' as const, card, stone }));
  });
}

function legalEnd(core: DuelCore): Action[] {
  return mayEnd(core) ? [{ type: 'end' }] : [];
}
