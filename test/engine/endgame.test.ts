import { describe, expect, it } from 'vitest';
import { searchEndgame, type Finding } from '../../src/engine/stones/endgame/search.ts';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import { SEATS } from '../../src/engine/stones/seats.ts';
import { openStones } from '../../src/engine/stones/turn.ts';
import type { Seat } from '../../src/engine/stones/types.ts';
import { after, rulesetOf, scene, variants } from './duels.ts';
import { playGame } from './games.ts';

/** The end of a duel, looked through. */

const PLENTY = { positions: 1_000_000, shouldStop: () => false };

/** Ends of duels of every variant. */
const late = variants.flatMap((variant, seed) =>
  [0, 100, 200, 300].flatMap((more) =>
    playGame(variant, seed + more, { A: 'builder', B: 'eager' })
      .positions.filter(isLate)
      .slice(0, 4),
  ),
);

describe('looking to the end of a duel', () => {
  it('finds what trying every line finds', () => {
    expect(late.length).toBeGreaterThan(15);
    expect(late.map((position) => found(position).outcome)).toEqual(late.map(outcomeByTrying));
  });

  it('finds an action that keeps what it has found', () => {
    for (const position of late) {
      const { outcome, action } = found(position);
      const next = after(position, rulesetOf(position).makeAction(action));
      expect(seenBy(upIn(position), next)).toBe(outcome);
    }
  });

  it('takes the win that is there rather than a later one', () => {
    const stones = 'JsQsKs|2d/2s3s4s|=A/5s6s7s|=A/JhQhKh|3d';
    expect(found(scene('border-stones', stones, { A: '9c', B: '8c' })).action).toEqual({
      type: 'claim',
      stone: 1,
    });
  });

  it('says that it does not know where it may not look far enough', () => {
    const position = scene('border-stones', '|', { A: 'As 2s 3s 4s 5s 6s', B: 'Ah 2h 3h 4h 5h 6h' });
    expect(found(position, { ...PLENTY, positions: 100 }).outcome).toBe('open');
  });

  it('is broken off when it is told so', () => {
    let asked = 0;
    const position = scene('border-stones', '|', { A: 'As 2s 3s 4s 5s 6s', B: 'Ah 2h 3h 4h 5h 6h' });
    const { outcome } = found(position, { positions: Infinity, shouldStop: () => ++asked === 10 });
    expect([outcome, asked]).toEqual(['open', 10]);
  });
});

function found(position: StonesPosition, limits = PLENTY): Finding {
  const view = rulesetOf(position).view(position, upIn(position));
  const hands = {
    A: rulesetOf(position).view(position, 'A').hand,
    B: rulesetOf(position).view(position, 'B').hand,
  };
  if (view.phase === 'over') throw new Error('The duel is over.');
  const { options, phase } = view;
  return searchEndgame({ board: view, options, turn: upIn(position), phase, hands }, limits);
}

function upIn(position: StonesPosition): Seat {
  const up = rulesetOf(position).toMove(position);
  if (up === null) throw new Error('The duel is over.');
  return up;
}

/** No pile, and so few cards and places that every line can be tried. Who can play hasn't passed before. */
function isLate(position: StonesPosition): boolean {
  const ruleset = rulesetOf(position);
  const views = SEATS.map((seat) => ruleset.view(position, seat));
  return views.every((view) => {
    const { pile, phase, hand } = view;
    return pile === 0 && phase === 'start' && hand.length > 0 && hand.length * openStones(view).length <= 6;
  });
}

function outcomeByTrying(position: StonesPosition): Finding['outcome'] {
  const seat = upIn(position);
  let best: Finding['outcome'] = 'lost';
  for (const action of rulesetOf(position).legalActions(position)) {
    const outcome = seenBy(seat, after(position, rulesetOf(position).makeAction(action)));
    if (outcome === 'won') return outcome;
    if (outcome === 'drawn') best = outcome;
  }
  return best;
}

/** What a position leads to, for a seat. */
function seenBy(seat: Seat, position: StonesPosition): Finding['outcome'] {
  const outcome = rulesetOf(position).outcome(position);
  if (outcome !== null) return outcome.winner === null ? 'drawn' : outcome.winner === seat ? 'won' : 'lost';
  const ofNext = outcomeByTrying(position);
  if (upIn(position) === seat) return ofNext;
  return ofNext === 'won' ? 'lost' : ofNext === 'lost' ? 'won' : ofNext;
}
