import { describe, expect, it } from 'vitest';
import { DECK } from '../../../src/engine/gridcannon/cards.ts';
import { parseDealWish } from '../../../src/table/solo/begin.ts';
import { dayAt, dayBefore } from '../../../src/table/solo/day.ts';
import { deckOf, drawDailyDeal, drawDeal, GREATEST_DEAL } from '../../../src/table/solo/deal.ts';

describe('the deals of Gridcannon', () => {
  it('are the same cards for the same number, for ever', () => {
    expect(deckOf(1).join(' ')).toMatchInlineSnapshot(
      `"Th 3s Qc 7h 6d Qh Ah As 6c 5d 2c 3h 9s 6h 8s 2d Jh Ad Jd 5c Kc 8c 2h 9c Ts 5s 2s X1 8h 3d Tc 7d 5h Ac 4d 9h 3c Js Kd Kh 7s 6s Jc X2 4s Ks 4h Qd 4c 8d Td 7c 9d Qs"`,
    );
    expect(deckOf(GREATEST_DEAL).slice(0, 9).join(' ')).toMatchInlineSnapshot(`"Th 2d 4c Qc Jh Jc 7s Tc 5s"`);
  });

  it('hold every card once', () => {
    for (const deal of [1, 2, 3, 4711, GREATEST_DEAL, GREATEST_DEAL + 1]) {
      expect([...deckOf(deal)].sort()).toEqual([...DECK].sort());
    }
  });

  it('differ from each other in every place', () => {
    const tops = new Set(Array.from({ length: 1_000 }, (_, deal) => deckOf(deal + 1)[0]));
    const bottoms = new Set(Array.from({ length: 1_000 }, (_, deal) => deckOf(deal + 1)[53]));
    expect(tops.size).toBe(54);
    expect(bottoms.size).toBe(54);
  });

  it('are drawn among those that can be typed; the daily ones are not', () => {
    for (const byte of [0, 1, 127, 255]) {
      const dice = (bytes: number): Uint8Array => new Uint8Array(bytes).fill(byte);
      expect(drawDeal(dice)).toBeGreaterThanOrEqual(1);
      expect(drawDeal(dice)).toBeLessThanOrEqual(GREATEST_DEAL);
      expect(drawDailyDeal(dice)).toBeGreaterThan(GREATEST_DEAL);
      expect(Number.isSafeInteger(drawDailyDeal(dice))).toBe(true);
    }
  });
});

describe('a deal as it is typed', () => {
  it.each([
    ['', { kind: 'any' }],
    ['  ', { kind: 'any' }],
    ['daily', { kind: 'daily' }],
    [' Daily ', { kind: 'daily' }],
    ['Tagesspiel', { kind: 'daily' }],
    ['1', { kind: 'number', deal: 1 }],
    ['0042', { kind: 'number', deal: 42 }],
    ['999999999', { kind: 'number', deal: GREATEST_DEAL }],
    ['0', null],
    ['-3', null],
    ['1.5', null],
    ['1e3', null],
    ['99999999999999999999', null],
    ['9007199254740993', null],
    ['tomorrow', null],
  ])('reads “%s”', (typed, wish) => {
    expect(parseDealWish(typed)).toEqual(wish);
  });
});

describe('days', () => {
  it('are those of UTC', () => {
    const lastSecond = Date.UTC(2027, 0, 1) - 1;
    expect(dayAt(lastSecond)).toBe('2026-12-31');
    expect(dayAt(lastSecond + 1)).toBe('2027-01-01');
    expect(dayBefore(lastSecond + 1)).toBe('2026-12-31');
  });
});
