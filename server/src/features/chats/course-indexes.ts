/**
 * Courses made ready to be asked, kept until something in them changes. Questions that come at once wait for one reading;
 * nothing is kept that was read before a change, nor while changes cannot be heard of. Knows neither HTTP nor SQL.
 */
import type { AcademyEvent, EventName } from '@academy/contract/events/events.ts';
import type { CourseQuestion, FoundPassages } from '@academy/platform/passages/found-passages.ts';
import { LRUCache } from 'lru-cache';
import type { AskedCourse } from './asked-courses.ts';

/** All that changes a text of a course, its title or its place. */
const changing: ReadonlySet<EventName> = new Set([
  'captions_changed',
  'course_created',
  'course_edited',
  'curriculum_edited',
  'files_changed',
  'video_removed',
]);

/** A course that is asked by so many at present. It is closed when nobody does and it is not kept. */
interface Opened {
  readonly course: AskedCourse;
  users: number;
  isKept: boolean;
}

export class CourseIndexes {
  readonly #open: (courseId: string) => Promise<AskedCourse>;
  readonly #kept: LRUCache<string, Opened>;
  readonly #underWay = new Map<string, Promise<Opened>>();
  #lastTurn: Promise<unknown> = Promise.resolve();
  #listening = false;

  constructor(open: (courseId: string) => Promise<AskedCourse>, maxBytes: number) {
    this.#open = open;
    this.#kept = new LRUCache({
      maxSize: maxBytes,
      // The library takes no size of zero.
      sizeCalculation: ({ course }) => Math.max(course.bytes, 1),
      dispose: (opened) => {
        opened.isKept = false;
        closeUnused(opened);
      },
    });
  }

  /** Of all that is kept. */
  get bytes(): number {
    return this.#kept.calculatedSize;
  }

  async find(courseId: string, question: CourseQuestion): Promise<FoundPassages> {
    const opened = await this.#get(courseId.toLowerCase());
    opened.users += 1;
    try {
      return await opened.course.find(question);
    } finally {
      opened.users -= 1;
      closeUnused(opened);
    }
  }

  /** Something happened; null for an event that this version does not know. */
  heard(event: AcademyEvent | null): void {
    if (event === null) this.forgetAll();
    else if ('courseId' in event && changing.has(event.name)) this.forget(event.courseId);
  }

  forget(courseId: string): void {
    this.#kept.delete(courseId.toLowerCase());
    this.#underWay.delete(courseId.toLowerCase());
  }

  forgetAll(): void {
    this.#kept.clear();
    this.#underWay.clear();
  }

  /** Whether changes are heard of; without that, a course is read anew for every question. */
  setListening(listening: boolean): void {
    this.#listening = listening;
    this.forgetAll();
  }

  async #get(courseId: string): Promise<Opened> {
    if (!this.#listening) return this.#inTurn(courseId);
    return this.#kept.get(courseId) ?? this.#underWay.get(courseId) ?? this.#make(courseId);
  }

  #make(courseId: string): Promise<Opened> {
    const making = this.#inTurn(courseId)
      .then((opened) => {
        // Forgotten meanwhile: this one may have been read before the change. One that is too large is used once, too.
        if (this.#underWay.get(courseId) === making) this.#kept.set(courseId, opened);
        opened.isKept = this.#kept.peek(courseId) === opened;
        return opened;
      })
      .finally(() => {
        if (this.#underWay.get(courseId) === making) this.#underWay.delete(courseId);
      });
    this.#underWay.set(courseId, making);
    return making;
  }

  /** One after the other: each holds a whole course that does not count yet. */
  #inTurn(courseId: string): Promise<Opened> {
    const turn = this.#lastTurn
      .then(() => this.#open(courseId))
      .then((course) => ({ course, users: 0, isKept: false }));
    this.#lastTurn = turn.catch(() => undefined);
    return turn;
  }
}

function closeUnused({ course, users, isKept }: Opened): void {
  if (users === 0 && !isKept) course.close();
}
