import { describe, expect, it } from 'vitest';
import { makeGridAction } from '../../../src/engine/gridcannon/actions.ts';
import { analyseGrid } from '../../../src/engine/gridcannon/analysis.ts';
import { parseGridRecord, replayGridRecord } from '../../../src/engine/gridcannon/record.ts';
import type { GridAction } from '../../../src/engine/gridcannon/types.ts';
import { soloRecord } from '../../../src/table/solo/line.ts';
import type { Solo } from '../../../src/table/solo/solo.ts';
import { below, generatorFrom } from '../../engine/games.ts';
import { freshSolo } from './samples.ts';

const NOW = Date.UTC(2026, 10, 30, 12);

/** Does what is legal. */
function doing(solo: Solo, action: GridAction): Solo {
  const decision = solo.decide(action);
  if (!decision.ok) throw new Error(`${makeGridAction(action)} was refused: ${decision.refusal.code}`);
  return solo.afterMove(decision.events, NOW);
}

/** The first deal from 1 for which a game at its beginning is as wanted. */
function find(wanted: (solo: Solo) => boolean): Solo {
  for (let deal = 1; deal < 2_000; deal++) {
    const solo = freshSolo(deal);
    if (wanted(solo)) return solo;
  }
  throw new Error('No deal is like that.');
}

/** Plays at random, taking back now and then whatever can be taken back. */
function playOut(solo: Solo, generator: () => number): { readonly end: Solo; readonly takenBack: number } {
  let takenBack = 0;
  let now = solo;
  while (now.row.ending === null) {
    const { legal } = now.view;
    const action = legal[below(legal.length, generator)];
    if (!action) throw new Error('Nothing is legal, and the game goes on.');
    const next = doing(now, action);
    if (next.canUndo && below(3, generator) === 0) {
      takenBack++;
      expect(next.afterUndo().view).toEqual(now.view);
      now = next.afterUndo();
    } else now = next;
  }
  return { end: now, takenBack };
}

describe('a game of Gridcannon', () => {
  it('asks for no spot where there is one only', () => {
    const generator = generatorFrom(1);
    for (let deal = 1; deal <= 300; deal++) {
      for (let solo = freshSolo(deal); solo.row.ending === null;) {
        const { legal } = solo.view;
        const kinds = new Set(legal.map(({ type }) => type));
        expect(legal.length > 1 || !(kinds.has('royal') || kinds.has('armour'))).toBe(true);
        const action = legal[below(legal.length, generator)];
        if (!action) throw new Error(`Deal ${deal} has no way on.`);
        solo = doing(solo, action);
      }
    }
  });

  it('writes a record that leads to the same end, without what was taken back', () => {
    const generator = generatorFrom(2);
    let takenBack = 0;
    for (let deal = 1; deal <= 300; deal++) {
      const variant = deal % 2 === 0 ? 'standard' : 'empty-centre';
      const played = playOut(freshSolo(deal, { variant }), generator);
      takenBack += played.takenBack;
      const record = parseGridRecord(
        JSON.parse(JSON.stringify(soloRecord(played.end))) as Record<string, unknown>,
      );
      if (!record.ok) throw new Error(record.message);
      const replay = replayGridRecord(record.value);
      if (!replay.ok) throw new Error(`Deal ${deal}: action ${replay.at} is refused.`);
      const { result } = analyseGrid(replay.position);
      expect(result).toEqual(played.end.view.outcome);
    }
    expect(takenBack).toBeGreaterThan(100);
  });

  it('knows how it ended, and when', () => {
    const lost = doing(freshSolo(1), { type: 'resign' });
    expect(lost.row).toMatchObject({ ending: { status: 'lost', by: 'resign' }, endedAt: NOW, version: 1 });
    const late = freshSolo(1, { daily: '2026-11-29' }).afterDay(NOW);
    expect(late.row).toMatchObject({ ending: { status: 'lost', by: 'day-over' }, endedAt: NOW, version: 1 });
  });

  it('tells what happened after any version', () => {
    const solo = find(({ view }) => view.phase === 'swap');
    const kept = doing(solo, { type: 'keep' });
    expect(kept.newsSince(0)[0]).toEqual({ type: 'kept' });
    expect(kept.newsSince(1)).toEqual([]);
  });

  it('keeps the deal of a day secret until the day is over', () => {
    const daily = freshSolo(1, { daily: '2026-11-30' });
    expect(daily.isSecretAt(NOW)).toBe(true);
    expect(daily.isSecretAt(Date.UTC(2026, 11, 1) - 1)).toBe(true);
    expect(daily.isSecretAt(Date.UTC(2026, 11, 1))).toBe(false);
    expect(freshSolo(1).isSecretAt(NOW)).toBe(false);
  });
});

describe('taking back', () => {
  it('reaches a royal of the setup until the swap is answered', () => {
    const solo = find(({ view }) => view.phase === 'setup' && view.legal.length > 1);
    const [first] = solo.view.legal;
    if (!first) throw new Error('There is no spot.');
    let placed = doing(solo, first);
    expect(placed.canUndo).toBe(true);
    expect(placed.afterUndo().view).toEqual(solo.view);
    while (placed.view.phase === 'setup') placed = doing(placed, placed.view.legal[0] ?? first);
    expect(placed.canUndo).toBe(true);
    expect(doing(placed, { type: 'keep' }).canUndo).toBe(false);
  });

  it('reaches a ploy while a card waits, and several of them one after the other', () => {
    const hasTwoAces = ({ view }: Solo): boolean =>
      view.ploys.filter((card) => card.startsWith('A')).length > 1;
    const waits = ({ view }: Solo): boolean => view.legal.some(({ type }) => type === 'place');
    const solo = find(
      (each) => each.view.phase === 'swap' && hasTwoAces(each) && waits(doing(each, { type: 'keep' })),
    );
    const kept = doing(solo, { type: 'keep' });
    const one = doing(kept, { type: 'extract', cell: 1 });
    const two = doing(one, { type: 'extract', cell: 2 });
    expect(two.canUndo).toBe(true);
    expect(two.afterUndo().view).toEqual(one.view);
    expect(two.afterUndo().afterUndo().view).toEqual(kept.view);
    expect(two.afterUndo().afterUndo().canUndo).toBe(false);
  });

  it('doesn’t reach a card that was laid, nor anything once the game is over', () => {
    const solo = find(({ view }) => view.phase === 'swap');
    let now = doing(solo, { type: 'keep' });
    for (let presses = 0; now.row.ending === null && presses < 10; presses++) {
      const place = now.view.legal.find(({ type }) => type === 'place') ?? now.view.legal[0];
      if (!place) break;
      now = doing(now, place);
      if (place.type === 'place') expect(now.canUndo).toBe(false);
    }
    expect(doing(freshSolo(1), { type: 'resign' }).canUndo).toBe(false);
  });
});
