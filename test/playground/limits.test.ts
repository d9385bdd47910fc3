import { MessageFlags } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldErrorsOf, isSlash, isTyping, openHouse, refusalOf, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const V2: number = MessageFlags.IsComponentsV2;

const button = (customId: string, label = 'ok') => ({ type: 2, style: 1, custom_id: customId, label });
const row = (...components: unknown[]) => ({ type: 1, components });
const select = (options: number, more: object = {}) => ({
  type: 3,
  custom_id: 'menu',
  options: Array.from({ length: options }, (_, index) => ({ label: `l${index}`, value: `v${index}` })),
  ...more,
});
const words = (length: number) => ({ type: 10, content: 'x'.repeat(length) });

function post(body: unknown): Promise<unknown> {
  return house.bot.call('post', `/channels/${house.discord.channel.id}/messages`, body);
}

describe('what a message may be', () => {
  test.each([
    ['2000 characters', { content: 'x'.repeat(2000) }],
    [
      '5 rows of 5 buttons',
      { components: [1, 2, 3, 4, 5].map((r) => row(...[1, 2, 3, 4, 5].map((b) => button(`${r}${b}`)))) },
    ],
    ['a menu of 25', { components: [row(select(25))] }],
    ['a custom_id of 100 and a label of 80', { components: [row(button('x'.repeat(100), 'y'.repeat(80)))] }],
    ['an embed of 4096', { embeds: [{ description: 'x'.repeat(4096) }] }],
    [
      'a button with an emoji alone',
      { components: [row({ type: 2, style: 2, custom_id: 'a', emoji: { name: '♠️' } })] },
    ],
    [
      '40 components, nested ones counted',
      { flags: V2, components: [{ type: 17, components: Array.from({ length: 39 }, () => words(1)) }] },
    ],
    ['fields that Discord does not know', { content: 'x', brand_new: 1 }],
  ])('%s', async (_, body) => {
    await expect(post(body)).resolves.toHaveProperty('id');
  });
});

