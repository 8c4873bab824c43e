import { expect, test } from 'vitest';
import { lessonMark } from './lesson-mark.ts';

const facts = { lessonId: 'a', locked: false, completed: new Set<string>(), currentLessonId: undefined };

test('a lesson not yet reached is open', () => {
  expect(lessonMark(facts)).toBe('open');
});

test('the lesson to go on with is current', () => {
  expect(lessonMark({ ...facts, currentLessonId: 'a' })).toBe('current');
});

test('a completed lesson is done, even when it is the current one', () => {
  expect(lessonMark({ ...facts, completed: new Set(['a']), currentLessonId: 'a' })).toBe('done');
});

test('a locked list shows nothing but locks', () => {
  expect(lessonMark({ ...facts, locked: true, completed: new Set(['a']), currentLessonId: 'a' })).toBe(
    'locked',
  );
});
