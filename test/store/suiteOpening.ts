import { describe, expect, it } from 'vitest';
import { NO_ROUNDS } from '../../src/engine/stones/match.ts';
import {
  accepting,
  aChallenge,
  aChallengeToAll,
  aChange,
  crossed,
  finishDuel,
  openTable,
  snowflake,
  startDuel,
} from './samples.ts';
import type { Bench } from './suite.ts';

export function testOpening(at: () => Bench): void {
  describe('a challenge', () => {
    it('comes back as it was made: open, at version 0, nothing told yet', async () => {
      const { store } = at();
      const rematchOf = await finishDuel(store);
      const challenge = aChallenge({
        ruleset: 'schotten-totten',
        options: { claims: 'any', hand: 6 },
        match: 'series-4',
        clockHours: 336,
        rematchOf,
      });
      const opened = await store.open(challenge, snowflake());
      expect(opened.kind).toBe('opened');
      expect(opened.table).toEqual({
        row: {
          ...challenge,
          id: opened.table.row.id,
          status: 'open',
          version: 0,
          board: null,
          toldVersion: -1,
          deal: null,
          round: 1,
          score: NO_ROUNDS,
          previous: null,
          timing: null,
          closing: null,
          endedAt: null,
        },
        events: [],
      });
      expect(await store.find(opened.table.row.id)).toEqual(opened.table);
    });

    it('is opened once, however often Discord repeats the command', async () => {
      const { store } = at();
      const [challenge, interaction] = [aChallenge(), snowflake()];
      const first = await store.open(challenge, interaction);
      expect(await store.open(challenge, interaction)).toEqual({ kind: 'repeated', table: first.table });
    });

    it('is opened once, even where it was declined before Discord repeats the command', async () => {
      const { store } = at();
      const [challenge, interaction] = [aChallenge(), snowflake()];
      const { table } = await store.open(challenge, interaction);
      await store.commit(aChange({ id: table.row.id, version: 0, status: 'declined' }));
      const again = await store.open(challenge, interaction);
      expect([again.kind, again.table.row.id]).toEqual(['repeated', table.row.id]);
      expect(await store.ofPlayer(challenge.guildId, challenge.challenger)).toEqual([]);
    });

    it('finds the place taken by a challenge of the same two, whoever made it', async () => {
      const { store } = at();
      const challenge = aChallenge();
      const first = await store.open(challenge, snowflake());
      expect(await store.open(challenge, snowflake())).toEqual({ kind: 'taken', table: first.table });
      expect(await store.open(crossed(challenge), snowflake())).toEqual({
        kind: 'taken',
        table: first.table,
      });
    });

    it('that found the place taken leaves its interaction free to act', async () => {
      const { store } = at();
      const challenge = aChallenge();
      const { table } = await store.open(challenge, snowflake());
      const interaction = snowflake();
      await store.open(challenge, interaction);
      expect(await store.hasActed(interaction)).toBe(false);
      expect(await store.commit({ id: table.row.id, version: 0, interaction })).toBe('committed');
    });

    it('finds the place taken by a running duel', async () => {
      const { store } = at();
      const challenge = aChallenge();
      const id = await startDuel(store, challenge);
      const opened = await store.open(challenge, snowflake());
      expect([opened.kind, opened.table.row.id]).toEqual(['taken', id]);
    });

    it.each(['over', 'ended', 'declined', 'withdrawn', 'expired'] as const)(
      'finds its place free once the table before it is %s',
      async (status) => {
        const { store } = at();
        const challenge = aChallenge();
        const id = await startDuel(store, challenge);
        await store.commit(aChange({ id, version: 1, status }));
        expect((await store.open(challenge, snowflake())).kind).toBe('opened');
      },
    );

    it('is free beside the same two in another channel, and beside other people in the same', async () => {
      const { store } = at();
      const challenge = aChallenge();
      await openTable(store, challenge);
      const elsewhere = await store.open({ ...challenge, channelId: snowflake() }, snowflake());
      const others = await store.open({ ...challenge, opponent: snowflake() }, snowflake());
      expect([elsewhere.kind, others.kind]).toEqual(['opened', 'opened']);
    });
  });

  describe('a challenge that anybody may accept', () => {
    it('comes back without an opponent', async () => {
      const { store } = at();
      const challenge = aChallengeToAll();
      const opened = await store.open(challenge, snowflake());
      expect([opened.kind, opened.table.row.opponent]).toEqual(['opened', null]);
    });

    it('is the only one of its person in a channel: a second one gives the one that is there', async () => {
      const { store } = at();
      const challenge = aChallengeToAll();
      const first = await store.open(challenge, snowflake());
      const again = await store.open({ ...challenge, match: 'series-9' }, snowflake());
      expect(again).toEqual({ kind: 'taken', table: first.table });
    });

    it('has room beside the ones of other people, in other channels, and to one other person', async () => {
      const { store } = at();
      const challenge = aChallengeToAll();
      const { channelId, challenger } = challenge;
      await openTable(store, challenge);
      const others = [
        aChallengeToAll({ channelId }),
        aChallengeToAll({ challenger }),
        aChallenge({ channelId, challenger }),
        aChallenge({ channelId, opponent: challenger }),
      ];
      for (const other of others) expect((await store.open(other, snowflake())).kind).toBe('opened');
    });

    it('has room again once it is accepted', async () => {
      const { store } = at();
      const challenge = aChallengeToAll();
      const id = await openTable(store, challenge);
      await store.commit(accepting(id, { opponent: snowflake() }));
      expect((await store.open(challenge, snowflake())).kind).toBe('opened');
    });

    it('is no challenge of whoever looks for what they were asked', async () => {
      const { store } = at();
      const challenge = aChallengeToAll();
      const id = await openTable(store, challenge);
      const theirs = await store.ofPlayer(challenge.guildId, challenge.challenger);
      expect(theirs.map(({ row }) => row.id)).toEqual([id]);
      expect(await store.ofPlayer(challenge.guildId, snowflake())).toEqual([]);
    });
  });
}
