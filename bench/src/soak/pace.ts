import { setTimeout as delay } from 'node:timers/promises';

/** The time that learners have. */
export interface Pace {
  readonly isOver: boolean;
  /** Resolves early when the time is over. */
  pause(ms: number): Promise<void>;
  end(): void;
}

export function createPace(): Pace {
  const over = new AbortController();
  return {
    get isOver() {
      return over.signal.aborted;
    },
    pause: (ms) => delay(ms, undefined, { signal: over.signal }).catch(() => undefined),
    end: () => over.abort(),
  };
}

/** How long somebody looks at a page before going on. */
export function readingMs(): number {
  return 2000 + Math.random() * 6000;
}
