import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { makePostgresDriver } from '../../src/store/postgresDriver.ts';
import { makeSoloLeague } from '../../src/store/soloLeague.ts';
import type { Begun, SoloStore } from '../../src/table/solo/ports.ts';
import { snowflake } from './samples.ts';
import { severalProcesses } from './severalProcesses.ts';
import { aDailyTry, aMove, anUndo, aSolo, freshDay, freshDeal, NOON, startSolo, won } from './soloSamples.ts';

/** What one person does alone, or several processes hear of it, in the same instant. */

const ROUNDS = 10;
const AT_ONCE = 20;

const processes = await severalProcesses(2);
const pool = new pg.Pool({ connectionString: processes.url, max: 1 });
// It may hear that its database is being dropped.
pool.on('error', () => undefined);

describe('games alone, in the same instant,', () => {
  const [here, there] = processes.solos;
  afterAll(async () => {
    await pool.end();
    await processes.end();
  });

  const atEither = (place: number): SoloStore => (place % 2 === 0 ? here : there);
  const atOnce = <Value>(act: (store: SoloStore, place: number) => Promise<Value>): Promise<Value[]> =>
    Promise.all(Array.from({ length: AT_ONCE }, (_, place) => act(atEither(place), place)));
  const kindsOf = (begun: readonly Begun[]) => begun.map(({ kind }) => kind).toSorted();
  const idsOf = (begun: readonly Begun[]) => new Set(begun.map(({ solo }) => solo.row.id));

  it('are one, however many are begun by a person in a channel', async () => {
    const solo = aSolo();
    const begun = await atOnce((store) => store.begin({ ...solo, deal: freshDeal() }, [], snowflake()));
    expect(kindsOf(begun)).toEqual(['begun', ...Array.from({ length: AT_ONCE - 1 }, () => 'taken')]);
    expect(idsOf(begun).size).toBe(1);
  });

  it('are one, however many processes hear the same command', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [solo, interaction] = [aSolo(), snowflake()];
      const begun = await Promise.all([here, there].map((store) => store.begin(solo, [], interaction)));
      expect(kindsOf(begun)).toEqual(['begun', 'repeated']);
      expect(idsOf(begun).size).toBe(1);
    }
  });

  it('are one try at the daily deal, in however many channels', async () => {
    const [day, player] = [freshDay(), snowflake()];
    const begun = await atOnce((store) => store.begin(aDailyTry(day, { player }), [], snowflake()));
    expect(kindsOf(begun).filter((kind) => kind === 'begun')).toEqual(['begun']);
    expect(idsOf(begun).size).toBe(1);
  });

  it('are one first try at a deal, in however many channels: only one of them counts', async () => {
    const [player, deal] = [snowflake(), freshDeal()];
    const begun = await atOnce((store) => store.begin(aSolo({ player, deal }), [], snowflake()));
    expect(new Set(kindsOf(begun))).toEqual(new Set(['begun']));
    expect(idsOf(begun).size).toBe(AT_ONCE);
    expect(begun.filter(({ solo }) => solo.row.counts).length).toBe(1);
  });

  it('take one of many presses at the same board', async () => {
    const id = await startSolo(here);
    for (let version = 0; version < ROUNDS; version++) {
      const done = await atOnce((store) => store.commit(aMove({ id, version })));
      expect(done.toSorted()).toEqual(['committed', ...Array.from({ length: AT_ONCE - 1 }, () => 'stale')]);
    }
    expect((await there.find(id))?.moves.length).toBe(ROUNDS + 1);
  });

  it('take a press once that both processes hear', async () => {
    const id = await startSolo(here);
    for (let version = 0; version < ROUNDS; version++) {
      const press = aMove({ id, version });
      const done = await Promise.all([here.commit(press), there.commit(press)]);
      expect(done.toSorted()).toEqual(['committed', 'repeated']);
    }
    expect((await there.find(id))?.moves.length).toBe(ROUNDS + 1);
  });

  it('either go on or take back, never both', async () => {
    const id = await startSolo(here);
    let moves = 0;
    // Enough to take back, however often that is faster.
    for (; moves < ROUNDS; moves++) await here.commit(aMove({ id, version: moves }));
    for (let version = ROUNDS; version < 2 * ROUNDS; version++) {
      const done = await Promise.all([
        here.commit(aMove({ id, version })),
        there.commit(anUndo(id, version)),
      ]);
      expect(done.toSorted()).toEqual(['committed', 'stale']);
      moves += done[0] === 'committed' ? 1 : -1;
      expect((await there.find(id))?.moves.length).toBe(moves + 1);
    }
  });

  it('have one daily deal a day, whoever draws it', async () => {
    const day = freshDay();
    const set = await atOnce((store) => store.setDaily({ day, deal: freshDeal() }));
    expect(new Set(set.map(({ deal }) => deal)).size).toBe(1);
    expect(set[0]).toEqual(await here.daily(day));
  });

  it('keep the best of many solutions', async () => {
    const deal = freshDeal();
    await atOnce((store, place) =>
      store.keepSolution('standard', deal, { outcome: 'won', score: place % 7, actions: [] }),
    );
    expect(await here.solution('standard', deal)).toEqual({ outcome: 'won', score: 6, actions: [] });
  });

  it('all count where several of a person end, some of them daily ones', async () => {
    const [guildId, player] = [snowflake(), snowflake()];
    const ids = await atOnce((store, place) =>
      startSolo(store, place % 3 === 0 ? aDailyTry(freshDay(), { guildId, player }) : { guildId, player }),
    );
    const ended = await atOnce((store, place) =>
      store.commit(aMove({ id: ids[place] ?? 0, version: 0, ending: won(2), endedAt: NOON })),
    );
    expect(new Set(ended)).toEqual(new Set(['committed']));
    const { standings } = await makeSoloLeague(makePostgresDriver(pool)).page(
      { guildId, board: 'all', period: 'all' },
      0,
      null,
    );
    const all = { games: AT_ONCE, wins: AT_ONCE, score: 2 * AT_ONCE, run: AT_ONCE, longestRun: AT_ONCE };
    expect(standings).toEqual([{ rank: 1, user: player, best: 2, ...all }]);
  });
});
