import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { type MeasuredCourse, type MeasuredLesson, moment, readMeasuredCourse } from './measured-courses.ts';

const rightPlace = z.union([
  z.strictObject({ lesson: z.string(), from: moment, to: moment }),
  z.strictObject({ lesson: z.string(), content: z.string().min(1) }),
  z.strictObject({ lesson: z.string(), takeaway: z.string().min(1) }),
]);

const measuredQuestion = z.strictObject({
  course: z.string(),
  lesson: z.string(),
  question: z.string().min(3),
  kind: z.enum(['plain', 'paraphrased', 'misspelt', 'unanswerable']),
  language: z.enum(['en', 'bn']),
  right: z.array(rightPlace).default([]),
});

/** Where an answer really stands: from one second to another of what is said, or words of what is written. */
export type RightPlace = z.infer<typeof rightPlace>;
export type MeasuredQuestion = z.infer<typeof measuredQuestion>;

/**
 * The questions were written before anything was tuned, and dealt out at random. Whoever tunes the ranking reads the
 * half that is called tuned, and learns of the other one nothing but its figures.
 */
export type Half = 'tuned' | 'held-out';

export function readQuestions(half: Half): MeasuredQuestion[] {
  const file = path.join(import.meta.dirname, 'questions', `${half}.yaml`);
  return z.array(measuredQuestion).parse(parse(readFileSync(file, 'utf8')));
}

/** What cannot be so: a lesson that the course has not, a second after its end, words that do not stand there. */
export function misplaced(question: MeasuredQuestion): string[] {
  const course = readMeasuredCourse(question.course);
  const said = [question.lesson, ...question.right.map(({ lesson }) => lesson)]
    .filter((title) => lessonCalled(course, title) === undefined)
    .map((title) => `${question.question}: no lesson is called ${title}`);
  const wrong = question.right.filter((place) => {
    const lesson = lessonCalled(course, place.lesson);
    return lesson !== undefined && !standsIn(lesson, place);
  });
  return [...said, ...wrong.map((place) => `${question.question}: ${JSON.stringify(place)} is not there`)];
}

function lessonCalled(course: MeasuredCourse, title: string): MeasuredLesson | undefined {
  return course.lessons.find((lesson) => lesson.title === title);
}

/** The longest that a cue of these courses lasts: the last one may be as long. */
const LONGEST_CUE_SECONDS = 6;

function standsIn(lesson: MeasuredLesson, place: RightPlace): boolean {
  if ('content' in place) return timesIn(lesson.content, place.content) === 1;
  if ('takeaway' in place) return lesson.takeaways.some((line) => line.includes(place.takeaway));
  const last = lesson.cues.at(-1);
  return (
    last !== undefined &&
    place.from < place.to &&
    place.to <= last.at + LONGEST_CUE_SECONDS &&
    lesson.cues.some(({ at }) => at === place.from)
  );
}

/** Lines of a paragraph are broken anywhere, which words are not. */
function timesIn(text: string, words: string): number {
  return text.replaceAll(/\s+/g, ' ').split(words).length - 1;
}
