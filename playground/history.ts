import type { Changes } from './changes.ts';

/** One REST request with what became of it. */
export interface RestEntry {
  readonly kind: 'rest';
  /** Milliseconds since 1970 on the stand-in's clock, when the request came in. */
  readonly at: number;
  readonly method: string;
  /** Below `/api/v10`, without the query. */
  readonly path: string;
  /** The route's pattern, null for a path that Discord (as modelled here) doesn't have. */
  readonly route: string | null;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The HTTP status, null when the connection was cut instead. */
  readonly status: number | null;
  readonly answer: unknown;
  /** The fault that a switch put in its way. */
  readonly fault: string | null;
}

/** One gateway message; `out` goes from Discord to the bot. */
export interface GatewayEntry {
  readonly kind: 'gateway';
  readonly at: number;
  readonly direction: 'in' | 'out';
  readonly sessionId: string | null;
  readonly op: number;
  /** The event's name, for dispatches. */
  readonly event: string | null;
  readonly data: unknown;
}

export type HistoryEntry = RestEntry | GatewayEntry;

const DEFAULT_LENGTH = 10_000;

/** What passed between Discord and the bot, from old to new, for looking at afterwards. */
export class History {
  #entries: HistoryEntry[] = [];
  #unknownRoutes: RestEntry[] = [];
  readonly #changes: Changes;
  readonly #length: number;

  /** @param length how many entries are kept; the oldest go first. */
  constructor(changes: Changes, length = DEFAULT_LENGTH) {
    this.#changes = changes;
    this.#length = length;
  }

  add(entry: HistoryEntry): void {
    this.#entries.push(entry);
    if (this.#entries.length > 2 * this.#length) this.#entries = this.#entries.slice(-this.#length);
    if (entry.kind === 'rest' && entry.route === null) this.#unknownRoutes.push(entry);
    this.#changes.tell({ kind: 'recorded' });
  }

  get entries(): readonly HistoryEntry[] {
    return this.#entries;
  }

  /** REST requests, all or those of one method and route pattern such as `/channels/:channel/messages`. */
  rest(method?: string, route?: string): RestEntry[] {
    return this.#entries.filter(
      (entry): entry is RestEntry =>
        entry.kind === 'rest' &&
        (method === undefined || entry.method === method) &&
        (route === undefined || entry.route === route),
    );
  }

  /** Requests that were refused: status 400 and above. */
  refused(): RestEntry[] {
    return this.rest().filter(({ status }) => status !== null && status >= 400);
  }

  /** Requests to paths that Discord (as modelled here) doesn't have. They are kept until `clear`. */
  get unknownRoutes(): readonly RestEntry[] {
    return this.#unknownRoutes;
  }

  /** Events sent to the bot, all or those of one name. */
  events(name?: string): GatewayEntry[] {
    return this.#entries.filter(
      (entry): entry is GatewayEntry =>
        entry.kind === 'gateway' &&
        entry.direction === 'out' &&
        entry.event !== null &&
        (name === undefined || entry.event === name),
    );
  }

  clear(): void {
    this.#entries = [];
    this.#unknownRoutes = [];
  }
}
