import { expect, it } from 'vitest';
import { editorTabAt } from './editor-tabs.ts';

it.each([
  ['/creator-dashboard/courses/c1/edit', 'details'],
  ['/creator-dashboard/courses/c1/edit/', 'details'],
  ['/creator-dashboard/courses/c1/curriculum', 'curriculum'],
  ['/creator-dashboard/courses/c1/edit/curriculum', 'curriculum'],
  ['/creator-dashboard/courses/c1/detail', undefined],
  ['/creator-dashboard/courses/c2/edit', undefined],
  ['/creator-dashboard/courses', undefined],
])('%s opens %s', (pathname, tab) => {
  expect(editorTabAt(pathname, 'c1')).toBe(tab);
});
