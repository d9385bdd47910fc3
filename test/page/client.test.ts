import { ComponentType, MessageFlags } from 'discord.js';
import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ChannelRecord } from '../../playground/index.ts';
import { launchBrowser } from '../../playground/pictures/browser.ts';
import { isSlash, isTyping } from '../playground/house.ts';
import { openClient, switchMember, type Client } from './client.ts';
import { openPage, View } from './view.ts';

let browser: Browser;
let client: Client;
beforeAll(async () => {
  [browser, client] = await Promise.all([launchBrowser(), openClient()]);
});
afterAll(async () => {
  await browser.close();
  await client.close();
});

let page: Page;
let room: ChannelRecord;
let anna: View;
let ben: View;
let rooms = 0;
beforeEach(async () => {
  rooms += 1;
  room = client.discord.addChannel(`room-${rooms}`);
  client.anna.speak('de');
  client.ben.speak('en-US');
  page = await openPage(browser, client.address);
  [anna, ben] = [new View(page, 'anna'), new View(page, 'ben')];
  for (const view of [anna, ben]) await view.open(room.name);
});
afterEach(() => page.context().close());

/** What is listed for the beginning of a command, typed anew each time that it is asked for. */
function listed(view: View, text: string): () => Promise<readonly string[]> {
  return async () => {
    await view.line.fill('');
    await view.line.fill(text);
    return view.root.locator('.item-label').allInnerTexts();
  };
}

