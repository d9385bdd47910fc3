import { MessageFlags, PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelRecord, SeenMessage } from '../../playground/index.ts';
import { buttonRow, fieldErrorsOf, isButton, isSlash, openHouse, refusalOf, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const file = (name: string, text: string) => ({ name, attachment: Buffer.from(text) });
const filesOf = (message: SeenMessage | undefined): (readonly [string, string])[] =>
  (message?.attachments ?? []).map(({ filename, text }) => [filename, text] as const);

/** The bot posts a message with files by its own right. */
async function posted(...names: readonly string[]): Promise<{ room: ChannelRecord; id: string }> {
  const room = house.room();
  const files = names.map((name) => ({ name, data: Buffer.from(name.toUpperCase()) }));
  await house.bot.client.rest.post(`/channels/${room.id}/messages`, { body: { content: 'see' }, files });
  const [seen] = house.anna.sees(room);
  if (!seen) throw new Error('There is no message.');
  return { room, id: seen.id };
}

describe('a file', () => {
  test('comes with the first answer', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.reply({ content: 'see', files: [file('duel.json', '{"game":"border-stones"}')] });
    const shown = await sent.shows();
    expect(shown.attachments).toMatchObject([
      {
        filename: 'duel.json',
        size: 24,
        contentType: 'application/json; charset=utf-8',
        text: '{"game":"border-stones"}',
      },
    ]);
    expect(shown.text).toBe('see');
  });

  test('may be all that a message shows', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    await (await house.bot.next(isSlash)).reply({ files: [file('duel.txt', 'nine stones')] });
    expect(filesOf(await sent.shows())).toEqual([['duel.txt', 'nine stones']]);
  });

  test('comes with the edit of a deferred answer, and with a follow-up', async () => {
    const room = house.room();
    house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.deferReply();
    await interaction.editReply({ content: 'first', files: [file('one.txt', '1')] });
    await interaction.followUp({ content: 'second', files: [file('two.txt', '2')] });
    expect(house.ben.sees(room).map(filesOf)).toEqual([[['one.txt', '1']], [['two.txt', '2']]]);
  });

  test('comes with the change of a pressed message', async () => {
    const room = house.room();
    house.anna.slash(room, 'board');
    await (await house.bot.next(isSlash)).reply({ content: 'over', components: [buttonRow('Record')] });
    const [over] = house.ben.sees(room);
    if (!over) throw new Error('There is no message.');
    house.ben.press(over, { label: 'Record' });
    await (await house.bot.next(isButton)).update({ files: [file('record.json', '{}')] });
    expect(filesOf(house.ben.look(over))).toEqual([['record.json', '{}']]);
  });

  test('on a private message is seen by its person alone', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    await (
      await house.bot.next(isSlash)
    ).reply({ files: [file('hand.txt', '9♠')], flags: MessageFlags.Ephemeral });
    const hand = await sent.shows();
    expect(filesOf(hand)).toEqual([['hand.txt', '9♠']]);
    expect(hand.api.attachments).toMatchObject([{ ephemeral: true }]);
    expect(house.ben.sees(room)).toEqual([]);
  });

  test('has a plain name, and the one that the body gives it', async () => {
    const room = house.room();
    await house.bot.client.rest.post(`/channels/${room.id}/messages`, {
      body: { attachments: [{ id: 0, filename: 'my duel (1).json', description: 'A duel' }] },
      files: [{ name: 'x', data: '{}' }],
    });
    expect(house.anna.sees(room)[0]?.api.attachments).toMatchObject([
      { filename: 'my_duel__1_.json', description: 'A duel' },
    ]);
  });
});

