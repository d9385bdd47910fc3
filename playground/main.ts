import { resolve } from 'node:path';
import open from 'open';
import { z } from 'zod';
import { readVariables } from '../src/env.ts';
import { startPlayground } from './web/playground.ts';

/** `npm run playground`: a local Discord with Anna and Ben, the bot, and a page to play in. Ctrl-C ends it. */

const settings = z
  .object({
    DATA_DIR: z.string().default('./data'),
    PLAYGROUND_PORT: z.coerce.number().int().min(0).max(65_535).default(4517),
    /** `no`: doesn't open a browser. */
    PLAYGROUND_OPEN: z.enum(['yes', 'no']).default('yes'),
    LANG: z.string().default(''),
    DISPLAY: z.string().optional(),
    WAYLAND_DISPLAY: z.string().optional(),
  })
  .parse(readVariables());

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const hasDesktop =
  process.platform !== 'linux' || (settings.DISPLAY ?? settings.WAYLAND_DISPLAY) !== undefined;

const playground = await startPlayground({
  dataDir: resolve(settings.DATA_DIR),
  port: settings.PLAYGROUND_PORT,
  locale: settings.LANG.startsWith('de') ? 'de' : 'en-US',
  log: (line) => say(`  bot  ${line}`),
});

const ending = new AbortController();
ending.signal.addEventListener('abort', () => void playground.stop());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => ending.abort());

/** How long the address waits for the bot; the page says by itself what the bot is doing. */
const PATIENCE = 60_000;

// A bot that doesn't come, or a Ctrl-C meanwhile: the log has said why.
const isUp = await playground.whenBotIsUp(PATIENCE).then(
  () => true,
  () => false,
);
if (!ending.signal.aborted) {
  const state = isUp ? 'Merestone is ready to play' : 'The bot is not up yet (see above); the page is';
  say(`\n  ${state}:\n\n    ${playground.address}\n\n  Ctrl-C ends it; the games are kept.\n`);
}

if (!ending.signal.aborted && hasDesktop && process.stdout.isTTY && settings.PLAYGROUND_OPEN === 'yes') {
  // Whoever has no browser reads the address.
  await open(playground.address).catch(() => undefined);
}
