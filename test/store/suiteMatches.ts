import { describe, expect, it } from 'vitest';
import type { NewTable } from '../../src/table/ports.ts';
import {
  aChallenge,
  aChange,
  aDeal,
  aNextRound,
  crossed,
  finishDuel,
  openTable,
  played,
  snowflake,
  startDuel,
} from './samples.ts';
import type { Bench } from './suite.ts';

const NOON = Date.UTC(2026, 0, 1, 12);

const idsOf = (found: readonly { readonly row: { readonly id: number } }[]): number[] =>
  found.map(({ row }) => row.id);

const toNext = (id: number) => aChange({ id, version: 2, closing: { kind: 'next' }, next: aNextRound });

export function testMatches(at: () => Bench): void {
  describe('the next round of a match', () => {
    it('begins with all that the one before was played by, dealt and running, its board untold', async () => {
      const { store } = at();
      const rematchOf = await finishDuel(store);
      const challenge = aChallenge({
        options: { claims: 'before', hand: 7 },
        help: 'on',
        thread: 'on',
        locale: 'en',
        match: 'best-of-three',
        clockHours: 3,
        rematchOf,
      });
      const id = await finishDuel(store, challenge);
      expect(await store.nextOf(id)).toBeNull();
      expect(await store.commit(toNext(id))).toBe('committed');
      const next = (await store.nextOf(id)) ?? 0;
      expect(await store.find(next)).toEqual({
        row: {
          ...challenge,
          ...aNextRound,
          id: next,
          status: 'running',
          version: 1,
          toldVersion: 0,
          board: null,
          previous: id,
          closing: null,
          endedAt: null,
        },
        events: [],
      });
      expect(await store.untold(NOON)).toContain(next);
    });

    it('leaves the round before it as it ended, closed by the next one', async () => {
      const { store } = at();
      const id = await finishDuel(store);
      const before = await store.find(id);
      await store.commit(toNext(id));
      expect((await store.find(id))?.row).toEqual({
        ...before?.row,
        version: 3,
        closing: { kind: 'next' },
      });
    });

    it('begins in the channel that the two have moved to', async () => {
      const { store } = at();
      const [id, channelId] = [await startDuel(store), snowflake()];
      await store.moveChannel(id, channelId);
      await store.commit(aChange({ id, version: 1, status: 'over', endedAt: NOON }));
      await store.commit(toNext(id));
      expect((await store.find((await store.nextOf(id)) ?? 0))?.row.channelId).toBe(channelId);
      expect(idsOf(await store.runningIn(channelId))).toEqual([await store.nextOf(id)]);
    });

    it('does not begin where the two have a new duel in the channel: taken, and the match can go on later', async () => {
      const { store } = at();
      const challenge = aChallenge();
      const id = await finishDuel(store, challenge);
      const before = await store.find(id);
      const other = await openTable(store, crossed(challenge));
      const change = toNext(id);
      expect(await store.commit(change)).toBe('taken');
      expect(await store.find(id)).toEqual(before);
      expect(await store.nextOf(id)).toBeNull();
      await store.commit(aChange({ id: other, version: 0, status: 'declined' }));
      expect(await store.commit(change)).toBe('committed');
    });

    it('begins once: after that the version has passed', async () => {
      const { store } = at();
      const id = await finishDuel(store);
      await store.commit(toNext(id));
      const next = await store.nextOf(id);
      expect(await store.commit(toNext(id))).toBe('stale');
      expect(await store.nextOf(id)).toBe(next);
    });

    it('begins once even where somebody asks for it at the new version: that is an error', async () => {
      const { store } = at();
      const id = await finishDuel(store);
      await store.commit(toNext(id));
      const [next] = [(await store.nextOf(id)) ?? 0];
      await store.commit(aChange({ id: next, version: 1, status: 'over', endedAt: NOON }));
      const again = store.commit({ ...toNext(id), version: 3 });
      await expect(again).rejects.toMatchObject({ name: 'StoreError', constraint: 'tables_one_next' });
      expect((await store.find(id))?.row.version).toBe(3);
    });

    it('does not begin once the match was ended between its rounds', async () => {
      const { store } = at();
      const id = await finishDuel(store);
      await store.commit(aChange({ id, version: 2, closing: { kind: 'match', by: 'B' } }));
      expect(await store.commit(toNext(id))).toBe('stale');
      expect((await store.find(id))?.row.closing).toEqual({ kind: 'match', by: 'B' });
      expect(await store.nextOf(id)).toBeNull();
    });

    it('is played on a table of its own, whose moves are no moves of the one before', async () => {
      const { store } = at();
      const id = await finishDuel(store, {}, { events: [played, played] });
      await store.commit(toNext(id));
      const next = (await store.nextOf(id)) ?? 0;
      await store.commit(aChange({ id: next, version: 1, events: [played] }));
      expect((await store.find(next))?.events).toEqual([{ version: 2, event: played }]);
      expect((await store.find(id))?.events.length).toBe(2);
    });
  });

  describe('who started last', () => {
    it('is nobody where the two have never had cards dealt here', async () => {
      const { store } = at();
      const asked = aChallenge();
      const { guildId, challenger, opponent } = asked;
      await openTable(store, asked);
      await startDuel(store, { ...asked, guildId: snowflake(), channelId: snowflake() });
      await startDuel(store, aChallenge({ guildId, challenger }));
      expect(await store.lastStarter(guildId, challenger, opponent)).toBeNull();
    });

    it('is who was first in their newest duel, whichever of them asked, in whichever channel', async () => {
      const { store } = at();
      const asked = aChallenge();
      const { guildId, challenger, opponent } = asked;
      const starters = async () => [
        await store.lastStarter(guildId, challenger, opponent),
        await store.lastStarter(guildId, opponent, challenger),
      ];
      await finishDuel(store, asked);
      expect(await starters()).toEqual([opponent, opponent]);
      await startDuel(store, { ...asked, channelId: snowflake() }, { deal: { ...aDeal, first: 'A' } });
      expect(await starters()).toEqual([challenger, challenger]);
      await startDuel(store, crossed({ ...asked, channelId: snowflake() }), {
        deal: { ...aDeal, first: 'A' },
      });
      expect(await starters()).toEqual([opponent, opponent]);
    });

    it('counts the rounds of a match, and those that were broken off', async () => {
      const { store } = at();
      const asked = aChallenge();
      const { guildId, challenger, opponent } = asked;
      const id = await finishDuel(store, asked);
      await store.commit(toNext(id));
      expect(await store.lastStarter(guildId, challenger, opponent)).toBe(challenger);
      await finishDuel(store, { ...asked, channelId: snowflake() }, { status: 'ended' });
      expect(await store.lastStarter(guildId, challenger, opponent)).toBe(opponent);
    });
  });

  describe('a person’s ended duels', () => {
    it('are the last ones to end on the server, from either seat, newest first, no more than asked for', async () => {
      const { store } = at();
      const mine = aChallenge();
      const finish = (given: Partial<NewTable>, endedAt: number, status: 'over' | 'ended') =>
        finishDuel(store, { ...mine, channelId: snowflake(), ...given }, { status, endedAt });
      const longest = await finish({}, NOON + 4, 'over');
      const oldest = await finish({ opponent: snowflake() }, NOON + 1, 'over');
      const asked = await finish(crossed(mine), NOON + 3, 'over');
      const brokenOff = await finish({}, NOON + 2, 'ended');
      await startDuel(store, { ...mine, channelId: snowflake() });
      await openTable(store, { ...mine, channelId: snowflake() });
      await finish({ guildId: snowflake() }, NOON + 5, 'over');
      await finish({ challenger: snowflake(), opponent: snowflake() }, NOON + 6, 'over');
      const last = async (most: number) => idsOf(await store.endedOf(mine.guildId, mine.challenger, most));
      expect(await last(10)).toEqual([longest, asked, brokenOff, oldest]);
      expect(await last(2)).toEqual([longest, asked]);
    });

    it('come with what happened in them', async () => {
      const { store } = at();
      const mine = aChallenge();
      await finishDuel(store, mine, { events: [played] });
      const [ended] = await store.endedOf(mine.guildId, mine.opponent, 1);
      expect(ended?.events).toEqual([{ version: 2, event: played }]);
    });
  });
}
