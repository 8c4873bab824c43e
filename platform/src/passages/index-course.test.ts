import { chatLimits } from '@academy/contract/chats/chat-limits.ts';
import { expect, test } from 'vitest';
import type { CourseText, LessonText, SpokenCue } from './course-text.ts';
import { indexCourse } from './index-course.ts';

const lessonNamed = (title: string, parts: Partial<LessonText> = {}): LessonText => ({
  lessonId: `lesson ${title}`,
  moduleId: 'module',
  title,
  tracks: [],
  content: null,
  takeaways: [],
  files: [],
  ...parts,
});

const cues = (...texts: string[]): SpokenCue[] =>
  texts.map((text, place) => ({ startMs: place * 4000 + 3000, endMs: place * 4000 + 6900, text }));

const course = (...lessons: LessonText[]): CourseText => ({ lessons, wordList: [] });

const ask = (text: string, lessons: CourseText, earlier: string[] = []) =>
  indexCourse(lessons).find({ text, lessonId: null, earlier });

const tea = lessonNamed('Tea', {
  tracks: [
    {
      language: 'en',
      cues: cues(
        'Welcome to the course. Today we',
        'make tea together. Warm the pot before you',
        'put in the leaves. Steep them for three minutes.',
        'Milk goes in last, because it would cool the water.',
      ),
    },
  ],
});

test('The sentence that answers comes first, from the moment it begins, over the border of two cues', () => {
  const { fit, sources } = ask('When do I warm the pot?', course(tea));
  expect(fit).toBe(true);
  expect(sources[0]).toMatchObject({
    kind: 'speech',
    lessonId: 'lesson Tea',
    language: 'en',
    text: 'Warm the pot before you put in the leaves. Steep them for three minutes.',
  });
  // The cue begins at 7 s; 'Warm' is said in its middle, and the film is opened up to two seconds before.
  expect(sources[0]).toMatchObject({ seconds: 7 });
});

test('A question is understood in other forms of its words, and with typing errors', () => {
  expect(ask('steeping leafs minuts', course(tea)).sources[0]).toMatchObject({
    text: expect.stringContaining('Steep'),
  });
});

test('What the course says nothing about is not answered', () => {
  expect(ask('Which planet has the largest moons?', course(tea))).toEqual({ fit: false, sources: [] });
});

test('A passage is never longer than it may be, and there are never too many', () => {
  const long = lessonNamed('Long', {
    content: Array.from({ length: 400 }, () => 'tea leaves water pot').join(' '),
  });
  const { sources } = ask('tea leaves', course(long, tea));
  expect(sources.length).toBeLessThanOrEqual(chatLimits.sources);
  for (const { text } of sources) expect(text.length).toBeLessThanOrEqual(chatLimits.passageMaxLength);
});
