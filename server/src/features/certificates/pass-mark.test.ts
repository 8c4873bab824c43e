import { describe, expect, it } from 'vitest';
import { standingOf } from './criterion.ts';

const course = {
  ...{ title: '', instructor: '', category: '', authorId: '' },
  ...{ totalLessons: 3, completedLessons: 3, passMark: 80 },
};

describe('what a certificate asks for', () => {
  it.each([
    [10, 8, { score: 80, hasMark: true }],
    [10, 7, { score: 70, hasMark: false }],
    // 79.6 percent are not 80.
    [1000, 796, { score: 79, hasMark: false }],
    [3, 3, { score: 100, hasMark: true }],
    // A course without questions can ask for no mark.
    [0, 0, { score: null, hasMark: true }],
  ])('of %i questions %i are right', (questionCount, rightCount, expected) => {
    expect(standingOf(course, { questionCount, rightCount })).toMatchObject(expected);
  });

  it('is every lesson that there is, and at least one', () => {
    const none = { questionCount: 0, rightCount: 0 };
    expect(standingOf(course, none).hasLessons).toBe(true);
    expect(standingOf({ ...course, completedLessons: 2 }, none).hasLessons).toBe(false);
    expect(standingOf({ ...course, completedLessons: 4 }, none).hasLessons).toBe(true);
    expect(standingOf({ ...course, totalLessons: 0, completedLessons: 0 }, none).hasLessons).toBe(false);
  });

  it('is no mark where the creator set none', () => {
    expect(standingOf({ ...course, passMark: null }, { questionCount: 4, rightCount: 1 })).toEqual({
      ...{ hasLessons: true, hasMark: true, score: 25 },
    });
  });
});
