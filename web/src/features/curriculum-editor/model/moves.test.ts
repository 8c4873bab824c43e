import type { Module } from '@academy/contract/curriculum/curriculum.ts';
import { expect, it } from 'vitest';
import { moveNews, moveNewsText } from './move-words.ts';
import { lessonStep, moduleStep } from './moves.ts';

const module = (id: string, order: number, lessonIds: string[]): Module => ({
  _id: id,
  id,
  title: id.toUpperCase(),
  order,
  lessons: lessonIds.map((lessonId, index) => ({
    _id: lessonId,
    id: lessonId,
    title: lessonId,
    duration: '10:00',
    order: index + 1,
    moduleId: id,
    moduleTitle: id.toUpperCase(),
  })),
});

const modules = [module('a', 1, ['x', 'y']), module('b', 2, []), module('c', 3, ['z'])];

it('moves a module by one, and not beyond the ends', () => {
  expect(moduleStep(modules, 'b', 'up')).toBe(1);
  expect(moduleStep(modules, 'a', 'up')).toBeNull();
  expect(moduleStep(modules, 'c', 'down')).toBeNull();
});

it('moves a lesson within its module', () => {
  expect(lessonStep(modules, 'x', 'down')).toEqual({ moduleId: 'a', order: 2 });
  expect(lessonStep(modules, 'y', 'up')).toEqual({ moduleId: 'a', order: 1 });
});

it('moves a lesson into the next module, also an empty one', () => {
  expect(lessonStep(modules, 'y', 'down')).toEqual({ moduleId: 'b', order: 1 });
  expect(lessonStep(modules, 'z', 'up')).toEqual({ moduleId: 'b', order: 1 });
});

it('leaves the first and the last lesson of the course where they are', () => {
  expect(lessonStep(modules, 'x', 'up')).toBeNull();
  expect(lessonStep(modules, 'z', 'down')).toBeNull();
});

it('describes a position', () => {
  const said = (id: string) => moveNewsText(moveNews('carried', modules, id));
  expect(said('b')).toBe('Module B: position 2 of 3.');
  expect(said('y')).toBe('Lesson y: position 2 of 2 in module A.');
  expect(said('gone')).toBe('');
});

it.each([
  ['lifted', 'Module B lifted, position 2 of 3.'],
  ['moved', 'Module B moved to position 2 of 3.'],
  ['back', 'Module B is back at position 2 of 3.'],
] as const)('says of a module that it was %s', (step, text) => {
  expect(moveNewsText(moveNews(step, modules, 'b'))).toBe(text);
});
