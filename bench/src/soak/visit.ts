import type { Browser, Sending } from './browser.ts';
import type { LessonToWatch } from './lesson-to-watch.ts';
import type { Pace } from './pace.ts';
import type { Tally } from './tally.ts';

/** A learner at the academy: whose browser, on the way to which lesson, with how much time. */
export interface Visit {
  readonly lesson: LessonToWatch;
  readonly pace: Pace;
  /** A call of the API, noted by its kind; null when it failed. */
  call(kind: string, path: string, sending?: Sending): Promise<Buffer | null>;
  get<T>(kind: string, path: string): Promise<T | null>;
}

export function createVisit(options: {
  readonly browser: Browser;
  readonly lesson: LessonToWatch;
  readonly tally: Tally;
  readonly pace: Pace;
}): Visit {
  const { browser, lesson, tally, pace } = options;
  const call: Visit['call'] = (kind, path, sending) =>
    tally.time(kind, async () => (await browser.send(path, sending)).body);
  return {
    lesson,
    pace,
    call,
    get: async <T>(kind: string, path: string) => {
      const body = await call(kind, path);
      return body === null ? null : (JSON.parse(String(body)) as T);
    },
  };
}

export function oneOf<T>(items: readonly T[]): T | undefined {
  return items[Math.floor(Math.random() * items.length)];
}
