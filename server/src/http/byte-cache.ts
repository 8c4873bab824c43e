/**
 * Keeps bytes that never change under names, up to so many bytes in all; the least recently used go first. Requests for
 * what is just being loaded wait for it: a hundred students who start a lesson together read one file once. Knows neither
 * HTTP nor where bytes come from.
 */
import { LRUCache } from 'lru-cache';

export interface ByteCacheLimits {
  readonly maxBytes: number;
  /** Loads at a time: each holds bytes that do not count yet. */
  readonly maxLoads: number;
}

interface ByteCacheOptions<Kept> extends ByteCacheLimits {
  /** It is not kept any more, or was too large from the beginning. */
  readonly onDrop?: (dropped: Kept) => void;
}

export class ByteCache<Kept extends { readonly length: number } = Buffer> {
  /** How often something was found here, and how often it had to be loaded. */
  hits = 0;
  loads = 0;
  readonly #kept: LRUCache<string, Kept>;
  readonly #loading = new Map<string, Promise<Kept | null>>();
  readonly #maxLoads: number;
  readonly #onDrop: (dropped: Kept) => void;

  constructor({ maxBytes, maxLoads, onDrop = () => undefined }: ByteCacheOptions<Kept>) {
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      // The library takes no size of zero.
      sizeCalculation: ({ length }) => Math.max(length, 1),
      dispose: onDrop,
    });
    this.#maxLoads = maxLoads;
    this.#onDrop = onDrop;
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** What is kept under the name. */
  peek(name: string): Kept | undefined {
    const bytes = this.#kept.get(name);
    if (bytes !== undefined) this.hits += 1;
    return bytes;
  }

  /** Whether a name that is not kept could be loaded now; if not, its bytes should be sent as they are read. */
  canLoad(name: string): boolean {
    return this.#loading.has(name) || this.#loading.size < this.#maxLoads;
  }

  /** null when there is nothing to load; that is not remembered. */
  async get(name: string, load: () => Promise<Kept>): Promise<Kept>;
  async get(name: string, load: () => Promise<Kept | null>): Promise<Kept | null>;
  async get(name: string, load: () => Promise<Kept | null>): Promise<Kept | null> {
    return this.peek(name) ?? this.#loading.get(name) ?? this.#load(name, load);
  }

  #load(name: string, load: () => Promise<Kept | null>): Promise<Kept | null> {
    this.loads += 1;
    const loading = load()
      .then((bytes) => {
        if (bytes === null) return null;
        this.#kept.set(name, bytes);
        if (!this.#kept.has(name)) this.#onDrop(bytes);
        return bytes;
      })
      .finally(() => this.#loading.delete(name));
    this.#loading.set(name, loading);
    return loading;
  }
}
