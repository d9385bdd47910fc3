import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelRecord, Permission } from '../../playground/index.ts';
import { isButton, isSlash, openHouse, refusalOf, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

interface Posted {
  readonly id: string;
}

async function post(room: { readonly id: string }, body: object): Promise<Posted> {
  return (await house.bot.call('post', `/channels/${room.id}/messages`, body)) as Posted;
}

const texts = (room: ChannelRecord) => house.ben.sees(room).map(({ text }) => text);

describe('messages by the bot’s own right', () => {
  test('are posted, read, listed, changed and deleted', async () => {
    const room = house.room();
    const first = await post(room, { content: 'one' });
    const second = await post(room, { content: 'two' });
    const all = `/channels/${room.id}/messages` as const;
    await house.bot.call('patch', `${all}/${first.id}`, { content: 'uno' });
    expect(await house.bot.call('get', `${all}/${first.id}`)).toMatchObject({ content: 'uno' });
    expect(await house.bot.call('get', `${all}?limit=1`)).toMatchObject([{ id: second.id }]);
    expect(await house.bot.call('get', `${all}?before=${second.id}`)).toMatchObject([{ id: first.id }]);
    expect(await house.bot.call('get', `${all}?after=${first.id}`)).toMatchObject([{ id: second.id }]);
    await house.bot.call('delete', `${all}/${first.id}`);
    expect(texts(room)).toEqual(['two']);
    expect((await refusalOf(house.bot.call('patch', `${all}/${first.id}`, { content: 'x' }))).code).toBe(
      10008,
    );
  });

  test('with an enforced nonce are posted once', async () => {
    const room = house.room();
    const body = { content: 'turn 1', nonce: '4711', enforce_nonce: true };
    const [one, other] = [await post(room, body), await post(room, body)];
    expect(other.id).toBe(one.id);
    expect(texts(room)).toEqual(['turn 1']);
  });

  test('with a nonce that is not enforced are posted twice', async () => {
    const room = house.room();
    await post(room, { content: 'turn 1', nonce: '4711' });
    await post(room, { content: 'turn 1', nonce: '4711' });
    expect(texts(room)).toHaveLength(2);
  });

  test('ping exactly whom allowed_mentions lets them', async () => {
    const room = house.room();
    const content = `${house.anna.mention} ${house.ben.mention}`;
    await post(room, { content });
    await post(room, { content, allowed_mentions: { parse: [] } });
    await post(room, { content, allowed_mentions: { users: [house.ben.id] } });
    const pinged = house.ben.sees(room).map((message) => message.pinged);
    expect(pinged).toEqual([[house.anna.id, house.ben.id], [], [house.ben.id]]);
  });

  test('reply to a message, and without it when they may', async () => {
    const room = house.room();
    const said = house.anna.say(room, 'hello');
    await post(room, { content: 'hi', message_reference: { message_id: said.id } });
    await post(room, {
      content: 'nobody',
      message_reference: { message_id: '1', fail_if_not_exists: false },
    });
    expect(house.ben.sees(room).map(({ replyTo }) => replyTo)).toEqual([null, said.id, null]);
  });

  test('of others cannot be edited (50005), nor deleted without the right (50013)', async () => {
    const room = house.room();
    const said = house.anna.say(room, 'mine');
    const path = `/channels/${room.id}/messages/${said.id}` as const;
    expect((await refusalOf(house.bot.call('patch', path, { content: 'x' }))).code).toBe(50005);
    expect((await refusalOf(house.bot.call('delete', path))).code).toBe(50013);
    house.discord.allow(room, 'bot', 'ManageMessages');
    await house.bot.call('delete', path);
    expect(texts(room)).toEqual([]);
  });
});

describe('without permission', () => {
  test.each<[Permission, number, object]>([
    ['ViewChannel', 50001, { content: 'x' }],
    ['SendMessages', 50013, { content: 'x' }],
    ['EmbedLinks', 50013, { embeds: [{ title: 'x' }] }],
  ])('%s: posting is refused with %i', async (permission, code, body) => {
    const room = house.room();
    house.discord.deny(room, 'bot', permission);
    expect(await refusalOf(post(room, body))).toMatchObject({ code, status: 403 });
    house.discord.allow(room, 'bot', permission);
    await expect(post(room, body)).resolves.toHaveProperty('id');
  });

  test('an answer to somebody’s own interaction is posted all the same', async () => {
    const room = house.room();
    house.discord.deny(room, 'bot', 'ViewChannel', 'SendMessages', 'EmbedLinks');
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    expect(interaction.appPermissions.has('SendMessages')).toBe(false);
    await interaction.reply({ embeds: [{ description: 'board' }] });
    expect((await sent.answered).message?.text).toBe('board');
  });

  test('a person neither sees the channel nor acts in it', () => {
    const room = house.room();
    house.anna.say(room, 'before');
    house.discord.deny(room, house.anna, 'ViewChannel');
    expect(house.anna.sees(room)).toEqual([]);
    expect(() => house.anna.slash(room, 'board')).toThrow(/lacks/);
    expect(house.ben.sees(room)).toHaveLength(1);
  });

  test('an opponent who is not in the channel is told with no right to see it', async () => {
    const room = house.room();
    house.discord.deny(room, house.ben, 'ViewChannel');
    house.anna.slash(room, 'challenge', { opponent: house.ben });
    const interaction = await house.bot.next(isSlash);
    const opponent = interaction.options.getUser('opponent', true);
    expect(
      interaction.inCachedGuild() && interaction.channel?.permissionsFor(opponent.id)?.has('ViewChannel'),
    ).toBe(false);
    const told = house.discord.history.events('INTERACTION_CREATE').at(-1)?.data;
    expect(told).toMatchObject({ data: { resolved: { members: { [house.ben.id]: { permissions: '0' } } } } });
    await interaction.reply('no');
  });
});

describe('what is gone', () => {
  test('a deleted channel: 10003', async () => {
    const room = house.room();
    house.discord.deleteChannel(room);
    expect(await refusalOf(post(room, { content: 'x' }))).toMatchObject({ code: 10003, status: 404 });
  });

  test('a deleted message cannot be pressed, except past the client', async () => {
    const room = house.room();
    const row = { type: 1, components: [{ type: 2, style: 1, custom_id: 'go', label: 'Go' }] };
    await post(room, { content: 'board', components: [row] });
    const [board] = house.anna.sees(room);
    if (!board) throw new Error('There is no board.');
    house.discord.deleteMessage(board);
    expect(() => house.anna.press(board, { label: 'Go' })).toThrow(/gone/);
    house.anna.raw(board, { customId: 'go' });
    const interaction = await house.bot.next(isButton);
    expect(interaction.customId).toBe('go');
    await interaction.reply('too late');
  });
});

describe('direct messages', () => {
  test('arrive with their person alone', async () => {
    const { id } = (await house.bot.call('post', '/users/@me/channels', {
      recipient_id: house.anna.id,
    })) as Posted;
    await post({ id }, { content: 'hello' });
    expect(house.anna.sees(id).map(({ text }) => text)).toEqual(['hello']);
    expect(house.anna.openDm().id).toBe(id);
    expect(house.ben.sees(id)).toEqual([]);
  });

  test('are refused where they are closed: 50007', async () => {
    const dm = house.ben.openDm();
    house.ben.closeDms();
    expect(await refusalOf(post(dm, { content: 'x' }))).toMatchObject({ code: 50007, status: 403 });
    house.ben.openDms();
    await expect(post(dm, { content: 'x' })).resolves.toHaveProperty('id');
  });

  test('offer the commands that are meant for them, and the bot learns the user without a member', async () => {
    const dm = house.anna.openDm();
    expect(() => house.anna.slash(dm, 'challenge', { opponent: house.ben })).toThrow(/no command/);
    house.anna.slash(dm, 'board');
    const interaction = await house.bot.next(isSlash);
    expect(interaction.inGuild()).toBe(false);
    expect(interaction.user.id).toBe(house.anna.id);
    await interaction.reply('board');
    expect(house.anna.sees(dm).at(-1)?.text).toBe('board');
  });
});

describe('looking things up', () => {
  test('channels, guilds, members and users', async () => {
    const { guild } = house.discord;
    expect(await house.bot.call('get', `/guilds/${guild.id}`)).toMatchObject({
      id: guild.id,
      preferred_locale: 'en-US',
    });
    expect(await house.bot.call('get', `/guilds/${guild.id}/members/${house.ben.id}`)).toMatchObject({
      user: { username: 'ben' },
    });
    expect(await house.bot.call('get', `/users/${house.ben.id}`)).toMatchObject({ username: 'ben' });
    expect(await house.bot.call('get', `/channels/${house.discord.channel.id}`)).toMatchObject({
      name: 'table',
    });
    const outsider = house.discord.person('carla', { guild: null });
    expect((await refusalOf(house.bot.call('get', `/guilds/${guild.id}/members/${outsider.id}`))).code).toBe(
      10007,
    );
    expect((await refusalOf(house.bot.call('get', '/guilds/123456789012345678'))).code).toBe(10004);
    expect((await refusalOf(house.bot.call('get', '/users/123456789012345678'))).code).toBe(10013);
  });
});
