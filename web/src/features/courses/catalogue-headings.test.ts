import { expect, test } from 'vitest';
import { catalogueHeadings } from './catalogue-headings.ts';

test('the catalogue is headed by whose courses it shows', () => {
  expect(catalogueHeadings({})).toEqual({ page: 'Browse All Courses', list: 'All Courses' });
  expect(catalogueHeadings({ filter: 'in-progress' })).toEqual({
    page: 'My Courses',
    list: 'Courses In Progress',
  });
});
