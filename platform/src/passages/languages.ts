import type { CourseUnits } from './course-units.ts';
import { type Script, scriptOf } from './words/script-of.ts';

/** What is said in each lesson, by the letters it is written in. Where there is a choice, the question's are preferred. */
export class SpokenLanguages {
  readonly #ofStrand = new Map<number, Script>();
  readonly #ofLesson = new Map<number, Set<Script>>();

  constructor({ units }: CourseUnits) {
    for (const { place, strand, lesson, text } of units) {
      if (place.kind !== 'speech' || this.#ofStrand.has(strand)) continue;
      const script = scriptOf(text);
      this.#ofStrand.set(strand, script);
      const all = this.#ofLesson.get(lesson) ?? new Set<Script>();
      this.#ofLesson.set(lesson, all.add(script));
    }
  }

  /** Whether the same is also said in the language of the question. */
  isInOther({ strand, lesson }: { strand: number; lesson: number }, asked: Script): boolean {
    const script = this.#ofStrand.get(strand);
    return script !== undefined && script !== asked && this.#ofLesson.get(lesson)?.has(asked) === true;
  }
}
