import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { observe } from '../../src/engine/stones/analysis.ts';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import type { DuelRecord } from '../../src/engine/stones/record.ts';
import { STONE_NUMBERS } from '../../src/engine/stones/seats.ts';
import { turnOptions } from '../../src/engine/stones/turn.ts';
import type { Card, Event, Seat } from '../../src/engine/stones/types.ts';
import { eventsOf, evolve, rulesetOf, variantNamed, type Variant } from './duels.ts';
import { generatorFrom, playSetup, setups, shuffled } from './games.ts';

/**
 * Nothing that a seat may see, and no verdict, depends on a card that is hidden from it: the hidden cards are
 * dealt anew, the same actions are played, and every byte is the same.
 */

describe.each([null, 'A', 'B'] as const)('what %s may see', (seat) => {
  it('is the same when the hidden cards are dealt anew', () => {
    const moment = fc.double({ min: 0, max: 0.999, noNaN: true });
    const property = fc.property(setups(), moment, (setup, when) => {
      const variant = variantNamed(setup.variant);
      const { record, positions } = playSetup(setup);
      const actions = record.actions.slice(0, Math.floor(when * (positions.length - 1)));
      const shown = follow(variant, { ...record, actions });
      const hidden = hiddenFrom(seat, record, shown.position);
      fc.pre(hidden.size > 1);
      const deck = redealt(record.deck, hidden, generatorFrom(setup.seed + 1));
      const other = follow(variant, { ...record, deck, actions });
      expect(deck).not.toEqual(record.deck);
      expect(seen(other.position, seat)).toBe(seen(shown.position, seat));
      expect(JSON.stringify(heard(other.events, seat))).toBe(JSON.stringify(heard(shown.events, seat)));
    });
    fc.assert(property, { numRuns: 120 });
  });
});

/** The cards of the other hand, or of both, and of the pile. */
function hiddenFrom(seat: Seat | null, record: DuelRecord, position: StonesPosition): Set<Card> {
  const { stones } = rulesetOf(position).view(position, null);
  const own = seat === null ? [] : rulesetOf(position).view(position, seat).hand;
  const known = new Set([...own, ...stones.flatMap(({ A, B }) => [...A, ...B])]);
  return new Set(record.deck.filter((card) => !known.has(card)));
}

/** The deck with the hidden cards in another order at the same places. */
function redealt(deck: readonly Card[], hidden: ReadonlySet<Card>, generator: () => number): Card[] {
  const anew = shuffled([...hidden], generator);
  // Reversed where chance brought the old order back.
  const old = deck.filter((card) => hidden.has(card));
  const order = anew.every((card, place) => card === old[place]) ? old.reverse() : anew;
  const rest = order.values();
  return deck.map((card) => (hidden.has(card) ? (rest.next().value ?? card) : card));
}

function follow(
  { ruleset, options }: Variant,
  record: DuelRecord,
): { position: StonesPosition; events: Event[] } {
  const { deck, first } = record;
  let position = ruleset.deal({ options, deck, first });
  const events: Event[] = [];
  for (const action of record.actions) {
    const brought = eventsOf(position, action);
    events.push(...brought);
    position = evolve(position, brought);
  }
  return { position, events };
}

/** Everything that is shown to a seat, and the verdict on every claim that it, or whoever is up, could try. */
function seen(position: StonesPosition, seat: Seat | null): string {
  const ruleset = rulesetOf(position);
  const view = ruleset.view(position, seat);
  const claimer = ruleset.toMove(position) ?? 'A';
  const verdicts = STONE_NUMBERS.map((stone) => {
    const decision = ruleset.decide(position, claimer, { type: 'claim', stone });
    return decision.ok ? decision.events.filter(({ type }) => type !== 'drew') : decision;
  });
  const observation = seat === null ? null : observe(position, seat);
  return JSON.stringify([view, turnOptions(view), verdicts, observation]);
}

/** Events, with the drawn cards of others hidden. */
function heard(events: readonly Event[], seat: Seat | null): object[] {
  return events.map((event) =>
    event.type === 'drew' && event.seat !== seat ? { type: event.type, seat: event.seat } : event,
  );
}
