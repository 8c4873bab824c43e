/**
 * Ready-made answers for visitors, who all see the same. An answer lives until something in the
 * catalogue changes or its short time is up, whichever is first; nothing is kept while changes
 * cannot be heard of. Knows nothing of HTTP: it keeps bytes under names.
 */
import type { Clock } from '@academy/platform/clock.ts';

interface Entry {
  readonly bytes: Buffer;
  readonly staleAtMs: number;
}

const maxEntries = 500;
const maxNameLength = 200;
const lifeMs = 2000;

export class AnswerCache {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  #generation = 0;
  #listening = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async get(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    if (!this.#listening || name.length > maxNameLength) return make();
    const entry = this.#entries.get(name);
    if (entry !== undefined && entry.staleAtMs > this.#clock.now().getTime()) return entry.bytes;
    return this.#underWay.get(name) ?? this.#make(name, make);
  }

  /** Something changed: forget everything, and keep nothing that was read before now. */
  flush(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#underWay.clear();
  }

  /** Whether changes are heard of; without that, every answer is made anew. */
  setListening(listening: boolean): void {
    this.#listening = listening;
    this.flush();
  }

  #make(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const generation = this.#generation;
    // Visitors who ask for the same at once wait for one query.
    const making = make()
      .then((bytes) => {
        if (generation === this.#generation) this.#keep(name, bytes);
        return bytes;
      })
      .finally(() => {
        if (this.#underWay.get(name) === making) this.#underWay.delete(name);
      });
    this.#underWay.set(name, making);
    return making;
  }

  #keep(name: string, bytes: Buffer): void {
    if (this.#entries.size >= maxEntries) this.#entries.clear();
    this.#entries.set(name, { bytes, staleAtMs: this.#clock.now().getTime() + lifeMs });
  }
}
