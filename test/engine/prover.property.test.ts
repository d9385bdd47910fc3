import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCard } from '../../src/engine/stones/cards.ts';
import { prove } from '../../src/engine/stones/prover.ts';
import type { Board, Card, Proof, RulesetId, Seat, Stone } from '../../src/engine/stones/types.ts';
import { beats, naiveFormation, naiveProof, unseenCards } from './oracle/naiveProver.ts';
import { questions, type Question } from './oracle/positions.ts';

const rulesets: readonly RulesetId[] = ['border-stones', 'schotten-totten', 'schotten-totten-online'];

/** What 20,000 positions must have shown, each so often at least: else they prove too little. */
const expected: readonly (readonly [kind: string, times: number])[] = [
  ...['better', 'tie-first', 'unbeatable', 'at best a tie'].map((kind) => [kind, 100] as const),
  ...['worse', 'tie-second', 'beatable', 'side-incomplete', 'already-claimed'].map(
    (kind) => [kind, 100] as const,
  ),
  ...['beatable', 'unbeatable'].flatMap((why) =>
    [1, 2, 3].flatMap((lacking) =>
      ['suited-run', 'triple', 'flush', 'run', 'sum'].map(
        (category) => [`${why}: lacking ${lacking} for ${category}`, 3] as const,
      ),
    ),
  ),
];

describe.each(rulesets)('the prover of %s', (ruleset) => {
  it('agrees with trying every completion, on 20,000 positions that show every verdict', () => {
    const met = new Map<string, number>();
    fc.assert(
      fc.property(questions(ruleset), (question) => {
        const { board, stone, seat } = question;
        const proof = prove(board, stone, seat);
        for (const kind of kindsOf(question, proof)) met.set(kind, (met.get(kind) ?? 0) + 1);
        const { proven, why, own, rival } = proof;
        const found = JSON.stringify({ proven, why, own, rival });
        const naive = naiveProof(board, stone, seat);
        if (found !== JSON.stringify(naive)) expect({ proven, why, own, rival }).toEqual(naive);
        expect(faultOfWitness(question, proof)).toBeNull();
      }),
      { numRuns: 20_000 },
    );
    expect(expected.filter(([kind, times]) => (met.get(kind) ?? 0) < times)).toEqual([]);
    expect((met.get('cannot-complete') ?? 0) > 100).toBe(ruleset === 'border-stones');
    if (ruleset !== 'border-stones') expect(met.get('cannot-complete')).toBeUndefined();
  });

  it('never gives the same stone to both', () => {
    fc.assert(
      fc.property(questions(ruleset), ({ board, stone }) => {
        expect(prove(board, stone, 'A').proven && prove(board, stone, 'B').proven).toBe(false);
      }),
      { numRuns: 3_000 },
    );
  });

  it('goes on calling proven what it once has, whatever is laid later', () => {
    const met = { rival: 0, elsewhere: 0 };
    fc.assert(
      fc.property(questions(ruleset), fc.nat(), fc.boolean(), ({ board, stone, seat }, choice, onRival) => {
        fc.pre(prove(board, stone, seat).proven);
        const later = layOneMore(board, stone, seat, choice, onRival);
        fc.pre(later !== null);
        met[onRival ? 'rival' : 'elsewhere'] += 1;
        expect(prove(later, stone, seat).proven).toBe(true);
      }),
      { numRuns: 2_000, maxSkipsPerRun: 1_000 },
    );
    expect(Math.min(met.rival, met.elsewhere)).toBeGreaterThan(100);
  });
});

/** The table after one more unseen card, on the rival's side of the stone or at another; null where no room is. */
function layOneMore(board: Board, stone: number, seat: Seat, choice: number, onRival: boolean): Board | null {
  const unseen = unseenCards(board);
  const card = parseCard(board.ruleset, unseen[choice % unseen.length] ?? '');
  const rival = seat === 'A' ? 'B' : 'A';
  const place = board.stones.findIndex((other, index) =>
    onRival
      ? index === stone - 1 && other[rival].length < 3
      : index !== stone - 1 && other.owner === null && other.A.length < 3,
  );
  const asked = board.stones[place];
  if (card === null || asked === undefined) return null;
  const side = onRival ? rival : 'A';
  const grown: Stone = { ...asked, [side]: [...asked[side], card] };
  const first = asked.first ?? (grown[side].length === 3 ? side : null);
  return { ...board, stones: board.stones.with(place, { ...grown, first }) };
}

/** What a position shows: its verdict, and against an unfinished rival how much it lacks of what. */
function kindsOf({ board, stone, seat }: Question, { why, own, rival }: Proof): readonly string[] {
  const lacking = 3 - rivalSide(board, stone, seat).length;
  if (why !== 'unbeatable' && why !== 'beatable') return [why];
  const kinds = [why, `${why}: lacking ${lacking} for ${rival?.category ?? 'nothing'}`];
  return own !== null && rival !== null && !beats(own, rival) && !beats(rival, own)
    ? [...kinds, 'at best a tie']
    : kinds;
}

/** What is wrong with a witness; null where it is as it must be. */
function faultOfWitness({ board, stone, seat }: Question, { rival, witness }: Proof): string | null {
  const side = rivalSide(board, stone, seat);
  if (side.length === 3 || rival === null) return witness === null ? null : 'a witness of nothing';
  if (witness?.length !== 3 - side.length) return 'too few or too many cards';
  if (new Set(witness).size !== witness.length) return 'a card twice';
  const unseen = unseenCards(board);
  if (!witness.every((card) => unseen.includes(card))) return 'a card that is seen';
  const made = naiveFormation([...side, ...witness]);
  return JSON.stringify(made) === JSON.stringify(rival) ? null : 'another formation';
}

function rivalSide(board: Board, stone: number, seat: Seat): readonly Card[] {
  return board.stones[stone - 1]?.[seat === 'A' ? 'B' : 'A'] ?? [];
}
