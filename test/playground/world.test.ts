import { MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { StandIn, type World } from '../../playground/index.ts';
import { Clock } from '../../playground/clock.ts';
import { bySnowflake, isSnowflake, nextSnowflake, snowflakeTime } from '../../playground/snowflake.ts';
import { isUnicodeEmoji } from '../../playground/validation/emoji.ts';
import { isSlash, openHouse } from './house.ts';

describe('a world', () => {
  test('goes on after it was written down and read again', async () => {
    const before = await openHouse();
    const { anna, bot, discord } = before;
    anna.slash(discord.channel, 'board');
    const interaction = await bot.next(isSlash);
    await interaction.reply('the board');
    await interaction.followUp({ content: 'the hand', flags: MessageFlags.Ephemeral });
    discord.advance(60_000);
    const now = discord.now();
    const saved = JSON.stringify(discord.world);
    await before.close();

    const after = await StandIn.start({ world: JSON.parse(saved) as World });
    expect(JSON.stringify(after.world)).toBe(saved);
    expect(after.token).toBe(discord.token);
    expect(after.now().getTime()).toBeGreaterThanOrEqual(now.getTime());
    expect(
      after
        .person('anna')
        .sees(after.channel)
        .map(({ text }) => text),
    ).toEqual(['the board', 'the hand']);
    expect(
      after
        .person('ben')
        .sees(after.channel)
        .map(({ text }) => text),
    ).toEqual(['the board']);
    expect(after.world.commands.map(({ name }) => name)).toContain('board');
    const said = after.person('anna').say(after.channel, 'hello again');
    expect(bySnowflake(said.id, interaction.id)).toBe(1);
    await after.stop();
  });
});

test('an interaction that was open when the world was written down fails when its time is over', async () => {
  const before = await openHouse();
  before.anna.slash(before.discord.channel, 'board');
  const world = JSON.parse(JSON.stringify(before.discord.world)) as World;
  await before.close();
  const after = await StandIn.start({ world });
  expect(after.world.interactions.map(({ state }) => state)).toEqual(['open']);
  after.advance(3001);
  expect(after.world.interactions.map(({ state }) => state)).toEqual(['failed']);
  await after.stop();
});

test('a mistake of the stand-in itself is a 500 for the bot and is told when it stops', async () => {
  const discord = await StandIn.start();
  Reflect.set(discord.channel, 'overwrites', null);
  const headers = { authorization: `Bot ${discord.token}` };
  const answer = await fetch(`${discord.apiUrl}/v10/channels/${discord.channel.id}`, { headers });
  expect(answer.status).toBe(500);
  await expect(discord.stop()).rejects.toThrow(AggregateError);
});

describe('ids', () => {
  test('carry the time and grow, also within a millisecond and when a clock goes back', () => {
    const now = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
    const first = nextSnowflake(now, '0');
    const second = nextSnowflake(now, first);
    const third = nextSnowflake(now - 5000, second);
    expect([first, second, third].every(isSnowflake)).toBe(true);
    expect([first, second, third].map(snowflakeTime)).toEqual([now, now, now]);
    expect([third, first, second].sort(bySnowflake)).toEqual([first, second, third]);
  });

  test('of other lengths are ordered by their number', () => {
    expect(['1000', '999', '1000'].sort(bySnowflake)).toEqual(['999', '1000', '1000']);
  });
});

test('the clock runs forward only', () => {
  const clock = new Clock();
  expect(() => clock.advance(-1)).toThrow(RangeError);
});

test.each([
  ['♠️', true],
  ['♠', true],
  ['🪨', true],
  ['1️⃣', true],
  ['👩‍🌾', true],
  ['', false],
  ['A', false],
  ['9', false],
  ['♠♠', false],
  ['spade', false],
])('%s as the emoji of a button: %s', (text, is) => {
  expect(isUnicodeEmoji(text)).toBe(is);
});
