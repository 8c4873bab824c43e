import type { CourseUnits } from './course-units.ts';
import { type Script, scriptOf } from './words/script-of.ts';

/** The letters that a course is written in, and what is said in each lesson. Where there is a choice, the question's are preferred. */
export class SpokenLanguages {
  readonly #ofStrand = new Map<number, Script>();
  readonly #ofLesson = new Map<number, Set<Script>>();
  readonly #ofCourse = new Set<Script>();

  constructor({ units }: CourseUnits) {
    for (const { place, strand, lesson, text, isCode } of units) {
      // A course in any language has its code in Latin letters.
      if (isCode || this.#ofStrand.has(strand)) continue;
      const script = scriptOf(text);
      this.#ofCourse.add(script);
      if (place.kind !== 'speech') continue;
      this.#ofStrand.set(strand, script);
      const all = this.#ofLesson.get(lesson) ?? new Set<Script>();
      this.#ofLesson.set(lesson, all.add(script));
    }
  }

  /** Whether anything of the course is in these letters. Signs and numbers are in every language. */
  has(script: Script): boolean {
    return script === 'other' || this.#ofCourse.size === 0 || this.#ofCourse.has(script);
  }

  /** Whether the same is also said in the language of the question. */
  isInOther({ strand, lesson }: { strand: number; lesson: number }, asked: Script): boolean {
    const script = this.#ofStrand.get(strand);
    return script !== undefined && script !== asked && this.#ofLesson.get(lesson)?.has(asked) === true;
  }
}
