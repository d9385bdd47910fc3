import type { Decision } from '../ruleset.ts';
import { readAction } from './actions.ts';
import { codeOf } from './cards.ts';
import { chronicleInto } from './chronicle.ts';
import { mayClaim, placeInHand, type DuelCore } from './core.ts';
import { claim, end, mayEnd, play } from './flow.ts';
import { NOBODY, sideOf } from './layout.ts';
import { StonesPosition, type Inside } from './position.ts';
import { prove } from './prover.ts';
import { otherSeat, seatIndex } from './seats.ts';
import type { Action, Card, Event, Refusal, Seat, StoneNumber } from './types.ts';
import { boardOf } from './view.ts';

type Verdict = Decision<Event, Refusal>;

/**
 * What a seat doing something brings about: the event itself, then all that happens by itself, in order. Or why
 * it is refused; the first reason that applies, as `Refusal` lists them. A refused claim that everybody may hear
 * of comes with the event to remember it by.
 */
export function decideDuel(position: StonesPosition, seat: Seat, given: Action): Verdict {
  const inside = StonesPosition.open(position);
  const { core, ruleset } = inside;
  if (core.phase === 'over') return refuse({ code: 'game-over' });
  const action = readAction(ruleset, given);
  if (action === null) return refuse({ code: 'unknown-action' });
  if (action.type === 'resign') return breakOff(seat, 'resigned');
  if (action.type === 'timeout') return breakOff(seat, 'timedOut');
  if (core.turn !== seatIndex(seat)) return refuse({ code: 'not-your-turn' });
  switch (action.type) {
    case 'play':
      return decidePlay(inside, seat, action.card, action.stone);
    case 'claim':
      return decideClaim(inside, seat, action.stone);
    case 'end':
      return decideEnd(inside);
  }
}

function decidePlay({ core, ruleset }: Inside, seat: Seat, card: Card, stone: StoneNumber): Verdict {
  if (core.phase !== 'start') return refuse({ code: 'wrong-phase' });
  const place = placeInHand(core, seatIndex(seat), codeOf(card));
  if (place < 0) return refuse({ code: 'not-in-hand', card });
  if (isOwned(core, stone)) return refuse({ code: 'no-place', stone, why: 'owned' });
  if (core.laidCount[sideOf(stone, seat)] === 3) return refuse({ code: 'no-place', stone, why: 'full' });
  const events: Event[] = [{ type: 'played', seat, card, stone }];
  play(core.copy(), place, stone - 1, chronicleInto(events, ruleset));
  return { ok: true, events };
}

function decideClaim(inside: Inside, seat: Seat, stone: StoneNumber): Verdict {
  const { core, ruleset } = inside;
  if (!mayClaim(core)) return refuse({ code: 'wrong-phase' });
  const proof = prove(boardOf(ruleset, core), stone, seat);
  if (!proof.proven) {
    if (wasRefused(inside, seat, stone)) return refuse({ code: 'refused-before', stone, proof });
    // Only a verdict on cards is for everybody; a slip is between the player and the rules.
    const isPublic = !isOwned(core, stone) && core.laidCount[sideOf(stone, seat)] === 3;
    return refuse(
      { code: 'unproven', stone, proof },
      isPublic ? [{ type: 'claimRefused', seat, stone, proof }] : [],
    );
  }
  const events: Event[] = [{ type: 'claimed', seat, stone, proof }];
  claim(core.copy(), stone - 1, chronicleInto(events, ruleset));
  return { ok: true, events };
}

function decideEnd({ core, ruleset }: Inside): Verdict {
  if (!mayEnd(core)) return refuse({ code: 'must-play' });
  const events: Event[] = [];
  end(core.copy(), chronicleInto(events, ruleset));
  return { ok: true, events };
}

/** Giving up and running out of time: possible for either seat, at any time. */
function breakOff(seat: Seat, type: 'resigned' | 'timedOut'): Verdict {
  const by = type === 'resigned' ? 'resign' : 'timeout';
  return {
    ok: true,
    events: [
      { type, seat },
      { type: 'ended', outcome: { winner: otherSeat(seat), by } },
    ],
  };
}

/** Whether this very claim was refused before and nothing has happened since. */
function wasRefused({ refused, age }: Inside, seat: Seat, stone: StoneNumber): boolean {
  return refused.some((claim) => claim.seat === seat && claim.stone === stone && claim.age === age);
}

function isOwned(core: DuelCore, stone: StoneNumber): boolean {
  return core.owner[stone - 1] !== NOBODY;
}

function refuse(refusal: Refusal, noted: readonly Event[] = []): Verdict {
  return { ok: false, refusal, noted };
}
