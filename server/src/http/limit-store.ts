import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import type { Count, SharedCounts } from './shared-counts.ts';

const maxKeys = 5000;
/** From this part of a limit on, others are told: twenty processes that each let it through let the whole through. */
const TOLD_FROM = 0.05;

/** Counts the requests of each key of one route within its window of time. */
class LimitStore implements FastifyRateLimitStore {
  readonly #shared: SharedCounts;
  readonly #route: string;
  /** Takes its room at once, and most routes of a process are hardly asked: made at the first request. */
  #counts: LRUCache<string, Count> | undefined;

  constructor(shared: SharedCounts, route: string) {
    this.#shared = shared;
    this.#route = route;
  }

  incr(
    key: string,
    answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs = 60_000,
    max = 1,
  ): void {
    const now = Date.now();
    this.#counts ??= new LRUCache({ max: maxKeys });
    let count = this.#counts.get(key);
    if (count === undefined || count.endsAtMs <= now) {
      count = { current: 0, untold: 0, endsAtMs: now + windowMs };
      this.#counts.set(key, count);
    }
    count.current += 1;
    count.untold += 1;
    if (count.current >= max * TOLD_FROM) this.#shared.tell(`${this.#route} ${key}`, count);
    answer(null, { current: count.current, ttl: count.endsAtMs - now });
  }

  /** The plug-in gives its options of the route, and in them the route. */
  child(options: object): LimitStore {
    const { method, url }: { method?: unknown; url?: unknown } = Reflect.get(options, 'routeInfo') ?? {};
    return new LimitStore(this.#shared, `${method} ${url}`);
  }
}

/** As the plug-in wants it: a class that it makes objects of itself. */
export function limitStoreOf(shared: SharedCounts): FastifyRateLimitStoreCtor {
  return class extends LimitStore {
    constructor() {
      super(shared, '');
    }
  };
}
