import { expect, test } from 'vitest';
import { moduleSummary } from './module-summary.ts';

const lessons = (...ids: string[]) =>
  ids.map((id, index) => ({
    _id: id,
    id,
    title: id,
    duration: '10:00',
    order: index + 1,
    moduleId: 'm',
    moduleTitle: 'Module',
  }));

test('a module says how many lessons it has and how long they take', () => {
  expect(moduleSummary({ lessons: lessons('a') }, { completed: new Set() })).toBe('1 lesson · 0h 10m');
  expect(
    moduleSummary({ lessons: lessons('a', 'b', 'c', 'd', 'e', 'f', 'g') }, { completed: new Set() }),
  ).toBe('7 lessons · 1h 10m');
});

test('a module that was begun says how far', () => {
  expect(moduleSummary({ lessons: lessons('a', 'b') }, { completed: new Set(['b', 'elsewhere']) })).toBe(
    '1 of 2 lessons · 0h 20m',
  );
});

test('an empty module takes no time', () => {
  expect(moduleSummary({ lessons: [] }, { completed: new Set() })).toBe('0 lessons');
});
