import { accessSync, constants } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Where a Chromium of the machine may be. */
const PLACES = [
  process.env['CHROMIUM'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Nothing that isn't needed, nothing that calls home. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const NONE =
  'There is no Chromium for the tests of the page. Install one (Debian: apt-get install chromium; else any Chrome) ' +
  'or say where it is: CHROMIUM=/path/to/chromium npm test.';

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The one that comes as a package, for Linux on x64. It unpacks its own libraries only if it is told this. */
async function packaged(): Promise<{ path: string; flags: string[] } | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  process.env['AWS_EXECUTION_ENV'] ??= 'AWS_Lambda_nodejs20.x';
  const { default: bundle } = await import('@sparticuz/chromium');
  return { path: await bundle.executablePath(), flags: bundle.args };
}

/**
 * Starts a real browser with a profile of its own.
 *
 * @throws Error that says how to get one, where there is none.
 */
export async function launchBrowser(): Promise<Browser> {
  const own = PLACES.find((path) => path !== undefined && canRun(path));
  const found = own === undefined ? await packaged() : { path: own, flags: [] };
  if (!found) throw new Error(NONE);
  return chromium.launch({ executablePath: found.path, args: [...found.flags, ...FLAGS] });
}
