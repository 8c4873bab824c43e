import { expect, it } from 'vitest';
import { paths } from './paths.ts';

it('spells the routes of the specification', () => {
  expect(paths.course('c1')).toBe('/course/c1');
  expect(paths.enroll('c1')).toBe('/course/c1/enroll');
  expect(paths.resumeLesson('c1', 'l1')).toBe('/course/c1/lesson/l1');
  expect(paths.lesson({ courseId: 'c1', moduleId: '0', lessonId: 'l1' })).toBe(
    '/course/c1/module/0/lesson/l1',
  );
  expect(paths.courseStudents('c1')).toBe('/courses/c1/students');
  expect(paths.coursePreview('c1')).toBe('/course-player/c1');
  expect(paths.creatorDashboard()).toBe('/creator-dashboard');
  expect(paths.creatorDashboard('settings')).toBe('/creator-dashboard/settings');
  expect(paths.creatorCourseEditCurriculum('c1')).toBe('/creator-dashboard/courses/c1/edit/curriculum');
});

it('keeps an id with signs of its own in one piece of the path', () => {
  expect(paths.course('a/b?$c#d')).toBe('/course/a%2Fb%3F%24c%23d');
});
