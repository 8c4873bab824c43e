/**
 * Finds the passages of a course that answer a question, without any language model. It knows no database: a course comes in as
 * its text, and is cut into sentences whose words are counted once; a question is then answered from memory.
 */
import { BestFew, type Candidate } from './best-few.ts';
import { chooseSources } from './choose-sources.ts';
import type { CourseText } from './course-text.ts';
import { type CourseUnits, courseUnits } from './course-units.ts';
import { isFit, isNear } from './fit.ts';
import type { CourseIndex, CourseQuestion, FoundPassages } from './found-passages.ts';
import { SpokenLanguages } from './languages.ts';
import { withOwnWords } from './own-words.ts';
import { readQuestion } from './read-question.ts';
import { rerank } from './rerank.ts';
import { scoreUnits } from './score-units.ts';
import { indexTerms, type TermIndex } from './term-index.ts';
import { weights } from './weights.ts';
import { comparedThings } from './words/compared-things.ts';
import { listedNames } from './words/listed-names.ts';
import { SpellingList } from './words/near-spellings.ts';
import { scriptOf } from './words/script-of.ts';
import type { Vocabulary } from './words/word-forms.ts';

const mostCandidates = 60;
/** The best of them decide whether there is an answer. */
const judged = 3;

export function indexCourse(text: CourseText): CourseIndex {
  const units = courseUnits(text);
  const index = indexTerms(units);
  const names = listedNames(text.wordList);
  const { terms, spellings } = index;
  const near = new SpellingList(new Set([...spellings.keys(), ...names.keys()]));
  const course = {
    units,
    index,
    vocabulary: { terms, spellings, near, names },
    languages: new SpokenLanguages(units),
  };
  return { bytes: bytesOf(course), find: (question) => find(question, course) };
}

interface IndexedCourse {
  readonly units: CourseUnits;
  readonly index: TermIndex;
  readonly vocabulary: Vocabulary;
  readonly languages: SpokenLanguages;
}

function find(question: CourseQuestion, course: IndexedCourse): FoundPassages {
  const { units, index, vocabulary, languages } = course;
  const asked = readQuestion(question, index, vocabulary);
  const found = scoreUnits(units, index, asked.terms);
  const candidates = bestOf(found.scores, question, course);
  const ranked = rerank(candidates, units, asked, vocabulary).map(({ unit }) => unit);
  const fit = isFit(ranked.slice(0, judged), found, asked) && knowsBoth(question, ranked, course);
  const told = fit
    ? withOwnWords(ranked, units, index, asked.terms)
    : ranked.filter((unit) => isNear(unit, found, asked));
  const isForeign = !fit && !languages.has(scriptOf(question.text));
  return { fit, sources: chooseSources(units, told), isForeign };
}

/** Of two things that are compared, one may be all that the course speaks of: its passages say nothing about the other one. */
function knowsBoth({ text }: CourseQuestion, ranked: readonly number[], course: IndexedCourse): boolean {
  return comparedThings(text).every((thing) => {
    const asked = readQuestion({ text: thing, lessonId: null, earlier: [] }, course.index, course.vocabulary);
    // 'It' and 'that' were named before.
    if (!asked.terms.some(({ isSolid }) => isSolid)) return true;
    return isFit(ranked, scoreUnits(course.units, course.index, asked.terms), asked);
  });
}

/** What is near counts a little more, and what is said in another language less. */
function bestOf(
  scores: Float32Array,
  question: CourseQuestion,
  { units, languages }: IndexedCourse,
): readonly Candidate[] {
  const here = units.lessons.findIndex(({ lessonId }) => lessonId === question.lessonId);
  const script = scriptOf(question.text);
  const best = new BestFew(mostCandidates);
  for (let unit = 0; unit < scores.length; unit += 1) {
    const score = scores[unit] ?? 0;
    const place = units.units[unit];
    if (score === 0 || place === undefined) continue;
    const near = place.lesson === here ? weights.sameLesson : 1;
    const other = languages.isInOther(place, script) ? weights.otherLanguage : 1;
    best.offer(unit, score * near * other);
  }
  return best.inOrder();
}

/** Nearly: what strings, rows and entries of maps take in this engine. */
function bytesOf({ units: { units }, index, vocabulary }: IndexedCourse): number {
  const letters = units.reduce((sum, unit) => sum + unit.text.length, 0);
  const { near, names } = vocabulary;
  const words = index.spellings.size + names.size;
  return 2 * letters + 120 * units.length + 5 * index.units.length + 90 * words + near.bytes;
}
