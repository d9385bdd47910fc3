import { InteractionContextType, PermissionFlagsBits } from 'discord.js';
import { describe, expect, it } from 'vitest';
import type { StandIn } from '../../playground/index.ts';
import { duelOption, moderatorCommand, subcommand } from '../../src/commands/registration.ts';
import { act, say } from './messages.ts';
import { connect, expectSeen, makeBot, makeGate, openScene, openStandIn, use } from './scene.ts';

const COMMANDS = '/applications/:application/commands';

/** Enough of a bot to see whether it still answers. */
async function expectAnswers(scene: Awaited<ReturnType<typeof openScene>>): Promise<void> {
  scene.bot.script.onCommand = (_name, interaction) => interaction.privately(say('hand'));
  await expect(scene.ann.slash(scene.standIn.channel, 'act').shows()).resolves.toMatchObject({
    content: 'hand',
  });
}

describe('the registration of commands', () => {
  it('happens by one overwrite, and only where Discord has others', async () => {
    const standIn = await openStandIn();
    for (const commands of [[act], [act], [{ ...act, description: 'Do it' }]]) {
      const bot = makeBot({ apiUrl: standIn.apiUrl, token: standIn.token });
      bot.script.commands = commands;
      await connect(bot);
      await bot.discord.stop();
    }
    expect(standIn.history.rest('PUT', COMMANDS)).toHaveLength(2);
    expect(standIn.world.commands.map(({ description }) => description)).toEqual(['Do it']);
  });

  it('of a command with subcommands, for moderators alone, happens once', async () => {
    const standIn = await openStandIn();
    const admin = moderatorCommand('admin', [subcommand('admin', 'end', [duelOption('admin end')])]);
    for (let start = 0; start < 2; start += 1) {
      const bot = makeBot({ apiUrl: standIn.apiUrl, token: standIn.token });
      bot.script.commands = [admin];
      await connect(bot);
      await bot.discord.stop();
    }
    expect(standIn.history.rest('PUT', COMMANDS)).toHaveLength(1);
    expect(standIn.world.commands).toMatchObject([
      {
        name: 'admin',
        defaultMemberPermissions: String(PermissionFlagsBits.ManageMessages),
        contexts: [InteractionContextType.Guild],
        options: [{ name: 'end', options: [{ name: 'duel', autocomplete: true }] }],
      },
    ]);
  });

  it('takes away what we no longer have', async () => {
    const standIn = await openStandIn();
    for (const commands of [[act, { ...act, name: 'old' }], [act]]) {
      const bot = makeBot({ apiUrl: standIn.apiUrl, token: standIn.token });
      bot.script.commands = commands;
      await connect(bot);
      await bot.discord.stop();
    }
    expect(standIn.world.commands.map(({ name }) => name)).toEqual(['act']);
  });

  it('that Discord refuses leaves the bot running and is logged', async () => {
    const scene = await openScene();
    const { apiUrl, token } = scene.standIn;
    const other = makeBot({ apiUrl, token, deferAfter: 100 });
    other.script.commands = [{ ...act, description: '' }];
    await connect(other);
    expect(other.log()).toContain('could not register the commands');
    await expectAnswers(scene);
  });

  it('prints the invite link', async () => {
    const { bot, standIn } = await openScene();
    expect(bot.log()).toContain(`https://discord.com/oauth2/authorize?client_id=${standIn.applicationId}`);
  });
});

