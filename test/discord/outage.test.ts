import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../src/commands/context.ts';
import { sweep } from '../../src/commands/sweep.ts';
import { TELLING_PATIENCE } from '../../src/commands/tell.ts';
import type { OpenDatabase } from '../../src/store/database.ts';
import { makeTableStore } from '../../src/store/tableStore.ts';
import { challenge } from '../../src/table/challenge.ts';
import { systemDice } from '../../src/table/deal.ts';
import { postgresGround } from '../e2e/ground.ts';
import type { Ground } from '../e2e/ground.ts';
import { POST, openScene } from './scene.ts';
import type { Scene } from './scene.ts';

const ALL_POSTS = { method: 'POST', route: POST } as const;

describe('a challenge that is stored and not told yet', () => {
  let ground: Ground;
  let database: OpenDatabase;

  beforeEach(async () => {
    ground = await postgresGround();
    database = await ground.open();
  });
  afterEach(async () => {
    await database.close();
    await ground.remove();
  });

  /** Ann has challenged Ben; `sweepLater` looks after it again, each time when the last telling is given up. */
  const openUntold = async ({ standIn, ann, ben, bot }: Scene) => {
    let now = Date.now();
    const quiet = { info: () => undefined, warn: () => undefined };
    const store = makeTableStore(database.driver);
    const house = { store, clock: () => now, dice: systemDice };
    const context: Context = {
      house,
      channels: bot.discord.channels,
      settings: { challengeHours: 24 },
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
    } as const;
    await challenge(house, '100000000000000001', asked, 24);
    return {
      sweepLater: async (): Promise<void> => {
        now += TELLING_PATIENCE + 1;
        await sweep(context);
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
