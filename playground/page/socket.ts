import type { z } from 'zod';

/** One end of a connection to the server. */
export interface Socket<Request> {
  send(request: Request): void;
}

/** What a connection brings. */
export interface Listener<News> {
  /** The shape of the news: the server is of the same version as this page, so that nothing more is checked. */
  readonly shape: z.ZodType<News>;
  readonly onNews: (news: News) => void;
  /** Called each time before the first news of a connection. */
  readonly onOpen: () => void;
}

const AGAIN = 1000;

/**
 * Opens a WebSocket to the page's server and opens it anew whenever it ends: the playground may have been restarted.
 *
 * @param as whose connection it is: a person's id, or `stage`.
 */
export function openSocket<Request, News>(
  as: string,
  { shape, onNews, onOpen }: Listener<News>,
): Socket<Request> {
  let socket: WebSocket;
  const connect = (): void => {
    const token = new URLSearchParams(location.search).get('token') ?? '';
    socket = new WebSocket(`ws://${location.host}/socket?${new URLSearchParams({ as, token }).toString()}`);
    socket.addEventListener('open', onOpen);
    socket.addEventListener('message', ({ data }) => onNews(shape.parse(JSON.parse(String(data)))));
    socket.addEventListener('close', () => setTimeout(connect, AGAIN));
  };
  connect();
  return {
    send: (request) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
    },
  };
}
