/**
 * Remembers for two seconds how many students the largest courses have. Counting is quick, but of a course that a
 * whole country attends it would be most of what a page costs; and there nobody misses the student of this moment.
 * Small courses are always counted.
 */
import type { Clock } from '@academy/platform/clock.ts';

/** From here on a count takes longer than the rest of its statement. */
export const largeFrom = 1000;
const lifeMs = 2000;
/** They travel with every statement. */
const maxCourses = 50;

interface Entry {
  readonly students: number;
  readonly staleAtMs: number;
}

interface CountedCourse {
  readonly id: string;
  readonly studentCount: number;
}

export class LargeCourseCounts {
  readonly #clock: Clock;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Runs a statement that takes the known counts, as JSON, in place of counting; remembers those it counted. */
  async use<Row extends CountedCourse>(read: (knownCounts: string) => Promise<Row[]>): Promise<Row[]> {
    const known = this.#known();
    const rows = await read(JSON.stringify(known));
    for (const { id, studentCount } of rows) {
      // What was known is not news, and must not live on.
      if (studentCount >= largeFrom && known[id] === undefined) this.#remember(id, studentCount);
    }
    return rows;
  }

  #known(): Record<string, number> {
    const nowMs = this.#clock.now().getTime();
    const known: Record<string, number> = {};
    for (const [id, { students, staleAtMs }] of this.#entries) {
      if (staleAtMs > nowMs) known[id] = students;
      else this.#entries.delete(id);
    }
    return known;
  }

  #remember(id: string, students: number): void {
    if (this.#entries.size >= maxCourses) this.#entries.clear();
    this.#entries.set(id, { students, staleAtMs: this.#clock.now().getTime() + lifeMs });
  }
}
