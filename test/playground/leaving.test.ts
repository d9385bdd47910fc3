import { GatewayIntentBits, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NotPossible, type ChannelRecord, type Person } from '../../playground/index.ts';
import { buttonRow, isButton, isSlash, openHouse, refusalOf, type House } from './house.ts';

let house: House;
let room: ChannelRecord;
beforeAll(async () => {
  const members = GatewayIntentBits.GuildMembers;
  house = await openHouse({ grantedIntents: members }, members);
});
afterAll(() => house.close());
beforeEach(() => {
  room = house.room();
});

const member = (person: Person) =>
  house.bot.call('get', `/guilds/${house.discord.guild.id}/members/${person.id}`);
const user = (person: Person) => house.bot.call('get', `/users/${person.id}`);

describe('somebody who has left the server', () => {
  test('is no member any more, but still a user', async () => {
    const carla = house.discord.person('carla');
    await member(carla);
    carla.leave();
    expect((await refusalOf(member(carla))).code).toBe(10007);
    expect(await user(carla)).toMatchObject({ username: 'carla' });
  });

  test('sees and uses nothing there', async () => {
    const { anna, bot, discord } = house;
    const david = discord.person('david');
    anna.slash(room, 'board');
    await (await bot.next(isSlash)).reply({ content: 'board', components: [buttonRow('Accept')] });
    const [board] = david.sees(room);
    if (!board) throw new Error('There is no board.');
    david.leave();
    expect(david.sees(room)).toEqual([]);
    expect(() => david.slash(room, 'board')).toThrow(NotPossible);
    expect(() => david.press(board, { label: 'Accept' })).toThrow(NotPossible);
    expect(() => david.raw(board, { customId: 'accept' })).toThrow(NotPossible);
    expect(() => david.say(room, 'hello')).toThrow(NotPossible);
  });

  test('can still be named to the bot, without permissions in the channel', async () => {
    const { anna, bot, discord } = house;
    const emma = discord.person('emma');
    emma.leave();
    anna.slash(room, 'challenge', { opponent: emma });
    const interaction = await bot.next(isSlash);
    expect(interaction.options.getUser('opponent')?.id).toBe(emma.id);
    expect(interaction.options.getMember('opponent')).toBeNull();
    await interaction.reply('no');
  });

  test('is not rung by a mention, nor drawn into a thread by it', async () => {
    const { anna, bot, discord } = house;
    const finn = discord.person('finn');
    const thread = discord.addThread(room, 'duel', anna);
    finn.leave();
    await bot.call('post', `/channels/${thread.id}/messages`, {
      content: `${finn.mention} ${house.ben.mention}`,
      allowed_mentions: { users: [finn.id, house.ben.id] },
    });
    expect(anna.sees(thread).map(({ pinged }) => pinged)).toEqual([[house.ben.id]]);
    expect(discord.world.channels.find(({ id }) => id === thread.id)?.thread?.memberIds).not.toContain(
      finn.id,
    );
  });

  test('gets no direct message of the bot: 50278', async () => {
    const gina = house.discord.person('gina');
    const dm = gina.openDm();
    await house.bot.call('post', `/channels/${dm.id}/messages`, { content: 'hello' });
    gina.leave();
    const posting = house.bot.call('post', `/channels/${dm.id}/messages`, { content: 'hello' });
    expect((await refusalOf(posting)).code).toBe(50278);
  });

  test('comes back without roles and without what only they had seen', async () => {
    const { bot, discord } = house;
    const hans = discord.person('hans');
    discord.makeModerator(hans);
    const sent = hans.slash(room, 'board');
    await (await bot.next(isSlash)).reply({ content: 'hand', flags: MessageFlags.Ephemeral });
    await sent.shows();
    hans.leave();
    hans.join();
    expect(await member(hans)).toMatchObject({ roles: [] });
    expect(hans.sees(room)).toEqual([]);
    hans.slash(room, 'board');
    await (await bot.next(isSlash)).reply('board');
    expect(hans.sees(room)).toHaveLength(1);
  });

  test('stays away when the test merely speaks of them', () => {
    const ida = house.discord.person('ida');
    ida.leave();
    expect(house.discord.person('ida').sees(room)).toEqual([]);
    expect(() => house.discord.person('ida').slash(room, 'board')).toThrow(NotPossible);
  });

  test('is told to a bot with the intent for members', () => {
    const { discord } = house;
    const jan = discord.person('jan');
    const told = (name: string) =>
      discord.history
        .events(name)
        .filter(({ data }) => JSON.stringify(data).includes(jan.id))
        .map(({ data }) => data);
    discord.makeModerator(jan);
    jan.leave();
    jan.join();
    expect(told('GUILD_MEMBER_UPDATE')).toHaveLength(1);
    expect(told('GUILD_MEMBER_REMOVE')).toMatchObject([{ user: { id: jan.id }, guild_id: discord.guild.id }]);
    expect(told('GUILD_MEMBER_ADD')).toHaveLength(2);
  });

  test('is never the owner', () => {
    expect(() => house.discord.owner().leave()).toThrow(NotPossible);
  });
});