describe('what a message may not be, and which field is to blame', () => {
  test.each([
    ['2001 characters', { content: 'x'.repeat(2001) }, { content: 'BASE_TYPE_MAX_LENGTH' }],
    ['a number for content', { content: {} }, { content: 'BASE_TYPE_BAD_TYPE' }],
    [
      '6 rows',
      { components: [1, 2, 3, 4, 5, 6].map((r) => row(button(`${r}`))) },
      { components: 'BASE_TYPE_BAD_LENGTH' },
    ],
    [
      '6 buttons in a row',
      { components: [row(...[1, 2, 3, 4, 5, 6].map((b) => button(`${b}`)))] },
      { 'components.0.components': 'BASE_TYPE_MAX_LENGTH' },
    ],
    [
      'a menu beside a button',
      { components: [row(button('a'), select(2))] },
      { 'components.0': 'COMPONENT_LAYOUT_WIDTH_EXCEEDED' },
    ],
    [
      'a menu of 26',
      { components: [row(select(26))] },
      { 'components.0.components.0.options': 'BASE_TYPE_MAX_LENGTH' },
    ],
    [
      'a menu that offers a value twice',
      {
        components: [
          row({
            type: 3,
            custom_id: 'm',
            options: [
              { label: 'a', value: 'a' },
              { label: 'b', value: 'a' },
            ],
          }),
        ],
      },
      { 'components.0.components.0.options.1.value': 'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED' },
    ],
    [
      'a menu that asks for more than it offers',
      { components: [row(select(2, { max_values: 3 }))] },
      { 'components.0.components.0.max_values': 'NUMBER_TYPE_MAX' },
    ],
    [
      'a custom_id of 101',
      { components: [row(button('x'.repeat(101)))] },
      { 'components.0.components.0.custom_id': 'BASE_TYPE_MAX_LENGTH' },
    ],
    [
      'an empty custom_id',
      { components: [row(button(''))] },
      { 'components.0.components.0.custom_id': 'BASE_TYPE_REQUIRED' },
    ],
    [
      'the same custom_id twice',
      { components: [row(button('a')), row(button('a'))] },
      { 'components.1.components.0.custom_id': 'COMPONENT_CUSTOM_ID_DUPLICATED' },
    ],
    [
      'a label of 81',
      { components: [row(button('a', 'y'.repeat(81)))] },
      { 'components.0.components.0.label': 'BASE_TYPE_MAX_LENGTH' },
    ],
    [
      'a button with nothing on it',
      { components: [row({ type: 2, style: 1, custom_id: 'a' })] },
      { 'components.0.components.0': 'BUTTON_COMPONENT_EMPTY' },
    ],
    [
      'a button with words for an emoji',
      { components: [row({ ...button('a'), emoji: { name: 'spade' } })] },
      { 'components.0.components.0.emoji.name': 'COMPONENT_INVALID_EMOJI' },
    ],
    [
      'a link without an address',
      { components: [row({ type: 2, style: 5, label: 'a' })] },
      { 'components.0.components.0.url': 'BASE_TYPE_REQUIRED' },
    ],
    [
      'an embed of 4097',
      { embeds: [{ description: 'x'.repeat(4097) }] },
      { 'embeds.0.description': 'BASE_TYPE_MAX_LENGTH' },
    ],
    [
      'embeds of 6001 together',
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
      { embeds: 'MAX_EMBED_SIZE_EXCEEDED' },
    ],
    ['an embed of nothing', { embeds: [{}] }, { 'embeds.0.description': 'BASE_TYPE_REQUIRED' }],
    [
      'a component that is none',
      { components: [{ type: 99 }] },
      { 'components.0.type': 'UNION_TYPE_CHOICES' },
    ],
    [
      'text components without their flag',
      { components: [words(1)] },
      { 'components.0.type': 'UNION_TYPE_CHOICES' },
    ],
    [
      'content beside components alone',
      { flags: V2, content: 'x', components: [words(1)] },
      { content: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2' },
    ],
    [
      'an embed beside components alone',
      { flags: V2, embeds: [{ title: 'x' }], components: [words(1)] },
      { embeds: 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2' },
    ],
    [
      '41 components',
      { flags: V2, components: [{ type: 17, components: Array.from({ length: 40 }, () => words(1)) }] },
      { components: 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED' },
    ],
    [
      '4001 characters over all texts',
      { flags: V2, components: [words(4000), words(1)] },
      { components: 'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED' },
    ],
    [
      'a ping rule that contradicts itself',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      { allowed_mentions: 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE' },
    ],
    [
      'a reply to a message that is not there',
      { content: 'x', message_reference: { message_id: '1' } },
      { message_reference: 'REPLIES_UNKNOWN_MESSAGE' },
    ],
    ['a nonce of 26', { content: 'x', nonce: 'n'.repeat(26) }, { nonce: 'BASE_TYPE_MAX_LENGTH' }],
  ])('%s', async (_, body, errors) => {
    expect(await fieldErrorsOf(post(body))).toEqual(errors);
  });

  test('nothing at all: 50006', async () => {
    expect((await refusalOf(post({ content: ' ' }))).code).toBe(50006);
  });

  test('several mistakes are told at once', async () => {
    const errors = await fieldErrorsOf(
      post({ content: 'x'.repeat(2001), components: [row(button('a')), row(button('a'))] }),
    );
    expect(Object.keys(errors).sort()).toEqual(['components.1.components.0.custom_id', 'content']);
  });
});

describe('answers', () => {
  async function sendBoard() {
    house.anna.slash(house.room(), 'board');
    return house.bot.next(isSlash);
  }

  test('lie below "data" in the way to a wrong field', async () => {
    const interaction = await sendBoard();
    expect(await fieldErrorsOf(interaction.reply('x'.repeat(2001)))).toEqual({
      'data.content': 'BASE_TYPE_MAX_LENGTH',
    });
  });

  test('a deferral takes the ephemeral flag alone', async () => {
    const { id, token } = await sendBoard();
    const call = house.bot.call('post', `/interactions/${id}/${token}/callback`, {
      type: 5,
      data: { flags: V2 },
    });
    expect(Object.keys(await fieldErrorsOf(call))).toEqual(['data.flags']);
  });

  test('a deferred answer becomes one of components alone by its edit', async () => {
    const interaction = await sendBoard();
    await interaction.deferReply();
    await interaction.editReply({ flags: MessageFlags.IsComponentsV2, components: [words(5)] });
    const again = interaction.editReply({ content: 'the flag cannot be taken off' });
    expect(Object.keys(await fieldErrorsOf(again))).toEqual(['content']);
  });

  test('suggestions are 25 at most, of 100 characters at most', async () => {
    const typing = house.anna.autocomplete(house.room(), 'play', { card: '' }, 'card');
    const interaction = await house.bot.next(isTyping);
    const choice = (length: number) => ({ name: 'n'.repeat(length), value: 'v' });
    const many = Array.from({ length: 26 }, () => choice(1));
    expect(await fieldErrorsOf(interaction.respond(many))).toEqual({
      'data.choices': 'BASE_TYPE_MAX_LENGTH',
    });
    expect(await fieldErrorsOf(interaction.respond([choice(101)]))).toEqual({
      'data.choices.0.name': 'BASE_TYPE_MAX_LENGTH',
    });
    await interaction.respond(many.slice(1));
    expect(await typing).toHaveLength(25);
  });
});
