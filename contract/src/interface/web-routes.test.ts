import { expect, it } from 'vitest';
import { isWebRoute } from './web-routes.ts';

it.each([
  '/',
  '/courses',
  '/courses/',
  '/course/1',
  '/course/1/enroll',
  '/course/1/module/0/lesson/2',
  '/creator-dashboard/settings',
  '/creator-dashboard/courses/1/edit/curriculum',
])('has a screen for %s', (path) => {
  expect(isWebRoute(path)).toBe(true);
});

it.each(['/nothing', '/course', '/course/1/2', '/courses/1', '/creator-dashboard/courses/1'])(
  'has no screen for %s',
  (path) => {
    expect(isWebRoute(path)).toBe(false);
  },
);