describe('somebody whose account is gone', () => {
  test('is neither member nor user, until the deletion is taken back', async () => {
    const karl = house.discord.person('karl');
    karl.deleteAccount();
    expect((await refusalOf(member(karl))).code).toBe(10007);
    expect((await refusalOf(user(karl))).code).toBe(10013);
    expect(() => karl.join()).toThrow(NotPossible);
    karl.restoreAccount();
    expect(await user(karl)).toMatchObject({ username: 'karl' });
    expect((await refusalOf(member(karl))).code).toBe(10007);
    karl.join();
    expect(await member(karl)).toMatchObject({ user: { username: 'karl' } });
  });

  test('uses nothing, not even direct messages, and cannot be picked', async () => {
    const { anna, bot, discord } = house;
    const lena = discord.person('lena');
    const dm = lena.openDm();
    anna.slash(room, 'board');
    const interaction = await bot.next(isSlash);
    await interaction.reply({ content: 'board', components: [buttonRow('Accept')] });
    const [board] = lena.sees(room);
    if (!board) throw new Error('There is no board.');
    await bot.call('post', `/channels/${dm.id}/messages`, { content: 'hello' });
    expect(lena.sees(dm)).toHaveLength(1);
    lena.deleteAccount();
    expect(lena.sees(dm)).toEqual([]);
    expect(() => lena.slash(dm, 'board')).toThrow(NotPossible);
    expect(() => lena.raw(board, { customId: 'accept' })).toThrow(NotPossible);
    expect(() => anna.slash(room, 'challenge', { opponent: lena })).toThrow(/no such user/);
    const posting = bot.call('post', `/channels/${dm.id}/messages`, { content: 'hello' });
    expect((await refusalOf(posting)).code).toBe(50007);
  });

  test('leaves messages behind under a name of Discord’s own', () => {
    const { anna, discord } = house;
    const mona = discord.person('mona');
    mona.say(room, 'good-bye');
    mona.deleteAccount();
    expect(anna.sees(room)).toMatchObject([{ text: 'good-bye', author: `deleted_user_${mona.id}` }]);
  });
});

test('a press that was made before its person left is answered all the same', async () => {
  const { anna, ben, bot } = house;
  anna.slash(room, 'board');
  await (await bot.next(isSlash)).reply({ content: 'board', components: [buttonRow('Accept')] });
  const [board] = ben.sees(room);
  if (!board) throw new Error('There is no board.');
  const press = ben.press(board, { label: 'Accept' });
  ben.leave();
  await (await bot.next(isButton)).update({ content: 'accepted', components: [] });
  await press.answered;
  expect(anna.sees(room).map(({ text }) => text)).toEqual(['accepted']);
  ben.join();
});
