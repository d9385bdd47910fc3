import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { GridSolution } from '../../src/engine/gridcannon/solution.ts';
import { keep } from '../../src/store/database.ts';
import { solutions } from '../../src/store/schema.ts';
import { freshDay, freshDeal } from './soloSamples.ts';
import type { Bench } from './suite.ts';

/** What is known of deals: whose day they are, and what the solver has found. */
export function testSoloDeals(at: () => Bench): void {
  describe('the daily deal', () => {
    it('of a day is the one that was set first, and is known by its number too', async () => {
      const { solos } = at();
      const first = { day: freshDay(), deal: freshDeal() };
      const second = { day: first.day, deal: freshDeal() };
      expect(await solos.daily(first.day)).toBeNull();
      expect(await solos.setDaily(first)).toEqual(first);
      expect(await solos.setDaily(second)).toEqual(first);
      expect(await solos.daily(first.day)).toEqual(first);
      expect([await solos.dayOf(first.deal), await solos.dayOf(second.deal)]).toEqual([first.day, null]);
    });

    it('set twice at once is one that stands for both', async () => {
      const { solos } = at();
      const day = freshDay();
      const set = await Promise.all([1, 2].map(() => solos.setDaily({ day, deal: freshDeal() })));
      expect(set[0]).toEqual(set[1]);
      expect(set[0]).toEqual(await solos.daily(day));
    });

    it('of two days is never the same', async () => {
      const { solos } = at();
      const [day, deal] = [freshDay(), freshDeal()];
      await solos.setDaily({ day: freshDay(), deal });
      await expect(solos.setDaily({ day, deal })).rejects.toMatchObject({ code: '23505' });
      expect(await solos.daily(day)).toBeNull();
    });
  });

  const won = (score: number): GridSolution => ({
    outcome: 'won',
    score,
    actions: [
      { type: 'royal', spot: 'T2' },
      { type: 'keep' },
      { type: 'swap', cell: 3 },
      { type: 'place', cell: 4 },
      { type: 'extract', cell: 5 },
      { type: 'reassign', from: 6, to: 7 },
      { type: 'armour', spot: 'L1' },
    ],
  });
  const lost: GridSolution = { outcome: 'lost' };
  const unknown: GridSolution = { outcome: 'unknown' };

  describe('a solution', () => {
    it.each([won(4), lost, unknown])(
      '($outcome) comes back as it was kept, by deal and variant',
      async (found) => {
        const { solos } = at();
        const deal = freshDeal();
        await solos.keepSolution('standard', deal, found);
        expect(await solos.solution('standard', deal)).toEqual(found);
        expect(await solos.solution('empty-centre', deal)).toBeNull();
        expect(await solos.solution('standard', freshDeal())).toBeNull();
      },
    );

    it.each([
      { than: 'nothing found in time', worse: unknown, what: 'a proved loss', better: lost },
      { than: 'nothing found in time', worse: unknown, what: 'a win', better: won(0) },
      { than: 'a proved loss', worse: lost, what: 'a win', better: won(0) },
      { than: 'a win', worse: won(0), what: 'a win with more ploys left', better: won(1) },
    ])('($what) is better than $than, whichever was found first', async ({ worse, better }) => {
      const { solos } = at();
      for (const inOrder of [
        [worse, better],
        [better, worse],
      ]) {
        const deal = freshDeal();
        for (const found of inOrder) await solos.keepSolution('standard', deal, found);
        expect(await solos.solution('standard', deal)).toEqual(better);
      }
    });

    it('as good as the one that is kept changes nothing', async () => {
      const { solos } = at();
      const deal = freshDeal();
      await solos.keepSolution('standard', deal, won(2));
      await solos.keepSolution('standard', deal, { outcome: 'won', score: 2, actions: [] });
      expect(await solos.solution('standard', deal)).toEqual(won(2));
    });

    it('that somebody has edited by hand is an error that names its deal', async () => {
      const { solos, database } = at();
      const deal = freshDeal();
      await solos.keepSolution('standard', deal, won(2));
      const isIt = and(eq(solutions.variant, 'standard'), eq(solutions.deal, deal));
      const solution = { ...won(2), actions: [{ type: 'place', cell: 10 }] };
      await database.driver.transact(async (transaction) =>
        keep(await transaction.update(solutions).set({ solution }).where(isIt)),
      );
      const named = `The solution of deal ${deal} (standard) of the database can't be read: actions.0.cell: `;
      await expect(solos.solution('standard', deal)).rejects.toThrow(named);
    });
  });
}
