import { describe, expect, it } from 'vitest';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import { SEATS, STONE_NUMBERS } from '../../src/engine/stones/seats.ts';
import type { Action, Event } from '../../src/engine/stones/types.ts';
import { bytesOf, variants, type Variant } from './duels.ts';
import { manners, playGame } from './games.ts';

/** What every ruleset promises, whatever its rules. One suite for all of them. */

/** Seeds of the whole games that are looked at, one for each pair of manners. */
const GAMES = manners.map((manner, seed) => ({
  seed,
  manner: { A: manner, B: manners[(seed + 1) % manners.length] ?? manner },
}));

/** How many positions are passed over between two that are looked at closely. */
const STRIDE = 7;

describe.each(variants)('$name', (variant) => {
  const { ruleset } = variant;
  const games = GAMES.map(({ seed, manner }) => playGame(variant, seed, manner));
  const positions = games.flatMap((game) => game.positions);
  const some = positions.filter(
    (position, place) => place % STRIDE === 0 || ruleset.outcome(position) !== null,
  );

  it('accepts each legal action and refuses all others, and changes no position by it', () => {
    for (const position of some) {
      const before = bytesOf(position);
      const legal = ruleset.legalActions(position).map((action) => ruleset.makeAction(action));
      const accepted = allActions(variant).filter((action) => {
        const seat = ruleset.toMove(position) ?? 'A';
        return ruleset.decide(position, seat, action).ok;
      });
      expect(accepted.map((action) => ruleset.makeAction(action)).sort()).toEqual(legal.sort());
      expect(bytesOf(position)).toBe(before);
    }
  });

  it('lets the other seat do nothing but leave', () => {
    for (const position of some) {
      const other = SEATS.find((seat) => seat !== ruleset.toMove(position)) ?? 'A';
      const refusals = allActions(variant).map((action) => {
        const decision = ruleset.decide(position, other, action);
        return decision.ok ? 'accepted' : decision.refusal.code;
      });
      const isOver = ruleset.outcome(position) !== null;
      expect(new Set(refusals)).toEqual(new Set([isOver ? 'game-over' : 'not-your-turn']));
    }
  });

  it('has somebody to move, with something to do, exactly until the end', () => {
    for (const position of positions) {
      const isOver = ruleset.outcome(position) !== null;
      expect(ruleset.toMove(position) === null).toBe(isOver);
      expect(ruleset.legalActions(position).length === 0).toBe(isOver);
    }
  });

  it('lets events be kept as JSON, and leads to the same position with them, without changing the one before', () => {
    for (const position of some) {
      const before = bytesOf(position);
      for (const action of ruleset.legalActions(position).slice(0, 8)) {
        const decision = ruleset.decide(position, ruleset.toMove(position) ?? 'A', action);
        if (!decision.ok) throw new Error(ruleset.makeAction(action));
        const direct = follow(variant, position, decision.events);
        const stored = JSON.parse(JSON.stringify(decision.events)) as Event[];
        expect(bytesOf(follow(variant, position, stored))).toBe(bytesOf(direct));
        expect(stored).toEqual(decision.events);
      }
      expect(bytesOf(position)).toBe(before);
    }
  });

  it('has every card in exactly one place', () => {
    for (const { record, positions: ofGame } of games) {
      for (const position of ofGame) {
        const { stones, pile } = ruleset.view(position, null);
        const hands = SEATS.flatMap((seat) => ruleset.view(position, seat).hand);
        const met = [...stones.flatMap(({ A, B }) => [...A, ...B]), ...hands];
        expect(met.sort()).toEqual(record.deck.slice(0, record.deck.length - pile).sort());
      }
    }
  });

  it('writes every action so that it reads back', () => {
    for (const action of [...allActions(variant), { type: 'resign' }, { type: 'timeout' }] as const) {
      expect(ruleset.parseAction(ruleset.makeAction(action))).toEqual(action);
    }
  });

  it('takes its own options back', () => {
    expect(ruleset.parseOptions({ ...variant.options })).toEqual({ ok: true, value: variant.options });
  });
});

/** The full space of actions, legal or not. */
function allActions({ ruleset }: Variant): Action[] {
  return [
    ...STONE_NUMBERS.map((stone) => ({ type: 'claim', stone }) as const),
    ...ruleset.deck.flatMap((card) => STONE_NUMBERS.map((stone) => ({ type: 'play', card, stone }) as const)),
    { type: 'end' },
  ];
}

function follow({ ruleset }: Variant, position: StonesPosition, events: readonly Event[]): StonesPosition {
  return events.reduce((now, event) => ruleset.evolve(now, event), position);
}
