import { once } from 'node:events';
import { Events, GatewayIntentBits, type Message } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import { StandIn } from '../../playground/index.ts';
import { COMMANDS, isSlash, refusalOf, TestBot } from './house.ts';

let discord: StandIn;
let bots: TestBot[];
beforeEach(async () => {
  discord = await StandIn.start({ limits: { firstAnswerWithin: 30_000 } });
  bots = [];
});
afterEach(async () => {
  for (const { client } of bots) await client.destroy();
  await discord.stop();
});

/** A bot that is logged in and has its commands registered. */
async function startBot(intents: number = GatewayIntentBits.Guilds): Promise<TestBot> {
  const bot = new TestBot(discord, intents);
  bots.push(bot);
  await bot.start(discord.token);
  if (discord.world.commands.length === 0) await bot.client.application?.commands.set(COMMANDS);
  return bot;
}

/** Somebody's command arrives at a bot and is answered. */
async function works(bot: TestBot): Promise<void> {
  const sent = discord.person('anna').slash(discord.channel, 'board');
  await (await bot.next(isSlash)).reply('here');
  expect((await sent.answered).message?.text).toBe('here');
}

describe('logging in', () => {
  test('tells who the bot is and of its guilds with channels', async () => {
    const { client } = await startBot();
    expect(client.user?.id).toBe(discord.applicationId);
    expect(client.guilds.cache.get(discord.guild.id)?.channels.cache.has(discord.channel.id)).toBe(true);
  });

  test('a wrong token is refused by REST, and by the gateway with 4004', async () => {
    const bot = new TestBot(discord, GatewayIntentBits.Guilds);
    await expect(bot.client.login('wrong')).rejects.toThrow(/token/i);
    const socket = connect();
    await once(socket, 'message');
    socket.send(JSON.stringify({ op: 2, d: { token: 'wrong', intents: 1, properties: {} } }));
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(4004);
  });

  test('privileged intents that were not granted are refused with 4014', async () => {
    const bot = new TestBot(discord, GatewayIntentBits.Guilds | GatewayIntentBits.MessageContent);
    await expect(bot.client.login(discord.token)).rejects.toThrow(/disallowed intents/i);
  });

  test.each([
    ['no JSON', '{', 4002],
    ['an unknown opcode', '{"op":99}', 4001],
    ['a presence before identifying', '{"op":3,"d":{}}', 4003],
    ['intents that do not exist', 'identify:intents', 4013],
  ])('%s closes the connection', async (_, text, code) => {
    const socket = connect();
    await once(socket, 'message');
    const identify = { op: 2, d: { token: discord.token, intents: 2 ** 30, properties: {} } };
    socket.send(text === 'identify:intents' ? JSON.stringify(identify) : text);
    const [closed] = (await once(socket, 'close')) as [number];
    expect(closed).toBe(code);
  });
});

describe('events', () => {
  test('of channels and threads come with the Guilds intent', async () => {
    const { client } = await startBot();
    const created = once(client, Events.ChannelCreate);
    const room = discord.addChannel('new');
    await created;
    expect(client.channels.cache.has(room.id)).toBe(true);
    const threadCreated = once(client, Events.ThreadCreate);
    const thread = discord.addThread(room, 'duel', discord.person('anna'));
    await threadCreated;
    const archived = once(client, Events.ThreadUpdate);
    discord.archive(thread);
    await archived;
    const deleted = once(client, Events.ChannelDelete);
    discord.deleteChannel(room);
    await deleted;
    expect(client.channels.cache.has(room.id)).toBe(false);
  });

  test('the bot is told when it comes into somebody’s thread by posting there', async () => {
    const { client } = await startBot();
    const thread = discord.addThread(discord.channel, 'duel', discord.person('anna'));
    const joined = once(client, Events.ThreadMembersUpdate);
    await client.rest.post(`/channels/${thread.id}/messages`, { body: { content: 'here' } });
    await joined;
    expect(thread.thread?.memberIds).toContain(client.user?.id);
  });

  test('of messages come only with the intent for them, and without their content', async () => {
    const listening = await startBot(GatewayIntentBits.Guilds | GatewayIntentBits.GuildMessages);
    await startBot();
    const created = once(listening.client, Events.MessageCreate) as Promise<[Message]>;
    discord.person('anna').say(discord.channel, 'a secret');
    const [message] = await created;
    expect(message.content).toBe('');
    expect(discord.history.events('MESSAGE_CREATE')).toHaveLength(1);
  });

  test('a new guild is told while the bot is there', async () => {
    const { client } = await startBot();
    const joined = once(client, Events.GuildCreate);
    const guild = discord.addGuild('Second');
    await joined;
    expect(client.guilds.cache.has(guild.id)).toBe(true);
  });
});

describe('two processes with one token', () => {
  test('both get every interaction, one answer wins', async () => {
    const [one, other] = [await startBot(), await startBot()];
    const sent = discord.person('anna').slash(discord.channel, 'board');
    const [first, second] = [await one.next(isSlash), await other.next(isSlash)];
    expect(second.id).toBe(first.id);
    await first.reply('mine');
    expect((await refusalOf(second.reply('mine too'))).code).toBe(40060);
    expect((await sent.answered).message?.text).toBe('mine');
  });

  test('interactions can be delivered to a chosen one', async () => {
    const [, other] = [await startBot(), await startBot()];
    const [, session] = discord.gateway.sessions;
    discord.gateway.deliverInteractionsTo(session?.id ?? null);
    await works(other);
    expect(discord.history.events('INTERACTION_CREATE')).toHaveLength(1);
  });
});

