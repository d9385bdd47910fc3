import { NO_CARD, valueOf } from '../../engine/gridcannon/cards.ts';
import type { GridSight } from '../../engine/gridcannon/sight.ts';
import type { GridAction } from '../../engine/gridcannon/types.ts';
import { seededGenerator } from '../../engine/seededGenerator.ts';
import { bestOf } from '../best.ts';
import type { Thought } from '../thought.ts';
import { codeOrNone, sceneOf, withCard, type Scene } from './scene.ts';

/** What it thinks is counted in the values of cards: a royal that falls is worth more than any. */
const FALLS = 20;
/** A ploy is for when nothing else is left. */
const PLOY = -10;
/** By so much its mood changes what it thinks. */
const MOOD = 6;

/** A player who has just learned the game: it fells what it can, and keeps low stacks for low cards, if in the mood. */
export function chooseEasily(sight: GridSight, actions: readonly GridAction[], thought: Thought): GridAction {
  const scene = sceneOf(sight);
  const waiting = codeOrNone(sight.pending);
  const mood = seededGenerator(thought.seed);
  return bestOf(actions, (action) => likingOf(action, scene, waiting) + (MOOD * mood()) / 2 ** 32, thought);
}

function likingOf(action: GridAction, scene: Scene, waiting: number): number {
  switch (action.type) {
    case 'place': {
      const falls = withCard(scene, action.cell - 1, waiting).fallen !== scene.fallen;
      return valueOf(scene.tops[action.cell - 1] ?? NO_CARD) + (falls ? FALLS : 0);
    }
    case 'extract':
    case 'reassign':
    case 'swap':
      return PLOY;
    case 'royal':
    case 'keep':
    case 'armour':
    case 'resign':
      return 0;
  }
}
