import type { Page } from 'playwright-core';
import { BotProcess } from '../../playground/web/bot.ts';
import { Connections } from '../../playground/web/connections.ts';
import { makePageServer } from '../../playground/web/server.ts';
import { FaultSwitches } from '../../playground/web/switches.ts';
import { ADMIN, COMMANDS, openHouse, type House } from '../playground/house.ts';

/** The page over a local Discord whose bot is the test's own: it says and suggests what the test wants. */
export interface Client extends House {
  /** The page's address, with its token. */
  readonly address: string;
}

const TOKEN = 'the-token-in-the-address';

/** Starts a local Discord with Anna and Ben, a bot that does nothing by itself, and the page. */
export async function openClient(): Promise<Client> {
  const house = await openHouse();
  await house.bot.client.application?.commands.set([...COMMANDS, ADMIN]);
  const { discord } = house;
  const plan = { apiUrl: discord.apiUrl, token: discord.token, dataDir: 'never-used', log: () => undefined };
  let port = 0;
  const guard = { port: () => port, token: TOKEN };
  const desk = { discord, bot: new BotProcess(plan), faults: new FaultSwitches(discord) };
  const connections = new Connections(desk, guard);
  const server = await makePageServer({ discord, guard, connections });
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
  return {
    ...house,
    address: `http://127.0.0.1:${port}/?token=${TOKEN}`,
    async close() {
      connections.close();
      await server.close();
      await house.close();
    },
  };
}

/** Opens the sheet of switches for who is on the server, and presses one, such as `left-ben`. */
export async function switchMember(page: Page, name: string): Promise<void> {
  const button = page.locator(`[data-switch=${name}]`);
  if (!(await button.isVisible())) await page.locator('[data-switch=people]').click();
  const before = await button.getAttribute('aria-pressed');
  await button.click();
  await page.locator(`[data-switch=${name}][aria-pressed=${before === 'true' ? 'false' : 'true'}]`).waitFor();
}
