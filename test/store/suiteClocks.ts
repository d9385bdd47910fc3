import { describe, expect, it } from 'vitest';
import type { Timing } from '../../src/table/ports.ts';
import { aChange, aTurn, openTable, played, startDuel } from './samples.ts';
import type { Bench } from './suite.ts';

const NOON = Date.UTC(2026, 0, 1, 12);
const HOUR = 3_600_000;
const PATIENCE = 15_000;

const timing: Timing = { turnSince: NOON, stage: 'running', dueAt: NOON + 36 * HOUR };
const DUE = NOON + 36 * HOUR;

export function testClocks(at: () => Bench): void {
  const start = (turn: Timing = timing) => startDuel(at().store, { clockHours: 48 }, { timing: turn });
  const begin = (id: number, turn: Timing, now: number) =>
    at().store.beginNotice(id, turn, now, now - PATIENCE);
  const timingOf = async (id: number) => (await at().store.find(id))?.row.timing;

  describe('a clock', () => {
    it('is due from its moment on, to the millisecond', async () => {
      const { store } = at();
      const id = await start();
      expect(await store.clocksDue(DUE - 1)).not.toContain(id);
      expect(await store.clocksDue(DUE)).toContain(id);
    });

    it('is due at no table without a clock, and at none that is open or over', async () => {
      const { store } = at();
      const withoutClock = await startDuel(store);
      const open = await openTable(store, { clockHours: 48 });
      const over = await start();
      await store.commit(aChange({ id: over, version: 1, status: 'over', endedAt: NOON + 1 }));
      const due = await store.clocksDue(DUE + 1000 * HOUR);
      for (const id of [withoutClock, open, over]) expect(due).not.toContain(id);
    });

    it('that has told moves on to its next stage', async () => {
      const { store } = at();
      const id = await start();
      expect(await begin(id, timing, DUE)).toBe(true);
      await store.noticed(id, timing, { stage: 'reminded', dueAt: NOON + 48 * HOUR });
      expect(await timingOf(id)).toEqual({ turnSince: NOON, stage: 'reminded', dueAt: NOON + 48 * HOUR });
      expect(await store.clocksDue(DUE)).not.toContain(id);
    });

    it('tells nothing before it is due', async () => {
      const id = await start();
      expect(await begin(id, timing, DUE - 1)).toBe(false);
    });

    it('is in one hand at a time while it tells, and passes to another where that one has crashed', async () => {
      const id = await start();
      expect(await begin(id, timing, DUE)).toBe(true);
      expect(await begin(id, timing, DUE + PATIENCE - 1)).toBe(false);
      expect(await begin(id, timing, DUE + PATIENCE)).toBe(true);
    });

    it('tells each stage once, the next one as soon as that is due', async () => {
      const { store } = at();
      const id = await start();
      await begin(id, timing, DUE);
      const reminded = { ...timing, stage: 'reminded', dueAt: DUE + 1 } as const;
      await store.noticed(id, timing, reminded);
      expect(await begin(id, timing, DUE + 2 * PATIENCE)).toBe(false);
      expect(await begin(id, reminded, DUE + 1)).toBe(true);
    });

    it('tells nothing of a turn that is over, and what is told of it changes nothing', async () => {
      const { store } = at();
      const id = await start();
      await begin(id, timing, DUE);
      const next = { turnSince: DUE + 5, stage: 'running', dueAt: DUE + 36 * HOUR } as const;
      await store.commit(aChange({ id, version: 1, events: [played], timing: next }));
      await store.noticed(id, timing, { stage: 'reminded', dueAt: NOON + 48 * HOUR });
      expect(await timingOf(id)).toEqual(next);
      expect(await begin(id, timing, DUE + 40 * HOUR)).toBe(false);
    });

    it('of the turn after it is in nobody’s hand, however short ago the last one told', async () => {
      const { store } = at();
      const id = await start();
      await begin(id, timing, DUE);
      const next = { turnSince: DUE + 5, stage: 'running', dueAt: DUE + 6 } as const;
      await store.commit(aChange({ id, version: 1, events: [played], timing: next }));
      expect(await begin(id, next, DUE + 6)).toBe(true);
    });

    it('tells nothing of a round that is over', async () => {
      const { store } = at();
      const id = await start();
      await begin(id, timing, DUE);
      await store.commit(aChange({ id, version: 1, status: 'over', endedAt: NOON + 1 }));
      await store.noticed(id, timing, { stage: 'reminded', dueAt: NOON + 48 * HOUR });
      expect(await timingOf(id)).toEqual(timing);
      expect(await begin(id, timing, DUE + 2 * PATIENCE)).toBe(false);
    });

    it('goes on while cards are laid and stones claimed within the turn', async () => {
      const { store } = at();
      const id = await start();
      await begin(id, timing, DUE);
      await store.commit(aChange({ id, version: 1, events: [played] }));
      await store.noticed(id, timing, { stage: 'reminded', dueAt: NOON + 48 * HOUR });
      expect((await timingOf(id))?.stage).toBe('reminded');
    });

    it('that there is not has nothing to tell', async () => {
      const id = await startDuel(at().store);
      expect(await begin(id, aTurn, DUE + 1000 * HOUR)).toBe(false);
    });
  });
}
