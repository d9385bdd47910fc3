import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Context } from '../../src/commands/context.ts';
import { makeSweep } from '../../src/commands/sweep.ts';
import { TELLING_PATIENCE } from '../../src/commands/tell.ts';
import { connectStore } from '../../src/store/connect.ts';
import type { OpenStore } from '../../src/store/connect.ts';
import { challenge } from '../../src/table/challenge.ts';
import { systemDice } from '../../src/table/deal.ts';
import { openThinker } from '../../src/thinking/thinker.ts';
import type { Thinker } from '../../src/thinking/thinker.ts';
import { createDatabase } from '../support/postgres.ts';
import type { FreshDatabase } from '../support/postgres.ts';
import { POST, openScene } from './scene.ts';
import type { Scene } from './scene.ts';

const ALL_POSTS = { method: 'POST', route: POST } as const;

describe('a challenge that is stored and not told yet', () => {
  let database: FreshDatabase;
  let open: OpenStore;
  let thinker: Thinker;

  beforeEach(async () => {
    database = await createDatabase(inject('postgres'));
    const lost = (error: Error): never => {
      throw error;
    };
    open = await connectStore({ databaseUrl: database.url, dataDir: '', lost });
    thinker = openThinker();
  });
  afterEach(async () => {
    await thinker.close();
    await open.close();
    await database.drop();
  });

  /** Ann has challenged Ben; `sweepLater` looks after it again, each time when the last telling is given up. */
  const openUntold = async ({ standIn, ann, ben, bot }: Scene) => {
    let now = Date.now();
    const quiet = { info: () => undefined, warn: () => undefined };
    const house = { store: open.store, clock: () => now, dice: systemDice };
    const context: Context = {
      house,
      mind: thinker,
      self: () => null,
      solos: { store: open.solos, solver: thinker, clock: () => now, dice: systemDice },
      league: open.league,
      soloLeague: open.soloLeague,
      channels: bot.discord.channels,
      settings: { challengeHours: 24, moveHours: null },
      log: quiet,
    };
    const asked = {
      ruleset: 'border-stones',
      options: { claims: 'before', hand: 6 },
      help: 'off',
      thread: 'off',
      locale: 'en',
      guildId: standIn.guild.id,
      channelId: standIn.channel.id,
      challenger: ann.id,
      opponent: ben.id,
      match: 'single',
      clockHours: null,
      computer: null,
      rematchOf: null,
    } as const;
    await challenge(house, '100000000000000001', asked, 24);
    const sweep = makeSweep(context);
    return {
      sweepLater: async (): Promise<void> => {
        now += TELLING_PATIENCE + 1;
        await sweep();
      },
      seen: () => ben.sees(standIn.channel).map(({ pinged }) => pinged),
    };
  };

  it.each([
    ['fails', { kind: 'status', status: 503 }],
    ['cuts every connection', { kind: 'reset' }],
  ] as const)(
    'is told once after an outage in which Discord %s, however many sweeps that outlasts',
    async (_, fault) => {
      const scene = await openScene();
      const { sweepLater, seen } = await openUntold(scene);
      scene.standIn.faults.next(ALL_POSTS, fault, 1_000);
      await sweepLater();
      await sweepLater();
      expect(seen()).toEqual([]);
      scene.standIn.faults.clear();
      await sweepLater();
      await sweepLater();
      expect(seen()).toEqual([[scene.ben.id]]);
    },
  );

  it('is given up where Discord refuses it, so that no sweep asks again', async () => {
    const scene = await openScene();
    const { sweepLater, seen } = await openUntold(scene);
    scene.standIn.deny(scene.standIn.channel, 'bot', 'SendMessages');
    await sweepLater();
    await sweepLater();
    expect(seen()).toEqual([]);
    expect(scene.standIn.history.rest('POST', POST)).toHaveLength(1);
  });
});
