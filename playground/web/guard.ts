import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Who may speak to the page's server: the page that it printed the address of, and nobody else. */
export interface Guard {
  /** Where it listens; known once it does. */
  readonly port: () => number;
  /** The secret in the printed address. */
  readonly token: string;
}

function ownHosts({ port }: Guard): string[] {
  return ['127.0.0.1', 'localhost'].map((name) => `${name}:${port()}`);
}

/** Whether a request names this server as its host. A foreign name that was made to point here doesn't. */
export function isOwnHost(guard: Guard, { host }: IncomingHttpHeaders): boolean {
  return host !== undefined && ownHosts(guard).includes(host);
}

/** Whether a request comes from the page itself. Browsers send `Origin` with every WebSocket and every POST. */
export function isOwnOrigin(guard: Guard, { origin }: IncomingHttpHeaders): boolean {
  return origin !== undefined && ownHosts(guard).some((host) => origin === `http://${host}`);
}

/** Whether the secret of the printed address was given. */
export function isToken({ token }: Guard, given: string | null | undefined): boolean {
  const [own, other] = [Buffer.from(token), Buffer.from(given ?? '')];
  return own.length === other.length && timingSafeEqual(own, other);
}

/** What every answer carries: nothing is fetched from anywhere else, and no other page may frame or read it. */
export function protectiveHeaders({ port }: Guard): Record<string, string> {
  const sockets = ownHosts({ port, token: '' }).map((host) => `ws://${host}`);
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ${sockets.join(' ')}`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}
