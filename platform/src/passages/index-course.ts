/**
 * Finds the passages of a course that answer a question, without any language model. It knows no database: a course comes in as
 * its text, and is cut into sentences whose words are counted once; a question is then answered from memory.
 */
import { chooseSources } from './choose-sources.ts';
import type { CourseText } from './course-text.ts';
import { courseUnits } from './course-units.ts';
import type { CourseIndex } from './found-passages.ts';
import { readQuestion } from './read-question.ts';
import { scoreUnits } from './score-units.ts';
import { indexTerms } from './term-index.ts';
import { SpellingList } from './words/near-spellings.ts';

/** Of a question's words, by weight, that must be said near each other for it to be answered. */
const coveredWhenFit = 0.5;
const candidates = 60;

export function indexCourse(text: CourseText): CourseIndex {
  const course = courseUnits(text);
  const index = indexTerms(course);
  const spellings = new SpellingList(index.spellings.keys());
  const letters = course.units.reduce((sum, unit) => sum + unit.text.length, 0);
  return {
    bytes:
      2 * letters +
      120 * course.units.length +
      5 * index.units.length +
      90 * index.spellings.size +
      spellings.bytes,
    find(question) {
      const asked = readQuestion(question, { index, spellings });
      const { scores, covered } = scoreUnits(course, index, asked);
      const near = course.lessons.findIndex(({ lessonId }) => lessonId === question.lessonId);
      const ranked: { unit: number; score: number }[] = [];
      for (const [unit, score] of scores.entries()) {
        if (score === 0) continue;
        ranked.push({ unit, score: score * (course.units[unit]?.lesson === near ? 1.1 : 1) });
      }
      ranked.sort((a, b) => b.score - a.score || a.unit - b.unit);
      const best = ranked.slice(0, candidates).map(({ unit }) => unit);
      const fit = best[0] !== undefined && (covered[best[0]] ?? 0) >= coveredWhenFit;
      return { fit, sources: chooseSources(course, best) };
    },
  };
}
