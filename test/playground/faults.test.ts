import { HTTPError } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StandIn } from '../../playground/index.ts';
import { isSlash, openHouse, refusalOf, TestBot, type House } from './house.ts';

const CALLBACK = { method: 'POST', route: '/interactions/:id/:token/callback' } as const;
const POST = { method: 'POST', route: '/channels/:channel/messages' } as const;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => house.discord.faults.clear());
afterAll(() => house.close());

async function sendBoard() {
  const room = house.room();
  const sent = house.anna.slash(room, 'board');
  return { room, sent, interaction: await house.bot.next(isSlash) };
}

const texts = (room: { id: string }) => house.ben.sees(room).map(({ text }) => text);

describe('a fault is in the way', () => {
  test.each([500, 502, 503])('%i: the bot tries again and gets through', async (status) => {
    const { room, interaction } = await sendBoard();
    house.discord.faults.next(CALLBACK, { kind: 'status', status });
    await interaction.reply('through');
    expect(texts(room)).toEqual(['through']);
  });

  test('500 again and again: the bot gives up', async () => {
    const room = house.room();
    house.discord.faults.next(POST, { kind: 'status', status: 500 }, 3);
    await expect(house.bot.call('post', `/channels/${room.id}/messages`, { content: 'x' })).rejects.toThrow(
      HTTPError,
    );
    expect(texts(room)).toEqual([]);
  });

  test('429: the bot waits as long as it is told', async () => {
    const { room, interaction } = await sendBoard();
    house.discord.faults.next(CALLBACK, { kind: 'status', status: 429, retryAfter: 0.05 });
    await interaction.reply('patient');
    expect(texts(room)).toEqual(['patient']);
  });

  test('a reset before anything is carried out: the bot tries again', async () => {
    const { room, interaction } = await sendBoard();
    house.discord.faults.next(CALLBACK, { kind: 'reset' });
    await interaction.reply('once');
    expect(texts(room)).toEqual(['once']);
  });
});

describe('a lost answer', () => {
  test('to a callback: it was carried out, and the bot’s second try meets 40060', async () => {
    const { room, sent, interaction } = await sendBoard();
    house.discord.faults.next(CALLBACK, { kind: 'lost' });
    expect((await refusalOf(interaction.reply('carried out'))).code).toBe(40060);
    expect((await sent.answered).message?.text).toBe('carried out');
    expect(texts(room)).toEqual(['carried out']);
  });

  test('to a posting: the second try posts it twice', async () => {
    const room = house.room();
    house.discord.faults.next(POST, { kind: 'lost' });
    await house.bot.call('post', `/channels/${room.id}/messages`, { content: 'twice' });
    expect(texts(room)).toEqual(['twice', 'twice']);
  });

  test('to a posting with an enforced nonce: it is there once', async () => {
    const room = house.room();
    house.discord.faults.next(POST, { kind: 'lost' });
    await house.bot.call('post', `/channels/${room.id}/messages`, {
      content: 'once',
      nonce: '1',
      enforce_nonce: true,
    });
    expect(texts(room)).toEqual(['once']);
  });
});

describe('slowness', () => {
  test('a request that is held before it is carried out is not seen until then', async () => {
    const { room, sent, interaction } = await sendBoard();
    const gate = house.discord.faults.hold(CALLBACK, 'before');
    const reply = interaction.reply('held');
    await gate.reached;
    expect(texts(room)).toEqual([]);
    gate.open();
    await reply;
    expect((await sent.answered).message?.text).toBe('held');
  });

  test('a request that is held afterwards is seen while the bot still waits', async () => {
    const { room, interaction } = await sendBoard();
    const gate = house.discord.faults.hold(CALLBACK, 'after');
    const reply = interaction.reply('seen');
    await gate.reached;
    expect(texts(room)).toEqual(['seen']);
    gate.open();
    await reply;
  });

  test('held past the three seconds the answer is too late', async () => {
    const { room, sent, interaction } = await sendBoard();
    const gate = house.discord.faults.hold(CALLBACK, 'before');
    const refused = refusalOf(interaction.reply('late'));
    await gate.reached;
    house.discord.advance(3001);
    gate.open();
    expect((await refused).code).toBe(10062);
    await expect(sent.answered).rejects.toThrow(/did not respond/);
    expect(texts(room)).toEqual([]);
  });

  test('a delay is over by itself', async () => {
    const { room, interaction } = await sendBoard();
    house.discord.faults.next(CALLBACK, { kind: 'delay', when: 'before', milliseconds: 5 });
    await interaction.reply('slow');
    expect(texts(room)).toEqual(['slow']);
  });
});

describe('switches', () => {
  test('spoil so many requests, of the kind they are for, and are told in the history', async () => {
    const { room, interaction } = await sendBoard();
    house.discord.history.clear();
    house.discord.faults.next({ route: /\/callback$/ }, { kind: 'status', status: 500 }, 2);
    await house.bot.call('get', '/users/@me');
    await interaction.reply('third try');
    expect(texts(room)).toEqual(['third try']);
    expect(
      house.discord.history.rest('POST', CALLBACK.route).map(({ status, fault }) => [status, fault]),
    ).toEqual([
      [500, 'status'],
      [500, 'status'],
      [204, null],
    ]);
  });
});

test('buckets count down, and beyond them there is 429 with the time to wait', async () => {
  const discord = await StandIn.start({ rateLimit: { requests: 2, seconds: 3600 } });
  const headers = { authorization: `Bot ${discord.token}` };
  const get = () => fetch(`${discord.apiUrl}/v10/users/@me`, { headers });
  const answers = [await get(), await get(), await get()];
  expect(answers.map((answer) => answer.headers.get('x-ratelimit-remaining'))).toEqual(['1', '0', '0']);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  const limited = answers[2];
  expect(await limited?.json()).toMatchObject({ message: 'You are being rate limited.', global: false });
  expect(Number(limited?.headers.get('retry-after'))).toBeGreaterThan(0);
  await discord.stop();
});

test('discord.js queues by the headers of a bucket and gets everything through', async () => {
  const discord = await StandIn.start({ rateLimit: { requests: 2, seconds: 0.05 } });
  const bot = new TestBot(discord, 0);
  bot.client.rest.setToken(discord.token);
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => bot.call('get', '/users/@me')));
  expect(answers).toHaveLength(5);
  await discord.stop();
});
