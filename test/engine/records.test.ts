import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyse } from '../../src/engine/stones/analysis.ts';
import {
  makeRecord,
  parseRecord,
  type DuelRecord,
  type WrittenRecord,
} from '../../src/engine/stones/record.ts';
import { legalTexts, replayRecord } from '../../src/engine/stones/replay.ts';
import type { Seat } from '../../src/engine/stones/types.ts';
import { eventsOf, tell } from './duels.ts';
import { naiveAct, naiveDeal, naiveView } from './oracle/naiveDuel.ts';

/** Whole rounds that were found by playing millions of random ones: one for each way in which a round can end. */

interface KeptRecord {
  readonly title: string;
  readonly record: WrittenRecord;
  /** What the last action brought about. */
  readonly ending: readonly string[];
  readonly points: Readonly<Record<Seat, number>>;
}

const folder = new URL('records/', import.meta.url);
const kept = readdirSync(folder).map((file) => {
  const content = JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as KeptRecord;
  return { file, ...content };
});

describe.each(kept)('$file: $title', ({ record: written, ending, points }) => {
  const record = read(written);

  it('plays through to its end', () => {
    const replay = replayRecord(record);
    expect(replay.ok).toBe(true);
    expect(legalTexts(replay.position)).toEqual([]);
    expect(analyse(replay.position)).toMatchObject({ turn: null, phase: 'over', points });
  });

  it('ends as it is told', () => {
    const last = record.actions.at(-1) ?? '';
    const before = replayRecord({ ...record, actions: record.actions.slice(0, -1) });
    const [, leaving, seat] = /^(resign|timeout) ([AB])$/.exec(last) ?? [];
    const events = eventsOf(
      before.position,
      leaving ?? last,
      seat === 'A' || seat === 'B' ? seat : undefined,
    );
    expect(events.map(tell)).toEqual(ending);
  });

  it('goes no other way in the naive duel', () => {
    const deal = naiveDeal(record.game, record.options, record.deck, record.first);
    expect(naiveView(record.actions.reduce(naiveAct, deal))).toEqual(analyse(replayRecord(record).position));
  });

  it('is written as it was read', () => {
    expect(makeRecord(record)).toEqual(written);
  });
});

it('they reach every way to end that real rounds have', () => {
  const endings = kept.map(({ ending }) => ending.at(-1)?.split(' by ').at(1));
  expect(new Set(endings)).toEqual(new Set(['five', 'three-adjacent', 'draw', 'resign', 'timeout']));
});

it.each(kept.filter(({ file }) => file.includes('passes')))(
  '$file has passes in the middle',
  ({ record }) => {
    const { actions, ...deal } = read(record);
    const passes = actions.slice(0, -1).flatMap((action, ply) => {
      const { position } = replayRecord({ ...deal, actions: actions.slice(0, ply) });
      return eventsOf(position, action).filter((event) => event.type === 'turnEnded' && event.passed);
    });
    expect(passes.length).toBeGreaterThan(2);
  },
);

function read(written: WrittenRecord): DuelRecord {
  const parsed = parseRecord(written);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.value;
}
