import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import { z } from 'zod';

/**
 * What a bad network does to a connection with the database. `pass`: nothing. `swallow`: nothing arrives any more, and
 * nobody is told. `cut before` and `cut after`: the connection breaks once, before the next COMMIT has reached the
 * server or when its answer is on the way back.
 */
export type Weather = 'pass' | 'swallow' | 'cut before commit' | 'cut after commit';

export interface CuttingProxy {
  /** The address of the database by way of the proxy. */
  readonly url: string;
  weather: Weather;
  close(): Promise<void>;
}

/** Puts a bad network between the store and its database. */
export async function startProxy(databaseUrl: string): Promise<CuttingProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || 5432), target.hostname);
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    relay(proxy, client, upstream);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
  const proxy: CuttingProxy = {
    url: url.href,
    weather: 'pass',
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return proxy;
}

function relay(proxy: CuttingProxy, client: Socket, upstream: Socket): void {
  let isDoomed = false;
  client.on('data', (data) => {
    if (proxy.weather === 'swallow') return;
    const isCommit = data.includes('commit\0');
    if (isCommit && proxy.weather === 'cut before commit') {
      proxy.weather = 'pass';
      client.destroy();
      return;
    }
    isDoomed = isCommit && proxy.weather === 'cut after commit';
    upstream.write(data);
  });
  upstream.on('data', (data) => {
    if (isDoomed) {
      proxy.weather = 'pass';
      client.destroy();
    } else if (proxy.weather !== 'swallow') {
      client.write(data);
    }
  });
}
