import { codeOf, isRoyal, KING, NO_CARD, valueOf } from '../../engine/gridcannon/cards.ts';
import { CELLS, spotIndex } from '../../engine/gridcannon/geometry.ts';
import type { GridSight } from '../../engine/gridcannon/sight.ts';
import type { GridAction } from '../../engine/gridcannon/types.ts';
import { bestOf } from '../best.ts';
import type { Thought } from '../thought.ts';
import { codeOrNone, sceneOf, withCard, withNumbers, type Scene } from './scene.ts';
import { worthOf } from './worth.ts';

/** Below every worth: the royal can't be felled any more. */
const LOST = -1000;
/** What a card costs, at the least, that no stack takes. */
const HOMELESS = 3;

/** A sound player: it looks at what each action makes of the game, and takes the best. */
export function chooseSoundly(
  sight: GridSight,
  actions: readonly GridAction[],
  thought: Thought,
): GridAction {
  const scene = sceneOf(sight);
  const waiting = codeOrNone(sight.pending);
  return bestOf(actions, (action) => worthAfter(sight, scene, waiting, action), thought);
}

/** What the game is worth once the action is done, and what waits is dealt with. */
function worthAfter(sight: GridSight, scene: Scene, waiting: number, action: GridAction): number {
  switch (action.type) {
    case 'royal':
      return worthOf(withRoyal(scene, spotIndex(action.spot), waiting));
    case 'keep':
      return worthOf(scene);
    case 'swap':
      return worthAfterSwap(scene, action.cell - 1);
    case 'place':
      return worthOf(withCard(scene, action.cell - 1, waiting));
    case 'armour':
      return worthAfterArmour(scene, spotIndex(action.spot), waiting);
    case 'extract':
      return worthOnceDealt(afterExtraction(sight, scene, action.cell - 1), waiting);
    case 'reassign':
      return worthOnceDealt(afterReassignment(sight, scene, action.from - 1, action.to - 1), waiting);
    case 'resign':
      return LOST;
  }
}

function withRoyal(scene: Scene, spot: number, royal: number): Scene {
  return {
    ...scene,
    royals: scene.royals.with(spot, royal),
    healths: scene.healths.with(spot, valueOf(royal)),
  };
}

/** On average over the cards that may fill the cell. */
function worthAfterSwap(scene: Scene, cell: number): number {
  const { tops, numbers } = scene;
  const worths = numbers.map((next) =>
    worthOf({
      ...withNumbers(scene, [...numbers.filter((card) => card !== next), tops[cell] ?? NO_CARD]),
      tops: tops.with(cell, next),
    }),
  );
  return worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
}

function worthAfterArmour(scene: Scene, spot: number, card: number): number {
  const health = (scene.healths[spot] ?? 0) + valueOf(card);
  const isInvincible = health >= (valueOf(scene.royals[spot] ?? NO_CARD) === KING ? 19 : 20);
  return isInvincible ? LOST : worthOf({ ...scene, healths: scene.healths.with(spot, health) });
}

function afterExtraction({ grid }: GridSight, scene: Scene, cell: number): Scene {
  const gone = withNumbers(scene, [...scene.numbers, ...(grid[cell] ?? []).map(codeOf)]);
  return { ...gone, aces: scene.aces - 1, tops: scene.tops.with(cell, NO_CARD) };
}

function afterReassignment({ grid }: GridSight, scene: Scene, from: number, to: number): Scene {
  const tops = scene.tops.with(from, codeOrNone(grid[from]?.at(-2)));
  return withCard({ ...scene, jokers: scene.jokers - 1, tops }, to, scene.tops[from] ?? NO_CARD);
}

/** The worth once the card that still waits after a ploy is laid where it is best. */
function worthOnceDealt(scene: Scene, waiting: number): number {
  if (waiting === NO_CARD) return worthOf(scene);
  if (isRoyal(waiting)) return worthOf({ ...scene, coming: [...scene.coming, waiting] });
  const worths = CELLS.map((_, cell) =>
    valueOf(scene.tops[cell] ?? NO_CARD) <= valueOf(waiting)
      ? worthOf(withCard(scene, cell, waiting))
      : worthOf(scene) - HOMELESS,
  );
  return Math.max(...worths);
}
