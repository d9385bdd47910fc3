import { describe, expect, it } from 'vitest';
import type { StonesPosition } from '../../src/engine/stones/position.ts';
import type { Event, Seat } from '../../src/engine/stones/types.ts';
import { after, evolve, eventsOf, refusalOf, rulesetOf, scene, story, variants } from './duels.ts';

/** How a duel ends, and the league points that it brings. */

const hands = { A: '2d 3d', B: '4d 5d' };

describe('a stone that wins', () => {
  it('is the fifth', () => {
    const start = scene('border-stones', 'JhQhKh|/|=A/|/|=A/|/|=A/|=B/|=A/|', hands);
    expect(story(start, 'claim 1')).toEqual(['A takes 1', 'A wins by five']);
  });

  it('is the third of three adjacent ones', () => {
    const start = scene('border-stones', '|/|=A/JhQhKh|/|=A', hands);
    expect(story(start, 'claim 3')).toEqual(['A takes 3', 'A wins by three-adjacent']);
  });

  it('counts as the fifth where it is both', () => {
    const start = scene('border-stones', '|=A/|=A/JhQhKh|/|/|=A/|=A', hands);
    expect(story(start, 'claim 3')).toEqual(['A takes 3', 'A wins by five']);
  });

  it('is none round the corner: 8, 9 and 1 are not adjacent', () => {
    const start = scene('border-stones', 'JhQhKh|/|/|/|/|/|/|/|=A/|=A', hands);
    expect(story(start, 'claim 1')).toEqual(['A takes 1']);
  });

  it('wins in the middle of several claims', () => {
    const start = scene('border-stones', 'JhQhKh|/|/|=A/JsQsKs|/|=A/|/|/|/|', hands);
    expect(story(start, 'claim 4')).toEqual(['A takes 4', 'A wins by three-adjacent']);
    expect(refusalOf(after(start, 'claim 4'), 'claim 1')).toEqual({ code: 'game-over' });
  });
});

describe.each(variants)('leaving early in $name', ({ ruleset, options }) => {
  const start = ruleset.deal({ options, deck: ruleset.deck, first: 'A' });

  it.each([
    ['resign', 'A', 'resigned', 'B'],
    ['resign', 'B', 'resigned', 'A'],
    ['timeout', 'A', 'timedOut', 'B'],
    ['timeout', 'B', 'timedOut', 'A'],
  ] as const)('%s by %s is possible whoever is up', (type, seat, event, winner) => {
    expect(ruleset.decide(start, seat, { type })).toEqual({
      ok: true,
      events: [
        { type: event, seat },
        { type: 'ended', outcome: { winner, by: type } },
      ],
    });
    const over = evolve(start, eventsOf(start, type, seat));
    expect(ruleset.outcome(over)).toEqual({ winner, by: type });
    expect(ruleset.toMove(over)).toBeNull();
    expect(ruleset.legalActions(over)).toEqual([]);
    expect(refusalOf(over, type, seat)).toEqual({ code: 'game-over' });
  });
});

describe('league points', () => {
  const points = (position: StonesPosition) => rulesetOf(position).view(position, null).points;
  const leave = (position: StonesPosition, text: string, seat: Seat) =>
    evolve(position, eventsOf(position, text, seat));

  it('are not there before the end', () => {
    expect(points(scene('border-stones', '|', hands))).toBeNull();
  });

  it('are five for the winner and the stones owned for the other', () => {
    const start = scene('border-stones', 'JhQhKh|/|=A/|=A/|=B/|/|=B', hands);
    expect(points(after(start, 'claim 1'))).toEqual({ A: 5, B: 2 });
  });

  it('are the stones owned for both in a draw', () => {
    const drawn: Event[] = [
      { type: 'settled', step: 1, awards: [{ stone: 5, seat: 'B', reason: 'better' }] },
      { type: 'ended', outcome: { winner: null, by: 'draw' } },
    ];
    const start = scene('border-stones', '|=A/|=A/|=B/|=A', hands);
    expect(points(evolve(start, drawn))).toEqual({ A: 3, B: 2 });
  });

  it.each(['resign', 'timeout'])('count a %s as a loss at the stones owned then', (text) => {
    const start = scene('border-stones', '2s|3s/|=A/|=A/|=B', hands);
    expect(points(leave(start, text, 'A'))).toEqual({ A: 2, B: 5 });
    expect(points(leave(start, text, 'B'))).toEqual({ A: 5, B: 1 });
  });

  it.each(['resign', 'timeout'])('are none where a %s comes before both have laid a card', (text) => {
    const bare = scene('border-stones', '|', hands);
    expect(points(leave(bare, text, 'A'))).toEqual({ A: 0, B: 0 });
    const one = after(bare, 'play 2d 1');
    expect(points(leave(one, text, 'A'))).toEqual({ A: 0, B: 0 });
    expect(points(leave(one, text, 'B'))).toEqual({ A: 0, B: 0 });
    const both = after(one, 'play 4d 9');
    expect(points(leave(both, text, 'A'))).toEqual({ A: 0, B: 5 });
  });
});
