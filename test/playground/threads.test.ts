import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ButtonStyle, ChannelType, ComponentType, type TextChannel, type ThreadChannel } from 'discord.js';
import { isSlash, openHouse, refusalOf, type House } from './house.ts';

const GO = {
  type: ComponentType.ActionRow as const,
  components: [
    { type: ComponentType.Button as const, style: ButtonStyle.Primary as const, customId: 'go', label: 'Go' },
  ],
};

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

async function textChannel(id: string): Promise<TextChannel> {
  const channel = await house.bot.client.channels.fetch(id);
  if (channel?.type !== ChannelType.GuildText) throw new Error('This is no text channel.');
  return channel;
}

async function openThread(): Promise<ThreadChannel> {
  const channel = await textChannel(house.room().id);
  return channel.threads.create({ name: 'Anna and Ben', type: ChannelType.PublicThread });
}

describe('a thread', () => {
  test('is opened alone, and the channel tells of it', async () => {
    const room = house.room();
    const channel = await textChannel(room.id);
    const thread = await channel.threads.create({ name: 'Anna and Ben', type: ChannelType.PublicThread });
    await thread.send('the board');
    expect(house.anna.sees(thread.id).map(({ text }) => text)).toEqual(['the board']);
    expect(house.anna.sees(room).map(({ text }) => text)).toEqual(['Anna and Ben']);
  });

  test('is opened on a message and has its id; only once', async () => {
    const room = house.room();
    const channel = await textChannel(room.id);
    const message = await channel.send('the challenge');
    const thread = await message.startThread({ name: 'duel' });
    expect(thread.id).toBe(message.id);
    expect(house.anna.sees(room)[0]?.threadId).toBe(thread.id);
    expect((await refusalOf(message.startThread({ name: 'again' }))).code).toBe(160004);
  });

  test('is a channel of its own for commands', async () => {
    const thread = await openThread();
    const sent = house.anna.slash(thread.id, 'board');
    const interaction = await house.bot.next(isSlash);
    expect(interaction.channelId).toBe(thread.id);
    expect(interaction.channel?.isThread()).toBe(true);
    await interaction.reply('here');
    await sent.answered;
    expect(house.anna.sees(thread.id).map(({ text }) => text)).toEqual(['here']);
  });

  test('takes in whom the bot adds, and whom it pings', async () => {
    const thread = await openThread();
    await thread.members.add(house.anna.id);
    await thread.send({ content: house.ben.mention, allowedMentions: { users: [house.ben.id] } });
    const members = await thread.members.fetch();
    expect([...members.keys()].sort()).toEqual(
      [house.discord.applicationId, house.anna.id, house.ben.id].sort(),
    );
    await thread.members.remove(house.anna.id);
    expect((await refusalOf(thread.members.fetch({ member: house.anna.id, force: true }))).code).toBe(10007);
  });

  test('that is private is there for its members alone', async () => {
    const channel = await textChannel(house.room().id);
    const thread = await channel.threads.create({ name: 'secret', type: ChannelType.PrivateThread });
    await thread.send('between us');
    expect(house.anna.sees(thread.id)).toEqual([]);
    await thread.members.add(house.anna.id);
    expect(house.anna.sees(thread.id).map(({ text }) => text)).toEqual(['between us']);
    expect(house.ben.sees(thread.id)).toEqual([]);
  });

  test('is not opened without the right: 50013', async () => {
    const room = house.room();
    const channel = await textChannel(room.id);
    house.discord.deny(room, 'bot', 'CreatePublicThreads');
    const call = channel.threads.create({ name: 'x', type: ChannelType.PublicThread });
    expect((await refusalOf(call)).code).toBe(50013);
  });

  test('takes no message without the right for threads: 50013', async () => {
    const room = house.room();
    const channel = await textChannel(room.id);
    const thread = await channel.threads.create({ name: 'x', type: ChannelType.PublicThread });
    house.discord.deny(room, 'bot', 'SendMessagesInThreads');
    expect((await refusalOf(thread.send('x'))).code).toBe(50013);
  });
});

describe('an archived thread', () => {
  test('wakes by a message', async () => {
    const thread = await openThread();
    house.discord.archive(thread.id);
    await thread.send('still here');
    const fresh = await thread.fetch();
    expect(fresh.archived).toBe(false);
  });

  test('takes no edit and no deletion: 50083', async () => {
    const thread = await openThread();
    const message = await thread.send('board');
    house.discord.archive(thread.id);
    expect((await refusalOf(message.edit('x'))).code).toBe(50083);
    expect((await refusalOf(message.delete())).code).toBe(50083);
    house.discord.unarchive(thread.id);
    await message.edit('awake');
    expect(house.anna.sees(thread.id).map(({ text }) => text)).toEqual(['awake']);
  });

  test('wakes when somebody presses a button in it', async () => {
    const thread = await openThread();
    await thread.send({
      content: 'board',
      components: [GO],
    });
    house.discord.archive(thread.id);
    const [board] = house.anna.sees(thread.id);
    if (!board) throw new Error('There is no board.');
    house.anna.press(board, { label: 'Go' });
    const interaction = await house.bot.next((one) => one.isButton());
    await interaction.update('gone on');
    expect((await thread.fetch()).archived).toBe(false);
  });

  test('is archived and woken by the bot that owns it, but not locked without the right', async () => {
    const thread = await openThread();
    await thread.setArchived(true);
    expect((await thread.fetch()).archived).toBe(true);
    await thread.setArchived(false);
    expect((await refusalOf(thread.setLocked(true))).code).toBe(50013);
  });
});

describe('a locked thread', () => {
  test('takes no message and no answer of the bot: 50083', async () => {
    const thread = await openThread();
    house.discord.archive(thread.id, { locked: true });
    expect((await refusalOf(thread.send('x'))).code).toBe(50083);
    house.anna.slash(thread.id, 'board');
    const interaction = await house.bot.next(isSlash);
    expect((await refusalOf(interaction.reply('x'))).code).toBe(50083);
  });

  test('greys its buttons and takes no words', async () => {
    const thread = await openThread();
    await thread.send({
      content: 'board',
      components: [GO],
    });
    house.discord.archive(thread.id, { locked: true });
    const [board] = house.anna.sees(thread.id);
    if (!board) throw new Error('There is no board.');
    expect(() => house.anna.press(board, { label: 'Go' })).toThrow(/locked/);
    expect(() => house.anna.say(thread.id, 'hello')).toThrow(/locked/);
  });
});
