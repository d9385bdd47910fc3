import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { launchBrowser } from '../../playground/pictures/browser.ts';
import { deepText, stoneLines } from './inPage.ts';
import { makeDataDir, RunningPlayground } from './running.ts';
import { openPage, PATIENCE, untilScene, View, WITH_SCENE } from './view.ts';

let browser: Browser;
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let playground: RunningPlayground;

beforeAll(async () => {
  folder = await makeDataDir();
  [browser, playground] = await Promise.all([launchBrowser(), RunningPlayground.start(folder.path)]);
});

afterAll(async () => {
  await browser.close();
  await playground.interrupt();
  await folder.remove();
});

test('the page says what to type first, and lists the commands in each person’s language', async () => {
  const page = await openPage(browser, playground.address);
  const [anna, ben] = [new View(page, 'anna'), new View(page, 'ben')];
  await anna.speak('English');
  await ben.speak('Deutsch');
  const howTo = (view: View): Promise<string> => view.root.locator('.welcome p').first().innerText();
  await expect
    .poll(() => howTo(anna))
    .toBe('Type /challenge and press Enter twice. Then Ben presses Accept.');
  await expect
    .poll(() => howTo(ben))
    .toBe('Tippe /herausfordern und drücke zweimal Enter. Dann drückt Anna auf Annehmen.');

  await anna.line.focus();
  await page.keyboard.type('/');
  expect(await anna.root.locator('.item').allInnerTexts()).toContainEqual(
    expect.stringMatching(/^\/challenge\s+\S/),
  );
  await ben.line.focus();
  await page.keyboard.type('/herausf');
  expect(await ben.root.locator('.item').allInnerTexts()).toEqual([
    expect.stringMatching(/^\/herausfordern\s+\S/),
  ]);
  await page.context().close();
});

test('options take only what they may hold, by keyboard alone', async () => {
  const page = await openPage(browser, playground.address);
  const anna = new View(page, 'anna');
  await anna.speak('English');
  await anna.begin('chal');
  await anna.root.locator('.plus:focus').waitFor();
  await page.keyboard.press('Escape');
  await anna.line.waitFor();

  await page.keyboard.type('/chal');
  await page.keyboard.press('Tab');
  await anna.add('opponent');
  await anna.root.locator('.field:focus-within').waitFor();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  await expect.poll(() => anna.root.locator('.problem').innerText()).toContain('opponent');
  for (let typed = 0; typed < 'nobody'.length; typed += 1) await page.keyboard.press('Backspace');
  await expect.poll(() => anna.root.locator('.item').allInnerTexts()).toEqual(['Anna', 'Ben', 'Merestone']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');

  await anna.add('game');
  await expect.poll(() => anna.root.locator('.item').count()).toBe(3);
  await page.keyboard.press('Escape');
  await anna.line.waitFor();
  await page.context().close();
});

test('what Anna sees privately never reaches Ben', async () => {
  const page = await openPage(browser, playground.address);
  const heard = new Map<string, string[]>();
  page.on('websocket', (socket) => {
    const frames: string[] = [];
    heard.set(socket.url(), frames);
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString()));
  });
  // The sockets are opened anew, this time with somebody listening.
  await page.goto(`${playground.address}&scene=dealt`);
  await untilScene(page);
  const [anna, ben] = [new View(page, 'anna'), new View(page, 'ben')];
  await ben.root.locator('.dismiss').first().click();
  await ben.privateMessages.first().waitFor({ state: 'detached' });
  await anna.button('My hand').click();
  await anna.privateMessages.last().waitFor();

  const hand = await anna.privateMessages.last().locator('discord-code').last().innerText();
  const id = (await anna.privateMessages.last().getAttribute('data-id')) ?? '';
  expect(id).toMatch(/^\d{15,}$/);
  expect(await ben.privateMessages.count()).toBe(0);
  expect(await deepText(ben.root)).not.toContain(id);
  expect(await deepText(anna.root)).toContain(id);

  const framesWith = (text: string) =>
    [...heard].filter(([, frames]) => frames.some((frame) => frame.includes(text)));
  expect(hand).toMatch(/[♠♥♦♣]/);
  expect(heard.size).toBe(3);
  expect(framesWith(id)).toHaveLength(1);
  await page.context().close();
});

test.each([
  ['mid-game', 'en'],
  ['schotten-totten', 'de'],
])('on a phone of 360 pixels no line of a board is broken: %s', WITH_SCENE, async (scene, language) => {
  const page = await openPage(browser, playground.address, `&scene=${scene}&lang=${language}`);
  await untilScene(page);
  await page.setViewportSize({ width: 360, height: 780 });
  const anna = new View(page, 'anna');
  const before = await anna.privateMessages.count();
  const myHand = page.getByRole('button', { name: /My hand|Meine Hand/ });
  const board = anna.messages.filter({ has: myHand }).last();
  expect(await stoneLines(board)).toEqual({ measured: 9, broken: [] });
  await anna.button(/My hand|Meine Hand/).click();
  await anna.privateMessages.nth(before).waitFor();
  expect(await stoneLines(anna.privateMessages.last())).toEqual({ measured: 9, broken: [] });
  // The measure does tell: where there really is no room, lines are broken.
  await page.setViewportSize({ width: 280, height: 780 });
  expect((await stoneLines(board)).broken).not.toEqual([]);
  await page.context().close();
});

