import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { explain, type Explanation } from '../../src/engine/stones/explain.ts';
import { prove } from '../../src/engine/stones/prover.ts';
import type { Board, Card, Formation, RulesetId, Seat } from '../../src/engine/stones/types.ts';
import { boardFrom } from './boards.ts';
import { allCards, beats, bestCompletion, unseenCards } from './oracle/naiveProver.ts';
import { questions } from './oracle/positions.ts';

describe('an explanation', () => {
  it('names both cards that keep Ben from his suited run, and where they lie', () => {
    expect(explained('9s9h9d|5c6c/4c|/2s|7c').grounds).toEqual({
      kind: 'ruled-out',
      by: [
        { card: '4c', stone: 2 },
        { card: '7c', stone: 3 },
      ],
    });
  });

  it('shows the card that Ben could still get', () => {
    const { grounds, proof } = explained('9s9h9d|5c6c/4c|');
    expect(grounds).toEqual({ kind: 'beatable' });
    expect(proof.witness).toEqual(['7c']);
  });

  it('says that nothing is better than the highest suited run', () => {
    expect(explained('JsQsKs|').grounds).toEqual({ kind: 'nothing-better' });
    expect(explained('JsQsKs|9h9d').grounds).toEqual({ kind: 'nothing-better' });
    expect(explained('7r8r9r|', 'schotten-totten').grounds).toEqual({ kind: 'nothing-better' });
  });

  it('counts a card on the very side that claims', () => {
    expect(explained('9s9h9d|7s8s/6s|').grounds).toEqual({
      kind: 'ruled-out',
      by: [
        { card: '6s', stone: 2 },
        { card: '9s', stone: 1 },
      ],
    });
  });

  it('needs few cards to rule out what two more would make', () => {
    const { grounds } = explained('8s8h8d|9c/8c|Tc/9s9h|');
    expect(grounds.kind === 'ruled-out' ? grounds.by.map(({ card }) => card) : []).toEqual([
      '9s',
      '9h',
      '8c',
      'Tc',
    ]);
  });

  it('compares two complete sides, taken or not', () => {
    for (const owned of ['', '=A']) {
      const { grounds, proof } = explained(`4s5s6s|KsKhKd^B${owned}`);
      expect(grounds).toEqual({ kind: 'compared' });
      expect(proof.why).toBe('better');
    }
  });

  it('tells what the side that is asked about lacks', () => {
    expect(explained('9s|5c6c4c').grounds).toEqual({ kind: 'unfinished', lacking: 2 });
  });

  it('lists the unseen cards where they are too few', () => {
    const others =
      'As3s4s|5s6s7s^A/8s9sTs|JsQsKs^A/Ah2h3h|5h6h7h^A/8h9hTh|QhKhAd^A/2d3d4d|5d7d8d^A/9dTdJd|QdKdAc^A/2c3c4c|5c6c7c^A/8c9cTc|JcQcKc^A';
    expect(explained(`2s4h6d|/${others}`).grounds).toEqual({ kind: 'too-few', lacking: 3, unseen: ['Jh'] });
  });

  it('lists the unseen cards where they are fewer than those that matter', () => {
    const others =
      'As2s3s|4s5s7s^A/8s9sTs|JsKsAh^A/2h3h5h|6h7h8h^A/ThJhQh|Kh2d3d^A/4d5d6d|8d9dTd^A/JdQdKd|Ac3c4c^A/5c6c7c|8c9cTc^A/JcQcKc|';
    const { grounds, proof } = explained(`Qs9h7d|2c/${others}`);
    expect(grounds).toEqual({ kind: 'few-left', unseen: ['6s', '4h', 'Ad'] });
    expect(proof.rival).toEqual({ category: 'sum', sum: 12 });
  });

  describe('of an owned stone', () => {
    it('says what is proven there now, for its owner, whoever is asked about', () => {
      const explanation = explained('5c6c|9s9h9d=B/4c|7c', 'border-stones', 'A');
      expect(explanation).toMatchObject({ owner: 'B', seat: 'B', grounds: { kind: 'ruled-out' } });
      expect(explanation.proof).toMatchObject({ proven: true, why: 'unbeatable' });
    });

    it('admits that the settlement gave it to the only complete side', () => {
      expect(explained('9s9h9d|5c6c=A/4c|').grounds).toEqual({ kind: 'only-complete' });
    });

    it('counts where the settlement did', () => {
      expect(explained('9sKd|5c6c=A').grounds).toEqual({
        kind: 'counted',
        cards: { A: 2, B: 2 },
        sums: { A: 22, B: 11 },
      });
    });
  });
});

const rulesets: readonly RulesetId[] = ['border-stones', 'schotten-totten'];

describe.each(rulesets)('explanations of %s', (ruleset) => {
  it('rule out everything better, with no card too many', () => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(questions(ruleset), ({ board, stone, seat }) => {
        const { grounds, proof, seat: asked } = explain(board, stone, seat);
        if (proof.own === null || proof.why !== 'unbeatable') return;
        const rival = board.stones[stone - 1]?.[asked === 'A' ? 'B' : 'A'] ?? [];
        if (grounds.kind === 'few-left') {
          expect(grounds.unseen).toEqual(unseenCards(board));
        } else {
          const by = grounds.kind === 'ruled-out' ? grounds.by : [];
          for (const { card, stone: place } of by) expect(cardsAt(board, place)).toContain(card);
          expectJustEnough(
            ruleset,
            proof.own,
            rival,
            by.map(({ card }) => card),
          );
          expect(by.length).toBeLessThanOrEqual(unseenCards(board).length);
        }
        met.set(grounds.kind, (met.get(grounds.kind) ?? 0) + 1);
      }),
      { numRuns: 800 },
    );
    for (const kind of ['ruled-out', 'nothing-better', 'few-left']) {
      expect(met.get(kind)).toBeGreaterThan(10);
    }
  });

  it('give the verdict of the prover wherever nobody owns the stone', () => {
    fc.assert(
      fc.property(questions(ruleset), ({ board, stone, seat }) => {
        const { owner, proof } = explain(board, stone, seat);
        if (owner === null) expect(proof).toEqual(prove(board, stone, seat));
      }),
      { numRuns: 300 },
    );
  });
});

/** With all cards but those nothing is better; with any one of them there is. */
function expectJustEnough(
  ruleset: RulesetId,
  own: Formation,
  rival: readonly Card[],
  cards: readonly Card[],
): void {
  expect(canBeat(ruleset, own, rival, cards)).toBe(false);
  for (const card of cards) {
    const fewer = cards.filter((other) => other !== card);
    expect(canBeat(ruleset, own, rival, fewer)).toBe(true);
  }
}

/** Whether a side could beat a formation if it could get every card of the deck but those. */
function canBeat(ruleset: RulesetId, own: Formation, side: readonly Card[], but: readonly Card[]): boolean {
  const others = allCards(ruleset).filter((card) => ![...side, ...but].some((out) => out === card));
  const best = bestCompletion(side, others);
  return best !== null && beats(best, own);
}

function cardsAt(board: Board, place: number): readonly Card[] {
  const stone = board.stones[place - 1];
  return stone === undefined ? [] : [...stone.A, ...stone.B];
}

/** Explains stone 1. */
function explained(stones: string, ruleset: RulesetId = 'border-stones', seat: Seat = 'A'): Explanation {
  return explain(boardFrom(ruleset, stones), 1, seat);
}
