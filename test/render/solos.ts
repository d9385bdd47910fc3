import { ComponentType } from 'discord-api-types/v10';
import { makeGridAction } from '../../src/engine/gridcannon/actions.ts';
import type { GridEvent, GridOutcome, GridView } from '../../src/engine/gridcannon/types.ts';
import { viewOfGrid } from '../../src/engine/gridcannon/view.ts';
import { paintSolo, parseCustomId } from '../../src/render/index.ts';
import type { Message, Press, SoloFace, SoloFaceEnding, SoloMode } from '../../src/render/index.ts';
import type { Locale } from '../../src/locale/index.ts';
import { scene } from '../engine/gridcannon/scenes.ts';
import type { Scene } from '../engine/gridcannon/scenes.ts';
import { ANNA } from './views.ts';

/** Games of Gridcannon for tests, each in a line. */

/** Anna plays in public. */
export function soloFace(given: Partial<SoloFace> = {}): SoloFace {
  return {
    id: 12,
    version: 7,
    variant: 'standard',
    visibility: 'public',
    player: ANNA,
    deal: 4711,
    daily: null,
    counting: 'yes',
    canUndo: false,
    ending: null,
    yesterday: null,
    ...given,
  };
}

/** The middle of a game: a corner that fells the king of hearts, and another that doesn't reach the queen. */
export const midGame: Scene = {
  grid: '2c3s 9h 4d7h / - Ts 5d / 6s 8c 2d9d',
  royals: 'R1=Kh+3c B1=Qs L2=Jd* T3=Kc',
  ploys: 'As X1 Ah',
  pending: '5c',
  pile: 'Qd 4h Ks',
};

/** What is seen in a scene. */
export function soloView(given: Scene): GridView {
  return viewOfGrid(scene(given));
}

/** How a game ended, as painters know it. */
export function endingOf(outcome: GridOutcome): SoloFaceEnding {
  return outcome.won ? { status: 'won', score: outcome.score } : { status: 'lost', by: outcome.by };
}

/** A running game as it is shown. */
export function running(
  view: GridView,
  words: Locale,
  given: { readonly mode?: SoloMode; readonly news?: readonly GridEvent[]; readonly face?: SoloFace } = {},
): Message {
  const { mode = { kind: 'deal' }, news = [], face = soloFace() } = given;
  return paintSolo(face, view, words, { mode, news, remark: null });
}

/** The presses of a message that are possible. */
export function openPresses(message: Message): readonly Press[] {
  return message.components.flatMap(({ components }) =>
    components.flatMap((one) => {
      if (one.type !== ComponentType.Button || !('custom_id' in one) || one.disabled) return [];
      const press = parseCustomId(one.custom_id);
      return press ? [press] : [];
    }),
  );
}

/** The actions that a game's buttons lead to, through whatever is asked in between; each as often as there is a way. */
export function reachableActions(
  view: GridView,
  words: Locale,
  mode: SoloMode = { kind: 'deal' },
): readonly string[] {
  return openPresses(running(view, words, { mode })).flatMap((press): readonly string[] => {
    if (press.kind === 'gridAct') return [makeGridAction(press.action)];
    const leadsOn = press.kind === 'gridMode' && depthOf(press.mode) > depthOf(mode);
    return leadsOn ? reachableActions(view, words, press.mode) : [];
  });
}

/** How many questions have been answered before a mode's own; going back leads to a lower one. */
function depthOf({ kind }: SoloMode): number {
  return kind === 'deal' ? 0 : kind === 'reassignFrom' ? 2 : 1;
}
