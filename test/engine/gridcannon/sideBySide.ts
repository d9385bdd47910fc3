import { describe, expect, it } from 'vitest';
import { legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import type { GridVariant } from '../../../src/engine/gridcannon/types.ts';
import {
  naiveAct,
  naiveDeal,
  naiveLegal,
  naiveUnder,
  naiveView,
  type NaiveGame,
} from '../oracle/naiveGridcannon.ts';
import { playGame, type Game, type Manner } from './games.ts';

/** Whole games side by side with a second implementation that was written from the rules' text alone. */

/** How many of each manner: 5,000 together. */
const GAMES: readonly (readonly [Manner, number])[] = [
  ['random', 1500],
  ['spendthrift', 1500],
  ['miser', 1250],
  ['marksman', 750],
];

/** What players of a manner come to see, and what the comparison would be worth less without. */
const SIGHTS: Readonly<Record<Manner, readonly string[]>> = {
  random: ['swap', 'armour', 'invincible-royal', 'out-of-cards'],
  spendthrift: ['extract', 'reassign', 'invincible-royal', 'out-of-cards'],
  miser: ['armour with a joker left', 'extract with an empty pile', 'reassign with an empty pile'],
  marksman: ['won', 'held', 'extract with an empty pile'],
};

/** The comparison of a variant: at every step what is shown and what may be done, to the end. */
export function goSideBySide(variant: GridVariant): void {
  describe(variant, () => {
    it.each(GAMES)('goes as the naive game does: a %s player, %d games', (manner, games) => {
      const sights = new Set<string>();
      for (let seed = 0; seed < games; seed++) {
        const parting = partingOf(playGame(variant, seed, manner), sights);
        if (parting !== null) expect({ seed, ...parting }).toBeNull();
      }
      expect([...sights]).toEqual(expect.arrayContaining([...SIGHTS[manner]]));
    });
  });
}

/** Where the two go different ways: what each shows there and lets the player do. Null where they never do. */
function partingOf({ record, positions }: Game, sights: Set<string>): object | null {
  let naive = naiveDeal(record.variant, record.deck);
  for (const [ply, position] of positions.entries()) {
    const engine = JSON.stringify([observeGrid(position), legalGridTexts(position)]);
    const rules = JSON.stringify([{ ...naiveView(naive), under: naiveUnder(naive) }, naiveLegal(naive)]);
    if (engine !== rules) return { actions: record.actions.slice(0, ply), engine, rules };
    const action = record.actions[ply];
    note(naive, action, sights);
    if (action !== undefined) naive = naiveAct(naive, action);
  }
  return null;
}

function note({ ploys, held, pile, result }: NaiveGame, action = 'end', sights: Set<string>): void {
  const [what = ''] = action.split(' ');
  sights.add(what);
  if (pile.length === 0) sights.add(`${what} with an empty pile`);
  if (ploys.join().includes('X')) sights.add(`${what} with a joker left`);
  if (held !== null) sights.add('held');
  if (result !== null) sights.add(result.won ? 'won' : result.by);
}
