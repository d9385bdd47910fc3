import { describe, expect, it } from 'vitest';
import { GRID_VARIANTS } from '../../../src/engine/gridcannon/ruleset.ts';
import type { GridVariant } from '../../../src/engine/gridcannon/types.ts';
import { naiveAct, naiveDeal, type NaiveGame } from '../oracle/naiveGridcannon.ts';
import { playGame, type Game, type Manner } from './games.ts';
import { naiveBest, solveIn } from './solving.ts';

/** More is never needed for games as small as these. */
const LOOKS = 5000;
/** The naive search looks at so many games of one position, and then gives up. */
const MOST = 300;

/** The last positions of a game, each with the naive game at the same point. */
function ends({ record, positions }: Game, count: number) {
  let naive: NaiveGame = naiveDeal(record.variant, record.deck);
  const naives = [naive, ...record.actions.map((action) => (naive = naiveAct(naive, action)))];
  return positions.map((position, ply) => ({ position, naive: naives[ply] ?? naive })).slice(-count);
}

/** What the naive search and the solver say of the ends of many games, where they differ; and what they agreed on. */
function compare(variant: GridVariant, manner: Manner, games: number) {
  const agreed = new Map<number, number>();
  const different: object[] = [];
  for (let seed = 0; seed < games; seed++) {
    for (const { position, naive } of ends(playGame(variant, seed, manner), 7)) {
      const best = naiveBest(naive, MOST);
      if (best === null) continue;
      const solution = solveIn(LOOKS, position);
      const found = solution.outcome === 'won' ? solution.score : -1;
      if (found !== best || solution.outcome === 'unknown') different.push({ seed, manner, best, solution });
      agreed.set(best, (agreed.get(best) ?? 0) + 1);
    }
  }
  return { agreed, different };
}

describe.each(GRID_VARIANTS)('%s', (variant) => {
  it('says lost, or the best score there is, of all ends that can be searched by hand', () => {
    const marksman = compare(variant, 'marksman', 60);
    expect(marksman.different).toEqual([]);
    expect(marksman.agreed.get(-1)).toBeGreaterThan(20);
    expect(marksman.agreed.get(0)).toBeGreaterThan(5);
    const spendthrift = compare(variant, 'spendthrift', 25);
    expect(spendthrift.different).toEqual([]);
    expect(spendthrift.agreed.get(-1)).toBeGreaterThan(20);
  });
});
