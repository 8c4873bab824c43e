/**
 * Finds the passages of a course that answer a question, without any language model. It knows no database: a course comes in as
 * its text, and is cut into sentences whose words are counted once; a question is then answered from memory.
 */
import { chooseSources } from './choose-sources.ts';
import type { CourseText } from './course-text.ts';
import { type CourseUnits, courseUnits } from './course-units.ts';
import { isFit } from './fit.ts';
import type { CourseIndex, CourseQuestion, FoundPassages } from './found-passages.ts';
import { readQuestion } from './read-question.ts';
import { type Candidate, rerank } from './rerank.ts';
import { scoreUnits } from './score-units.ts';
import { indexTerms, type TermIndex } from './term-index.ts';
import { weights } from './weights.ts';
import { SpellingList } from './words/near-spellings.ts';
import type { Vocabulary } from './words/word-forms.ts';

const mostCandidates = 60;
/** The best of them decide whether there is an answer. */
const judged = 3;

export function indexCourse(text: CourseText): CourseIndex {
  const course = courseUnits(text);
  const index = indexTerms(course);
  const vocabulary = {
    terms: index.terms,
    spellings: index.spellings,
    near: new SpellingList(index.spellings.keys()),
  };
  return {
    bytes: bytesOf(course, index, vocabulary),
    find: (question) => find(question, course, index, vocabulary),
  };
}

function find(
  question: CourseQuestion,
  course: CourseUnits,
  index: TermIndex,
  vocabulary: Vocabulary,
): FoundPassages {
  const asked = readQuestion(question, index, vocabulary);
  const found = scoreUnits(course, index, asked.terms);
  const near = course.lessons.findIndex(({ lessonId }) => lessonId === question.lessonId);
  const scored: Candidate[] = [];
  for (const [unit, score] of found.scores.entries()) {
    if (score > 0)
      scored.push({ unit, score: score * (course.units[unit]?.lesson === near ? weights.sameLesson : 1) });
  }
  scored.sort((a, b) => b.score - a.score || a.unit - b.unit);
  const ranked = rerank(scored.slice(0, mostCandidates), course, asked, vocabulary).map(({ unit }) => unit);
  const fit = isFit(ranked.slice(0, judged), found, asked);
  return { fit, sources: chooseSources(course, ranked) };
}

/** Nearly: what strings, rows and entries of maps take in this engine. */
function bytesOf({ units }: CourseUnits, index: TermIndex, { near }: Vocabulary): number {
  const letters = units.reduce((sum, unit) => sum + unit.text.length, 0);
  return 2 * letters + 120 * units.length + 5 * index.units.length + 90 * index.spellings.size + near.bytes;
}