test('the page fetches nothing from elsewhere, and couldn’t', async () => {
  const page = await openPage(browser, playground.address);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.locator('.bot.online').waitFor();
  const { origin } = new URL(playground.address);
  expect(asked.filter((url) => !url.startsWith(origin) && !url.startsWith('data:'))).toEqual([]);
  expect(asked.length).toBeGreaterThan(3);
  const outcome = await page.evaluate(() =>
    fetch('https://discord.com/').then(
      () => 'reached',
      () => 'refused',
    ),
  );
  expect(outcome).toBe('refused');
  await page.context().close();
});

test('an answer that comes too late is shown as Discord shows it', async () => {
  const page = await openPage(browser, playground.address, '&scene=dealt');
  await untilScene(page);
  const [anna, ben] = [new View(page, 'anna'), new View(page, 'ben')];
  await page.locator('[data-switch=slow]').click();
  await page.locator('[data-switch=slow][aria-pressed=true]').waitFor();
  await anna.button('My hand').click();
  await ben.command('rules');
  await anna.root.getByText('This interaction failed').waitFor();
  await ben.root.getByText('The application did not respond').waitFor();
  await page.locator('[data-switch=slow]').click();
  await page.locator('[data-switch=slow][aria-pressed=false]').waitFor();
  await anna.button('My hand').click();
  await anna.privateMessages.last().waitFor();
  await expect.poll(() => anna.root.getByText('This interaction failed').count()).toBe(0);
  await page.context().close();
});

test('a third person and a second channel can be added, and a message deleted', async () => {
  const page = await openPage(browser, playground.address);
  await page.locator('[data-switch=add-person]').click();
  await page.locator('[data-switch=add-channel]').click();
  const clara = new View(page, 'clara');
  await clara.open('second-table');
  await clara.line.fill('Hello!');
  await page.keyboard.press('Enter');
  const anna = new View(page, 'anna');
  await anna.open('second-table');
  const said = anna.messages.filter({ hasText: 'Hello!' });
  await said.waitFor();
  await said.locator('.delete').click();
  await said.waitFor({ state: 'detached' });
  // Each pane hears of it by itself.
  await clara.messages.filter({ hasText: 'Hello!' }).waitFor({ state: 'detached' });
  await page.context().close();
});

test('a list in a text is drawn as one', async () => {
  const page = await openPage(browser, playground.address, '&scene=rules&lang=en');
  await untilScene(page);
  const rules = new View(page, 'anna').privateMessages.last();
  for (const number of ['2 / 12', '3 / 12', '4 / 12']) {
    await rules.getByRole('button', { name: 'Next' }).click();
    await rules.getByText(number).waitFor();
  }
  const items = await rules.locator('li').allInnerTexts();
  expect(items).toHaveLength(3);
  expect(items[0]).toBe('Nobody owns the stone, and your own side has three cards.');
  await page.context().close();
});

/** A playground starts in some seconds, and on a busy machine in many; this one starts three times. */
const RESTARTS = { timeout: 180_000 };

test(
  'a playground that was killed goes on with the same duel, and so does one that was ended',
  RESTARTS,
  async () => {
    const first = await openPage(browser, playground.address, '&scene=dealt');
    await untilScene(first);
    await first.context().close();
    await vi.waitUntil(() => wasKept('dealt', 'My hand'), { timeout: PATIENCE });
    await playground.kill();
    playground = await RunningPlayground.start(folder.path);
    await checkDuelGoesOn();
    expect(await playground.interrupt()).toBe(0);
    playground = await RunningPlayground.start(folder.path);
    await checkDuelGoesOn();
  },
);

const keptWorld = z.object({
  world: z.object({
    channels: z.array(z.object({ id: z.string(), name: z.string() })),
    messages: z.record(z.string(), z.unknown()),
  }),
});

/** Whether a channel's message with such a button stands in the file of the world: that is what a kill leaves. */
function wasKept(channelName: string, label: string): boolean {
  const text = readFileSync(join(folder.path, 'playground', 'world.json'), 'utf8');
  const { world } = keptWorld.parse(JSON.parse(text));
  return world.channels
    .filter(({ name }) => name === channelName)
    .some(({ id }) => JSON.stringify(world.messages[id] ?? []).includes(label));
}

/** Anna opens her hand by the button of the board that was there before. */
async function checkDuelGoesOn(): Promise<void> {
  const page = await openPage(browser, playground.address);
  const anna = new View(page, 'anna');
  await anna.open('dealt');
  const before = await anna.privateMessages.count();
  await anna.button('My hand').click();
  await anna.privateMessages.nth(before).waitFor();
  expect(await anna.privateMessages.last().innerText()).toContain('Your hand');
  await page.context().close();
}
