import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { legalGridTexts, observeGrid } from '../../../src/engine/gridcannon/analysis.ts';
import {
  makeGridRecord,
  parseGridRecord,
  replayGridRecord,
  type GridRecord,
  type WrittenGridRecord,
} from '../../../src/engine/gridcannon/record.ts';
import type { GridOutcome } from '../../../src/engine/gridcannon/types.ts';
import { naiveAct, naiveDeal, naiveUnder, naiveView } from '../oracle/naiveGridcannon.ts';
import { story } from './acting.ts';

/** Whole games that were found among thousands: one for each way in which a game can end, and for what is rare. */

interface KeptRecord {
  readonly title: string;
  readonly record: WrittenGridRecord;
  /** What the last action brought about. */
  readonly ending: readonly string[];
  readonly result: GridOutcome;
}

const folder = new URL('records/', import.meta.url);
const kept = readdirSync(folder).map((file) => {
  const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as KeptRecord;
  return { file, ...content };
});

describe.each(kept)('$file: $title', ({ record: written, ending, result }) => {
  const record = read(written);

  it('plays through to its end', () => {
    const replay = replayGridRecord(record);
    expect(replay.ok).toBe(true);
    expect(legalGridTexts(replay.position)).toEqual([]);
    expect(observeGrid(replay.position)).toMatchObject({ phase: 'over', result });
  });

  it('ends as it is told', () => {
    const before = replayGridRecord({ ...record, actions: record.actions.slice(0, -1) });
    expect(story(before.position, record.actions.at(-1) ?? '')).toEqual(ending);
  });

  it('goes no other way in the naive game', () => {
    const naive = record.actions.reduce(naiveAct, naiveDeal(record.variant, record.deck));
    const { position } = replayGridRecord(record);
    expect({ ...naiveView(naive), under: naiveUnder(naive) }).toEqual(observeGrid(position));
  });

  it('is written as it was read', () => {
    expect(makeGridRecord(record)).toEqual(written);
  });
});

it('they reach every way to end, in both variants', () => {
  const ends = new Set(
    kept.map(({ record, result }) => `${record.variant} ${result.won ? 'won' : result.by}`),
  );
  expect([...ends].sort()).toEqual([
    'empty-centre invincible-royal',
    'empty-centre out-of-cards',
    'empty-centre won',
    'standard invincible-royal',
    'standard out-of-cards',
    'standard resign',
    'standard won',
  ]);
});

describe('what is rare is in them', () => {
  const viewsOf = (file: string) => {
    const record = read(kept.find((each) => each.file === file)?.record);
    return record.actions.map((action, ply) => {
      const { position } = replayGridRecord({ ...record, actions: record.actions.slice(0, ply) });
      return { ...observeGrid(position), action };
    });
  };

  it('a number card that waits behind a royal', () => {
    const views = viewsOf('held-back.json');
    const waiting = views.find(({ held }) => held !== null);
    expect(waiting?.action).toMatch(/^royal/);
    expect(views[views.findIndex((view) => view === waiting) + 1]).toMatchObject({
      pending: waiting?.held,
      held: null,
    });
  });

  it('an extraction with an empty pile', () => {
    const views = viewsOf('extracted-with-empty-pile.json');
    expect(
      views.some(
        ({ action, pile, pending }) => action.startsWith('extract') && pile === 0 && pending === null,
      ),
    ).toBe(true);
  });

  it('a royal that comes during the swap', () => {
    const views = viewsOf('swap-brings-royal.json');
    const swap = views.findIndex(({ action }) => action.startsWith('swap'));
    expect(views[swap + 1]).toMatchObject({
      phase: 'setup',
      action: expect.stringMatching(/^royal/) as unknown,
    });
  });
});

function read(written: WrittenGridRecord | undefined): GridRecord {
  const parsed = parseGridRecord({ ...written });
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}
