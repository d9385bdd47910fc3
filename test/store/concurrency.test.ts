import { afterAll, describe, expect, it } from 'vitest';
import type { Committed, TableStore } from '../../src/table/ports.ts';
import {
  accepting,
  aChallenge,
  aChange,
  aDeal,
  crossed,
  openTable,
  played,
  snowflake,
  startDuel,
} from './samples.ts';
import { severalProcesses } from './severalProcesses.ts';

/** Two processes on one PostgreSQL: each has a pool of connections of its own, and neither knows of the other. */

const ROUNDS = 20;
const AT_ONCE = 8;

const processes = await severalProcesses(6);

describe('several processes on one PostgreSQL', () => {
  const [here, there] = processes.stores;
  afterAll(() => processes.end());

  it('may start at once on an empty database, and each can use it', async () => {
    for (const store of processes.stores)
      expect((await store.open(aChallenge(), snowflake())).kind).toBe('opened');
  });

  it('carry out exactly one of many changes of the same version', async () => {
    const id = await startDuel(here);
    for (let version = 1; version <= ROUNDS; version++) {
      const changes = Array.from({ length: AT_ONCE }, () => aChange({ id, version, events: [played] }));
      const done = await Promise.all(changes.map((change, place) => atEither(place).commit(change)));
      expect(count(done)).toEqual({ committed: 1, stale: AT_ONCE - 1 });
    }
    const found = await there.find(id);
    expect(found?.row.version).toBe(ROUNDS + 1);
    expect(found?.events.length).toBe(ROUNDS);
  });

  it('act once by one interaction that both of them hear', async () => {
    const id = await startDuel(here);
    for (let version = 1; version <= ROUNDS; version++) {
      const change = aChange({ id, version, events: [played] });
      const done = await Promise.all([here.commit(change), there.commit(change)]);
      expect(done.toSorted()).toEqual(['committed', 'repeated']);
    }
    expect((await here.find(id))?.events.length).toBe(ROUNDS);
  });

  it('open one of two challenges that cross', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const challenge = aChallenge();
      const both = await Promise.all([
        here.open(challenge, snowflake()),
        there.open(crossed(challenge), snowflake()),
      ]);
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(['opened', 'taken']);
      expect(new Set(both.map(({ table }) => table.row.id)).size).toBe(1);
    }
  });

  it('open one table for one command that both of them hear', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [challenge, interaction] = [aChallenge(), snowflake()];
      const both = await Promise.all([here.open(challenge, interaction), there.open(challenge, interaction)]);
      expect(both.map(({ kind }) => kind).toSorted()).toEqual(['opened', 'repeated']);
      expect(new Set(both.map(({ table }) => table.row.id)).size).toBe(1);
    }
  });

  it('accept a challenge once of two Accepts in the same instant', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await openTable(here);
      const accept = (store: TableStore, seed: string) =>
        store.commit(accepting(id, { deal: { ...aDeal, seed } }));
      const done = await Promise.all([accept(here, 'a'), accept(there, 'b')]);
      expect(done.toSorted()).toEqual(['committed', 'stale']);
      const winner = done[0] === 'committed' ? 'a' : 'b';
      expect((await here.find(id))?.row.deal?.seed).toBe(winner);
    }
  });

  it('tell a channel once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await openTable(here);
      const begun = await Promise.all([here, there].map((store) => store.beginTelling(id, 0, 20_000, 5_000)));
      expect(begun.toSorted()).toEqual([false, true]);
    }
  });

  it('see a table only as it was before or after a change, never in between', async () => {
    const id = await startDuel(here);
    const seen: (readonly [number, number])[] = [];
    let playing = true;
    const watch = async (): Promise<void> => {
      while (playing) {
        const found = await there.find(id);
        seen.push([found?.row.version ?? 0, found?.events.length ?? 0]);
      }
    };
    const watching = watch();
    for (let version = 1; version <= ROUNDS * 3; version++) {
      await here.commit(aChange({ id, version, events: [played, played] }));
    }
    playing = false;
    await watching;
    expect(seen.filter(([version, events]) => events !== 2 * (version - 1))).toEqual([]);
  });

  function atEither(place: number): TableStore {
    return place % 2 === 0 ? here : there;
  }
});

function count(done: readonly Committed[]): Partial<Record<Committed, number>> {
  const counted: Partial<Record<Committed, number>> = {};
  for (const each of done) counted[each] = (counted[each] ?? 0) + 1;
  return counted;
}
