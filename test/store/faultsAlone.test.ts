import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { connectStore } from '../../src/store/connect.ts';
import type { OpenStore } from '../../src/store/connect.ts';
import { createDatabase } from '../support/postgres.ts';
import type { FreshDatabase } from '../support/postgres.ts';
import { startProxy } from './cuttingProxy.ts';
import type { CuttingProxy } from './cuttingProxy.ts';
import { snowflake } from './samples.ts';
import { aMove, anUndo, aSolo, freshDay, freshDeal, NOON, placed, startSolo, won } from './soloSamples.ts';

describe.each(['cut before commit', 'cut after commit'] as const)(
  'a network that breaks off (%s) while somebody plays alone',
  (weather) => {
    let database: FreshDatabase;
    let proxy: CuttingProxy;
    let opened: OpenStore;

    beforeAll(async () => {
      database = await createDatabase(inject('postgres'));
    });
    afterAll(() => database.drop());
    beforeEach(async () => {
      proxy = await startProxy(database.url);
      const lost = (error: Error): never => {
        throw error;
      };
      opened = await connectStore({ databaseUrl: proxy.url, dataDir: '', lost });
    });
    afterEach(async () => {
      await opened.close();
      await proxy.close();
    });

    it('begins the game once, and it counts', async () => {
      const [solo, interaction] = [aSolo(), snowflake()];
      proxy.weather = weather;
      const begun = await opened.solos.begin(solo, [placed], interaction);
      expect(begun).toMatchObject({
        kind: 'begun',
        solo: { row: { counts: true }, moves: [{ version: 0 }] },
      });
      expect(await opened.solos.running(solo.player, solo.channelId)).toEqual(begun.solo);
      expect((await opened.solos.begin(solo, [placed], interaction)).kind).toBe('repeated');
    });

    it('makes a move once, and takes back one', async () => {
      const id = await startSolo(opened.solos);
      await opened.solos.commit(aMove({ id, version: 0 }));
      proxy.weather = weather;
      expect(await opened.solos.commit(aMove({ id, version: 1 }))).toBe('committed');
      proxy.weather = weather;
      expect(await opened.solos.commit(anUndo(id, 2))).toBe('committed');
      const found = await opened.solos.find(id);
      expect([found?.row.version, found?.moves.map(({ version }) => version)]).toEqual([3, [0, 1]]);
    });

    it('books a game once', async () => {
      const { solos, soloLeague } = opened;
      const guildId = snowflake();
      const id = await startSolo(solos, { guildId });
      proxy.weather = weather;
      const end = aMove({ id, version: 0, ending: won(4), endedAt: NOON });
      expect(await solos.commit(end)).toBe('committed');
      const { standings } = await soloLeague.page({ guildId, board: 'all', period: 'all' }, 0, null);
      expect(standings).toMatchObject([{ games: 1, wins: 1, score: 4, run: 1 }]);
    });

    it('names the board before', async () => {
      const { solos } = opened;
      const id = await startSolo(solos);
      const post = () => ({ channelId: snowflake(), messageId: snowflake() });
      const [first, second] = [post(), post()];
      await solos.moveBoard(id, first);
      proxy.weather = weather;
      expect(await solos.moveBoard(id, second)).toEqual(first);
      expect((await solos.find(id))?.row.board).toEqual(second);
    });

    it('sets the daily deal, and keeps what the solver has found', async () => {
      const { solos } = opened;
      const daily = { day: freshDay(), deal: freshDeal() };
      proxy.weather = weather;
      expect(await solos.setDaily(daily)).toEqual(daily);
      proxy.weather = weather;
      await solos.keepSolution('standard', daily.deal, { outcome: 'lost' });
      expect(await solos.solution('standard', daily.deal)).toEqual({ outcome: 'lost' });
    });
  },
);
