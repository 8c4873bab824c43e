import { expect, it } from 'vitest';
import { publishedText } from './published-text.ts';

const publishedAt = '2026-03-04T12:00:00.000Z';

it.each([
  [{ status: 'published', publishedAt }, 'Published Mar 4, 2026'],
  [{ status: 'draft', publishedAt }, 'First published Mar 4, 2026'],
  [{ status: 'archived', publishedAt }, 'First published Mar 4, 2026'],
  [{ status: 'draft', publishedAt: null }, 'Not published yet'],
] as const)('%j reads %j', (course, text) => {
  expect(publishedText(course)).toBe(text);
});
