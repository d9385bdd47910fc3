import { ButtonStyle, ComponentType, MessageFlags, TextInputStyle } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelRecord, SeenMessage } from '../../playground/index.ts';
import { isButton, isSlash, openHouse, refusalOf, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const button = (label: string, customId = label) => ({
  type: ComponentType.ActionRow as const,
  components: [{ type: ComponentType.Button as const, style: ButtonStyle.Primary as const, label, customId }],
});

/** Anna sends /board and the bot answers with a message that has a button. */
async function postWithButton(
  room: ChannelRecord,
  flags: MessageFlags.Ephemeral | 0 = 0,
): Promise<SeenMessage> {
  const sent = house.anna.slash(room, 'board');
  const interaction = await house.bot.next(isSlash);
  await interaction.reply({ content: 'board', components: [button('Hand')], ...(flags ? { flags } : {}) });
  return sent.shows();
}

describe('an answer to a slash command', () => {
  test('is seen by everybody and replies to the command', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    const { resource } = await interaction.reply({ content: 'the board', withResponse: true });
    const answer = await sent.answered;
    expect(answer.message?.text).toBe('the board');
    expect(answer.message?.id).toBe(resource?.message?.id);
    expect(house.ben.sees(room).map(({ text }) => text)).toEqual(['the board']);
    expect(answer.message?.api.interaction_metadata).toMatchObject({ user: { id: house.anna.id } });
    expect(answer.message?.api.webhook_id).toBe(house.discord.applicationId);
  });

  test('is seen by its person alone when it is ephemeral', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.reply({ content: 'for you', flags: MessageFlags.Ephemeral });
    expect((await sent.answered).message?.ephemeral).toBe(true);
    expect(house.anna.sees(room)).toHaveLength(1);
    expect(house.ben.sees(room)).toHaveLength(0);
    const { code } = await refusalOf(
      house.bot.call('get', `/channels/${room.id}/messages/${sent.messages[0]?.id ?? ''}`),
    );
    expect(code).toBe(10008);
  });

  test('can be deferred: it is "thinking" until it is edited, and not marked as edited', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.deferReply();
    expect((await sent.answered).message?.loading).toBe(true);
    await interaction.editReply('ready');
    const shown = await sent.shows();
    expect(shown).toMatchObject({ text: 'ready', loading: false, edited: false, ephemeral: false });
  });

  test('keeps after a deferral who sees it, whatever the edit or the first follow-up says', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.deferReply();
    await interaction.followUp({ content: 'meant to be private', flags: MessageFlags.Ephemeral });
    await sent.shows();
    expect(house.ben.sees(room).map(({ text }) => text)).toEqual(['meant to be private']);
  });

  test('can be taken back when it was deferred publicly, and then be said privately', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.deferReply();
    await interaction.deleteReply();
    await interaction.followUp({ content: 'no', flags: MessageFlags.Ephemeral });
    expect((await sent.shows()).ephemeral).toBe(true);
    expect(house.ben.sees(room)).toHaveLength(0);
  });

  test('can open a form, whose answers come back', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.showModal({
      customId: 'note',
      title: 'A note',
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            { type: ComponentType.TextInput, customId: 'text', label: 'Text', style: TextInputStyle.Short },
          ],
        },
      ],
    });
    const submitted = await house.anna.submit(sent, { text: 'hello' });
    const form = await house.bot.next((one) => one.isModalSubmit());
    await form.reply(form.fields.getTextInputValue('text'));
    expect((await submitted.shows()).text).toBe('hello');
  });
});

