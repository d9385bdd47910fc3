import { cardOf } from './cards.ts';
import type { Chronicle } from './flow.ts';
import { seatAt, seatOrNull, stoneAt } from './seats.ts';
import type { Award, Event, RulesetId } from './types.ts';

/** Nobody listens to a random duel, or to one that is thought through. */
export const silence: Chronicle = {
  drew: () => undefined,
  turnEnded: () => undefined,
  passed: () => undefined,
  awarded: () => undefined,
  ended: () => undefined,
};

/** A chronicle that writes what happens by itself behind the events that are there. */
export function chronicleInto(events: Event[], ruleset: RulesetId): Chronicle {
  return {
    drew: (seat, card) => events.push({ type: 'drew', seat: seatAt(seat), card: cardOf(ruleset, card) }),
    turnEnded: (seat) => events.push({ type: 'turnEnded', seat: seatAt(seat), passed: false }),
    passed: (seat) => events.push({ type: 'turnEnded', seat: seatAt(seat), passed: true }),
    awarded: (step, stone, seat, reason) =>
      addAward(events, step, { stone: stoneAt(stone), seat: seatOrNull(seat), reason }),
    ended: (winner, by) => events.push({ type: 'ended', outcome: { winner: seatOrNull(winner), by } }),
  };
}

/** All awards of one step are one event. */
function addAward(events: Event[], step: 1 | 2 | 3, award: Award): void {
  const last = events.at(-1);
  if (last?.type === 'settled' && last.step === step) {
    events.splice(-1, 1, { ...last, awards: [...last.awards, award] });
  } else {
    events.push({ type: 'settled', step, awards: [award] });
  }
}
