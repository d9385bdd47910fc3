import { describe, expect, it } from 'vitest';
import { makeGridAction } from '../../src/engine/gridcannon/actions.ts';
import { GRID_VARIANTS, gridcannon } from '../../src/engine/gridcannon/ruleset.ts';
import { CELLS } from '../../src/engine/gridcannon/geometry.ts';
import type { GridEvent, GridVariant, GridView } from '../../src/engine/gridcannon/types.ts';
import { viewOfGrid } from '../../src/engine/gridcannon/view.ts';
import { locales } from '../../src/locale/index.ts';
import type { Locale } from '../../src/locale/index.ts';
import {
  paintSoloElsewhere,
  paintSoloFinal,
  paintSoloLine,
  paintSoloShare,
  soloBoardText,
} from '../../src/render/index.ts';
import type { Message, SoloMode } from '../../src/render/index.ts';
import { manners, playGame } from '../engine/gridcannon/games.ts';
import { expectWithinLimits } from './limits.ts';
import { endingOf, reachableActions, running, soloFace } from './solos.ts';

/** Every message of whole games. */

const GAMES = 100;
/** What a phone of 360 px shows in a block of code without a break. */
const WIDEST = 25;
const GREATEST = 999_999_999_999_999;

const face = soloFace({
  id: GREATEST,
  version: GREATEST,
  player: '9'.repeat(20),
  deal: 999_999_999,
  canUndo: true,
});

/** A game after one of its actions. */
interface Moment {
  readonly view: GridView;
  readonly news: readonly GridEvent[];
}

function momentsOf(variant: GridVariant, seed: number): readonly Moment[] {
  const { positions, record } = playGame(variant, seed, manners[seed % manners.length] ?? 'random');
  return positions.map((position, place) => {
    const [before, text] = [positions[place - 1], record.actions[place - 1]];
    const action = text === undefined ? null : gridcannon.parseAction(text);
    const decision = before && action && gridcannon.decide(before, 'A', action);
    return { view: viewOfGrid(position), news: decision?.ok ? decision.events : [] };
  });
}

const modes: readonly SoloMode[] = [
  { kind: 'extract' },
  { kind: 'reassign' },
  ...CELLS.map((cell) => ({ kind: 'reassignFrom', cell }) as const),
  { kind: 'giveUp' },
];

function messagesAt(
  { view, news }: Moment,
  variant: GridVariant,
  words: Locale,
  turn: number,
): readonly Message[] {
  const mode = modes[Math.floor(turn / 2) % modes.length] ?? { kind: 'deal' };
  const page = { step: turn, steps: turn + (turn % 2), action: view.legal[0] ?? null, news };
  if (view.outcome !== null || turn % 4 === 0)
    return [paintSoloLine({ ...face, variant }, view, words, page)];
  const shown = turn % 2 === 0 ? { news } : { mode, news };
  const visibility = turn % 3 === 0 ? 'private' : 'public';
  return [running(view, words, { ...shown, face: { ...face, variant, visibility } })];
}

function finalMessages({ view, news }: Moment, variant: GridVariant, words: Locale): readonly Message[] {
  const ended = { ...face, variant, ending: view.outcome && endingOf(view.outcome) };
  const solutions = [null, 'searching', { outcome: 'won', score: 6, actions: [] }] as const;
  return [
    ...solutions.map((solution) => paintSoloFinal(ended, view, words, { news, solution })),
    paintSoloShare(ended, view, words),
    paintSoloElsewhere(ended, words),
  ];
}

describe.each(GRID_VARIANTS)('every message of whole games: %s', (variant) => {
  const games = Array.from({ length: GAMES }, (_, seed) => momentsOf(variant, seed));
  const views = games.flat().map(({ view }) => view);

  it('keeps Discord’s limits, and each button of it can be read', () => {
    for (const [seed, moments] of games.entries()) {
      const words = seed % 2 === 0 ? locales.en : locales.de;
      for (const [place, moment] of moments.entries()) {
        messagesAt(moment, variant, words, seed + place).forEach(expectWithinLimits);
        if (moment.view.outcome) finalMessages(moment, variant, words).forEach(expectWithinLimits);
      }
    }
  });

  it('fits a phone with its board', () => {
    for (const view of views) {
      const lines = soloBoardText(view, locales.de).replaceAll('\uFE0E', '').split('\n');
      expect(lines).toHaveLength(9);
      expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(WIDEST);
    }
  });

  it('offers each legal action once, and no other', () => {
    for (const view of views.filter(({ outcome }) => outcome === null)) {
      const legal = [...view.legal.map(makeGridAction), 'resign'];
      expect(reachableActions(view, locales.en).toSorted()).toEqual(legal.toSorted());
    }
  });
});