describe('an answer to a press', () => {
  test('can change the pressed message', async () => {
    const room = house.room();
    const message = await postWithButton(room);
    const press = house.ben.press(message, { label: 'Hand' });
    const interaction = await house.bot.next(isButton);
    expect(interaction.message.content).toBe('board');
    await interaction.update({ content: 'pressed', components: [] });
    expect((await press.answered).message).toMatchObject({ id: message.id, text: 'pressed', edited: true });
    expect(house.anna.sees(room)).toHaveLength(1);
  });

  test('can say nothing, and change the pressed message later as @original', async () => {
    const room = house.room();
    const message = await postWithButton(room);
    house.ben.press(message, { label: 'Hand' });
    const interaction = await house.bot.next(isButton);
    await interaction.deferUpdate();
    await interaction.editReply('later');
    const changed = await house.anna.finds(room, ({ text }) => text === 'later');
    expect(changed.id).toBe(message.id);
  });

  test('can be an ephemeral message, whose own button works and knows that it is ephemeral', async () => {
    const room = house.room();
    const hand = await postWithButton(room, MessageFlags.Ephemeral);
    const press = house.anna.press(hand, { label: 'Hand' });
    const interaction = await house.bot.next(isButton);
    expect(interaction.message.flags.has(MessageFlags.Ephemeral)).toBe(true);
    await interaction.update({ content: 'another hand' });
    expect((await press.answered).message).toMatchObject({ text: 'another hand', ephemeral: true });
  });

  test('works on an ephemeral message whose own token is long dead', async () => {
    const room = house.room();
    const hand = await postWithButton(room, MessageFlags.Ephemeral);
    house.discord.advance(60 * 60_000);
    const press = house.anna.press(hand, { label: 'Hand' });
    const interaction = await house.bot.next(isButton);
    await interaction.update({ content: 'fresh' });
    expect((await press.answered).message?.text).toBe('fresh');
  });

  test('finds no message when the pressed one was deleted meanwhile', async () => {
    const room = house.room();
    const message = await postWithButton(room);
    house.anna.press(message, { label: 'Hand' });
    const interaction = await house.bot.next(isButton);
    house.discord.deleteMessage(message);
    expect((await refusalOf(interaction.update('gone'))).code).toBe(10008);
    await interaction.reply('a new one');
  });

  test('is wrong for a slash command', async () => {
    house.anna.slash(house.room(), 'board');
    const { id, token } = await house.bot.next(isSlash);
    const { code } = await refusalOf(
      house.bot.call('post', `/interactions/${id}/${token}/callback`, { type: 7, data: { content: 'x' } }),
    );
    expect(code).toBe(50035);
  });
});

describe('follow-ups', () => {
  test('are public or ephemeral each by itself, can be read, changed and deleted', async () => {
    const room = house.room();
    house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.reply('first');
    const open = await interaction.followUp('second');
    const hidden = await interaction.followUp({ content: 'third', flags: MessageFlags.Ephemeral });
    expect(house.ben.sees(room).map(({ text }) => text)).toEqual(['first', 'second']);
    expect(house.anna.sees(room).map(({ text }) => text)).toEqual(['first', 'second', 'third']);
    await interaction.editReply({ message: hidden.id, content: 'changed' });
    await interaction.deleteReply(open.id);
    expect(house.anna.sees(room).map(({ text }) => text)).toEqual(['first', 'changed']);
    expect((await interaction.fetchReply()).content).toBe('first');
    expect((await refusalOf(interaction.fetchReply(open.id))).code).toBe(10008);
  });

  test('do not exist before the first answer', async () => {
    house.anna.slash(house.room(), 'board');
    const { token, applicationId } = await house.bot.next(isSlash);
    const { code, status } = await refusalOf(
      house.bot.call('post', `/webhooks/${applicationId}/${token}`, { content: 'early' }),
    );
    expect({ code, status }).toEqual({ code: 10015, status: 404 });
  });

  test('ping the user whom they name when that is permitted', async () => {
    const room = house.room();
    house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.reply(`${house.ben.mention} silently`);
    await interaction.followUp({ content: house.ben.mention, allowedMentions: { users: [house.ben.id] } });
    expect(house.ben.sees(room).map(({ pinged }) => pinged)).toEqual([[], [house.ben.id]]);
  });

  test('ping nobody when an edit adds the name', async () => {
    const room = house.room();
    house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.reply('later');
    await interaction.editReply({ content: house.ben.mention, allowedMentions: { users: [house.ben.id] } });
    expect(house.ben.sees(room).map(({ pinged }) => pinged)).toEqual([[]]);
  });

  test('may carry files', async () => {
    const room = house.room();
    house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.reply({
      content: 'see',
      files: [{ attachment: Buffer.from('nine'), name: 'stones.txt' }],
    });
    const [seen] = house.ben.sees(room);
    expect(seen?.api.attachments).toMatchObject([{ filename: 'stones.txt', size: 4 }]);
  });
});
