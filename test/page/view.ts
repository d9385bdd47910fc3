import type { Browser, Locator, Page } from 'playwright-core';

/** How long the page may take for anything, in milliseconds. */
export const PATIENCE = 30_000;

/** One person's pane in the page, as somebody in front of it uses it. */
export class View {
  readonly page: Page;
  readonly root: Locator;

  constructor(page: Page, person: string) {
    this.page = page;
    this.root = page.locator(`[data-person=${person}]`);
  }

  get messages(): Locator {
    return this.root.locator('discord-message');
  }

  get privateMessages(): Locator {
    return this.root.locator('discord-message[ephemeral]');
  }

  /** The line to write in. */
  get line(): Locator {
    return this.root.locator('.composer .text');
  }

  /** A button of the newest message that has one of this name. */
  button(name: string | RegExp): Locator {
    return this.root.getByRole('button', { name }).last();
  }

  /** Opens a room by its name. */
  async open(room: string): Promise<void> {
    await this.root.locator('.room', { hasText: room }).first().click();
    await this.root.locator('.room[aria-current]', { hasText: room }).waitFor();
  }

  async speak(language: 'English' | 'Deutsch'): Promise<void> {
    await this.root.locator(`.languages [title=${language}]`).click();
    await this.root.locator(`.languages [title=${language}][aria-pressed=true]`).waitFor();
  }

  /** Types a command by keyboard: its name, then what is typed into each of its options, in their order. */
  async command(name: string, ...options: string[]): Promise<void> {
    const { keyboard } = this.page;
    await this.line.focus();
    await keyboard.type(`/${name}`);
    await this.root.locator('.item[aria-selected=true]', { hasText: `/${name}` }).waitFor();
    await keyboard.press('Enter');
    for (const option of options) {
      await this.root.locator('.field:focus-within').waitFor();
      await keyboard.type(option);
      await this.root.locator('.item[aria-selected=true]', { hasText: option }).waitFor();
      await keyboard.press('Enter');
    }
    await this.root.locator('.plus:focus').waitFor();
    await keyboard.press('Enter');
  }
}

/** Opens the page and waits until the bot is there. `query` is added to the address. */
export async function openPage(browser: Browser, address: string, query = ''): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(`${address}${query}`);
  await page.locator('.bot.online').waitFor({ state: 'attached' });
  return page;
}

/** Waits until the scene of the address has played itself. @throws Error when it broke off. */
export async function untilScene(page: Page): Promise<void> {
  await page.locator('html[data-scene=ready], html[data-scene=broken]').waitFor({ state: 'attached' });
  if ((await page.locator('html').getAttribute('data-scene')) === 'broken') {
    throw new Error(await page.locator('.scene').innerText());
  }
}
