/**
 * Remembers for two seconds how many students the largest courses have. Counting is quick, but of a course that a
 * whole country attends it would be most of what a page costs; and there one student more or less does not matter.
 * Small courses are always counted.
 */
import type { Clock } from '@academy/platform/clock.ts';
import { LRUCache } from 'lru-cache';

/** From here on a count takes longer than the rest of its statement. */
export const largeFrom = 1000;
const lifeMs = 2000;
/** They travel with every statement. */
const maxCourses = 50;

interface CountedCourse {
  readonly id: string;
  readonly studentCount: number;
}

export class LargeCourseCounts {
  readonly #counts: LRUCache<string, number>;

  constructor(clock: Clock) {
    this.#counts = new LRUCache({
      max: maxCourses,
      // The library's last millisecond still counts.
      ttl: lifeMs - 1,
      ttlResolution: 0,
      perf: { now: () => clock.now().getTime() },
    });
  }

  /** Runs a statement that takes the known counts, as JSON, in place of counting; remembers those it counted. */
  async use<Row extends CountedCourse>(
    read: (known: { knownCounts: string }) => Promise<Row[]>,
  ): Promise<Row[]> {
    const known = new Map(this.#counts.entries());
    const rows = await read({ knownCounts: JSON.stringify(Object.fromEntries(known)) });
    for (const { id, studentCount } of rows) {
      // A count that was known is not news, and must not live on.
      if (studentCount >= largeFrom && !known.has(id)) this.#counts.set(id, studentCount);
    }
    return rows;
  }
}