describe('the connection', () => {
  it('asks for no intents: nothing that happens on a server concerns us', async () => {
    const { standIn } = await openScene();
    expect(standIn.gateway.sessions.map(({ intents }) => intents)).toEqual([0]);
  });

  it('is refused for good where the token is wrong, without telling it', async () => {
    const standIn = await openStandIn();
    const bot = makeBot({ apiUrl: standIn.apiUrl, token: 'wrong.secret.token' });
    await expect(connect(bot)).rejects.toThrow('DISCORD_TOKEN');
    expect(bot.log()).not.toContain('secret');
  });

  it('is tried again until Discord is there', async () => {
    const earlier = await openStandIn();
    const { apiUrl, token } = earlier;
    await earlier.stop();
    const bot = makeBot({ apiUrl, token, firstPause: 20 });
    const connected = connect(bot);
    await expect.poll(() => bot.log()).toContain("can't be reached");
    const standIn = await openStandIn({ port: Number(new URL(apiUrl).port), token });
    await connected;
    expect(standIn.world.commands.map(({ name }) => name)).toContain('act');
  });

  it('is tried again where Discord is broken', async () => {
    const standIn = await openStandIn();
    standIn.faults.next({ method: 'GET', route: '/gateway/bot' }, { kind: 'status', status: 503 }, 6);
    const bot = makeBot({ apiUrl: standIn.apiUrl, token: standIn.token, firstPause: 20 });
    await connect(bot);
    expect(bot.log()).toContain("can't be reached");
  });

  it('is given up when the bot is stopped meanwhile', async () => {
    const bot = makeBot({ apiUrl: 'http://127.0.0.1:1/api', token: 'some.token.here', firstPause: 60_000 });
    const connected = connect(bot);
    await expect.poll(() => bot.log()).toContain("can't be reached");
    await bot.discord.stop();
    await expect(connected).rejects.toThrow();
  });

  it.each([
    ['is closed', (standIn: StandIn) => standIn.gateway.close()],
    ['is cut', (standIn: StandIn) => standIn.gateway.cut()],
    ['is asked to come anew', (standIn: StandIn) => standIn.gateway.reconnect()],
    ['has its session declared invalid', (standIn: StandIn) => standIn.gateway.invalidate('lost')],
  ])('comes back after it %s', async (_what, spoil) => {
    const scene = await openScene();
    const { gateway } = scene.standIn;
    spoil(scene.standIn);
    await gateway.deserted();
    await gateway.ready();
    await expectAnswers(scene);
  });

  it('brings what was used while it was away, once it is back', async () => {
    const scene = await openScene();
    scene.bot.script.onCommand = (_name, interaction) => interaction.privately(say('hand'));
    scene.standIn.gateway.cut();
    await scene.standIn.gateway.deserted();
    scene.ann.slash(scene.standIn.channel, 'act');
    await expectSeen(scene, ['private: hand'], []);
  });

  it('that Discord closes for good is told in a sentence', async () => {
    const { bot, standIn } = await openScene();
    standIn.gateway.close(4004);
    await expect(bot.discord.closed).resolves.toContain('4004');
  });
});

describe('whether the bot is connected', () => {
  it('is said as it is: before, while Discord is there, while it is away, and after', async () => {
    const standIn = await openStandIn();
    const { apiUrl, token, world } = standIn;
    const bot = makeBot({ apiUrl, token });
    const { discord } = bot;
    expect(discord.connected()).toBe(false);
    await connect(bot);
    expect(discord.connected()).toBe(true);
    await standIn.stop();
    await expect.poll(() => discord.connected()).toBe(false);
    await openStandIn({ port: Number(new URL(apiUrl).port), world });
    await expect.poll(() => discord.connected(), { timeout: 30_000 }).toBe(true);
    await discord.stop();
    expect(discord.connected()).toBe(false);
  });

  it('is no from the moment that Discord closes the door for good', async () => {
    const { bot, standIn } = await openScene();
    standIn.gateway.close(4004);
    await bot.discord.closed;
    expect(bot.discord.connected()).toBe(false);
  });
});

describe('the end', () => {
  it('takes no more commands and lets those that run finish', async () => {
    const scene = await openScene();
    const { standIn, bot, ann } = scene;
    const [started, going] = [makeGate(), makeGate()];
    bot.script.onCommand = async (_name, interaction) => {
      started.open();
      await going.passed;
      await interaction.publicly(say('board'), 'n');
      await interaction.privately(say('hand'));
    };
    ann.slash(standIn.channel, 'act');
    await started.passed;
    const stopped = bot.discord.stop();
    await standIn.gateway.deserted();
    going.open();
    await stopped;
    await expectSeen(scene, ['public: board', 'private: hand'], ['public: board']);
  });

  it('does not wait for what never finishes', async () => {
    const scene = await openScene({ grace: 20 });
    const [started, never] = [makeGate(), makeGate()];
    scene.bot.script.onCommand = async () => {
      started.open();
      await never.passed;
    };
    scene.ann.slash(scene.standIn.channel, 'act');
    await started.passed;
    await expect(scene.bot.discord.stop()).resolves.toBeUndefined();
    never.open();
  });

  it('may come twice', async () => {
    const scene = await openScene();
    await use(scene, (interaction) => interaction.privately(say('hand')));
    await Promise.all([scene.bot.discord.stop(), scene.bot.discord.stop()]);
    await scene.standIn.gateway.deserted();
  });
});