describe('commands', () => {
  test('for moderators are listed for a moderator, under the names of their subcommands', async () => {
    const others = ['/league table', '/league join'];
    await expect.poll(listed(ben, '/')).toEqual(expect.arrayContaining(others));
    expect(await listed(ben, '/a')()).toEqual([]);
    for (const name of ['moderator-ben', 'moderator-anna']) await switchMember(page, name);
    await expect.poll(listed(ben, '/a')).toEqual(['/admin end', '/admin season close']);
    await expect.poll(listed(anna, '/aufs')).toEqual(['/aufsicht beenden', '/aufsicht season close']);
    for (const name of ['moderator-ben', 'moderator-anna']) await switchMember(page, name);
    await expect.poll(listed(ben, '/a')).toEqual([]);
    await expect.poll(listed(anna, '/aufs')).toEqual([]);
  });

  test('with subcommands are filled in by keyboard, with what the bot suggests', async () => {
    client.discord.makeModerator(client.ben);
    await expect.poll(listed(ben, '/admin e')).toEqual(['/admin end']);
    await ben.take('/admin end');
    await ben.add('duel');
    const typing = await client.bot.next(isTyping);
    expect(typing.options.getSubcommand()).toBe('end');
    await typing.respond([
      { name: 'Anna – Ben', value: 12 },
      { name: 'Clara – David', value: 13 },
    ]);
    await ben.root.locator('.item', { hasText: 'Clara – David' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await ben.take('Clara – David');
    await ben.send();
    const sent = await client.bot.next(isSlash);
    expect(sent.options.getSubcommand()).toBe('end');
    expect(sent.options.getInteger('duel')).toBe(13);
    await sent.reply('ended');
    for (const view of [anna, ben]) {
      const ended = view.messages.filter({ hasText: 'ended' });
      await ended.waitFor();
      await expect.poll(() => ended.locator('.used-name').innerText()).toBe('/admin end');
    }
    client.discord.dismissModerator(client.ben);
  });

  test('are sent by a second Enter where nothing has to be filled in', async () => {
    await ben.command('stats');
    const sent = await client.bot.next(isSlash);
    expect(sent.options.getUser('user')).toBeNull();
    await sent.reply('own');
  });

  test('take somebody whom they don’t need, by keyboard', async () => {
    await ben.command('stats', { option: 'user', text: 'Anna' });
    const sent = await client.bot.next(isSlash);
    expect(sent.options.getUser('user')?.id).toBe(client.anna.id);
    await sent.reply('of Anna');
  });

  test('never take a suggestion that was made for something else', async () => {
    await ben.begin('stats');
    await ben.add('clock');
    await (await client.bot.next(isTyping)).respond([{ name: '48 hours', value: '48' }]);
    await ben.root.locator('.item[aria-selected=true]', { hasText: '48 hours' }).waitFor();
    await page.keyboard.type('7');
    await expect.poll(() => ben.root.locator('.item').count()).toBe(0);
    await page.keyboard.press('Enter');
    await (await client.bot.next(isTyping)).respond([{ name: '7 hours', value: 'suggested' }]);
    const sent = await client.bot.next(isSlash);
    expect(sent.options.getString('clock')).toBe('7');
    await sent.reply('7');
  });
});

describe('a menu of 25 entries', () => {
  /** The bot posts a menu; gives what was chosen, when it is. */
  async function menu(): Promise<() => Promise<readonly string[]>> {
    const options = Array.from({ length: 25 }, (_, index) => ({
      label: `Duel ${index + 1}`,
      value: `value ${index + 1}`,
      description: 'against Anna',
    }));
    const select = {
      type: ComponentType.StringSelect,
      custom_id: 'lookBack',
      placeholder: 'Look back',
      options,
    };
    await client.bot.call('post', `/channels/${room.id}/messages`, {
      content: 'Your duels',
      components: [{ type: ComponentType.ActionRow, components: [select] }],
    });
    await ben.root.locator('.select summary').waitFor();
    return async () => {
      const interaction = await client.bot.next((one) => one.isStringSelectMenu());
      await interaction.update({ content: `Chosen: ${interaction.values.join()}`, components: [] });
      return interaction.values;
    };
  }

  test('is used by mouse', async () => {
    const chosen = await menu();
    await ben.root.locator('.select summary').click();
    expect(await ben.root.locator('.entry').count()).toBe(25);
    await ben.root.locator('.entry', { hasText: 'Duel 25' }).click();
    expect(await chosen()).toEqual(['value 25']);
    await ben.messages.filter({ hasText: 'Chosen: value 25' }).waitFor();
    await anna.messages.filter({ hasText: 'Chosen: value 25' }).waitFor();
  });

  test('is used by keyboard alone', async () => {
    const chosen = await menu();
    const { keyboard } = page;
    const focused = ben.root.locator('.entry:focus');
    await ben.root.locator('.select summary').focus();
    await keyboard.press('Enter');
    await focused.filter({ hasText: /Duel 1\b/ }).waitFor();
    await keyboard.press('Escape');
    await ben.root.locator('.select:not([open]) summary:focus').waitFor();
    await keyboard.press('Enter');
    await focused.filter({ hasText: /Duel 1\b/ }).waitFor();
    await keyboard.press('ArrowUp');
    await focused.filter({ hasText: 'Duel 25' }).waitFor();
    await keyboard.press('Home');
    await keyboard.press('ArrowDown');
    await focused.filter({ hasText: /Duel 2\b/ }).waitFor();
    await keyboard.press('Enter');
    expect(await chosen()).toEqual(['value 2']);
  });
});

describe('files', () => {
  test('are downloaded; a private one from its person’s pane alone', async () => {
    const record = Buffer.from('{"game":"border-stones"}');
    client.anna.slash(room, 'board');
    const interaction = await client.bot.next(isSlash);
    await interaction.reply({ content: 'for all', files: [{ name: 'all.txt', attachment: record }] });
    await interaction.followUp({
      content: 'for Anna',
      files: [{ name: 'merestone-12.json', attachment: record }],
      flags: MessageFlags.Ephemeral,
    });
    const link = anna.root.locator('.file', { hasText: 'merestone-12.json' });
    await link.waitFor();
    expect(await link.innerText()).toMatch(/24 Byte/);
    // Each pane hears of messages in their order: what comes after this one has come in vain.
    await interaction.followUp('the last');
    await ben.messages.filter({ hasText: 'the last' }).waitFor();
    expect(await ben.root.locator('.file').allInnerTexts()).toEqual([expect.stringContaining('all.txt')]);

    const arriving = page.waitForEvent('download');
    await link.click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('merestone-12.json');
    expect(await readFile(await download.path(), 'utf8')).toBe(record.toString());

    const address = new URL((await link.getAttribute('href')) ?? '', client.address);
    const status = async (changes: Readonly<Record<string, string>>): Promise<number> => {
      const changed = new URL(address);
      for (const [name, value] of Object.entries(changes)) changed.searchParams.set(name, value);
      return (await fetch(changed)).status;
    };
    expect(await status({})).toBe(200);
    expect(await status({ token: 'another' })).toBe(403);
    expect(await status({ as: client.ben.id })).toBe(404);
    expect(await status({ as: 'nobody' })).toBe(404);
  });
});

describe('who leaves', () => {
  test('sees the server no more, is unknown in mentions, and can come back', async () => {
    const board = { content: `${client.ben.mention} against ${client.anna.mention}` };
    await client.bot.call('post', `/channels/${room.id}/messages`, board);
    const mentions = (): Promise<readonly string[]> => anna.root.locator('discord-mention').allInnerTexts();
    await expect.poll(mentions).toEqual(['Ben', 'Anna']);
    await ben.messages.first().waitFor();

    await switchMember(page, 'left-ben');
    await ben.root.getByText('You are no longer on the server.').waitFor();
    await ben.messages.first().waitFor({ state: 'detached' });
    expect(await ben.root.locator('.room').allInnerTexts()).not.toContain(`#${room.name}`);
    await expect.poll(mentions).toEqual(['unknown-user', 'Anna']);
    await page.locator('[data-switch=moderator-ben][disabled]').waitFor();

    await switchMember(page, 'left-ben');
    await ben.open(room.name);
    await ben.messages.first().waitFor();
    await expect.poll(mentions).toEqual(['Ben', 'Anna']);
  });

  test('with the account is told so in an empty pane, and named as Discord does', async () => {
    client.ben.say(room, 'good-bye');
    await anna.root.locator('discord-message[author=Ben]').waitFor();
    await switchMember(page, 'deleted-ben');
    await ben.root.getByText('This account was deleted.').waitFor();
    await expect.poll(() => ben.root.locator('.composer, .room').count()).toBe(0);
    await anna.root.locator('discord-message[author="Deleted User"]').waitFor();
    await switchMember(page, 'deleted-ben');
    await ben.open(room.name);
    await anna.root.locator('discord-message[author=Ben]').waitFor();
  });
});
