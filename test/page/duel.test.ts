import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser } from '../../playground/pictures/browser.ts';
import { copyEmbedded } from '../support/embedded.ts';
import { makeDataDir, RunningPlayground } from './running.ts';
import { openPage, View } from './view.ts';

/** Duels in the page: a whole one by presses in English, and many turns by keyboard alone in German. */

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

/** Milliseconds for a whole duel on a busy machine. */
const WHOLE_DUEL = 240_000;
/** More turns than a duel can have. */
const MOST_TURNS = 60;
/** Fewer than any duel has, and enough for claims and every command. */
const KEYBOARD_TURNS = 14;
const CARD = /^\S*[♠♥♦♣]\S?$/u;

/** Two people at a table, how their language calls things, and how they take a turn. */
interface Duel {
  readonly views: readonly [View, View];
  readonly hand: string;
  readonly over: RegExp;
  readonly points: RegExp;
  readonly takeTurn: (view: View, claimed: Set<string>) => Promise<void>;
}

/** Waits for the board after `last`. @returns whose turn it is, by whom it stands out; null when the duel is over. */
async function nextUp(
  { views, hand, over }: Duel,
  last: string,
): Promise<{ view: View; board: string } | null> {
  const [one, other] = views;
  const boards = one.messages.filter({ has: one.page.getByRole('button', { name: hand }) });
  const ended = one.messages.filter({ hasText: over });
  const fresh = boards.and(one.page.locator(`discord-message:not([data-id="${last}"])`));
  await fresh.last().or(ended.first()).first().waitFor();
  if ((await ended.count()) > 0) return null;
  const board = (await fresh.last().getAttribute('data-id')) ?? '';
  const isOnes = (await fresh.last().getAttribute('highlight')) !== null;
  return { view: isOnes ? one : other, board };
}

/** Plays turn after turn; gives whether the duel is over. */
async function playTurns(duel: Duel, turns: number): Promise<boolean> {
  const claimed = new Map(duel.views.map((view) => [view, new Set<string>()]));
  let last = '';
  for (let turn = 0; turn < turns; turn += 1) {
    const up = await nextUp(duel, last);
    if (!up) return true;
    last = up.board;
    await dismissAll(up.view);
    await duel.takeTurn(up.view, claimed.get(up.view) ?? new Set());
  }
  return false;
}

/** Plays until both see the last message with the points. */
async function playToTheEnd(duel: Duel): Promise<void> {
  expect(await playTurns(duel, MOST_TURNS)).toBe(true);
  for (const { messages } of duel.views) await messages.filter({ hasText: duel.points }).waitFor();
}

async function dismissAll({ privateMessages }: View): Promise<void> {
  for (let left = await privateMessages.count(); left > 0; left -= 1) {
    const id = (await privateMessages.first().getAttribute('data-id')) ?? '';
    await privateMessages.first().locator('.dismiss').click();
    await privateMessages
      .and(privateMessages.page().locator(`[data-id="${id}"]`))
      .waitFor({ state: 'detached' });
  }
}

/** The claims that the private message offers and that were not tried before with the same cards lying there. */
async function newClaims(view: View, name: RegExp, claimed: Set<string>): Promise<string[]> {
  const labels = await view.privateMessages
    .last()
    .locator('discord-button', { hasText: name })
    .allInnerTexts();
  const left = labels.filter((label) => !claimed.has(label));
  for (const label of left) claimed.add(label);
  return left;
}

