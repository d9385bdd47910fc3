/** How many requests a bucket takes in a span of time. */
export interface RateLimit {
  readonly requests: number;
  readonly seconds: number;
}

interface Bucket {
  used: number;
  resetsAt: number;
}

/** What the headers of a response say of its bucket. */
export interface RateState {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds until the bucket is fresh, null as long as the request fits in. */
  readonly retryAfter: number | null;
}

/**
 * Buckets as Discord keeps them: one for each route and channel, guild or interaction. They run on the
 * machine's clock, since the bot waits on that one.
 */
export class RateLimits {
  readonly #buckets = new Map<string, Bucket>();
  readonly #limit: RateLimit;

  constructor(limit: RateLimit) {
    this.#limit = limit;
  }

  /**
   * Counts one request.
   *
   * @param route method and pattern of the route.
   * @param major the channel, guild or token on which the bucket hangs.
   */
  count(route: string, major: string): RateState {
    const now = Date.now();
    const key = `${route}#${major}`;
    const present = this.#buckets.get(key);
    const bucket = present && present.resetsAt > now ? present : this.#fresh(key, now);
    bucket.used += 1;
    const { requests } = this.#limit;
    const left = Math.max(requests - bucket.used, 0);
    const wait = (bucket.resetsAt - now) / 1000;
    const headers = {
      'x-ratelimit-limit': String(requests),
      'x-ratelimit-remaining': String(left),
      'x-ratelimit-reset': (bucket.resetsAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': wait.toFixed(3),
      'x-ratelimit-bucket': Buffer.from(route).toString('hex').slice(0, 32),
    };
    return { headers, retryAfter: bucket.used > requests ? wait : null };
  }

  #fresh(key: string, now: number): Bucket {
    if (this.#buckets.size > 1000) this.#dropSpent(now);
    const bucket = { used: 0, resetsAt: now + this.#limit.seconds * 1000 };
    this.#buckets.set(key, bucket);
    return bucket;
  }

  #dropSpent(now: number): void {
    for (const [key, { resetsAt }] of this.#buckets) if (resetsAt <= now) this.#buckets.delete(key);
  }
}
