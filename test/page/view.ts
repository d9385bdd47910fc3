import type { Browser, Locator, Page } from 'playwright-core';

/** How long the page may take for anything, in milliseconds. */
export const PATIENCE = 30_000;

/** An option that a command doesn't need, and what is typed into it. */
export interface OwnOption {
  readonly option: string;
  readonly text: string;
}

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

  /**
   * Types a command by keyboard and sends it: its name, then what is typed into each option that it needs, in their
   * order. An option that it doesn't need is given with its name.
   */
  async command(name: string, ...options: readonly (string | OwnOption)[]): Promise<void> {
    await this.begin(name);
    for (const option of options) {
      if (typeof option !== 'string') await this.add(option.option);
      await this.fill(typeof option === 'string' ? option : option.text);
    }
    await this.send();
  }

  /** Types the beginning of a command and takes it. */
  async begin(name: string): Promise<void> {
    await this.line.focus();
    await this.page.keyboard.type(`/${name}`);
    await this.take(`/${name}`);
  }

  /** Adds an option that the command doesn't need. */
  async add(option: string): Promise<void> {
    await this.root.locator('.plus:focus').waitFor();
    await this.page.keyboard.type(option);
    await this.take(option);
  }

  /** Types into the option with the cursor and takes what fits. */
  async fill(text: string): Promise<void> {
    await this.root.locator('.field:focus-within').waitFor();
    await this.page.keyboard.type(text);
    await this.take(text);
  }

  /** Takes what stands out in the list, once it is this. */
  async take(text: string): Promise<void> {
    await this.root.locator('.item[aria-selected=true]', { hasText: text }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** Sends the command that is filled in. */
  async send(): Promise<void> {
    await this.root.locator('.plus:focus').waitFor();
    await this.page.keyboard.press('Enter');
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

/** Milliseconds for a scene: it consists of dozens of moves. */
const SCENE = 90_000;

/** How long a test with a scene may take, in milliseconds. */
export const WITH_SCENE = { timeout: 2 * SCENE };

/** Waits until the scene of the address has played itself. @throws Error when it broke off. */
export async function untilScene(page: Page): Promise<void> {
  const ended = page.locator('html[data-scene=ready], html[data-scene=broken]');
  await ended.waitFor({ state: 'attached', timeout: SCENE });
  if ((await page.locator('html').getAttribute('data-scene')) === 'broken') {
    throw new Error(await page.locator('.scene').innerText());
  }
}
