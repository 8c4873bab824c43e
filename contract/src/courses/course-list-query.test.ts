import { describe, expect, it } from 'vitest';
import { courseListQuery } from './course-list-query.ts';

describe('the query of a course list', () => {
  it.each([
    ['8', 8],
    ['0', 1],
    ['-1', 1],
    ['1e9', 1000],
    ['', undefined],
    [undefined, undefined],
  ])('reads limit %j as %j', (limit, read) => {
    expect(courseListQuery.parse({ limit }).limit).toBe(read);
  });

  it.each(['8abc', '1.5', 'NaN', '1e309', ['8', '8']])('refuses limit %j', (limit) => {
    expect(courseListQuery.safeParse({ limit }).success).toBe(false);
  });

  it('refuses a category that is no number, and a search given twice', () => {
    expect(courseListQuery.safeParse({ categoryId: 'abc' }).success).toBe(false);
    expect(courseListQuery.safeParse({ search: ['a', 'b'] }).success).toBe(false);
  });

  it('takes a search of any length', () => {
    expect(courseListQuery.parse({ search: 'x'.repeat(100_000) }).search).toHaveLength(100_000);
  });
});
