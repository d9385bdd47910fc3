import { ComponentType, MessageFlags, type BaseMessageOptions } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChannelRecord, SeenMessage } from '../../playground/index.ts';
import { COMMANDS, isButton, isSlash, isTyping, openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** The bot posts a message with components in a room of its own. */
async function posted(
  components: NonNullable<BaseMessageOptions['components']>,
): Promise<{ room: ChannelRecord; seen: SeenMessage }> {
  const room = house.room();
  house.anna.slash(room, 'board');
  await (await house.bot.next(isSlash)).reply({ content: 'board', components });
  return { room, seen: await house.anna.finds(room, ({ text }) => text === 'board') };
}

describe('a slash command', () => {
  test('may leave out whom it is for, where that is optional', async () => {
    const room = house.room();
    house.anna.slash(room, 'stats');
    const interaction = await house.bot.next(isSlash);
    expect(interaction.options.getUser('user')).toBeNull();
    await interaction.reply('own');
    house.anna.slash(room, 'stats', { user: house.ben, clock: 'typed by hand' });
    const other = await house.bot.next(isSlash);
    expect(other.options.getUser('user')?.id).toBe(house.ben.id);
    expect(other.options.getString('clock')).toBe('typed by hand');
    await other.reply('other');
  });

  test('carries what was filled in, and who and where it was', async () => {
    const room = house.room();
    house.anna.slash(room, 'challenge', { opponent: house.ben, game: 'schotten-totten' });
    const interaction = await house.bot.next(isSlash);
    expect(interaction.options.getUser('opponent')?.id).toBe(house.ben.id);
    expect(interaction.options.getString('game')).toBe('schotten-totten');
    expect(interaction).toMatchObject({
      locale: 'de',
      guildLocale: 'en-US',
      guildId: house.discord.guild.id,
      context: 0,
    });
    expect(interaction.memberPermissions?.has('SendMessages')).toBe(true);
    expect(interaction.authorizingIntegrationOwners[0]).toBe(house.discord.guild.id);
    expect(Math.abs(interaction.createdTimestamp - house.discord.now().getTime())).toBeLessThan(60_000);
    await interaction.reply('ok');
  });

  test('with a subcommand carries its options below it', async () => {
    house.anna.slash(house.room(), 'league join', { ping: true });
    const interaction = await house.bot.next(isSlash);
    expect(interaction.options.getSubcommand()).toBe('join');
    expect(interaction.options.getBoolean('ping')).toBe(true);
    await interaction.reply('ok');
  });

  test('takes typed text where things are only suggested', async () => {
    house.anna.slash(house.room(), 'play', { card: 'Herz 9', stone: 4 });
    const interaction = await house.bot.next(isSlash);
    expect(interaction.options.getString('card')).toBe('Herz 9');
    await interaction.reply('ok');
  });

  test.each([
    ['nonsense', {}, /no command \/nonsense/],
    ['challenge', {}, /opponent is required/],
    ['challenge', { opponent: 'ben' }, /from a list/],
    ['challenge', { opponent: { id: '123456789012345678' } }, /no such user/],
    ['play', { card: '9s', stone: 10 }, /stone takes 1 to 9/],
    ['play', { card: '9s', stone: 1.5 }, /whole number/],
    ['play', { card: 9, stone: 1 }, /card takes text/],
    ['board', { where: 'here' }, /no option where/],
    ['league', {}, /subcommands/],
    ['league play', {}, /no subcommand play/],
  ])('/%s %o is not sent', (line, values, why) => {
    expect(() => house.anna.slash(house.room(), line, values)).toThrow(why);
  });

  test('takes only the choices that were registered', () => {
    const values = { opponent: house.ben, game: 'chess' };
    expect(() => house.anna.slash(house.room(), 'challenge', values)).toThrow(/takes one of border-stones/);
  });
});

describe('suggestions', () => {
  test('come in the language of who types, with what is filled in so far', async () => {
    const typing = house.anna.autocomplete(house.room(), 'play', { card: '9', stone: 4 }, 'card');
    const interaction = await house.bot.next(isTyping);
    expect(interaction.options.getFocused(true)).toMatchObject({ name: 'card', value: '9' });
    expect(interaction.options.get('stone')?.value).toBe('4');
    await interaction.respond([{ name: 'nine', nameLocalizations: { de: 'neun' }, value: '9s' }]);
    expect(await typing).toEqual([{ name: 'neun', value: '9s' }]);
  });

  test('exist only where the command has them', async () => {
    await expect(house.anna.autocomplete(house.room(), 'challenge', {}, 'game')).rejects.toThrow(
      /suggests nothing/,
    );
  });
});

describe('buttons and menus', () => {
  const buttons = [
    {
      type: ComponentType.ActionRow as const,
      components: [
        { type: ComponentType.Button as const, style: 1, customId: 'yes', label: 'Accept' },
        { type: ComponentType.Button as const, style: 2, customId: 'no', label: 'Decline', disabled: true },
        { type: ComponentType.Button as const, style: 5, url: 'https://example.org', label: 'Rules' },
      ],
    },
  ];

  test('are pressed by their words or by what they send', async () => {
    const { seen } = await posted(buttons);
    expect(seen.buttons.map(({ label, disabled }) => [label, disabled])).toEqual([
      ['Accept', false],
      ['Decline', true],
      ['Rules', false],
    ]);
    house.ben.press(seen, { label: 'Accept' });
    const first = await house.bot.next(isButton);
    house.ben.press(seen, { customId: 'yes' });
    const second = await house.bot.next(isButton);
    expect([first.customId, second.customId]).toEqual(['yes', 'yes']);
    expect(first.user.id).toBe(house.ben.id);
    await Promise.all([first.deferUpdate(), second.deferUpdate()]);
  });

  test('cannot be pressed when they are disabled, a link, or not there', async () => {
    const { seen } = await posted(buttons);
    expect(() => house.anna.press(seen, { label: 'Decline' })).toThrow(/disabled/);
    expect(() => house.anna.press(seen, { label: 'Rules' })).toThrow(/link/);
    expect(() => house.anna.press(seen, { label: 'Resign' })).toThrow(/no button "Resign"/);
  });

  test('cannot be pressed on an old version, except past the client, which then shows that version', async () => {
    const { room, seen } = await posted(buttons);
    await house.bot.call('patch', `/channels/${room.id}/messages/${seen.id}`, {
      content: 'new',
      components: [],
    });
    expect(() => house.anna.press(seen, { label: 'Accept' })).toThrow(/no button/);
    house.anna.raw(seen, { customId: 'yes:edited' });
    const interaction = await house.bot.next(isButton);
    expect(interaction.customId).toBe('yes:edited');
    expect(interaction.message.content).toBe('board');
    await interaction.deferUpdate();
  });

  test('of a stranger’s ephemeral message are out of reach', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    await (
      await house.bot.next(isSlash)
    ).reply({ content: 'hand', components: buttons, flags: MessageFlags.Ephemeral });
    const hand = await sent.shows();
    expect(() => house.ben.press(hand, { label: 'Accept' })).toThrow(/doesn't see/);
  });

  test('a menu takes what it offers, as many as it asks for', async () => {
    const options = ['9s', '10h', 'Kd'].map((value) => ({ label: value, value }));
    const menu = { type: ComponentType.StringSelect as const, customId: 'card', options, maxValues: 2 };
    const { seen } = await posted([{ type: ComponentType.ActionRow, components: [menu] }]);
    expect(seen.selects[0]?.options.map(({ value }) => value)).toEqual(['9s', '10h', 'Kd']);
    house.anna.select(seen, 'card', ['9s', 'Kd']);
    const interaction = await house.bot.next((one) => one.isStringSelectMenu());
    expect(interaction.values).toEqual(['9s', 'Kd']);
    await interaction.deferUpdate();
    expect(() => house.anna.select(seen, 'card', ['2c'])).toThrow(/doesn't offer/);
    expect(() => house.anna.select(seen, 'card', ['9s', '10h', 'Kd'])).toThrow(/takes 1 to 2/);
    expect(() => house.anna.select(seen, 'stone', ['1'])).toThrow(/no menu/);
  });

  test('an entry of a menu is chosen by its words or by what it sends, from the first to the 25th', async () => {
    const options = Array.from({ length: 25 }, (_, index) => ({
      label: `Duel ${index + 1}`,
      value: String(index + 101),
      description: 'against Ben',
    }));
    const menu = { type: ComponentType.StringSelect as const, customId: 'lookBack', options };
    const { seen } = await posted([{ type: ComponentType.ActionRow, components: [menu] }]);
    const chosen = async (): Promise<readonly string[]> => {
      const interaction = await house.bot.next((one) => one.isStringSelectMenu());
      await interaction.deferUpdate();
      return interaction.values;
    };
    house.anna.choose(seen, { label: 'Duel 1' });
    expect(await chosen()).toEqual(['101']);
    house.ben.choose(seen, { value: '125' });
    expect(await chosen()).toEqual(['125']);
    expect(() => house.anna.choose(seen, { label: 'Duel 26' })).toThrow(/no entry "Duel 26"/);
  });

  test('a menu of users tells who was chosen', async () => {
    const menu = { type: ComponentType.UserSelect as const, customId: 'whom' };
    const { seen } = await posted([{ type: ComponentType.ActionRow, components: [menu] }]);
    house.anna.select(seen, 'whom', [house.ben.id]);
    const interaction = await house.bot.next((one) => one.isUserSelectMenu());
    expect(interaction.users.get(house.ben.id)?.username).toBe('ben');
    await interaction.deferUpdate();
  });
});

describe('what somebody sees', () => {
  test('is gone with a restart of their client as far as it was ephemeral', async () => {
    const room = house.room();
    const sent = house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.reply({ content: 'hand', flags: MessageFlags.Ephemeral });
    await sent.answered;
    house.anna.restartClient();
    expect(house.anna.sees(room)).toEqual([]);
    expect(sent.messages).toEqual([]);
  });

  test('gathers all that can be read', async () => {
    const room = house.room();
    house.anna.slash(room, 'board');
    const interaction = await house.bot.next(isSlash);
    await interaction.reply({
      content: 'content',
      embeds: [
        {
          title: 'title',
          description: 'description',
          fields: [{ name: 'name', value: 'value' }],
          footer: { text: 'footer' },
        },
      ],
    });
    expect(house.ben.sees(room)[0]?.text).toBe('content\ntitle\ndescription\nname\nvalue\nfooter');
  });

  test('is waited for, and when it does not come the report tells what is there instead', async () => {
    const room = house.room();
    const found = house.ben.finds(room, ({ text }) => text === 'second');
    house.anna.say(room, 'first');
    house.anna.say(room, 'second');
    expect((await found).author).toBe('anna');
    await expect(house.ben.finds(room, ({ text }) => text === 'third', 1)).rejects.toThrow(/anna: first/);
  });

  test('is looked at by a predicate whose own mistake reaches the one who waits', async () => {
    const room = house.room();
    const found = house.ben.finds(room, () => {
      throw new Error('a mistake in the test');
    });
    const outcome = expect(found).rejects.toThrow('a mistake in the test');
    house.anna.say(room, 'hello');
    await outcome;
  });
});

test('the language of a client can be switched', async () => {
  const carla = house.discord.person('carla');
  carla.speak('de');
  carla.slash(house.room(), 'board');
  const interaction = await house.bot.next(isSlash);
  expect(interaction.locale).toBe('de');
  await interaction.reply('ok');
});

test('people of the same name are the same', () => {
  expect(house.discord.person('anna').id).toBe(house.anna.id);
});

test('no request of discord.js missed a route', () => {
  expect(COMMANDS).not.toHaveLength(0);
  expect(house.discord.history.rest().length).toBeGreaterThan(0);
  expect(house.discord.history.unknownRoutes).toEqual([]);
});
