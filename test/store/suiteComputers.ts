import { describe, expect, it } from 'vitest';
import { makeLeague } from '../../src/store/leagueStore.ts';
import type { RoundResult } from '../../src/table/ports.ts';
import { aChallenge, aChange, aDeal, aNextRound, aTurn, crossed, snowflake } from './samples.ts';
import type { Bench } from './suite.ts';

const NOON = Date.UTC(2026, 0, 1, 12);

const aStart = { deal: aDeal, timing: { ...aTurn, dueAt: NOON } };

/** A round that ends so. */
const ends = (winner: RoundResult['winner']): RoundResult => ({
  winner,
  by: winner === null ? 'draw' : 'five',
  points: { A: 5, B: 3 },
  stones: { A: 5, B: 3 },
});

export function testComputers(at: () => Bench): void {
  describe('a duel against a computer player', () => {
    it('is dealt as it is opened, untold, and its clock rings for the computer', async () => {
      const { store } = at();
      const asked = aChallenge({ computer: 'easy' });
      const { kind, table } = await store.open(asked, snowflake(), aStart);
      expect(kind).toBe('opened');
      expect(table).toMatchObject({
        row: { ...asked, ...aStart, status: 'running', version: 1, toldVersion: 0, board: null },
        events: [],
      });
      expect(await store.clocksDue(NOON)).toContain(table.row.id);
      expect(await store.clocksDue(NOON - 1)).not.toContain(table.row.id);
      expect(await store.untold(NOON)).toContain(table.row.id);
    });

    it('is one of either that the two have in a channel, asked once', async () => {
      const { store } = at();
      const [asked, interaction] = [aChallenge({ computer: 'medium' }), snowflake()];
      const opened = await Promise.all([1, 2, 3].map(() => store.open(asked, interaction, aStart)));
      expect(opened.map(({ kind }) => kind).sort()).toEqual(['opened', 'repeated', 'repeated']);
      expect(new Set(opened.map(({ table }) => table.row.id)).size).toBe(1);
      expect((await store.open(crossed(asked), snowflake(), aStart)).kind).toBe('taken');
    });

    it('keeps its level in the next round', async () => {
      const { store } = at();
      const { table } = await store.open(aChallenge({ computer: 'easy' }), snowflake(), aStart);
      const { id } = table.row;
      await store.commit(aChange({ id, version: 1, status: 'over', endedAt: NOON, result: ends('A') }));
      await store.commit(aChange({ id, version: 2, closing: { kind: 'next' }, next: aNextRound }));
      expect((await store.find((await store.nextOf(id)) ?? 0))?.row.computer).toBe('easy');
    });

    it('stands beside the league, by level', async () => {
      const { store, database } = at();
      const league = makeLeague(database.driver);
      const [guildId, challenger, opponent] = [snowflake(), snowflake(), snowflake()];
      const play = async (computer: 'easy' | 'medium', winner: RoundResult['winner']): Promise<void> => {
        const asked = aChallenge({ guildId, challenger, opponent, computer });
        const { table } = await store.open(asked, snowflake(), aStart);
        const { id } = table.row;
        const change = { id, version: 1, status: 'over', endedAt: NOON, result: ends(winner) } as const;
        expect(await store.commit(aChange(change))).toBe('committed');
      };
      for (const winner of ['A', 'B', 'A', null] as const) await play('medium', winner);
      await play('easy', 'A');
      expect(await league.againstComputer(guildId, challenger)).toEqual([
        { level: 'easy', wins: 1, draws: 0, losses: 0 },
        { level: 'medium', wins: 2, draws: 1, losses: 1 },
      ]);
      expect(await league.againstComputer(snowflake(), challenger)).toEqual([]);
      expect((await league.stats(guildId, challenger, '2026-01')).rounds).toBe(0);
      expect((await league.page({ guildId, game: 'all', period: 'all' }, 0, challenger)).people).toBe(0);
    });
  });
}
