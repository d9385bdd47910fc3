import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act } from '../../src/table/act.ts';
import { breakOff, desertion } from '../../src/table/breakOff.ts';
import { afterNotice, deadlineOf } from '../../src/table/clock.ts';
import type { House } from '../../src/table/house.ts';
import type { Table } from '../../src/table/table.ts';
import { otherSeat } from '../../src/engine/stones/seats.ts';
import { snowflake } from '../store/samples.ts';
import { begin, HOUR, layACard, newPair, openHouse, stored } from './playedHouse.ts';
import type { TestHouse } from './playedHouse.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const DAY = 24 * HOUR;

function waiting(table: Table): string {
  return table.personAt(otherSeat(table.turn ?? 'A'));
}

function takeWin(at: House, table: Table, user: string | null) {
  const interaction = user === null ? null : snowflake();
  return act(at, { interaction, table: table.row.id, user, action: { type: 'take-win' } });
}

describe('the clock of a turn', () => {
  it('lets the other take the win after the deadline, and not before', async () => {
    const table = await begin(house, newPair(), { clockHours: 2 });
    house.later(1.9);
    const early = await takeWin(house, table, waiting(table));
    expect(early).toMatchObject({
      kind: 'refused',
      refusal: { code: 'win-not-due', deadline: deadlineOf(table.row) },
    });
    house.later(0.2);
    expect(await takeWin(house, table, table.personAt(table.turn ?? 'A'))).toMatchObject({
      kind: 'refused',
      refusal: { code: 'win-not-due', deadline: null },
    });
    const acted = await takeWin(house, table, waiting(table));
    expect(acted).toMatchObject({
      kind: 'acted',
      table: { outcome: { winner: otherSeat(table.turn ?? 'A'), by: 'timeout' } },
    });
    expect((await stored(house, table)).row).toMatchObject({ status: 'over', timing: { dueAt: null } });
  });

  it('begins anew with every turn', async () => {
    const table = await begin(house, newPair(), { clockHours: 2 });
    house.later(1.9);
    const moved = await layACard(house, table);
    house.later(1.9);
    expect((await takeWin(house, table, waiting(moved))).kind).toBe('refused');
    expect(deadlineOf(moved.row)).toBe((deadlineOf(table.row) ?? 0) + 1.9 * HOUR);
  });

  it('goes to who moves where a move and the win are wanted at the same moment', async () => {
    const table = await begin(house, newPair(), { clockHours: 1 });
    house.later(1);
    const [moved, taken] = await Promise.allSettled([
      layACard(house, table),
      takeWin(house.neighbour, table, waiting(table)),
    ]);
    const { row, outcome } = await stored(house, table);
    const won = taken.status === 'fulfilled' && taken.value.kind === 'acted';
    expect(won).toBe(moved.status === 'rejected');
    expect(row.status).toBe(won ? 'over' : 'running');
    expect(outcome?.by).toBe(won ? 'timeout' : undefined);
  });

  it('ends the round by itself after twice the time, once', async () => {
    const table = await begin(house, newPair(), { clockHours: 1 });
    house.later(1.9);
    expect((await takeWin(house, table, null)).kind).toBe('refused');
    house.later(0.1);
    const both = await Promise.all([takeWin(house, table, null), takeWin(house.neighbour, table, null)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['acted', 'refused']);
  });

  it('has nothing to say in a duel without one', async () => {
    const table = await begin(house, newPair());
    house.later(10_000);
    expect(await takeWin(house, table, waiting(table))).toMatchObject({
      refusal: { code: 'win-not-due', deadline: null },
    });
    expect((await takeWin(house, table, null)).kind).toBe('refused');
    expect(await house.store.clocksDue(house.clock())).not.toContain(table.row.id);
  });

  it('rings at three quarters, at the deadline and at twice the time; each is taken on once', async () => {
    const table = await begin(house, newPair(), { clockHours: 4 });
    const due = async (): Promise<boolean> =>
      (await house.store.clocksDue(house.clock())).includes(table.row.id);
    house.later(2.9);
    expect(await due()).toBe(false);
    house.later(0.1);
    for (const stage of ['reminded', 'lapsed'] as const) {
      expect(await due()).toBe(true);
      const { row } = await stored(house, table);
      if (!row.timing) throw new Error('no clock');
      const now = house.clock();
      const taken = await Promise.all(
        [house, house.neighbour].map(({ store }) =>
          store.beginNotice(row.id, row.timing ?? never(), now, now - 15_000),
        ),
      );
      expect(taken.filter((mine) => mine)).toHaveLength(1);
      const then = afterNotice(row);
      expect(then?.stage).toBe(stage);
      if (then) await house.store.noticed(row.id, row.timing, then);
      expect(await due()).toBe(false);
      house.later(stage === 'reminded' ? 1 : 4);
    }
    expect(await due()).toBe(true);
    expect((await takeWin(house, table, null)).kind).toBe('acted');
    expect(await due()).toBe(false);
  });

  it('is not charged with the time that no process ran, in a turn that was running then', async () => {
    const pair = newPair();
    await house.store.beat(house.clock(), 60_000);
    const table = await begin(house, pair, { clockHours: 2 });
    house.later(1);
    await house.store.beat(house.clock(), 60_000);
    house.later(5);
    const given = await Promise.all([
      house.store.beat(house.clock(), 60_000),
      house.neighbour.store.beat(house.clock(), 60_000),
    ]);
    // The hour before this beat was silent too, and the turn had begun in it.
    expect(given.sort()).toEqual([0, 5 * HOUR]);
    const moved = await stored(house, table);
    expect(deadlineOf(moved.row)).toBe((deadlineOf(table.row) ?? 0) + 6 * HOUR);
    expect((await takeWin(house, table, waiting(table))).kind).toBe('refused');
    house.later(2);
    expect((await takeWin(house, table, waiting(table))).kind).toBe('acted');
  });
});

function never(): never {
  throw new Error('no clock');
}

describe('a round whose other player is gone', () => {
  const HERE = 'here';

  it('may be ended by who waits without a clock after 14 silent days', async () => {
    const table = await begin(house, newPair());
    const now = (days: number): number => (table.row.timing?.turnSince ?? 0) + days * DAY;
    expect(desertion(table, waiting(table), HERE, now(13.9))).toBeNull();
    expect(desertion(table, waiting(table), HERE, now(14))).toBe('silent');
    expect(desertion(table, table.personAt(table.turn ?? 'A'), HERE, now(30))).toBeNull();
    const clocked = await begin(house, newPair(), { clockHours: 336 });
    expect(desertion(clocked, waiting(clocked), HERE, now(300))).toBeNull();
  });

  it('may be ended at once by either, clock or none, where the other has left; not where nobody knows', async () => {
    const table = await begin(house, newPair(), { clockHours: 5 });
    for (const seat of ['A', 'B'] as const) {
      expect(desertion(table, table.personAt(seat), 'left', house.clock())).toBe('left');
      expect(desertion(table, table.personAt(seat), 'unknown', house.clock())).toBeNull();
    }
    expect(desertion(table, snowflake(), 'left', house.clock())).toBeNull();
  });

  it('ends without result and points, once, and takes no move any more', async () => {
    const pair = newPair();
    const table = await begin(house, pair, { match: 'best-of-three' });
    const end = (at: House) => breakOff(at, snowflake(), table.row.id, () => ({ kind: 'left', by: 'A' }));
    const both = await Promise.all([end(house), end(house.neighbour)]);
    expect(both.map(({ kind }) => kind).sort()).toEqual(['done', 'not-running']);
    const now = await stored(house, table);
    expect(now).toMatchObject({ turn: null, outcome: null, matchOver: true, awaitsNext: false });
    const [card] = now.view('A').hand;
    if (!card) throw new Error('no card');
    for (const user of [pair.anna, pair.ben]) {
      const action = { type: 'play', card, stone: 1 } as const;
      const acted = await act(house, { interaction: snowflake(), table: table.row.id, user, action });
      expect(acted).toMatchObject({ kind: 'refused', refusal: { code: 'game-over' } });
    }
    // The place is free.
    expect((await begin(house, pair)).row.status).toBe('running');
  });
});
