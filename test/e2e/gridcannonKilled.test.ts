import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { parseGridRecord, replayGridRecord } from '../../src/engine/gridcannon/record.ts';
import { keep } from '../../src/store/database.ts';
import { solos } from '../../src/store/soloSchema.ts';
import { makeSoloLeague } from '../../src/store/soloLeague.ts';
import { makeSoloStore } from '../../src/store/soloStore.ts';
import { soloRecord } from '../../src/table/solo/line.ts';
import { Solo } from '../../src/table/solo/solo.ts';
import { generatorFrom } from '../engine/games.ts';
import { PATIENCE, publicMessages } from './duel.ts';
import { embeddedGround, postgresGround } from './ground.ts';
import type { Ground } from './ground.ts';
import { killAfter, openRoom, openScene } from './scene.ts';
import {
  beginSolo,
  byChance,
  gridOn,
  isOverOn,
  offersOn,
  playSolo,
  pressed,
  soloButton,
  versionOn,
} from './solo.ts';

/** Several starts of the bot, in milliseconds, on a machine that has a lot to do besides. */
const LONG = 300_000;

/** How many requests of the bot after a press it is killed. */
const MOMENT = 1;

describe('a bot that is killed in the middle of a game of Gridcannon', () => {
  it(
    'goes on where it was: nothing answered is lost, nothing happens twice',
    { timeout: LONG },
    async ({ onTestFinished }) => {
      const scene = await openScene(embeddedGround);
      onTestFinished(() => scene.close());
      const room = openRoom(scene);
      const { anna } = room;
      const dice = generatorFrom(11);
      let board = await beginSolo(room, anna, { deal: '5' });
      for (let presses = 0; presses < 3; presses++)
        board = await pressed(room, anna, board, byChance(board, dice));
      const before = versionOn(board);
      const pick = soloButton(board, 'gridAct');
      anna.press(board, pick);
      await killAfter(scene, MOMENT);
      await scene.start();
      // The press is sent again: it acts now where it hadn't, and shows what became of it where it had.
      await anna.raw(board, pick).answered;
      board = await scene.standIn.until(
        () => (versionOn(anna.look(board)) > before ? anna.look(board) : undefined),
        'the board after the press',
        PATIENCE,
      );
      expect(versionOn(board)).toBe(before + 1);
      // The command shows it too, in a new message, and it can be played to its end.
      const again = await beginSolo(room, anna);
      expect(versionOn(again)).toBe(versionOn(board));
      await playSolo(room, anna, again, byChance, dice);
      expect(await scene.bot().stop()).toBe(0);
      await expectBooked(scene.ground, anna.id, scene.standIn.guild.id);
    },
  );
});

describe('two processes on one database', () => {
  it('play games alone as one: each press acts once, and a day has one deal', { timeout: LONG }, async () => {
    const scene = await openScene(postgresGround);
    try {
      await scene.start();
      await scene.standIn.gateway.ready(2);
      const room = openRoom(scene);
      const { anna, ben, channel } = room;
      await beginSolo(room, anna);
      const [board, ...more] = publicMessages(room);
      if (!board) throw new Error('There is no board.');
      expect(more).toEqual([]);
      await playSolo(room, anna, board, byChance, generatorFrom(13));
      expect(publicMessages(room)).toHaveLength(1);
      expect(anna.sees(channel).filter(({ ephemeral }) => ephemeral)).toEqual([]);
      const daily = { deal: 'daily' };
      const boards = await Promise.all([anna, ben].map((person) => beginSolo(room, person, daily)));
      const [one, other] = boards.map(gridOn);
      expect(one).toBe(other);
    } finally {
      await scene.close();
    }
  });
});

describe('a daily deal that is not finished on its day', () => {
  it('is lost, says so on its old board, and counts on its day', { timeout: LONG }, async () => {
    const scene = await openScene(embeddedGround);
    try {
      const room = openRoom(scene);
      const { anna } = room;
      const board = await beginSolo(room, anna, { deal: 'daily' });
      const [offer] = offersOn(board);
      if (!offer) throw new Error('Nothing can be done.');
      expect(await scene.bot().stop()).toBe(0);
      const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
      await withDatabase(scene.ground, async (driver) => {
        await driver.transact(async (database) =>
          keep(await database.update(solos).set({ daily: yesterday }).where(eq(solos.id, offer.solo))),
        );
      });
      await scene.start();
      await anna.raw(board, soloButton(board, 'gridAct')).answered;
      const over = await scene.standIn.until(
        () => (isOverOn(anna.look(board)) ? anna.look(board) : undefined),
        'the end of the daily deal',
        PATIENCE,
      );
      expect(over.text).toContain('The day was over.');
      expect(await scene.bot().stop()).toBe(0);
      await withDatabase(scene.ground, async (driver) => {
        const query = { guildId: scene.standIn.guild.id, board: 'daily', period: yesterday } as const;
        const { standings } = await makeSoloLeague(driver).page(query, 0, null);
        expect(standings).toMatchObject([{ user: anna.id, games: 1, wins: 0 }]);
      });
    } finally {
      await scene.close();
    }
  });
});

/** Does something with the database that a scene's bot has left. */
async function withDatabase(
  ground: Ground,
  work: (driver: Awaited<ReturnType<Ground['open']>>['driver']) => Promise<void>,
): Promise<void> {
  const open = await ground.open();
  try {
    await work(open.driver);
  } finally {
    await open.close();
  }
}

/** The player's one game was played by the rules, is over, and stands on the server's table as it ended. */
async function expectBooked(ground: Ground, player: string, guildId: string): Promise<void> {
  await withDatabase(ground, async (driver) => {
    const [row] = await driver.read((database) =>
      database.select().from(solos).where(eq(solos.player, player)),
    );
    const stored = row && (await makeSoloStore(driver).find(row.id));
    if (!stored) throw new Error('The game is not in the books.');
    const solo = Solo.of(stored);
    const record = parseGridRecord({ ...soloRecord(solo) });
    if (!record.ok) throw new Error(record.message);
    expect(replayGridRecord(record.value).ok).toBe(true);
    expect(solo.view.outcome).not.toBeNull();
    const page = await makeSoloLeague(driver).page({ guildId, board: 'all', period: 'all' }, 0, player);
    const wins = solo.row.ending?.status === 'won' ? 1 : 0;
    expect(page.own).toMatchObject({ games: 1, wins });
  });
}
