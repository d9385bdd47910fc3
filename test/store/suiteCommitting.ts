import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { results } from '../../src/store/schema.ts';
import type { RoundResult } from '../../src/table/ports.ts';
import {
  accepting,
  aChallenge,
  aChallengeToAll,
  aChange,
  aDeal,
  aTurn,
  everyEvent,
  openTable,
  played,
  snowflake,
  startDuel,
} from './samples.ts';
import type { Bench } from './suite.ts';

const won: RoundResult = {
  winner: 'B',
  by: 'five',
  points: { A: 0, B: 5 },
  stones: { A: 3, B: 5 },
};

const NOON = Date.UTC(2026, 2, 29, 12);
const over = { status: 'over', endedAt: NOON + 17, result: won } as const;

export function testCommitting(at: () => Bench): void {
  const resultsOf = (id: number) =>
    at().database.driver.read((tables) => tables.select().from(results).where(eq(results.tableId, id)));

  describe('a change', () => {
    it('accepts a challenge: the deal and the time of the first turn are stored, the version goes up', async () => {
      const { store } = at();
      const challenge = aChallenge();
      const id = await openTable(store, challenge);
      expect(await store.commit(accepting(id))).toBe('committed');
      const found = await store.find(id);
      const running = { status: 'running', version: 1, deal: aDeal, timing: aTurn } as const;
      expect(found?.row).toMatchObject({ ...challenge, ...running });
      expect(found?.events).toEqual([]);
    });

    it('accepts what anybody may accept: whoever does is the opponent', async () => {
      const { store } = at();
      const id = await openTable(store, aChallengeToAll());
      const opponent = snowflake();
      expect(await store.commit(accepting(id, { opponent }))).toBe('committed');
      expect((await store.find(id))?.row).toMatchObject({ status: 'running', opponent });
    });

    it('that would give two people a second duel in their channel finds it taken, and nothing of it stays', async () => {
      const { store } = at();
      const asked = aChallenge();
      const { channelId, challenger, opponent } = asked;
      await startDuel(store, asked);
      const id = await openTable(store, aChallengeToAll({ channelId, challenger: opponent }));
      const before = await store.find(id);
      const accept = accepting(id, { opponent: challenger });
      expect(await store.commit(accept)).toBe('taken');
      expect(await store.find(id)).toEqual(before);
      expect(await store.commit({ ...accept, opponent: snowflake() })).toBe('committed');
    });

    it('moves the table of two people to a channel where they have another one: taken', async () => {
      const { store } = at();
      const challenge = aChallenge();
      const elsewhere = { ...challenge, channelId: snowflake() };
      const id = await openTable(store, challenge);
      await startDuel(store, elsewhere);
      const { channelId } = elsewhere;
      expect(await store.commit(accepting(id, { channelId }))).toBe('taken');
      expect((await store.find(id))?.row).toMatchObject({ status: 'open', channelId: challenge.channelId });
    });

    it('begins a turn: its time starts anew, to the millisecond', async () => {
      const { store } = at();
      const id = await startDuel(store, { clockHours: 2 });
      const timing = { turnSince: NOON + 1, stage: 'reminded', dueAt: NOON + 7_200_001 } as const;
      await store.commit(aChange({ id, version: 1, events: [played], timing }));
      expect((await store.find(id))?.row.timing).toEqual(timing);
    });

    it('in the middle of a turn leaves its time alone', async () => {
      const { store } = at();
      const id = await startDuel(store);
      await store.commit(aChange({ id, version: 1, events: [played] }));
      expect((await store.find(id))?.row.timing).toEqual(aTurn);
    });

    it.each([
      { kind: 'moderator', by: '80351110224678912' },
      { kind: 'left', by: 'A' },
      { kind: 'silent', by: 'B' },
    ] as const)('breaks off a round ($kind): it has ended, without a result', async (closing) => {
      const { store } = at();
      const id = await startDuel(store);
      await store.commit(aChange({ id, version: 1, status: 'ended', endedAt: NOON + 3, closing }));
      expect((await store.find(id))?.row).toMatchObject({ status: 'ended', endedAt: NOON + 3, closing });
      expect(await resultsOf(id)).toEqual([]);
    });

    it('brings events of every kind, which come back as they were and in order', async () => {
      const { store } = at();
      const id = await startDuel(store);
      await store.commit(aChange({ id, version: 1, events: everyEvent }));
      await store.commit(aChange({ id, version: 2, events: [played] }));
      const found = await store.find(id);
      expect(found?.row.version).toBe(3);
      expect(found?.events).toEqual([
        ...everyEvent.map((event) => ({ version: 2, event })),
        { version: 3, event: played },
      ]);
    });

    it('made for a version that has passed is stale, and nothing of it stays', async () => {
      const { store } = at();
      const id = await startDuel(store);
      const before = await store.find(id);
      const late = aChange({ id, version: 0, ...over, events: [played] });
      expect(await store.commit(late)).toBe('stale');
      expect(await store.find(id)).toEqual(before);
      expect(await store.commit({ ...late, version: 1 })).toBe('committed');
    });

    it('acts once by one interaction: a second time it is repeated, whatever it asks', async () => {
      const { store } = at();
      const id = await startDuel(store);
      const other = await startDuel(store);
      const change = aChange({ id, version: 1, events: [played] });
      expect(await store.commit(change)).toBe('committed');
      expect(await store.commit(change)).toBe('repeated');
      expect(await store.commit({ ...change, version: 2 })).toBe('repeated');
      expect(await store.commit({ ...change, id: other })).toBe('repeated');
      expect((await store.find(id))?.row.version).toBe(2);
      expect((await store.find(other))?.row.version).toBe(1);
    });

    it('without an interaction (a deadline, say) acts by its version alone', async () => {
      const { store } = at();
      const id = await openTable(store);
      const expiry = { id, version: 0, interaction: null, status: 'expired' } as const;
      expect(await store.commit(expiry)).toBe('committed');
      expect(await store.commit(expiry)).toBe('stale');
    });

    it('of a table that never was is stale', async () => {
      const { store } = at();
      expect(await store.commit(aChange({ id: 2_000_000_000, version: 0 }))).toBe('stale');
    });

    it('that ends a round files the result with its server, its people and its time', async () => {
      const { store } = at();
      const challenge = aChallenge({ ruleset: 'schotten-totten-online' });
      const id = await startDuel(store, challenge);
      await store.commit(aChange({ id, version: 1, ...over }));
      expect(await resultsOf(id)).toEqual([
        {
          tableId: id,
          guildId: challenge.guildId,
          ruleset: 'schotten-totten-online',
          userA: challenge.challenger,
          userB: challenge.opponent,
          winner: 'B',
          by: 'five',
          pointsA: 0,
          pointsB: 5,
          stonesA: 3,
          stonesB: 5,
          at: new Date(over.endedAt),
        },
      ]);
    });

    it('that ends a round books it for the one who accepted what anybody could', async () => {
      const { store } = at();
      const [challenge, opponent] = [aChallengeToAll(), snowflake()];
      const id = await openTable(store, challenge);
      await store.commit(accepting(id, { opponent }));
      await store.commit(aChange({ id, version: 1, ...over }));
      expect((await store.find(id))?.row).toMatchObject({ status: 'over', endedAt: over.endedAt });
      expect(await resultsOf(id)).toMatchObject([{ userA: challenge.challenger, userB: opponent }]);
    });

    it('that brings a result but does not end its round is an error, and leaves nothing', async () => {
      const { store } = at();
      const id = await startDuel(store);
      const before = await store.find(id);
      const change = aChange({ id, version: 1, events: [played], result: won });
      await expect(store.commit(change)).rejects.toThrow(`Table ${id} has a result, but has not ended.`);
      expect(await store.find(id)).toEqual(before);
    });

    it('that the database refuses (running without a deal) leaves nothing, and repeats no row in its error', async () => {
      const { store } = at();
      const [interaction, challenge] = [snowflake(), aChallenge()];
      const id = await openTable(store, challenge);
      const change = { id, version: 0, interaction, status: 'running', events: [played] } as const;
      const error: unknown = await store.commit(change).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({ name: 'StoreError', code: '23514' });
      expect(inspect(error, { depth: Infinity })).not.toContain(challenge.opponent);
      expect(await store.hasActed(interaction)).toBe(false);
      expect((await store.find(id))?.row.version).toBe(0);
    });
  });
}