describe('an edit', () => {
  const edit = (
    room: ChannelRecord,
    id: string,
    body: object,
    files: { name: string; data: string }[] = [],
  ) => house.bot.client.rest.patch(`/channels/${room.id}/messages/${id}`, { body, files });
  const names = (room: ChannelRecord) =>
    house.anna.sees(room)[0]?.attachments.map(({ filename }) => filename);

  test('that says nothing of files leaves them', async () => {
    const { room, id } = await posted('a.txt', 'b.txt');
    await edit(room, id, { content: 'changed' });
    expect(names(room)).toEqual(['a.txt', 'b.txt']);
  });

  test('takes off all that it doesn’t list', async () => {
    const { room, id } = await posted('a.txt', 'b.txt');
    const kept = house.anna.sees(room)[0]?.attachments[1]?.id;
    await edit(room, id, { attachments: [{ id: kept }] });
    expect(names(room)).toEqual(['b.txt']);
    await edit(room, id, { attachments: [] });
    expect(names(room)).toEqual([]);
  });

  test('with new files keeps only the old ones that it lists', async () => {
    const { room, id } = await posted('a.txt', 'b.txt');
    const kept = house.anna.sees(room)[0]?.attachments[0]?.id;
    const files = [{ name: 'c.txt', data: 'c' }];
    await edit(room, id, { attachments: [{ id: kept }, { id: 0 }] }, files);
    expect(names(room)).toEqual(['a.txt', 'c.txt']);
    await edit(room, id, { content: 'new ones alone' }, files);
    expect(names(room)).toEqual(['c.txt']);
  });

  test('that lists what isn’t there is refused', async () => {
    const { room, id } = await posted('a.txt');
    expect(await fieldErrorsOf(edit(room, id, { attachments: [{ id: '0' }] }))).toEqual({
      'attachments.0': 'ATTACHMENT_NOT_FOUND',
    });
    expect(names(room)).toEqual(['a.txt']);
  });

  test('that takes off the last thing there is leaves nothing to show: 50006', async () => {
    const { room, id } = await posted('a.txt');
    expect((await refusalOf(edit(room, id, { content: '', attachments: [] }))).code).toBe(50006);
  });
});

describe('what Discord refuses', () => {
  test('more than ten files', async () => {
    const room = house.room();
    const files = Array.from({ length: 11 }, (_, index) => ({ name: `${index}.txt`, data: 'x' }));
    const posting = house.bot.client.rest.post(`/channels/${room.id}/messages`, { files, body: {} });
    expect(await fieldErrorsOf(posting)).toEqual({ attachments: 'BASE_TYPE_MAX_LENGTH' });
  });

  test('a file that is too large: 40005', async () => {
    const room = house.room();
    const files = [{ name: 'large.txt', data: Buffer.alloc(10 * 1024 * 1024 + 1) }];
    const posting = house.bot.client.rest.post(`/channels/${room.id}/messages`, { files, body: {} });
    expect(await refusalOf(posting)).toMatchObject({ status: 413, code: 40005 });
    expect(house.anna.sees(room)).toEqual([]);
  });

  test('a file where the bot may not attach any: 50013', async () => {
    const room = house.room();
    house.discord.deny(room, 'bot', 'AttachFiles');
    const files = [{ name: 'a.txt', data: 'a' }];
    const posting = house.bot.client.rest.post(`/channels/${room.id}/messages`, { files, body: {} });
    expect((await refusalOf(posting)).code).toBe(50013);
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    expect(interaction.appPermissions.has(PermissionFlagsBits.AttachFiles)).toBe(false);
    await interaction.reply({ files: [file('answer.txt', 'an answer may')] });
    expect(filesOf(await sent.shows())).toEqual([['answer.txt', 'an answer may']]);
  });
});

test('a link leads to the file as long as it is there, and a made-up one nowhere', async () => {
  const { room, id } = await posted('a.txt');
  const url = house.anna.sees(room)[0]?.attachments[0]?.url ?? '';
  const found = await fetch(url);
  expect(found.status).toBe(200);
  expect(found.headers.get('content-disposition')).toBe('attachment; filename="a.txt"');
  expect(await found.text()).toBe('A.TXT');
  expect((await fetch(url.replace(/hm=..../, 'hm=0000'))).status).toBe(404);
  expect((await fetch(url.replace(/\?.*/, ''))).status).toBe(404);
  await house.bot.call('delete', `/channels/${room.id}/messages/${id}`);
  expect((await fetch(url)).status).toBe(404);
});
