import { afterAll, describe, expect, it } from 'vitest';
import type { Change, Committed, MessageRef } from '../../src/table/ports.ts';
import {
  accepting,
  aChallenge,
  aChallengeToAll,
  aChange,
  aNextRound,
  finishDuel,
  openTable,
  snowflake,
  startDuel,
} from './samples.ts';
import { severalProcesses } from './severalProcesses.ts';

/** What two people, or two processes, do in the same instant to challenges, rounds and boards. */

const ROUNDS = 20;

const processes = await severalProcesses(2);

describe('several processes on one PostgreSQL, in the same instant,', () => {
  const [here, there] = processes.stores;
  afterAll(() => processes.end());

  const both = (one: Change, other: Change): Promise<Committed[]> =>
    Promise.all([here.commit(one), there.commit(other)]);
  const toNext = (id: number) =>
    aChange({ id, version: 2, closing: { kind: 'next' }, next: aNextRound }) satisfies Change;

  it('begin one next round when both players ask for it', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const challenge = aChallenge();
      const id = await finishDuel(here, challenge);
      expect((await both(toNext(id), toNext(id))).toSorted()).toEqual(['committed', 'stale']);
      const running = await here.runningIn(challenge.channelId);
      expect(running.map(({ row }) => row.previous)).toEqual([id]);
      expect(await there.nextOf(id)).toBe(running[0]?.row.id);
    }
  });

  it('begin one next round by one press that both of them hear', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await finishDuel(here);
      const change = toNext(id);
      expect((await both(change, change)).toSorted()).toEqual(['committed', 'repeated']);
      expect(await here.nextOf(id)).not.toBeNull();
    }
  });

  it('either begin the next round or end the match, never both', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await finishDuel(here);
      const end = aChange({ id, version: 2, closing: { kind: 'match', by: 'A' } });
      const [next, ended] = await both(toNext(id), end);
      expect([next, ended].toSorted()).toEqual(['committed', 'stale']);
      expect((await there.find(id))?.row.closing?.kind).toBe(next === 'committed' ? 'next' : 'match');
      expect((await there.nextOf(id)) !== null).toBe(next === 'committed');
    }
  });

  it('either begin the next round or a new duel of the same two, never both', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const challenge = aChallenge();
      const id = await finishDuel(here, challenge);
      const [next, asked] = await Promise.all([here.commit(toNext(id)), there.open(challenge, snowflake())]);
      expect([
        ['committed', 'taken'],
        ['taken', 'opened'],
      ]).toContainEqual([next, asked.kind]);
      expect(await here.ofPlayer(challenge.guildId, challenge.challenger)).toEqual([
        await here.find(asked.table.row.id),
      ]);
    }
  });

  it('let one of two people accept what anybody could', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await openTable(here, aChallengeToAll());
      const [ada, bob] = [snowflake(), snowflake()];
      const done = await both(accepting(id, { opponent: ada }), accepting(id, { opponent: bob }));
      expect(done.toSorted()).toEqual(['committed', 'stale']);
      expect((await here.find(id))?.row.opponent).toBe(done[0] === 'committed' ? ada : bob);
    }
  });

  it('give two people one duel when each accepts what the other had open to anybody', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [channelId, ada, bob] = [snowflake(), snowflake(), snowflake()];
      const ofAda = await openTable(here, aChallengeToAll({ channelId, challenger: ada }));
      const ofBob = await openTable(here, aChallengeToAll({ channelId, challenger: bob }));
      const done = await both(accepting(ofAda, { opponent: bob }), accepting(ofBob, { opponent: ada }));
      expect(done.toSorted()).toEqual(['committed', 'taken']);
      expect((await here.runningIn(channelId)).length).toBe(1);
    }
  });

  it('open one challenge of a person that anybody may accept', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const challenge = aChallengeToAll();
      const opened = await Promise.all([
        here.open(challenge, snowflake()),
        there.open(challenge, snowflake()),
      ]);
      expect(opened.map(({ kind }) => kind).toSorted()).toEqual(['opened', 'taken']);
      expect(new Set(opened.map(({ table }) => table.row.id)).size).toBe(1);
    }
  });

  it('keep the newer of two boards as the live one, and name each other one to lose its buttons', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const id = await startDuel(here);
      const boards = ['challenge', 'older', 'newer'].map((): MessageRef => ({
        channelId: snowflake(),
        messageId: snowflake(),
      }));
      const [challenge, older, newer] = boards;
      if (!challenge || !older || !newer) throw new Error('three boards');
      await here.moveBoard(id, challenge);
      const [toldFirst] = [round % 2 === 0];
      const named = await Promise.all([
        here.told(id, 1, toldFirst ? newer : older),
        there.moveBoard(id, toldFirst ? older : newer),
      ]);
      expect(named).toEqual(expect.arrayContaining([challenge, older]));
      expect((await here.find(id))?.row).toMatchObject({ board: newer, toldVersion: 1 });
    }
  });
});
