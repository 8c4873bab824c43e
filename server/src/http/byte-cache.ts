/**
 * Keeps bytes that never change under names, up to so many bytes in all; what was not asked for longest goes first.
 * Whoever asks for what is just being loaded waits for it: a hundred students who start a lesson together read one
 * file once. Knows neither HTTP nor where bytes come from.
 */
export interface ByteCacheLimits {
  readonly maxBytes: number;
  /** Loads at a time: each holds bytes that do not count yet. */
  readonly maxLoads: number;
}

export class ByteCache {
  readonly #limits: ByteCacheLimits;
  /** In the order of their last use: a Map gives its oldest entry first. */
  readonly #entries = new Map<string, Buffer>();
  readonly #loads = new Map<string, Promise<Buffer | null>>();
  #bytes = 0;
  #hits = 0;
  #loadCount = 0;

  constructor(limits: ByteCacheLimits) {
    this.#limits = limits;
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** How often something was found here. */
  get hits(): number {
    return this.#hits;
  }

  /** How often something had to be loaded. */
  get loads(): number {
    return this.#loadCount;
  }

  /** What is kept under the name. */
  peek(name: string): Buffer | undefined {
    const bytes = this.#entries.get(name);
    if (bytes === undefined) return undefined;
    this.#hits += 1;
    this.#entries.delete(name);
    this.#entries.set(name, bytes);
    return bytes;
  }

  /** Whether a name that is not kept could be loaded now; who is told no should not hold whole files either. */
  canLoad(name: string): boolean {
    return this.#loads.has(name) || this.#loads.size < this.#limits.maxLoads;
  }

  /** null when there is nothing to load; that is not remembered. */
  async get(name: string, load: () => Promise<Buffer | null>): Promise<Buffer | null> {
    return this.peek(name) ?? this.#loads.get(name) ?? this.#load(name, load);
  }

  #load(name: string, load: () => Promise<Buffer | null>): Promise<Buffer | null> {
    this.#loadCount += 1;
    const loading = load()
      .then((bytes) => {
        if (bytes !== null) this.#keep(name, bytes);
        return bytes;
      })
      .finally(() => this.#loads.delete(name));
    this.#loads.set(name, loading);
    return loading;
  }

  #keep(name: string, bytes: Buffer): void {
    if (bytes.length > this.#limits.maxBytes) return;
    this.#entries.set(name, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#entries) {
      if (this.#bytes <= this.#limits.maxBytes) return;
      this.#entries.delete(oldest);
      this.#bytes -= length;
    }
  }
}
