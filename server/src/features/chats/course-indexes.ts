/**
 * Courses made ready to be asked, kept in memory until something in them changes. Questions that come at once wait for one
 * reading; nothing is kept that was read before a change, nor while changes cannot be heard of. Knows neither HTTP nor SQL.
 */
import type { AcademyEvent, EventName } from '@academy/contract/events/events.ts';
import type { CourseIndex } from '@academy/platform/passages/found-passages.ts';
import { LRUCache } from 'lru-cache';

/** All that changes a text of a course, its title or its place. */
const changing: ReadonlySet<EventName> = new Set([
  'captions_changed',
  'course_created',
  'course_edited',
  'curriculum_edited',
  'files_changed',
  'video_removed',
]);

export class CourseIndexes {
  readonly #build: (courseId: string) => Promise<CourseIndex>;
  readonly #kept: LRUCache<string, CourseIndex>;
  readonly #underWay = new Map<string, Promise<CourseIndex>>();
  #lastBuild: Promise<unknown> = Promise.resolve();
  #listening = false;

  constructor(build: (courseId: string) => Promise<CourseIndex>, maxBytes: number) {
    this.#build = build;
    // The library takes no size of zero. What is larger than all that may be kept is used once.
    this.#kept = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ bytes }) => Math.max(bytes, 1) });
  }

  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  async get(course: string): Promise<CourseIndex> {
    const courseId = course.toLowerCase();
    if (!this.#listening) return this.#inTurn(courseId);
    return this.#kept.get(courseId) ?? this.#underWay.get(courseId) ?? this.#make(courseId);
  }

  /** Something happened; null for an event that this version does not know. */
  heard(event: AcademyEvent | null): void {
    if (event === null) this.#forgetAll();
    else if ('courseId' in event && changing.has(event.name)) this.forget(event.courseId);
  }

  forget(courseId: string): void {
    this.#kept.delete(courseId.toLowerCase());
    this.#underWay.delete(courseId.toLowerCase());
  }

  /** Whether changes are heard of; without that, a course is read anew for every question. */
  setListening(listening: boolean): void {
    this.#listening = listening;
    this.#forgetAll();
  }

  #forgetAll(): void {
    this.#kept.clear();
    this.#underWay.clear();
  }

  #make(courseId: string): Promise<CourseIndex> {
    const making = this.#inTurn(courseId).then(
      (index) => {
        // Forgotten meanwhile: this one may have been read before the change.
        if (this.#underWay.get(courseId) === making) this.#kept.set(courseId, index);
        this.#done(courseId, making);
        return index;
      },
      (error: unknown) => {
        this.#done(courseId, making);
        throw error;
      },
    );
    this.#underWay.set(courseId, making);
    return making;
  }

  #done(courseId: string, making: Promise<CourseIndex>): void {
    if (this.#underWay.get(courseId) === making) this.#underWay.delete(courseId);
  }

  /** One after the other: each holds a whole course that does not count yet. */
  #inTurn(courseId: string): Promise<CourseIndex> {
    const build = this.#lastBuild.then(() => this.#build(courseId));
    this.#lastBuild = build.catch(() => undefined);
    return build;
  }
}
