import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StandIn } from '../../playground/index.ts';
import { launch } from './bot.ts';
import { deal, privateAnswer } from './duel.ts';
import { embeddedGround, grounds, postgresGround } from './ground.ts';
import { openRoom, openScene } from './scene.ts';

/** Starts of the bot, in milliseconds, on a machine that has a lot to do besides. */
const LONG = 180_000;

describe('a start that can’t be', { concurrent: true, timeout: LONG }, () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'merestone-start-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** What the bot says before it ends with code 1. */
  const lastWords = async (
    settings: Readonly<Record<string, string>>,
    inFolder = tmpdir(),
  ): Promise<string> => {
    const bot = launch(settings, inFolder);
    expect(await bot.ended, bot.output()).toBe(1);
    expect(bot.output()).not.toMatch(/^\s+at /m);
    return bot.output();
  };

  it('says where a token is to be had, and how to play without', async () => {
    const said = await lastWords({});
    expect(said).toContain('DISCORD_TOKEN is missing');
    expect(said).toContain('https://discord.com/developers/applications');
    expect(said).toContain('npm run playground');
    expect(said.trim().split('\n')).toHaveLength(1);
  });

  it('names every broken line of .env, and repeats none of the values', async () => {
    await writeFile(
      join(folder, '.env'),
      'DISCORD_TOKEN="sec ret"\nDATABASE_URL=mysql://me:hush@db\nCHALLENGE_HOURS=soon\nDISCORD_API_URL=nowhere\nLOG_LEVEL=loud\n',
    );
    const said = await lastWords({}, folder);
    for (const name of ['DISCORD_TOKEN', 'DATABASE_URL', 'CHALLENGE_HOURS', 'DISCORD_API_URL', 'LOG_LEVEL']) {
      expect(said).toContain(name);
    }
    expect(said).not.toMatch(/sec ret|hush|soon|nowhere|loud/);
    expect(said.trim().split('\n')).toHaveLength(5);
  });

  it('names the database that can’t be reached, without its password', async () => {
    const DATABASE_URL = 'postgres://me:hush@127.0.0.1:1/merestone';
    const said = await lastWords({ DISCORD_TOKEN: 'some.token.here', DATABASE_URL });
    expect(said).toContain("The database at 127.0.0.1:1 can't be used");
    expect(said).not.toContain('hush');
  });

  it('says that Discord does not know the token', async () => {
    const standIn = await StandIn.start();
    const said = await lastWords({
      DISCORD_TOKEN: 'MTIzNDU2Nzg5MDEyMzQ1Njc4.YaGO4w.nobody-knows-this-one',
      DISCORD_API_URL: standIn.apiUrl,
      DATA_DIR: join(folder, 'data'),
    });
    await standIn.stop();
    expect(said).toContain('Discord does not know this DISCORD_TOKEN');
  });
});

describe('a bot', { concurrent: true, timeout: LONG }, () => {
  it.for(grounds)(
    'on %s ends cleanly at SIGTERM in the middle of play, and the move under way stands',
    async ([, makeGround], { onTestFinished }) => {
      const scene = await openScene(makeGround);
      onTestFinished(() => scene.close());
      const room = openRoom(scene);
      const { now } = await deal(room);
      if (now.kind !== 'up') throw new Error('The duel is over.');
      const { person } = now;
      const [card] = await person.autocomplete(room.channel, 'play', { card: '' }, 'card');
      const callback = { route: '/interactions/:id/:token/callback' };
      const gate = scene.standIn.faults.hold(callback, 'before', 1);
      const played = person.slash(room.channel, 'play', { card: card?.value ?? '', stone: 5 });
      await gate.reached;
      const code = scene.bot().stop();
      gate.open();
      expect(await code).toBe(0);
      expect(scene.bot().output()).toContain('Merestone has ended: SIGTERM');
      expect(scene.bot().output()).not.toContain('"level":50');
      expect(played.messages.find(({ ephemeral }) => ephemeral)?.text).toContain('You laid');
      await scene.start();
      expect((await privateAnswer(person.slash(room.channel, 'hand'))).text).toContain(
        '39 cards in the pile',
      );
      expect(await scene.bot().stop()).toBe(0);
    },
  );
});

describe('a second bot', { timeout: LONG }, () => {
  it('is refused the folder that the first one plays in', async () => {
    const scene = await openScene(embeddedGround);
    const second = launch({
      DISCORD_TOKEN: scene.standIn.token,
      DISCORD_API_URL: scene.standIn.apiUrl,
      ...scene.ground.settings,
    });
    expect(await second.ended).toBe(1);
    expect(second.output()).toMatch(/data.*in use|already/i);
    expect(scene.standIn.gateway.sessions).toHaveLength(1);
    await scene.close();
  });

  it('may start at the same time on an empty PostgreSQL database', async () => {
    const ground = await postgresGround();
    const standIn = await StandIn.start();
    const settings = { DISCORD_TOKEN: standIn.token, DISCORD_API_URL: standIn.apiUrl, ...ground.settings };
    const bots = [launch(settings), launch(settings)];
    await Promise.all(bots.map((bot) => bot.says('Merestone is ready')));
    expect(await Promise.all(bots.map((bot) => bot.stop()))).toEqual([0, 0]);
    await standIn.stop();
    await ground.remove();
  });
});
