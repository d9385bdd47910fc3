import { describe, expect, it } from 'vitest';
import { dealFrom } from '../../src/table/deal.ts';

const DECK = ['A', 'B', 'C', 'D'];

/** A seed whose first four bytes count up, so that a test runs through many different ones. */
function seed(number: number): Uint8Array {
  const bytes = Buffer.alloc(32);
  bytes.writeUInt32BE(number);
  return bytes;
}

describe('a deal', () => {
  it('is the same for the same bytes for ever', () => {
    expect(dealFrom(Buffer.alloc(32, 7), DECK)).toEqual(dealFrom(Buffer.alloc(32, 7), DECK));
    expect(dealFrom(Buffer.alloc(32, 7), DECK)).toMatchInlineSnapshot(`
      {
        "deck": [
          "D",
          "B",
          "C",
          "A",
        ],
        "first": "B",
        "seed": "0707070707070707070707070707070707070707070707070707070707070707",
      }
    `);
  });

  it('holds every card once', () => {
    for (let number = 0; number < 100; number++) {
      expect([...dealFrom(seed(number), DECK).deck].sort()).toEqual(DECK);
    }
  });

  it('prefers no order and no starter', () => {
    const deals = 24_000;
    const seen = new Map<string, number>();
    for (let number = 0; number < deals; number++) {
      const { deck, first } = dealFrom(seed(number), DECK);
      const key = first + deck.join('');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(48);
    const expected = deals / 48;
    const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 47 degrees of freedom: one fair shuffle in ten thousand would exceed 91.
    expect(chiSquare).toBeLessThan(91);
  });

  it('deals the same cards whoever has to start', () => {
    const drawn = dealFrom(seed(1), DECK);
    expect(dealFrom(seed(1), DECK, 'B')).toEqual({ ...drawn, first: 'B' });
  });

  it('asks for all of its 32 bytes', () => {
    expect(() => dealFrom(Buffer.alloc(4), DECK)).toThrow('32 bytes');
  });
});
