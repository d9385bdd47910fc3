import { describe, expect, it } from 'vitest';
import { prove } from '../../src/engine/stones/prover.ts';
import { rulesets } from '../../src/engine/stones/rulesets.ts';
import { SEATS, STONE_NUMBERS } from '../../src/engine/stones/seats.ts';
import type { Proof, Seat, Stone, StoneNumber, View } from '../../src/engine/stones/types.ts';
import { eventsOf, rulesetOf, variants } from './duels.ts';
import { manners, playGame, type Game, type Manner } from './games.ts';

/** Things that are true of these games though no rule says them: if one fails, a rule is played wrongly. */

describe.each(rulesets)('$id', ({ id, deck }) => {
  const hasFrenchCards = deck.length === 52;
  const games = gamesOf(id, 16, manners);
  const views = games.map((game) =>
    game.positions.map((position) => rulesetOf(position).view(position, null)),
  );
  const settlements = gamesOf(id, 40, ['shy', 'random']).flatMap(settlementOf);

  it('never takes a proof back, and never has one for both', () => {
    for (const ofGame of views) {
      const provenFor = new Map<StoneNumber, Seat>();
      for (const view of ofGame) {
        for (const { stone, seat } of proofsIn(view)) provenFor.set(stone, provenFor.get(stone) ?? seat);
        for (const [stone, seat] of provenFor) expect(belongingTo(view, stone)).toEqual([seat]);
      }
    }
  });

  it(`has sides that can't be completed any more ${hasFrenchCards ? 'now and then' : 'never'}`, () => {
    const reasons = views.flat().flatMap((view) => proofsIn(view).map(({ proof }) => proof.why));
    expect(reasons.includes('cannot-complete')).toBe(hasFrenchCards);
  });

  it('comes to a settlement often enough here for the facts below', () => {
    expect(settlements.length).toBeGreaterThan(30);
  });

  it(`leaves ${hasFrenchCards ? 'at most one stone unfinished on both sides, two cards against two,' : 'no stone unfinished'} then`, () => {
    const unfinished = settlements.map(({ stones }) =>
      stones.filter(({ A, B }) => (hasFrenchCards ? A.length < 3 && B.length < 3 : A.length + B.length < 6)),
    );
    expect(Math.max(...unfinished.map((stones) => stones.length))).toBe(hasFrenchCards ? 1 : 0);
    for (const { A, B } of unfinished.flat()) expect([A.length, B.length]).toEqual([2, 2]);
  });

  it('decides all stones in the first step then', () => {
    for (const { steps } of settlements) expect(steps).toEqual([1]);
  });
});

/** Whole games of a ruleset, as many of each variant, of players with these manners. */
function gamesOf(id: string, perVariant: number, among: readonly Manner[]): Game[] {
  return variants
    .filter(({ ruleset }) => ruleset.id === id)
    .flatMap((variant) =>
      Array.from({ length: perVariant }, (_, seed) => {
        const A = among[seed % among.length] ?? 'random';
        const B = among[Math.floor(seed / among.length) % among.length] ?? 'random';
        return playGame(variant, seed, { A, B });
      }),
    );
}

/** The steps of a game's settlement, and the stones that nobody owned before it; none where it ended otherwise. */
function settlementOf({ record, positions }: Game): { steps: number[]; stones: Stone[] }[] {
  const before = positions.at(-2);
  const action = record.actions.at(-1);
  if (before === undefined || action === undefined) return [];
  const steps = eventsOf(before, action).filter((event) => event.type === 'settled');
  if (steps.length === 0) return [];
  const { stones } = rulesetOf(before).view(before, null);
  const settled = steps.flatMap(({ awards }) => awards.map(({ stone }) => stone));
  return [
    {
      steps: steps.map(({ step }) => step),
      stones: stones.filter((_, index) => settled.some((stone) => stone === index + 1)),
    },
  ];
}

/** Every proof that somebody has on this table. */
function proofsIn(view: View): { stone: StoneNumber; seat: Seat; proof: Proof }[] {
  return STONE_NUMBERS.flatMap((stone) =>
    SEATS.flatMap((seat) => {
      const proof = prove(view, stone, seat);
      return proof.proven ? [{ stone, seat, proof }] : [];
    }),
  );
}

/** Who owns the stone or has the proof for it. */
function belongingTo(view: View, stone: StoneNumber): Seat[] {
  return SEATS.filter((seat) => view.stones[stone - 1]?.owner === seat || prove(view, stone, seat).proven);
}
