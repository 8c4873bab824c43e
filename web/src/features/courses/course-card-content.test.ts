import type { Course } from '@academy/contract/courses/course.ts';
import { expect, test } from 'vitest';
import { cardOfCourse, cardOfEnrolledCourse } from './course-card-content.ts';

const course: Course = {
  _id: 'c1',
  id: 'c1',
  title: 'React from the ground up',
  description: 'Everything about React.',
  thumbnailUrl: null,
  instructor: 'Nadia Rahman',
  instructorAvatar: null,
  categoryId: 4,
  category: 'Web Development',
  price: 49.5,
  rating: 4.8,
  isNew: true,
  bestseller: true,
  featured: false,
  lastUpdated: null,
  language: null,
  difficulty: null,
  totalLessons: 1,
  completedLessons: 0,
  progress: 0,
  studentCount: 0,
  completionRate: 0,
  totalDuration: null,
  whatYouWillLearn: [],
  requirements: [],
  targetAudience: [],
  isEnrolled: false,
  lastWatchedLessonId: null,
  status: 'published',
  publishedAt: null,
};

test('a course to enroll in shows its price, its badge and its level', () => {
  expect(cardOfCourse(course)).toMatchObject({
    standing: { kind: 'price', text: '$49.50' },
    badge: 'BESTSELLER',
    lessons: '1 lesson',
    level: 'Beginner',
  });
});

test('a course without a price is free', () => {
  expect(cardOfCourse({ ...course, price: null }).standing).toEqual({ kind: 'price', text: 'FREE' });
});

test('an enrolled course shows how far it is instead of its price', () => {
  const enrolled = { ...course, isEnrolled: true };
  expect(cardOfCourse(enrolled).standing).toEqual({ kind: 'progress', percent: 0, remaining: null });
  expect(cardOfCourse({ ...enrolled, progress: 40 })).toMatchObject({
    standing: { kind: 'progress', percent: 40, remaining: '2 hrs' },
    badge: null,
  });
});

test('what remains is the films of the lessons that are left, once they are known, in hours rounded up', () => {
  const inProgress = { ...course, isEnrolled: true, progress: 40 };
  const remaining = (remainingSeconds: number) => cardOfCourse({ ...inProgress, remainingSeconds }).standing;
  expect(remaining(3601)).toMatchObject({ remaining: '2 hrs' });
  expect(remaining(12 * 3600)).toMatchObject({ remaining: '12 hrs' });
  expect(remaining(75)).toMatchObject({ remaining: '1 hrs' });
});

test('a finished course has nothing remaining', () => {
  expect(cardOfCourse({ ...course, isEnrolled: true, progress: 100 }).standing).toMatchObject({
    remaining: null,
  });
});

test('the summary of an enrolled course says how many lessons are done', () => {
  const summary = cardOfEnrolledCourse({
    _id: 'c1',
    id: 'c1',
    title: 'React from the ground up',
    thumbnailUrl: null,
    category: 'Web Development',
    progress: 25,
    completedLessons: 3,
    totalLessons: 12,
    lastAccessedAt: null,
    lastWatchedLessonId: 'l3',
  });
  expect(summary).toMatchObject({
    lessons: '3 of 12 lessons',
    standing: { kind: 'progress', percent: 25, remaining: '2 hrs' },
  });
});
