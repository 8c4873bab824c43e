import { type Clock, systemClock } from '@academy/platform/clock.ts';
import { LRUCache } from 'lru-cache';

/** Far more than are watched at a time; their ids take a megabyte. */
const MOST_VERSIONS = 10_000;
/** Should a removal not be heard of, this is how long it may go unnoticed. */
const REMEMBERED_MS = 60_000;

/**
 * Which versions of videos segments may be sent of. A version that was found is remembered for a minute, or until anything
 * is taken off, so that a film costs few queries and not one for each segment. Nothing is remembered while removals
 * cannot be heard of.
 */
export class ServedVersions {
  readonly #find: (version: string) => Promise<boolean>;
  readonly #known: LRUCache<string, true>;
  #generation = 0;
  #listening = false;

  constructor(find: (version: string) => Promise<boolean>, clock: Clock = systemClock) {
    this.#find = find;
    this.#known = new LRUCache({
      max: MOST_VERSIONS,
      ttl: REMEMBERED_MS,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    });
  }

  async has(version: string): Promise<boolean> {
    if (this.#known.has(version)) return true;
    const generation = this.#generation;
    // While the database is away films play on: a segment is noise, and no key is given out meanwhile.
    const found = await this.#find(version).catch(() => null);
    if (found && this.#listening && generation === this.#generation) this.#known.set(version, true);
    return found ?? true;
  }

  /** Something was taken off: all versions are looked up again. */
  forget(): void {
    this.#generation += 1;
    this.#known.clear();
  }

  setListening(listening: boolean): void {
    this.#listening = listening;
    this.forget();
  }
}
