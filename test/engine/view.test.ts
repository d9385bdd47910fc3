import { describe, expect, it } from 'vitest';
import { after, cards, rulesetOf, scene } from './duels.ts';

/** What a seat, and the public, gets to see. */

describe('a view', () => {
  const hands = { A: 'Kc 9h Ts 2h As', B: '3d 5c', pile: 'Qd Jd' };
  const position = scene('border-stones', '2s|/JhQhKh|/|=A/|=A', hands);
  const view = (seat: 'A' | 'B' | null, at = position) => rulesetOf(at).view(at, seat);

  it('shows the own hand by suits and values, and of the other only how many cards it has', () => {
    expect(view('A')).toMatchObject({
      seat: 'A',
      hand: cards('border-stones', 'As Ts 2h 9h Kc'),
      handSizes: { A: 5, B: 2 },
      hands: null,
    });
    expect(view('B').hand).toEqual(cards('border-stones', '3d 5c'));
    for (const card of ['Kc', '9h', 'Ts']) expect(JSON.stringify(view('B'))).not.toContain(card);
  });

  it('shows the public no hand at all, and of the pile only how high it is', () => {
    expect(view(null)).toMatchObject({
      seat: null,
      hand: [],
      hands: null,
      pile: 2,
      turn: 'A',
      phase: 'start',
    });
    for (const card of ['Kc', '3d', 'Qd']) expect(JSON.stringify(view(null))).not.toContain(card);
  });

  it('shows both hands, the outcome and the points to everybody once the round is over', () => {
    const over = after(position, 'claim 2');
    for (const seat of ['A', 'B', null] as const) {
      expect(view(seat, over)).toMatchObject({
        turn: null,
        phase: 'over',
        outcome: { winner: 'A', by: 'three-adjacent' },
        points: { A: 5, B: 0 },
        hands: { A: cards('border-stones', 'As Ts 2h 9h Kc'), B: cards('border-stones', '3d 5c') },
        pile: 2,
      });
    }
    expect(view(null, over).hand).toEqual([]);
  });

  it('tells which card was laid last, wherever it lies', () => {
    expect(view(null).lastPlayed).toBeNull();
    const later = after(position, 'play 9h 1', 'play 5c 9');
    expect(view(null, later).lastPlayed).toEqual({ seat: 'B', card: '5c', stone: 9 });
  });

  it('tells whose side was complete first', () => {
    const [one, two] = view(null).stones;
    expect([one?.first, two?.first]).toEqual([null, 'A']);
  });
});