/** "My hand", each new claim, the first card, the first stone that is open; all by mouse. */
async function turnByPresses(view: View, claimed: Set<string>): Promise<void> {
  await view.button('My hand').click();
  const hand = view.privateMessages.last();
  await hand.getByRole('button', { name: 'How it is played' }).waitFor();
  for (const name of await newClaims(view, /^Claim \d$/, claimed)) {
    const verdicts = view.messages.filter({ hasText: /takes stone|but there is no proof/ });
    const before = await verdicts.count();
    await hand.getByRole('button', { name, exact: true }).click();
    await verdicts
      .nth(before)
      .or(view.messages.filter({ hasText: /wins with (five|three)/ }))
      .first()
      .waitFor();
    if ((await hand.getByRole('button', { name: CARD }).count()) === 0) break;
  }
  const cards = hand.getByRole('button', { name: CARD });
  if ((await cards.count()) > 0) {
    await cards.first().click();
    await hand.getByRole('button', { name: /→/ }).first().click();
    await hand.getByRole('button', { name: /→/ }).first().waitFor({ state: 'detached' });
  }
  const end = hand.getByRole('button', { name: /^(Pass|End turn)$/ });
  if ((await end.count()) > 0) await end.click();
}

/** The same by slash commands and keyboard alone. */
async function turnByKeyboard(view: View, claimed: Set<string>): Promise<void> {
  await view.command('hand');
  await view.privateMessages.last().waitFor();
  for (const name of await newClaims(view, /^\d nehmen$/, claimed)) {
    const before = await view.privateMessages.count();
    await view.command('nehmen', name.charAt(0));
    await view.privateMessages.nth(before).waitFor();
  }
  const hand = view.privateMessages.last();
  if ((await hand.getByRole('button', { name: CARD }).count()) > 0) {
    const before = await view.privateMessages.count();
    await view.command('legen', '', '');
    await view.privateMessages.nth(before).waitFor();
  }
  const end = view.privateMessages.last().getByRole('button', { name: /^(Aussetzen|Zug beenden)$/ });
  if ((await end.count()) > 0) await view.command('beenden');
}

/** Goes back from the line to a button with Shift and Tab, and presses it with Enter. */
async function pressByKeyboard(view: View, name: string): Promise<void> {
  const { page } = view;
  await view.button(name).waitFor();
  await view.line.focus();
  const focused = view.root.locator('discord-button:focus');
  for (let steps = 0; steps < 40; steps += 1) {
    await page.keyboard.press('Shift+Tab');
    if ((await focused.count()) > 0 && (await focused.innerText()).trim() === name) break;
  }
  await page.keyboard.press('Enter');
}

test.concurrent('a duel by presses, in English', { timeout: WHOLE_DUEL }, async () => {
  const page = await openPage(browser, playground.address, '&who=anna,ben');
  const views = [new View(page, 'anna'), new View(page, 'ben')] as const;
  for (const view of views) await view.speak('English');
  await views[0].command('challenge');
  await views[1].button('Accept').click();
  await playToTheEnd({
    views,
    hand: 'My hand',
    over: /wins with (five|three)|wins by|A draw/,
    points: /Points:.*\d/s,
    takeTurn: turnByPresses,
  });
  await page.context().close();
});

test.concurrent('turns by keyboard alone, in German', { timeout: WHOLE_DUEL }, async () => {
  const page = await openPage(browser, playground.address, '&who=clara,david');
  for (const name of ['clara', 'david']) {
    await page.locator('[data-switch=add-person]').click();
    await page.locator(`[data-person=${name}]`).waitFor();
  }
  await page.locator('[data-switch=add-channel]').click();
  const views = [new View(page, 'clara'), new View(page, 'david')] as const;
  for (const view of views) {
    await view.open('second-table');
    await view.speak('Deutsch');
  }
  await views[0].command('herausfordern', { option: 'gegner', text: 'David' });
  await pressByKeyboard(views[1], 'Annehmen');
  const duel: Duel = {
    views,
    hand: 'Meine Hand',
    over: /gewinnt mit (drei|fünf|\d+ zu)|Unentschieden/,
    points: /Punkte:.*\d/s,
    takeTurn: turnByKeyboard,
  };
  expect(await playTurns(duel, KEYBOARD_TURNS)).toBe(false);
  await page.context().close();
});