describe('connections that end', () => {
  test('the bot resumes and gets what it missed', async () => {
    const bot = await startBot();
    const resumed = once(bot.client, Events.ShardResume);
    discord.gateway.close(4000);
    await discord.gateway.deserted();
    const sent = discord.person('anna').slash(discord.channel, 'board');
    await resumed;
    await (await bot.next(isSlash)).reply('missed and found');
    expect((await sent.answered).message?.text).toBe('missed and found');
    expect(discord.history.events('RESUMED')).toHaveLength(1);
    expect(discord.history.events('READY')).toHaveLength(1);
  });

  test('a cut without a word is resumed too', async () => {
    const bot = await startBot();
    const resumed = once(bot.client, Events.ShardResume);
    discord.gateway.cut();
    await resumed;
    await works(bot);
  });

  test('asked to reconnect (op 7) it resumes', async () => {
    const bot = await startBot();
    const resumed = once(bot.client, Events.ShardResume);
    discord.gateway.reconnect();
    await resumed;
    await works(bot);
  });

  test('told that its session can be resumed (op 9) it resumes', async () => {
    const bot = await startBot();
    const resumed = once(bot.client, Events.ShardResume);
    discord.gateway.invalidate('resumable');
    await resumed;
    await works(bot);
  });

  test('a refused resume is tried again where Discord says so', async () => {
    const bot = await startBot();
    const resumed = once(bot.client, Events.ShardResume);
    discord.gateway.nextResume('again');
    discord.gateway.close(4000);
    await resumed;
    await works(bot);
  });

  test('a lost session is followed by a new one', async () => {
    const bot = await startBot();
    const ready = once(bot.client, Events.ShardReady);
    discord.gateway.nextResume('lost');
    discord.gateway.close(4000);
    await ready;
    expect(discord.history.events('READY')).toHaveLength(2);
    await works(bot);
  });

  test('a bot that left and starts again is served', async () => {
    const left = await startBot();
    await left.client.destroy();
    await discord.gateway.deserted();
    expect(discord.gateway.sessions).toEqual([]);
    await works(await startBot());
  });

  test('the session of a bot that was killed waits for a while, and the next one is served', async () => {
    await killedSession();
    await works(await startBot());
    expect(discord.gateway.sessions.map(({ connected }) => connected)).toEqual([false, true]);
    discord.advance(4 * 60_000);
    await startBot();
    expect(discord.gateway.sessions.map(({ connected }) => connected)).toEqual([true, true]);
  });
});

function connect(): WebSocket {
  return new WebSocket(discord.apiUrl.replace('http', 'ws').replace('/api', '/gateway'));
}

interface Payload {
  readonly op: number;
  readonly t: string | null;
  readonly d: unknown;
}

/** The messages of a connection up to the first that fits; hello is answered with `greeting`. */
function listen(
  socket: WebSocket,
  greeting: object,
  isLast: (payload: Payload) => boolean,
): Promise<Payload[]> {
  const seen: Payload[] = [];
  return new Promise((resolve) => {
    socket.on('message', (data: Buffer) => {
      const payload = JSON.parse(data.toString()) as Payload;
      if (payload.op === 10) socket.send(JSON.stringify(greeting));
      else seen.push(payload);
      if (isLast(payload)) resolve(seen);
    });
  });
}

/** The id of a session whose bot disappeared without a word. */
async function killedSession(): Promise<string> {
  const socket = connect();
  const identify = { op: 2, d: { token: discord.token, intents: 1, properties: {} } };
  await listen(socket, identify, ({ t }) => t === 'READY');
  socket.terminate();
  await discord.gateway.deserted();
  return discord.gateway.sessions[0]?.id ?? '';
}

test('op 9 right behind RESUMED reaches the bot as Discord sends it', async () => {
  const session_id = await killedSession();
  discord.gateway.nextResume('lost right after');
  const socket = connect();
  const resume = { op: 6, d: { token: discord.token, session_id, seq: 1 } };
  const told = await listen(socket, resume, ({ op }) => op === 9);
  expect(told.map(({ op, t, d }) => [op, t ?? d])).toEqual([
    [0, 'GUILD_CREATE'],
    [0, 'RESUMED'],
    [9, false],
  ]);
  socket.terminate();
});

test('heartbeats are acknowledged', async () => {
  const socket = connect();
  await once(socket, 'message');
  socket.send(JSON.stringify({ op: 1, d: null }));
  const [data] = (await once(socket, 'message')) as [Buffer];
  expect(JSON.parse(data.toString())).toMatchObject({ op: 11 });
  socket.terminate();
});

test('shards get the guilds that are theirs', async () => {
  const second = discord.addGuild('Second');
  const shardOf = (id: string) => Number((BigInt(id) >> 22n) % 2n);
  const told: Record<number, string[]> = { 0: [], 1: [] };
  for (const shard of [0, 1]) {
    const socket = connect();
    await once(socket, 'message');
    const ready = once(socket, 'message');
    socket.send(
      JSON.stringify({ op: 2, d: { token: discord.token, intents: 0, properties: {}, shard: [shard, 2] } }),
    );
    const [data] = (await ready) as [Buffer];
    const { d } = JSON.parse(data.toString()) as { d: { guilds: { id: string }[] } };
    told[shard] = d.guilds.map(({ id }) => id);
    socket.terminate();
  }
  for (const { id } of [discord.guild, second]) {
    expect(told[shardOf(id)]).toContain(id);
    expect(told[1 - shardOf(id)]).not.toContain(id);
  }
});
