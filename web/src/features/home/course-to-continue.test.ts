import type { EnrolledCourse } from '@academy/contract/enrollments/enrollment.ts';
import { expect, it } from 'vitest';
import { courseToContinue } from './course-to-continue.ts';

function enrolled(title: string, progress: number, totalLessons = 4): EnrolledCourse {
  return {
    _id: title,
    id: title,
    title,
    thumbnailUrl: null,
    category: 'Design',
    progress,
    completedLessons: 0,
    totalLessons,
    lastAccessedAt: null,
    lastWatchedLessonId: null,
  };
}

it('is the one that was accessed last', () => {
  expect(courseToContinue([enrolled('a', 40), enrolled('b', 0)])?.title).toBe('a');
});

it('is neither a finished one nor one without lessons', () => {
  const courses = [enrolled('done', 100), enrolled('empty', 0, 0), enrolled('begun', 10)];
  expect(courseToContinue(courses)?.title).toBe('begun');
  expect(courseToContinue(courses.slice(0, 2))).toBeUndefined();
  expect(courseToContinue([])).toBeUndefined();
});
