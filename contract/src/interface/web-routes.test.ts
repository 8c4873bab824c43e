import { expect, it } from 'vitest';
import { readPath } from './route-pattern.ts';
import { buildPath, isWebRoute, webRoutes } from './web-routes.ts';

it.each([
  '/',
  '/courses',
  '/courses/',
  '/course/1',
  '/course/1/enroll',
  '/course/1/module/0/lesson/2',
  '/creator-dashboard/settings',
  '/creator-dashboard/courses/1/edit/curriculum',
  '/creator-dashboard/courses/1/edit/module/2/lesson/3/captions/pt-BR',
])('has a screen for %s', (path) => {
  expect(isWebRoute(path)).toBe(true);
});

it.each(['/nothing', '/course', '/course/1/2', '/courses/1', '/creator-dashboard/courses/1'])(
  'has no screen for %s',
  (path) => {
    expect(isWebRoute(path)).toBe(false);
  },
);

it('reads from a lesson’s path what it was built with', () => {
  const address = { courseId: 'c-1', moduleId: '0', lessonId: 'l_2' };
  const path = buildPath(webRoutes.lesson, address);
  expect(path).toBe('/course/c-1/module/0/lesson/l_2');
  expect(readPath(webRoutes.lesson, path)).toEqual(address);
  expect(readPath(webRoutes.lesson, `${path}/`)).toEqual(address);
  expect(readPath(webRoutes.lesson, '/course/c-1/lesson/l_2')).toBeNull();
  expect(readPath(webRoutes.profile, '/profile')).toEqual({});
});
