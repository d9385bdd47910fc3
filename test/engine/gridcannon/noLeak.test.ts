import { inspect } from 'node:util';
import { describe, expect, it } from 'vitest';
import { observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { cardOf } from '../../../src/engine/gridcannon/cards.ts';
import { copyOf, draw, pileCard, putUnder } from '../../../src/engine/gridcannon/core.ts';
import { GridPosition } from '../../../src/engine/gridcannon/position.ts';
import { GRID_VARIANTS, gridcannon } from '../../../src/engine/gridcannon/ruleset.ts';
import { generatorFrom, shuffled } from '../games.ts';
import { bytesOf, evolve } from './acting.ts';
import { manners, playGame } from './games.ts';
import { scene } from './scenes.ts';

/** Nothing that is shown depends on the order of the cards that nobody has seen. */

describe.each(GRID_VARIANTS)('%s', (variant) => {
  it.each(manners)(
    'what is shown is the same when the unknown part of the pile is dealt anew: %s',
    (manner) => {
      let redealt = 0;
      for (let seed = 0; seed < 12; seed++) {
        for (const position of playGame(variant, seed, manner).positions) {
          const other = withUnknownRedealt(position, generatorFrom(seed + 1));
          expect(shownAt(other)).toBe(shownAt(position));
          if (bytesOf(other) !== bytesOf(position)) redealt += 1;
        }
      }
      expect(redealt).toBeGreaterThan(200);
    },
  );
});

describe('what went under the pile', () => {
  it('is told in the order in which it will be turned up, until it is', () => {
    for (let seed = 0; seed < 12; seed++) {
      for (const position of playGame('standard', seed, 'spendthrift').positions) {
        const { core } = GridPosition.open(position);
        const pile = Array.from({ length: core.pileSize }, (_, from) => cardOf(pileCard(core, from)));
        const { under } = gridcannon.view(position, null);
        expect(under).toEqual(pile.slice(pile.length - under.length));
      }
    }
  });

  it('is known card by card even when the rest of the pile is gone', () => {
    const position = scene({
      grid: '2s - - / - - - / - - -',
      royals: 'T1=Jd',
      pending: '9c',
      under: '3c 4c',
    });
    expect(observeGrid(position)).toMatchObject({ pile: 2, under: '3c 4c' });
  });
});

it('a position that strays into a log or a message shows nothing', () => {
  const position = scene({ grid: '2s - - / - - - / - - -', royals: 'T1=Jd', pile: 'Kd' });
  expect(Object.keys(position)).toEqual([]);
  expect(JSON.stringify(position)).toBe('{}');
  expect(inspect(position, { depth: 9, showHidden: true })).toBe('GridPosition {}');
});

/** The same position with another order of those cards of the pile whose order nobody knows. */
function withUnknownRedealt(position: GridPosition, generator: () => number): GridPosition {
  const { core: shown, options } = GridPosition.open(position);
  const core = copyOf(shown);
  const pile = Array.from({ length: core.pileSize }, () => draw(core));
  const unknown = pile.slice(0, pile.length - shown.known);
  for (const card of [...shuffled(unknown, generator), ...pile.slice(unknown.length)]) putUnder(core, card);
  core.known = shown.known;
  return new GridPosition({ core, options });
}

/** All that is shown there, what may be done, and what ploys bring about that turn nothing up. */
function shownAt(position: GridPosition): string {
  const seen = [gridcannon.view(position, 'A'), gridcannon.view(position, null), observeGrid(position)];
  const outcomes = gridcannon.legalActions(position).flatMap((action) => {
    const decision = gridcannon.decide(position, 'A', action);
    if (!decision.ok || decision.events.some(({ type }) => type === 'turnedUp')) return [];
    return [decision.events, observeGrid(evolve(position, decision.events))];
  });
  return JSON.stringify([seen, outcomes]);
}
