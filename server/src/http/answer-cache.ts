/**
 * Ready-made answers for visitors, who all see the same. An answer lives until something in the
 * catalogue changes or its short time is up, whichever is first; nothing is kept while changes
 * cannot be heard of. Knows nothing of HTTP: it keeps bytes under names, and what else an answer has beside them.
 */
import type { Clock } from '@academy/platform/clock.ts';
import { LRUCache } from 'lru-cache';

/** Bytes, or something that says how many it holds. */
interface Sized {
  readonly length: number;
}

export interface AnswerCacheLimits {
  /** Of all answers together, with their names. */
  readonly maxBytes: number;
  /** A larger answer is given and not kept: few ask for it, and a few of them would push out all others. */
  readonly maxAnswerBytes: number;
  readonly lifeMs: number;
}

const defaultLimits: AnswerCacheLimits = {
  maxBytes: 32 * 1024 * 1024,
  maxAnswerBytes: 256 * 1024,
  lifeMs: 2000,
};

/** Small answers hold more memory than they have bytes. */
const maxEntries = 500;
const maxNameLength = 200;

export class AnswerCache {
  readonly #kept: LRUCache<string, Sized>;
  readonly #clock: Clock;
  readonly #maxAnswerBytes: number;
  readonly #underWay = new Map<string, Promise<Sized>>();
  #generation = 0;
  #listening = false;

  constructor(clock: Clock, { maxBytes, maxAnswerBytes, lifeMs } = defaultLimits) {
    this.#clock = clock;
    this.#maxAnswerBytes = maxAnswerBytes;
    this.#kept = new LRUCache({
      max: maxEntries,
      maxSize: maxBytes,
      sizeCalculation: ({ length }, name) => length + name.length,
      ttl: lifeMs,
      // What is old is removed when it gets old, and not when it is asked for again.
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    });
  }

  /** What is kept at present. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  /** What is kept under the name, for who has no time to wait for a promise. */
  peek<Answer extends Sized>(name: string): Answer | undefined {
    return this.#kept.get(name) as Answer | undefined;
  }

  /** Names must not be shared by answers of different kinds: what is kept is taken for what `make` would have made. */
  async get<Answer extends Sized>(name: string, make: () => Promise<Answer>): Promise<Answer> {
    if (!this.#listening || name.length > maxNameLength) return make();
    const found = this.#kept.get(name) ?? this.#underWay.get(name) ?? this.#make(name, make);
    return found as Answer | Promise<Answer>;
  }

  /** Something changed: forget everything, and keep nothing that was read before now. */
  flush(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#underWay.clear();
  }

  /** Whether changes are heard of; without that, every answer is made anew. */
  setListening(listening: boolean): void {
    this.#listening = listening;
    this.flush();
  }

  #make<Answer extends Sized>(name: string, make: () => Promise<Answer>): Promise<Answer> {
    const generation = this.#generation;
    // Visitors who ask for the same at once wait for one query.
    const making = make()
      .then((answer) => {
        const current = generation === this.#generation;
        // lru-cache keeps for good what its timer finds exactly `lifeMs` old: with a half, no age is a whole number.
        const start = this.#clock.now().getTime() - 0.5;
        if (current && answer.length <= this.#maxAnswerBytes) this.#kept.set(name, answer, { start });
        return answer;
      })
      .finally(() => {
        if (this.#underWay.get(name) === making) this.#underWay.delete(name);
      });
    this.#underWay.set(name, making);
    return making;
  }
}
