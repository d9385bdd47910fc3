import { ok, type Reply, type Route } from './route.ts';

const STARTS_A_DAY = 1000;
const DAY = 24 * 3_600_000;

/** Where the gateway is and how often a bot may start there. */
export function gatewayRoutes(url: () => string): readonly Route[] {
  const forBots = (): Reply =>
    ok({
      url: url(),
      shards: 1,
      session_start_limit: {
        total: STARTS_A_DAY,
        remaining: STARTS_A_DAY,
        reset_after: DAY,
        max_concurrency: 1,
      },
    });
  return [
    { method: 'GET', path: '/gateway', access: 'interaction', run: () => ok({ url: url() }) },
    { method: 'GET', path: '/gateway/bot', access: 'bot', run: forBots },
  ];
}
