import { request, type IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StandIn } from '../../playground/index.ts';
import { BotProcess } from '../../playground/web/bot.ts';
import { Connections } from '../../playground/web/connections.ts';
import { makePageServer } from '../../playground/web/server.ts';
import { FaultSwitches } from '../../playground/web/switches.ts';

const TOKEN = 'the-token-in-the-address';

let discord: StandIn;
let connections: Connections;
let server: Awaited<ReturnType<typeof makePageServer>>;
let port = 0;

beforeAll(async () => {
  discord = await StandIn.start();
  const plan = { apiUrl: discord.apiUrl, token: discord.token, dataDir: 'never-used', log: () => undefined };
  const guard = { port: () => port, token: TOKEN };
  connections = new Connections(
    { discord, bot: new BotProcess(plan), faults: new FaultSwitches(discord) },
    guard,
  );
  server = await makePageServer({ discord, guard, connections });
  port = Number(new URL(await server.listen({ host: '127.0.0.1', port: 0 })).port);
});

afterAll(async () => {
  connections.close();
  await server.close();
  await discord.stop();
});

interface Got {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Got> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    call.on('upgrade', (answer, socket) => {
      socket.destroy();
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers });
    });
    call.on('error', reject);
    call.end();
  });
}

const own = (): string => `http://127.0.0.1:${port}`;

function getSocket(path: string, headers: Record<string, string>): Promise<Got> {
  return get(path, {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    ...headers,
  });
}

test('the page opens for the token of its address alone', async () => {
  expect((await get(`/?token=${TOKEN}`)).status).toBe(200);
  expect((await get('/')).status).toBe(403);
  expect((await get(`/?token=${TOKEN}x`)).status).toBe(403);
  expect((await get(`/?token=${TOKEN.slice(1)}y`)).status).toBe(403);
});

test('a foreign name that points here is turned away', async () => {
  expect((await get(`/?token=${TOKEN}`, { host: `localhost:${port}` })).status).toBe(200);
  expect((await get(`/?token=${TOKEN}`, { host: `evil.example:${port}` })).status).toBe(403);
  expect((await get('/main.js', { host: 'evil.example' })).status).toBe(403);
});

test('another web page is turned away', async () => {
  expect((await get(`/?token=${TOKEN}`, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await get('/main.js', { origin: 'http://127.0.0.1:1' })).status).toBe(403);
  expect((await get('/main.js', { origin: own() })).status).toBe(200);
});

test('a WebSocket needs the token, our own host and our own origin', async () => {
  const path = `/socket?as=stage&token=${TOKEN}`;
  expect((await getSocket(path, { origin: own() })).status).toBe(101);
  expect((await getSocket(path, {})).status).toBe(403);
  expect((await getSocket(path, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await getSocket(path, { origin: own(), host: 'evil.example' })).status).toBe(403);
  expect((await getSocket('/socket?as=stage&token=wrong', { origin: own() })).status).toBe(403);
  expect((await getSocket(`/socket?as=nobody&token=${TOKEN}`, { origin: own() })).status).toBe(404);
});

test('every answer forbids the browser to fetch from elsewhere', async () => {
  const { headers } = await get(`/?token=${TOKEN}`);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).not.toMatch(/https?:\/\//);
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['referrer-policy']).toBe('no-referrer');
});

test('files outside the packages are not handed out', async () => {
  expect((await get('/files/..%2f..%2fpackage.json')).status).toBe(404);
  expect((await get('/files/noto-sans-latin-400-normal.woff2')).status).toBe(200);
  expect((await get('/emoji/..%2fpackage.svg')).status).toBe(404);
  expect((await get('/emoji/1f6a9.svg')).status).toBe(200);
});

test('it listens on loopback and nowhere else', async () => {
  const others = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4');
  const reached = await Promise.all(others.map(({ address }) => canConnect(address)));
  expect(reached).not.toContain(true);
  expect(await canConnect('127.0.0.1')).toBe(true);
});

function canConnect(host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
