import { describe, expect, it } from 'vitest';
import { aChallenge, aChange, crossed, finishDuel, openTable, snowflake, startDuel } from './samples.ts';
import type { Bench } from './suite.ts';

const idsOf = (found: readonly { readonly row: { readonly id: number } }[]): number[] =>
  found.map(({ row }) => row.id);

export function testFinding(at: () => Bench): void {
  describe('looking for tables', () => {
    it('finds nothing under an id that was never given', async () => {
      expect(await at().store.find(2_000_000_000)).toBeNull();
    });

    it('finds what a person plays or was asked on a server, newest last', async () => {
      const { store } = at();
      const mine = aChallenge();
      const duel = await startDuel(store, mine);
      const asked = await openTable(store, { ...crossed(mine), channelId: snowflake() });
      await openTable(store, { ...mine, guildId: snowflake() });
      await openTable(store, { ...mine, challenger: snowflake(), opponent: snowflake() });
      await finishDuel(store, { ...mine, opponent: snowflake() });
      await finishDuel(store, { ...mine, opponent: snowflake() }, { status: 'ended' });
      expect(idsOf(await store.ofPlayer(mine.guildId, mine.challenger))).toEqual([duel, asked]);
    });

    it('finds the running duels of a channel, newest last', async () => {
      const { store } = at();
      const { channelId } = aChallenge();
      const first = await startDuel(store, { channelId });
      await openTable(store, { channelId });
      const second = await startDuel(store, { channelId });
      await startDuel(store);
      expect(idsOf(await store.runningIn(channelId))).toEqual([first, second]);
    });

    it('gives each of several tables its own events', async () => {
      const { store } = at();
      const { channelId } = aChallenge();
      const seats = ['A', 'B'] as const;
      for (const seat of seats) {
        const id = await startDuel(store, { channelId });
        await store.commit(aChange({ id, version: 1, events: [{ type: 'resigned', seat }] }));
      }
      const found = await store.runningIn(channelId);
      expect(found.map(({ events }) => events)).toEqual(
        seats.map((seat) => [{ version: 2, event: { type: 'resigned', seat } }]),
      );
    });

    it('finds open challenges past their time, to the millisecond', async () => {
      const { store } = at();
      const expiresAt = Date.UTC(2001, 5, 5, 5, 5, 5, 123);
      const id = await openTable(store, { expiresAt });
      const answered = await startDuel(store, { expiresAt });
      expect(await store.overdue(expiresAt - 1)).not.toContain(id);
      expect(await store.overdue(expiresAt)).toContain(id);
      expect(await store.overdue(expiresAt)).not.toContain(answered);
    });

    it('remembers which interactions have acted, until they are forgotten', async () => {
      const { store } = at();
      const interaction = snowflake();
      expect(await store.hasActed(interaction)).toBe(false);
      await store.open(aChallenge(), interaction);
      await store.forgetInteractions(Date.now() - 3_600_000);
      expect(await store.hasActed(interaction)).toBe(true);
      await store.forgetInteractions(Date.now() + 3_600_000);
      expect(await store.hasActed(interaction)).toBe(false);
    });
  });
}
