import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeStones, parseStones } from '../../src/engine/stones/notation.ts';
import type { Board, RulesetId } from '../../src/engine/stones/types.ts';
import { questions } from './oracle/positions.ts';

const EXAMPLE = '9s9h9d|5c6c/|/Ks|/2h3h4h|2c3c4c^A=A/|/|/|/|/|';
const FOUR_BARE = '/|/|/|/|';

describe('the text of a table', () => {
  it('gives the nine stones with who was first and who owns them', () => {
    expect(boardOf('border-stones', EXAMPLE)).toEqual({
      ruleset: 'border-stones',
      stones: [
        { A: ['9s', '9h', '9d'], B: ['5c', '6c'], owner: null, first: 'A' },
        { A: [], B: [], owner: null, first: null },
        { A: ['Ks'], B: [], owner: null, first: null },
        { A: ['2h', '3h', '4h'], B: ['2c', '3c', '4c'], owner: 'A', first: 'A' },
        ...Array.from({ length: 5 }, () => ({ A: [], B: [], owner: null, first: null })),
      ],
    });
  });

  it('implies who was first where one side is complete', () => {
    const { stones } = boardOf('schotten-totten', `1r|2r3r4r/|/|/|/|${FOUR_BARE}`);
    expect(stones[0]?.first).toBe('B');
  });

  it('lets a stone be owned that is not complete', () => {
    const { stones } = boardOf('border-stones', `|=B/9s|=A/|/|/|${FOUR_BARE}`);
    expect(stones.map(({ owner }) => owner)).toEqual(['B', 'A', null, null, null, null, null, null, null]);
  });

  it.each<RulesetId>(['border-stones', 'schotten-totten'])('is read back as it was, in %s', (ruleset) => {
    fc.assert(
      fc.property(questions(ruleset), ({ board }) => {
        expect(boardOf(ruleset, makeStones(board))).toEqual(board);
      }),
      { numRuns: 500 },
    );
    expect(makeStones(boardOf('border-stones', EXAMPLE))).toBe(EXAMPLE);
  });
});

// prettier-ignore
const wrong: readonly (readonly [text: string, message: string])[] = [
  ['', 'There must be nine stones with "/" between them, not 1.'],
  ['|/|/|/|/|/|/|/|', 'There must be nine stones with "/" between them, not 8.'],
  ['|/|/|/|/|/|/|/|/|/|', 'There must be nine stones with "/" between them, not more.'],
  ['|/|/|/|/|/|/|/|/|/', 'There must be nine stones with "/" between them, not more.'],
  [`|/|/9s/|/|${FOUR_BARE}`, 'Stone 3 has no "|" between the cards of A and those of B.'],
  [`|/|1s/|/|/|${FOUR_BARE}`, 'Stone 2, side B: "1s" is no card of border-stones.'],
  [`10s|/|/|/|/|${FOUR_BARE}`, 'Stone 1, side A: "10" is no card of border-stones.'],
  [`9s |/|/|/|/|${FOUR_BARE}`, 'Stone 1, side A: " " is no card of border-stones.'],
  [`9s,9h|/|/|/|/|${FOUR_BARE}`, 'Stone 1, side A: ",9" is no card of border-stones.'],
  [`9|/|/|/|/|${FOUR_BARE}`, 'Stone 1, side A: "9" is no card of border-stones.'],
  [`9r|/|/|/|/|${FOUR_BARE}`, 'Stone 1, side A: "9r" is no card of border-stones.'],
  [`9s||9h/|/|/|/|${FOUR_BARE}`, 'Stone 1, side B: "|9" is no card of border-stones.'],
  [`9s9h|9s/|/|/|/|${FOUR_BARE}`, 'Stone 1, side B: 9s lies at stone 1 already.'],
  [`9s|/|/|/|/|5c9s${FOUR_BARE}`, 'Stone 5, side B: 9s lies at stone 1 already.'],
  [`|/|/|/|/9s9h9d9c|${FOUR_BARE}`, 'Stone 5, side A has more than three cards.'],
  [`2h3h4h|2c3c4c/|/|/|/|${FOUR_BARE}`, 'Stone 1 needs "^A" or "^B", since both sides are complete.'],
  [`2h3h4h|2c3c^A/|/|/|/|${FOUR_BARE}`, 'Stone 1 has "^A", but not both sides are complete.'],
  [`|^B/|/|/|/|${FOUR_BARE}`, 'Stone 1 has "^B", but not both sides are complete.'],
  [`2h3h4h|2c3c4c^C/|/|/|/|${FOUR_BARE}`, 'Stone 1 ends with "^C", which is not "^" and a seat, then "=" and a seat.'],
  [`2h3h4h|2c3c4c=A^A/|/|/|/|${FOUR_BARE}`, 'Stone 1 ends with "=A^A", which is not "^" and a seat, then "=" and a seat.'],
  [`|=/|/|/|/|${FOUR_BARE}`, 'Stone 1 ends with "=", which is not "^" and a seat, then "=" and a seat.'],
  [`|=AB/|/|/|/|${FOUR_BARE}`, 'Stone 1 ends with "=AB", which is not "^" and a seat, then "=" and a seat.'],
  [`|=a/|/|/|/|${FOUR_BARE}`, 'Stone 1 ends with "=a", which is not "^" and a seat, then "=" and a seat.'],
  [`=A9s|/|/|/|/|${FOUR_BARE}`, 'Stone 1, side A: "=A" is no card of border-stones.'],
  [`|=${'x'.repeat(1000)}/|/|/|/|${FOUR_BARE}`, `Stone 1 ends with "=${'x'.repeat(23)}…", which is not "^" and a seat, then "=" and a seat.`],
];

describe('a text that is no table', () => {
  it.each(wrong)('says what is wrong and where: %s', (text, message) => {
    expect(parseStones('border-stones', text)).toEqual({ ok: false, message });
  });

  it('is refused whatever it is, and never thrown at', () => {
    const pieces = fc.constantFrom(
      '9s',
      '9h',
      '5c',
      '1r',
      '|',
      '/',
      '^A',
      '^',
      '=B',
      '=',
      ' ',
      'é',
      '😀',
      '1',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const parsed = parseStones('border-stones', parts.join(''));
        expect(parsed.ok ? makeStones(parsed.value) : parsed.message).not.toBe('');
      }),
    );
  });
});

function boardOf(ruleset: RulesetId, text: string): Board {
  const parsed = parseStones(ruleset, text);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}
