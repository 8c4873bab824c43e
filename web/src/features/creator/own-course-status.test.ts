import { canChangeStatus, courseStatuses } from '@academy/contract/courses/course-status.ts';
import { expect, it } from 'vitest';
import { hasStudentList, publishedText, statusActions } from './own-course-status.ts';

it.each([
  ['draft', ['Publish', 'Archive']],
  ['published', ['Unpublish', 'Archive']],
  ['archived', ['Restore']],
] as const)('a course that is %s can be changed by %j', (status, labels) => {
  expect(statusActions(status).map(({ label }) => label)).toEqual(labels);
});

it('offers every change the server allows, and no other', () => {
  for (const from of courseStatuses) {
    const offered = statusActions(from).map(({ to }) => to);
    expect(courseStatuses.filter((to) => canChangeStatus(from, to)).sort()).toEqual(offered.toSorted());
  }
});

it('links to the students of a published course only', () => {
  expect(courseStatuses.filter(hasStudentList)).toEqual(['published']);
});

const publishedAt = '2026-03-04T12:00:00.000Z';

it.each([
  [{ status: 'published', publishedAt }, 'Published Mar 4, 2026'],
  [{ status: 'draft', publishedAt }, 'First published Mar 4, 2026'],
  [{ status: 'archived', publishedAt }, 'First published Mar 4, 2026'],
  [{ status: 'draft', publishedAt: null }, 'Not published yet'],
] as const)('%j reads %j', (course, text) => {
  expect(publishedText(course)).toBe(text);
});
