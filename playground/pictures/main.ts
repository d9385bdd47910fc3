import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { startPlayground } from '../web/playground.ts';
import { launchBrowser } from './browser.ts';

/** `npm run pictures`: plays the scenes and takes the pictures in docs/. The deals are new each time. */

interface Picture {
  readonly name: string;
  readonly scene: string;
  readonly language: 'en' | 'de';
  readonly theme: 'dark' | 'light';
  /** Whose pane is shown, as on a phone; null shows the whole page as on a desk. */
  readonly who: string | null;
}

const PICTURES: readonly Picture[] = [
  { name: 'board', scene: 'mid-game', language: 'en', theme: 'dark', who: 'anna' },
  { name: 'board-de', scene: 'mid-game', language: 'de', theme: 'light', who: 'anna' },
  { name: 'schotten-totten', scene: 'schotten-totten', language: 'de', theme: 'dark', who: 'anna' },
  { name: 'challenge', scene: 'challenge', language: 'en', theme: 'dark', who: 'ben' },
  { name: 'hand', scene: 'hand', language: 'en', theme: 'dark', who: 'anna' },
  { name: 'claim-refused', scene: 'claim-refused', language: 'en', theme: 'light', who: 'anna' },
  { name: 'claim-taken', scene: 'claim-taken', language: 'en', theme: 'dark', who: 'ben' },
  { name: 'why', scene: 'why', language: 'de', theme: 'light', who: 'anna' },
  { name: 'rules', scene: 'rules', language: 'en', theme: 'dark', who: 'anna' },
  { name: 'final', scene: 'final', language: 'en', theme: 'dark', who: 'ben' },
  { name: 'gridcannon', scene: 'gridcannon', language: 'en', theme: 'dark', who: 'anna' },
  { name: 'gridcannon-de', scene: 'gridcannon-final', language: 'de', theme: 'light', who: 'anna' },
  { name: 'playground', scene: 'mid-game', language: 'en', theme: 'dark', who: null },
];

const DOCS = fileURLToPath(new URL('../../docs/', import.meta.url));
const PATIENCE = 120_000;

async function take(browser: Browser, address: string, picture: Picture): Promise<void> {
  const { name, scene, language, theme, who } = picture;
  const isPhone = who !== null;
  const context = await browser.newContext(
    isPhone
      ? { viewport: { width: 360, height: 720 }, deviceScaleFactor: 2 }
      : { viewport: { width: 1280, height: 800 } },
  );
  const page = await context.newPage();
  const query = new URLSearchParams({ scene, lang: language, theme, ...(isPhone ? { who, bare: '' } : {}) });
  await page.goto(`${address}&${query.toString()}`);
  await page.locator('html[data-scene=ready]').waitFor({ state: 'attached', timeout: PATIENCE });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: join(DOCS, `${name}.png`) });
  await context.close();
}

const wanted = process.argv.slice(2);
const folder = await mkdtemp(join(tmpdir(), 'merestone-pictures-'));
const [browser, playground] = await Promise.all([
  launchBrowser(),
  startPlayground({ dataDir: folder, port: 0, locale: 'en-US', log: () => undefined }),
]);
try {
  await mkdir(DOCS, { recursive: true });
  for (const picture of PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    await take(browser, playground.address, picture);
    process.stdout.write(`docs/${picture.name}.png\n`);
  }
} finally {
  await browser.close();
  await playground.stop();
  await rm(folder, { recursive: true, force: true });
}
