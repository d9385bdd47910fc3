/** What a switch can put in the way of a request. */
export type Fault =
  /** Answered with this status instead of being carried out; 429 with seconds to wait. */
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly retryAfter?: number;
      readonly scope?: 'global' | 'shared' | 'user';
    }
  /** The connection is reset before anything is carried out. */
  | { readonly kind: 'reset' }
  /** Carried out, but the connection is reset before the answer: the bot must believe it failed. */
  | { readonly kind: 'lost' }
  /** Waits so many milliseconds before the request is carried out, or after that before it is answered. */
  | { readonly kind: 'delay'; readonly when: Moment; readonly milliseconds: number }
  /** Waits for a promise in the same way. */
  | {
      readonly kind: 'hold';
      readonly when: Moment;
      readonly until: Promise<void>;
      readonly arrived: () => void;
    };

/** Before or after a request is carried out. */
export type Moment = 'before' | 'after';

/** Which requests a fault is meant for; what is left out fits all. */
export interface Target {
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The route's pattern such as `/interactions/:id/:token/callback`, or what the path must match. */
  readonly route?: string | RegExp;
}

interface Switch {
  readonly target: Target;
  readonly fault: Fault;
  left: number;
}

/** Holds requests until it is opened. */
export interface Gate {
  /** Resolves when the first request has arrived and waits. */
  readonly reached: Promise<void>;
  /** Lets what waits go on, and everything after it pass. */
  readonly open: () => void;
}

function fits(
  { method, route }: Target,
  request: { method: string; route: string | null; path: string },
): boolean {
  if (method !== undefined && method !== request.method) return false;
  if (route === undefined) return true;
  return typeof route === 'string' ? route === request.route : route.test(request.path);
}

/** The switches for REST faults: each waits for requests that fit and spoils so many of them, in order. */
export class Faults {
  #switches: Switch[] = [];

  /** Spoils the next `times` requests that fit the target. */
  next(target: Target, fault: Fault, times = 1): void {
    this.#switches.push({ target, fault, left: times });
  }

  /** Holds requests that fit, before or after they are carried out, until the gate is opened. */
  hold(target: Target, when: Moment, times = Number.POSITIVE_INFINITY): Gate {
    const { promise: until, resolve: open } = makePromise();
    const { promise: reached, resolve: arrived } = makePromise();
    this.#switches.push({ target, fault: { kind: 'hold', when, until, arrived }, left: times });
    return { reached, open };
  }

  /** Takes all switches back. */
  clear(): void {
    this.#switches = [];
  }

  /** The fault that awaits this request, used up by asking. */
  take(request: { method: string; route: string | null; path: string }): Fault | null {
    const found = this.#switches.find(({ target, left }) => left > 0 && fits(target, request));
    if (!found) return null;
    found.left -= 1;
    if (found.left === 0) this.#switches = this.#switches.filter((one) => one !== found);
    return found.fault;
  }
}

function makePromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
