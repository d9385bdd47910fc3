import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { results } from '../../src/store/schema.ts';
import type { RoundResult } from '../../src/table/ports.ts';
import {
  aChallenge,
  aChange,
  aDeal,
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

export function testCommitting(at: () => Bench): void {
  describe('a change', () => {
    it('accepts a challenge: the deal is stored, the version goes up', async () => {
      const { store } = at();
      const challenge = aChallenge();
      const id = await openTable(store, challenge);
      const accepted = aChange({ id, version: 0, status: 'running', deal: aDeal });
      expect(await store.commit(accepted)).toBe('committed');
      const found = await store.find(id);
      expect(found?.row).toMatchObject({ ...challenge, status: 'running', version: 1, deal: aDeal });
      expect(found?.events).toEqual([]);
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
      const late = aChange({ id, version: 0, status: 'over', events: [played], result: won });
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

    it('that ends a round files the result with its server and people', async () => {
      const { store, database } = at();
      const challenge = aChallenge({ ruleset: 'schotten-totten-online' });
      const id = await startDuel(store, challenge);
      await store.commit(aChange({ id, version: 1, status: 'over', result: won }));
      const [filed] = await database.driver.read((tables) =>
        tables.select().from(results).where(eq(results.tableId, id)),
      );
      expect(filed).toMatchObject({
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
      });
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
