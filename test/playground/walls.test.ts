import { MessageFlags } from 'discord.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { InteractionFailed } from '../../playground/index.ts';
import { isSlash, isTyping, openHouse, refusalOf, type House } from './house.ts';

const MINUTE = 60_000;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterEach(() => {
  house.discord.limits.firstAnswerWithin = 3000;
});
afterAll(() => house.close());

async function sendBoard() {
  const room = house.room();
  const sent = house.anna.slash(room, 'board');
  const interaction = await house.bot.next(isSlash);
  return { room, sent, interaction };
}

describe('three seconds', () => {
  test('without an answer the person sees that the interaction failed', async () => {
    house.discord.limits.firstAnswerWithin = 30;
    const { sent } = await sendBoard();
    await expect(sent.answered).rejects.toThrow(InteractionFailed);
  });

  test('an answer that comes later finds no interaction: 10062', async () => {
    const { sent, interaction } = await sendBoard();
    house.discord.advance(3001);
    await expect(sent.answered).rejects.toThrow(/did not respond/);
    expect(await refusalOf(interaction.reply('late'))).toMatchObject({ code: 10062, status: 404 });
    expect(sent.messages).toEqual([]);
  });

  test('a deferral in time keeps the token for fifteen minutes', async () => {
    const { sent, interaction } = await sendBoard();
    await interaction.deferReply();
    house.discord.advance(14 * MINUTE);
    await interaction.editReply('in time');
    expect((await sent.shows()).text).toBe('in time');
  });

  test('hold for suggestions too', async () => {
    const room = house.room();
    const typing = house.anna.autocomplete(room, 'play', { card: '9' }, 'card');
    const interaction = await house.bot.next(isTyping);
    house.discord.advance(3001);
    await expect(typing).rejects.toThrow(InteractionFailed);
    expect((await refusalOf(interaction.respond([]))).code).toBe(10062);
  });
});

describe('one answer', () => {
  test('a second answer is refused: 40060, and the first one stands', async () => {
    const { room, interaction } = await sendBoard();
    await interaction.reply('one');
    const again = house.bot.call('post', `/interactions/${interaction.id}/${interaction.token}/callback`, {
      type: 4,
      data: { content: 'two' },
    });
    expect(await refusalOf(again)).toMatchObject({ code: 40060, status: 400 });
    expect(house.ben.sees(room).map(({ text }) => text)).toEqual(['one']);
  });

  test('of two at once one wins', async () => {
    const { room, interaction } = await sendBoard();
    const results = await Promise.allSettled([interaction.reply('one'), interaction.reply('two')]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(house.ben.sees(room)).toHaveLength(1);
  });

  test('a bad form is no answer: a good one may follow', async () => {
    const { sent, interaction } = await sendBoard();
    expect((await refusalOf(interaction.reply('x'.repeat(2001)))).code).toBe(50035);
    await interaction.reply('short');
    expect((await sent.answered).message?.text).toBe('short');
  });

  test('somebody else’s token opens nothing', async () => {
    const { interaction } = await sendBoard();
    const call = house.bot.call('post', `/interactions/${interaction.id}/nonsense/callback`, { type: 5 });
    expect((await refusalOf(call)).code).toBe(10062);
  });
});

describe('fifteen minutes', () => {
  test('later the token is dead for edits, deletions and follow-ups: 50027', async () => {
    const { room, interaction } = await sendBoard();
    await interaction.reply({ content: 'hand', flags: MessageFlags.Ephemeral });
    house.discord.advance(15 * MINUTE + 1);
    const calls = [
      () => interaction.editReply('x'),
      () => interaction.deleteReply(),
      () => interaction.followUp('x'),
    ];
    for (const call of calls) {
      expect(await refusalOf(call())).toMatchObject({ code: 50027, status: 401 });
    }
    expect(house.anna.sees(room).map(({ text }) => text)).toEqual(['hand']);
  });

  test('later a channel message is still there to be edited by the bot’s own right', async () => {
    const { room, interaction } = await sendBoard();
    await interaction.reply('board');
    house.discord.advance(16 * MINUTE);
    const [board] = house.ben.sees(room);
    await house.bot.call('patch', `/channels/${room.id}/messages/${board?.id ?? ''}`, {
      content: 'new board',
    });
    expect(house.ben.sees(room).map(({ text }) => text)).toEqual(['new board']);
  });
});

describe('an hour', () => {
  test('later a message takes only a few edits: 429 with code 30046 and the time to wait', async () => {
    const room = house.room();
    const { id } = (await house.bot.call('post', `/channels/${room.id}/messages`, { content: 'board' })) as {
      id: string;
    };
    const path = `/channels/${room.id}/messages/${id}` as const;
    house.discord.advance(61 * MINUTE);
    for (const content of ['one', 'two', 'three']) await house.bot.call('patch', path, { content });
    const limited = await fetch(`${house.discord.apiUrl}/v10${path}`, {
      method: 'PATCH',
      headers: { authorization: `Bot ${house.discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'four' }),
    });
    expect(limited.status).toBe(429);
    expect(await limited.json()).toMatchObject({ code: 30046 });
    expect(Number(limited.headers.get('retry-after'))).toBeGreaterThan(0);
    house.discord.advance(MINUTE);
    await house.bot.call('patch', path, { content: 'five' });
    expect(house.ben.sees(room).map(({ text }) => text)).toEqual(['five']);
  });
});

test('a wrong bot token is refused with 401', async () => {
  const answer = await fetch(`${house.discord.apiUrl}/v10/users/@me`, {
    headers: { authorization: 'Bot wrong' },
  });
  expect(answer.status).toBe(401);
  expect(await answer.json()).toEqual({ message: '401: Unauthorized', code: 0 });
});

test('a path that Discord does not have is refused with 404 and remembered', async () => {
  house.discord.history.clear();
  const answer = await fetch(`${house.discord.apiUrl}/v10/no/such/thing`, { method: 'POST' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: '404: Not Found', code: 0 });
  expect(house.discord.history.unknownRoutes).toMatchObject([{ method: 'POST', path: '/no/such/thing' }]);
});

test('a body that is no JSON is refused: 50109', async () => {
  const answer = await fetch(`${house.discord.apiUrl}/v10/channels/${house.room().id}/messages`, {
    method: 'POST',
    headers: { authorization: `Bot ${house.discord.token}`, 'content-type': 'application/json' },
    body: '{',
  });
  expect(await answer.json()).toMatchObject({ code: 50109 });
});
