import { describe, expect, it } from 'vitest';
import { lessonsInOrder, lessonToStart, nextLesson } from './lesson-order.ts';

const lesson = (_id: string, order: number) => ({ _id, order });
const modules = [
  { order: 2, lessons: [lesson('d', 2), lesson('c', 1)] },
  { order: 1, lessons: [lesson('b', 2), lesson('a', 1)] },
  { order: 3, lessons: [] },
];

describe('the order of lessons', () => {
  it('goes by module, then by lesson', () => {
    expect(lessonsInOrder(modules).map(({ _id }) => _id)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('starts at the first incomplete lesson', () => {
    expect(lessonToStart(modules, new Set())?._id).toBe('a');
    expect(lessonToStart(modules, new Set(['a', 'c']), 'd')?._id).toBe('b');
  });

  it('starts a finished course at the lesson last watched, else at the first', () => {
    const done = new Set(['a', 'b', 'c', 'd']);
    expect(lessonToStart(modules, done, 'c')?._id).toBe('c');
    expect(lessonToStart(modules, done, 'deleted')?._id).toBe('a');
    expect(lessonToStart(modules, done)?._id).toBe('a');
  });

  it('starts nowhere without lessons', () => {
    expect(lessonToStart([], new Set(), 'a')).toBeUndefined();
  });

  it('goes on across modules and ends after the last', () => {
    expect(nextLesson(modules, 'b')?._id).toBe('c');
    expect(nextLesson(modules, 'd')).toBeUndefined();
    expect(nextLesson(modules, 'unknown')).toBeUndefined();
  });
});
