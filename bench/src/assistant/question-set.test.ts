import { describe, expect, it } from 'vitest';
import { benchCourseNames, readMeasuredCourse } from './measured-courses.ts';
import { type MeasuredQuestion, misplaced, readQuestions } from './question-set.ts';

const halves = { tuned: readQuestions('tuned'), 'held-out': readQuestions('held-out') };
const all = [...halves.tuned, ...halves['held-out']];

function shareOf(questions: readonly MeasuredQuestion[], is: (one: MeasuredQuestion) => boolean): number {
  return questions.filter(is).length / questions.length;
}

describe.each(Object.entries(halves))('the questions of the half called %s', (_name, questions) => {
  it('are sixty or more, in the agreed mix of kinds, languages and courses', () => {
    expect(questions.length).toBeGreaterThanOrEqual(60);
    const kinds = { plain: 0.2, paraphrased: 0.35, misspelt: 0.2, unanswerable: 0.25 };
    for (const [kind, share] of Object.entries(kinds)) {
      expect(Math.abs(shareOf(questions, (one) => one.kind === kind) - share)).toBeLessThan(0.02);
    }
    expect(Math.abs(shareOf(questions, ({ language }) => language === 'bn') - 0.4)).toBeLessThan(0.02);
    const aboutTheDemo = shareOf(questions, ({ course }) => course.startsWith('demo/'));
    expect(aboutTheDemo).toBeGreaterThan(0.2);
    expect(aboutTheDemo).toBeLessThan(0.4);
  });

  it('are often asked in another lesson than the one with the answer', () => {
    const answerable = questions.filter(({ right }) => right.length > 0);
    const elsewhere = shareOf(answerable, (one) => one.right.every(({ lesson }) => lesson !== one.lesson));
    expect(elsewhere).toBeGreaterThan(0.3);
    expect(elsewhere).toBeLessThan(0.5);
  });
});

it('names lessons that exist, seconds that lie in them, and words that stand there once', () => {
  expect(all.flatMap(misplaced)).toEqual([]);
});

it('tells a lesson, a second and words that are not there', () => {
  const asked = { question: 'Why?', kind: 'plain', language: 'en', course: 'bread-baking' } as const;
  const lesson = 'Into the oven';
  const right = [
    { lesson: 'Into the pond', content: 'Wear a glove' },
    { lesson, content: 'Wear a hat' },
    { lesson, takeaway: 'Bread is never done' },
    { lesson, from: 0, to: 4000 },
    { lesson: 'Shaping the loaf', content: 'Wear a glove' },
  ];
  expect(misplaced({ ...asked, lesson, right })).toHaveLength(right.length);
  expect(misplaced({ ...asked, lesson: 'Into the pond', right: [] })).toHaveLength(1);
  expect(misplaced({ ...asked, lesson, right: [{ lesson, content: 'Wear a glove' }] })).toEqual([]);
});

it('has right places for every question but the unanswerable ones', () => {
  const odd = all.filter(({ kind, right }) => (kind === 'unanswerable') !== (right.length === 0));
  expect(odd).toEqual([]);
});

it('asks nothing twice, and in the language of the course', () => {
  const words = all.map(({ question }) =>
    question
      .toLowerCase()
      .replaceAll(/[\s\p{P}]+/gu, ' ')
      .trim(),
  );
  expect(new Set(words).size).toBe(words.length);
  const foreign = all.filter(
    ({ course, language }) => (readMeasuredCourse(course).language === 'Bengali') !== (language === 'bn'),
  );
  expect(foreign).toEqual([]);
});

it('has no right place in both halves', () => {
  const places = (questions: readonly MeasuredQuestion[]) =>
    questions.flatMap(({ course, right }) => right.map((place) => JSON.stringify([course, place])));
  const tuned = new Set(places(halves.tuned));
  expect(places(halves['held-out']).filter((place) => tuned.has(place))).toEqual([]);
});

describe.each(benchCourseNames())('the course %s', (name) => {
  const { lessons } = readMeasuredCourse(name);

  it('has six to eight lessons that are spoken as captions are, a cue every three to six seconds', () => {
    expect(lessons.length).toBeGreaterThanOrEqual(6);
    expect(lessons.length).toBeLessThanOrEqual(8);
    for (const { cues } of lessons) {
      expect(cues.length).toBeGreaterThanOrEqual(25);
      expect(cues.length).toBeLessThanOrEqual(45);
      const gaps = cues.slice(1).map(({ at }, index) => at - (cues[index]?.at ?? 0));
      expect(gaps.filter((seconds) => seconds < 3 || seconds > 6)).toEqual([]);
    }
  });

  it('is asked about in both halves', () => {
    for (const questions of Object.values(halves)) {
      expect(questions.filter(({ course }) => course === name).length).toBeGreaterThanOrEqual(8);
    }
  });
});
