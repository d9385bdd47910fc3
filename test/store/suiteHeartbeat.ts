import { describe, expect, it } from 'vitest';
import type { Timing } from '../../src/table/ports.ts';
import { aChange, openTable, startDuel } from './samples.ts';
import type { Bench } from './suite.ts';

const HOUR = 3_600_000;
const PATIENCE = 60_000;

/** The beats of all tests are those of one database, and never go back in time. */
let dawn = Date.UTC(2026, 0, 1);

export function testHeartbeat(at: () => Bench): void {
  const timingOf = async (id: number) => (await at().store.find(id))?.row.timing;
  const turnAt = (turnSince: number): Timing => ({
    turnSince,
    stage: 'reminded',
    dueAt: turnSince + 48 * HOUR,
  });

  /** A moment at which a process was alive, later than all before. */
  async function alive(): Promise<number> {
    dawn += 1000 * HOUR;
    await at().store.beat(dawn, Number.MAX_SAFE_INTEGER);
    return dawn;
  }

  describe('the heartbeat', () => {
    it('charges all the time while a process was alive', async () => {
      const { store } = at();
      const now = await alive();
      const timing = turnAt(now - HOUR);
      const id = await startDuel(store, { clockHours: 48 }, { timing });
      expect(await store.beat(now + PATIENCE, PATIENCE)).toBe(0);
      expect(await store.beat(now + 2 * PATIENCE, PATIENCE)).toBe(0);
      expect(await timingOf(id)).toEqual(timing);
      expect(await store.boardsToRepaint()).not.toContain(id);
    });

    it('gives back the time that no process was alive, to the millisecond', async () => {
      const { store } = at();
      const now = await alive();
      const id = await startDuel(store, { clockHours: 48 }, { timing: turnAt(now - HOUR) });
      const gap = 100 * HOUR + 1;
      expect(await store.beat(now + gap, PATIENCE)).toBe(gap);
      expect(await timingOf(id)).toEqual(turnAt(now - HOUR + gap));
    });

    it('gives it back once', async () => {
      const { store } = at();
      const now = await alive();
      const id = await startDuel(store, { clockHours: 48 }, { timing: turnAt(now) });
      await store.beat(now + HOUR, PATIENCE);
      expect(await store.beat(now + HOUR, PATIENCE)).toBe(0);
      expect(await store.beat(now + HOUR + PATIENCE, PATIENCE)).toBe(0);
      expect(await timingOf(id)).toEqual(turnAt(now + HOUR));
    });

    it('gives a turn that began after the last beat only what it has seen of the gap', async () => {
      const { store } = at();
      const now = await alive();
      const id = await startDuel(store, { clockHours: 48 }, { timing: turnAt(now + 10_000) });
      expect(await store.beat(now + HOUR, PATIENCE)).toBe(HOUR);
      expect(await timingOf(id)).toEqual(turnAt(now + HOUR));
    });

    it('takes nothing from a turn that begins in the future of this process’s clock', async () => {
      const { store } = at();
      const now = await alive();
      const timing = turnAt(now + HOUR + 1);
      const id = await startDuel(store, { clockHours: 48 }, { timing });
      await store.beat(now + HOUR, PATIENCE);
      expect(await timingOf(id)).toEqual(timing);
    });

    it('never goes back in time: a process whose clock is slow neither gives nor forgets anything', async () => {
      const { store } = at();
      const now = await alive();
      const id = await startDuel(store, { clockHours: 48 }, { timing: turnAt(now) });
      expect(await store.beat(now - 500 * HOUR, PATIENCE)).toBe(0);
      expect(await store.beat(now + PATIENCE, PATIENCE)).toBe(0);
      expect(await timingOf(id)).toEqual(turnAt(now));
    });

    it('lets a turn without a clock be silent for longer, but has no board of it painted', async () => {
      const { store } = at();
      const now = await alive();
      const id = await startDuel(store, {}, { timing: { ...turnAt(now), dueAt: null } });
      await store.beat(now + HOUR, PATIENCE);
      expect(await timingOf(id)).toEqual({ ...turnAt(now + HOUR), dueAt: null });
      expect(await store.boardsToRepaint()).not.toContain(id);
    });

    it('leaves alone what is open, or over', async () => {
      const { store } = at();
      const now = await alive();
      const open = await openTable(store, { clockHours: 48 });
      const over = await startDuel(store, { clockHours: 48 }, { timing: turnAt(now) });
      await store.commit(aChange({ id: over, version: 1, status: 'over', endedAt: now }));
      await store.beat(now + HOUR, PATIENCE);
      expect(await timingOf(open)).toBeNull();
      expect(await timingOf(over)).toEqual(turnAt(now));
    });

    it('has what a clock was telling told anew where the deadline that it named has moved', async () => {
      const { store } = at();
      const now = await alive();
      const timing = { ...turnAt(now), dueAt: now + 1 };
      const id = await startDuel(store, { clockHours: 48 }, { timing });
      await store.beginNotice(id, timing, now + 1, now);
      await store.beat(now + HOUR, PATIENCE);
      await store.noticed(id, timing, { stage: 'lapsed', dueAt: now + 96 * HOUR });
      const moved = { ...turnAt(now + HOUR), dueAt: now + HOUR + 1 };
      expect(await timingOf(id)).toEqual(moved);
      expect(await store.beginNotice(id, moved, now + HOUR + 1, now + HOUR)).toBe(true);
    });
  });

  describe('a board whose deadline has moved', () => {
    async function movedBoard(): Promise<number> {
      const { store } = at();
      const now = await alive();
      const id = await startDuel(store, { clockHours: 48 }, { timing: turnAt(now) });
      await store.beat(now + HOUR, PATIENCE);
      return id;
    }

    it('is to be painted anew, once', async () => {
      const { store } = at();
      const id = await movedBoard();
      expect(await store.boardsToRepaint()).toContain(id);
      await store.repainted(id);
      expect(await store.boardsToRepaint()).not.toContain(id);
    });

    it('is not painted once the turn is over, for the next board shows its own deadline', async () => {
      const { store } = at();
      const id = await movedBoard();
      await store.commit(aChange({ id, version: 1, timing: turnAt(dawn + HOUR) }));
      expect(await store.boardsToRepaint()).not.toContain(id);
    });

    it('is not painted once the round is over', async () => {
      const { store } = at();
      const id = await movedBoard();
      await store.commit(aChange({ id, version: 1, status: 'over', endedAt: dawn + HOUR }));
      expect(await store.boardsToRepaint()).not.toContain(id);
    });
  });
}
