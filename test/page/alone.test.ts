import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../playground/pictures/browser.ts';
import { copyEmbedded } from '../support/embedded.ts';
import { makeDataDir, RunningPlayground } from './running.ts';
import { openPage, PATIENCE, View } from './view.ts';

/** Somebody alone in the page: whole games of Gridcannon, and a duel against the computer. */

let browser: Browser;
let folder: Awaited<ReturnType<typeof makeDataDir>>;
let playground: RunningPlayground;

beforeAll(async () => {
  folder = await makeDataDir();
  await copyEmbedded(folder.path);
  [browser, playground] = await Promise.all([launchBrowser(), RunningPlayground.start(folder.path)]);
});

afterAll(async () => {
  await browser.close();
  await playground.interrupt();
  await folder.remove();
});

/** Milliseconds for a whole game on a busy machine. */
const WHOLE_GAME = 240_000;
/** More presses than a game that is played without thinking has. */
const MOST_PRESSES = 150;

/** What a message says, once no press on it waits for its answer; until then what it said before. */
async function textBeside(message: Locator, before: string): Promise<string> {
  const isWaiting = (await message.locator('discord-button.waiting').count()) > 0;
  return isWaiting ? before : message.innerText();
}

/** Presses the first button that can be pressed, again and again, until the message says this. */
async function pressThrough(message: Locator, over: RegExp): Promise<void> {
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    const before = await message.innerText();
    if (over.test(before)) return;
    await message.locator('discord-button:not([disabled])').first().click();
    await expect.poll(() => textBeside(message, before), { timeout: PATIENCE }).not.toBe(before);
  }
  throw new Error(`The game has no end: ${await message.innerText()}`);
}

test('Gridcannon by presses, in English, and its line', { timeout: WHOLE_GAME }, async () => {
  const page = await openPage(browser, playground.address, '&who=anna');
  const view = new View(page, 'anna');
  await view.speak('English');
  await view.command('gridcannon');
  const board = view.messages.filter({ has: page.getByRole('button', { name: 'Rules' }) }).last();
  await board.waitFor();
  await pressThrough(view.messages.last(), /Won with|Lost/);
  await view.button('Show the line').click();
  await view.privateMessages.filter({ hasText: 'A winning line' }).waitFor();
  await page.context().close();
});

test('Gridcannon with an empty centre, in German, for oneself', { timeout: WHOLE_GAME }, async () => {
  const page = await openPage(browser, playground.address, '&who=ben');
  const view = new View(page, 'ben');
  await view.speak('Deutsch');
  await view.command(
    'gridcannon',
    { option: 'variante', text: 'Leere Mitte' },
    { option: 'sichtbar', text: 'Nur ich' },
  );
  const board = view.privateMessages.last();
  await board.waitFor();
  await pressThrough(board, /Gewonnen|Verloren/);
  await page.context().close();
});

test('a turn against the computer, which answers it', { timeout: WHOLE_GAME }, async () => {
  const page = await openPage(browser, playground.address, '&who=anna');
  const view = new View(page, 'anna');
  await view.speak('English');
  await view.command('challenge', { option: 'level', text: 'Medium' });
  const hand = view.privateMessages.last();
  const cards = hand.getByRole('button', { name: /^\S*[♠♥♦♣]\S?$/u });
  await cards.first().waitFor();
  const laid = async (): Promise<number> =>
    (await view.messages.allInnerTexts()).join('\n').split(/laid .* at stone \d/).length;
  const before = await laid();
  await cards.first().click();
  await hand.getByRole('button', { name: /→/ }).first().click();
  // Anna's card and the computer's; where the machine is slow, the second one comes in a message of its own.
  await expect.poll(laid, { timeout: 2 * PATIENCE }).toBeGreaterThanOrEqual(before + 2);
  await page.context().close();
});
