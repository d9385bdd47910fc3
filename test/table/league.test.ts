import { describe, expect, it } from 'vitest';
import { SOLO_SPANS } from '../../src/engine/gridcannon/league.ts';
import { periodAt } from '../../src/table/league.ts';

describe('the period of a table', () => {
  it('is the day, the one before, the month or the year in UTC, or everything', () => {
    const at = (text: string) => SOLO_SPANS.map((span) => periodAt(span, Date.parse(text)));
    expect(at('2026-11-30T23:59:59.999Z')).toEqual(['2026-11-30', '2026-11-29', '2026-11', '2026', 'all']);
    expect(at('2026-12-31T23:30:00-01:00')).toEqual(['2027-01-01', '2026-12-31', '2027-01', '2027', 'all']);
  });
});
