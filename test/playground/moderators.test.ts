import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NotPossible, type Person } from '../../playground/index.ts';
import { ADMIN, COMMANDS, isSlash, isTyping, openHouse, type House } from './house.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
  await house.bot.client.application?.commands.set([...COMMANDS, ADMIN]);
});
afterAll(() => house.close());

const offered = (person: Person): readonly string[] =>
  person.commands(house.discord.channel).map(({ name }) => name);

/** Somebody uses `/admin end`, and the bot hears of it. */
async function ends(person: Person): Promise<void> {
  const sent = person.slash(house.discord.channel, 'admin end', { duel: 7 });
  await (await house.bot.next(isSlash)).reply('ended');
  await sent.answered;
}

describe('a command that asks for permissions', () => {
  test('is not there for ordinary members, neither to be used nor to be typed', async () => {
    const { anna, discord } = house;
    expect(offered(anna)).not.toContain('admin');
    expect(() => anna.slash(discord.channel, 'admin end')).toThrow(NotPossible);
    await expect(anna.autocomplete(discord.channel, 'admin end', {}, 'duel')).rejects.toThrow(NotPossible);
    expect(offered(anna)).toContain('challenge');
  });

  test('is there for the owner of the server', async () => {
    expect(offered(house.discord.owner())).toContain('admin');
    await ends(house.discord.owner());
  });

  test('is there for a moderator until the role is taken away', async () => {
    const { anna, discord } = house;
    discord.makeModerator(anna);
    expect(offered(anna)).toContain('admin');
    await ends(anna);
    discord.dismissModerator(anna);
    expect(offered(anna)).not.toContain('admin');
  });

  test('is there for whom the server has opened it, and for nobody else', async () => {
    const { anna, ben, discord } = house;
    discord.allowCommand('admin', ben);
    await ends(ben);
    expect(offered(anna)).not.toContain('admin');
    expect(() => discord.allowCommand('nothing', ben)).toThrow(NotPossible);
  });

  test('goes by the permissions in the channel', () => {
    const { discord } = house;
    const carla = discord.person('carla');
    const room = house.room();
    discord.allow(room, carla, 'ManageMessages');
    expect(carla.commands(room).map(({ name }) => name)).toContain('admin');
    expect(offered(carla)).not.toContain('admin');
  });
});

test('the bot is told which permissions somebody has', async () => {
  const { anna, bot, discord } = house;
  const asked = async (): Promise<boolean | undefined> => {
    anna.slash(discord.channel, 'board');
    const interaction = await bot.next(isSlash);
    await interaction.reply('board');
    return interaction.memberPermissions?.has('ManageMessages');
  };
  expect(await asked()).toBe(false);
  discord.makeModerator(anna);
  expect(await asked()).toBe(true);
  discord.dismissModerator(anna);
});

describe('subcommands', () => {
  test('bring their options along, one level deeper', async () => {
    const { bot, discord } = house;
    discord.owner().slash(discord.channel, 'admin end', { duel: 12 });
    const interaction = await bot.next(isSlash);
    expect(interaction.commandName).toBe('admin');
    expect(interaction.options.getSubcommand()).toBe('end');
    expect(interaction.options.getInteger('duel')).toBe(12);
    await interaction.reply('ended');
    expect(discord.world.messages[discord.channel.id]?.at(-1)?.interaction?.name).toBe('admin end');
  });

  test('in a group are two levels deep, and tell of the people in their options', async () => {
    const { bot, discord, ben } = house;
    discord.owner().slash(discord.channel, 'admin season close', { champion: ben });
    const interaction = await bot.next(isSlash);
    expect(interaction.options.getSubcommandGroup()).toBe('season');
    expect(interaction.options.getSubcommand()).toBe('close');
    expect(interaction.options.getUser('champion')?.username).toBe('ben');
    await interaction.reply('closed');
  });

  test('may suggest things for their options', async () => {
    const { bot, discord } = house;
    const typing = discord.owner().autocomplete(discord.channel, 'admin end', { duel: '1' }, 'duel');
    const interaction = await bot.next(isTyping);
    expect(interaction.options.getSubcommand()).toBe('end');
    expect(interaction.options.getFocused(true)).toMatchObject({ name: 'duel', value: '1' });
    await interaction.respond([{ name: 'Anna – Ben', value: 12 }]);
    expect(await typing).toEqual([{ name: 'Anna – Ben', value: 12 }]);
  });

  test('cannot be left out, and take only options of their own', () => {
    const { discord } = house;
    const owner = discord.owner();
    expect(() => owner.slash(discord.channel, 'admin')).toThrow(/needs one of its subcommands/);
    expect(() => owner.slash(discord.channel, 'admin season')).toThrow(/needs one of its subcommands/);
    expect(() => owner.slash(discord.channel, 'admin begin')).toThrow(/no subcommand begin/);
    expect(() => owner.slash(discord.channel, 'admin season close', { duel: 1 })).toThrow(/no option duel/);
  });
});
