import { describe, expect, it } from 'vitest';
import { felledBy, healthOf, isInvincible } from '../../../src/engine/gridcannon/aim.ts';
import { GRID_VARIANTS, gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import type { GridAction, Spot } from '../../../src/engine/gridcannon/types.ts';
import { viewOfGrid } from '../../../src/engine/gridcannon/view.ts';
import type { GridPosition } from '../../../src/engine/gridcannon/position.ts';
import { manners, playGame } from './games.ts';
import { scene } from './scenes.ts';

/** What a view tells of the royals that a card would fell. */

/** Whom the engine itself fells by an action. */
function felledInFact(position: GridPosition, action: GridAction): readonly Spot[] {
  const decision = gridcannon.decide(position, 'A', action);
  if (!decision.ok) throw new Error(`${action.type} is refused`);
  return decision.events.flatMap((event) => (event.type === 'fired' && event.fell ? [event.spot] : []));
}

describe('felledBy', () => {
  it('names the king at the other end of a row whose two cards in between suffice', () => {
    const position = scene({ grid: '3s 9h 7h / - - - / - - -', royals: 'R1=Kh T1=Jd', pending: '5c' });
    expect(felledBy(viewOfGrid(position), 1)).toEqual(['R1']);
  });

  it('names both royals that a corner fells at once', () => {
    const position = scene({ grid: '3s 9h 7h / 6s - - / 5s - -', royals: 'R1=Kh B1=Jd', pending: '5c' });
    expect(felledBy(viewOfGrid(position), 1)).toEqual(['R1', 'B1']);
  });

  it('lets what lies below the card that is lifted attack in its stead', () => {
    const grid = '3s 9h 7h8s / - - - / - - -';
    const view = viewOfGrid(scene({ grid, royals: 'R1=Kh T1=Jd', ploys: 'X1', pending: '5c' }));
    expect(felledBy(view, 1)).toEqual([]);
    expect(felledBy(view, 1, 3)).toEqual(['R1']);
  });

  it('counts nothing where the only card of a cell is lifted', () => {
    const grid = '3s 9h 7h / - - - / - - -';
    const view = viewOfGrid(scene({ grid, royals: 'R1=Kh T1=Jd', ploys: 'X1', pending: '5c' }));
    expect(felledBy(view, 1, 3)).toEqual([]);
  });

  it.each(GRID_VARIANTS)('agrees with what really falls, in every position of whole games: %s', (variant) => {
    const told = { placing: 0, moving: 0 };
    for (let seed = 0; seed < 60; seed++) {
      for (const position of playGame(variant, seed, manners[seed % manners.length] ?? 'random').positions) {
        const view = viewOfGrid(position);
        for (const action of view.legal) {
          if (action.type !== 'place' && action.type !== 'reassign') continue;
          const foreseen =
            action.type === 'place' ? felledBy(view, action.cell) : felledBy(view, action.to, action.from);
          expect(foreseen).toEqual(felledInFact(position, action));
          if (foreseen.length > 0) told[action.type === 'place' ? 'placing' : 'moving'] += 1;
        }
      }
    }
    expect(told.placing).toBeGreaterThan(100);
    expect(told.moving).toBeGreaterThan(100);
  });
});

describe('a royal’s health', () => {
  const royalAt = (royals: string) => {
    const royal = viewOfGrid(scene({ royals })).royals.T1;
    if (!royal) throw new Error('Nobody stands there.');
    return royal;
  };

  it('is its value and that of its armour', () => {
    expect(healthOf(royalAt('T1=Jd'))).toBe(11);
    expect(healthOf(royalAt('T1=Kh+3c'))).toBe(16);
  });

  it.each([
    ['a jack with 19', 'T1=Jd+8c', false],
    ['a jack with 20', 'T1=Jd+9c', true],
    ['a queen with 19', 'T1=Qd+7c', false],
    ['a queen with 20', 'T1=Qd+8c', true],
    ['a king with 18', 'T1=Kd+5c', false],
    ['a king with 19', 'T1=Kd+6c', true],
  ])('of %s', (_, royals, expected) => {
    expect(isInvincible(royalAt(royals))).toBe(expected);
  });
});
