import type { LessonReach } from '@academy/contract/insight/insight-calls.ts';
import { describe, expect, it } from 'vitest';
import { progressBars, steepestFall } from './drop-off.service.ts';

const lesson = (lessonId: string, reached: number): LessonReach => ({
  ...{ lessonId, moduleId: 'm', title: lessonId, moduleTitle: 'One', hasFilm: true },
  ...{ reached, finished: 0, sinceChange: null, beforeChange: null },
});

describe('the steepest fall', () => {
  it('is where most students are lost', () => {
    const lessons = [lesson('a', 90), lesson('b', 80), lesson('c', 5), lesson('d', 1)];
    expect(steepestFall(lessons)).toEqual({ lessonId: 'b', nextLessonId: 'c', lost: 75 });
  });

  it('is the larger share of who was still there, where equally many are lost', () => {
    const lessons = [lesson('a', 9), lesson('b', 5), lesson('c', 1), lesson('d', 7), lesson('e', 3)];
    expect(steepestFall(lessons)).toEqual({ lessonId: 'b', nextLessonId: 'c', lost: 4 });
  });

  it('is the first of several that are as steep', () => {
    const lessons = [lesson('a', 9), lesson('b', 5), lesson('c', 9), lesson('d', 5)];
    expect(steepestFall(lessons)).toEqual({ lessonId: 'a', nextLessonId: 'b', lost: 4 });
  });

  it('is nowhere where nobody is lost', () => {
    expect(steepestFall([])).toBeNull();
    expect(steepestFall([lesson('a', 9)])).toBeNull();
    expect(steepestFall([lesson('a', 3), lesson('b', 3), lesson('c', 4)])).toBeNull();
  });
});

describe('the bars of progress', () => {
  it('have nothing and everything by themselves, and ten percent each between', () => {
    const counted = [0, 1, 9, 10, 19, 20, 99, 100].map((completed) => ({ completed, students: 1 }));
    expect(progressBars(counted, 100)).toEqual([1, 2, 2, 1, 0, 0, 0, 0, 0, 0, 1, 1]);
  });

  it('never read nothing of a lesson that was completed, nor everything of a course that is not', () => {
    const counted = [1, 999].map((completed) => ({ completed, students: 2 }));
    expect(progressBars(counted, 1000)).toEqual([0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0]);
  });

  it('stand at nothing in a course without lessons', () => {
    expect(progressBars([{ completed: 0, students: 3 }], 0)[0]).toBe(3);
  });
});
